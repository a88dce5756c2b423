import type { Calculation } from './calculation.ts';
import type { Chart, Fact, List, Matrix, Ranking, Table } from '../contract/declaration.ts';
import { axisValues } from './matrix.ts';
import { conditionId } from './model.ts';
import { type Given, givenAdvice } from './rankings.ts';

interface Head {
  /** Unique among the blocks of its kind. */
  readonly id: string;
  readonly title: string;
  /** Whether it is shown with these data; what is empty may be shown, to say so. */
  readonly visible: boolean;
  /** Whether there is nothing in it yet: no records, no rows, no values. */
  readonly empty: boolean;
}

/** A part of what a tool shows. Inputs, formulas and records in it are those that are shown. */
export type Block =
  | (Head & {
      readonly kind: 'inputs';
      readonly items: readonly string[];
      /** Told before them, on paper and in files. */
      readonly facts: readonly Fact[];
    })
  | (Head & { readonly kind: 'figures'; readonly items: readonly string[] })
  | (Head & { readonly kind: 'notices'; readonly given: readonly Given[] })
  | (Head & { readonly kind: 'list'; readonly list: List })
  | (Head & {
      readonly kind: 'results';
      readonly items: readonly string[];
      readonly note?: string | undefined;
    })
  | (Head & { readonly kind: 'rankings'; readonly entries: readonly NamedRanking[] })
  | (Head & { readonly kind: 'advice'; readonly given: readonly Given[] })
  | (Head & { readonly kind: 'chart'; readonly chart: Chart })
  | (Head & { readonly kind: 'matrix'; readonly matrix: Matrix })
  | (Head & { readonly kind: 'table'; readonly table: Table });

export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
/** A ranking by its id. */
export type NamedRanking = readonly [id: string, ranking: Ranking];

/** What each kind shows, in the order in which pages, files and descriptions have it. */
const PARTS: { readonly [K in BlockKind]: (calculation: Calculation) => BlockOf<K>[] } = {
  inputs,
  figures,
  notices,
  list: lists,
  results,
  rankings,
  advice,
  chart: charts,
  matrix: matrices,
  table: tables,
};

export const BLOCK_KINDS = Object.keys(PARTS) as readonly BlockKind[];

/** Everything a tool shows, in order: the one place that decides order and visibility. */
export function outlineOf(calculation: Calculation): readonly Block[] {
  return BLOCK_KINDS.flatMap((kind): readonly Block[] => PARTS[kind](calculation));
}

/** The blocks of one kind, shown or not. */
export function blocksOf<K extends BlockKind>(
  calculation: Calculation,
  kind: K,
): readonly BlockOf<K>[] {
  return PARTS[kind](calculation);
}

/** Whether an input is shown with these data. */
export function showsInput(calculation: Calculation, id: string): boolean {
  return !calculation.field({ id })?.hidden && calculation.holds(conditionId.visible(id));
}

function inputs(calculation: Calculation): BlockOf<'inputs'>[] {
  const { sections } = calculation.declaration;
  return sections.map(({ title, inputs: all, facts = [] }, at) => {
    const items = all.filter((id) => showsInput(calculation, id));
    const shown = filled([...facts, ...items]);
    return { kind: 'inputs', id: `inputs.${at + 1}`, title, items, facts, ...shown };
  });
}

/** What stands for its content: shown where there is any. */
function filled(items: readonly unknown[]): Pick<Head, 'visible' | 'empty'> {
  return { visible: items.length > 0, empty: items.length === 0 };
}

function figures(calculation: Calculation): BlockOf<'figures'>[] {
  const { figures: all } = calculation.declaration;
  if (all.length === 0) return [];
  const items = all.filter((id) => calculation.applies({ id }));
  return [{ kind: 'figures', id: 'figures', title: 'Cifras que deciden', items, ...filled(items) }];
}

/** Of the block of notices, on the page as in files, which are read back without it. */
export const NOTICES_TITLE = 'Avisos';

function notices(calculation: Calculation): BlockOf<'notices'>[] {
  if (!calculation.declaration.advice.some(({ notice }) => notice)) return [];
  const given = givenAdvice(calculation).filter(({ notice }) => notice);
  return [{ kind: 'notices', id: 'notices', title: NOTICES_TITLE, given, ...filled(given) }];
}

function lists({ declaration, sheet }: Calculation): BlockOf<'list'>[] {
  return Object.entries(declaration.lists).map(([id, list]) => ({
    kind: 'list',
    id,
    title: list.label,
    visible: true,
    empty: sheet.rows(id) === 0,
    list,
  }));
}

function results(calculation: Calculation): BlockOf<'results'>[] {
  return calculation.declaration.results.map(({ title, items: all, note }, at) => {
    // What serves other formulas only isn't listed.
    const items = all.filter(
      (id) => calculation.applies({ id }) && !calculation.formula({ id })?.internal,
    );
    return { kind: 'results', id: `results.${at + 1}`, title, items, note, ...filled(items) };
  });
}

/** By heading: those of one group where its first one is, the others by themselves. */
function rankings({ declaration, sheet }: Calculation): BlockOf<'rankings'>[] {
  const groups = new Map<string, NamedRanking[]>();
  for (const [id, ranking] of Object.entries(declaration.rankings)) {
    const title = ranking.group ?? ranking.label;
    groups.set(title, [...(groups.get(title) ?? []), [id, ranking]]);
  }
  return [...groups].map(([title, entries], at) => ({
    kind: 'rankings',
    id: `rankings.${at + 1}`,
    title,
    visible: true,
    empty: entries.every(([, { list }]) => sheet.rows(list) === 0),
    entries,
  }));
}

function advice(calculation: Calculation): BlockOf<'advice'>[] {
  if (!calculation.declaration.advice.some(({ notice }) => !notice)) return [];
  const given = givenAdvice(calculation).filter(({ notice }) => !notice);
  return [{ kind: 'advice', id: 'advice', title: 'Recomendaciones', given, ...filled(given) }];
}

function charts(calculation: Calculation): BlockOf<'chart'>[] {
  return calculation.declaration.charts.map((chart) => ({
    kind: 'chart',
    id: chart.id,
    title: chart.label,
    visible: calculation.holds(conditionId.visible(chart.id)),
    empty: !hasValues(calculation, chart),
    chart,
  }));
}

function hasValues(calculation: Calculation, { source, series }: Chart): boolean {
  const rows = calculation.rows(source);
  return series.some(({ column }) => {
    for (let row = 0; row < rows; row++) {
      if (calculation.value({ id: column, table: source, row }) !== null) return true;
    }
    return false;
  });
}

function matrices({ declaration, document }: Calculation): BlockOf<'matrix'>[] {
  return Object.entries(declaration.matrices).map(([id, matrix]) => ({
    kind: 'matrix',
    id,
    title: matrix.label,
    visible: true,
    empty: [matrix.rows, matrix.columns].some(
      ({ axis }) => axisValues(document[axis]).length === 0,
    ),
    matrix,
  }));
}

function tables(calculation: Calculation): BlockOf<'table'>[] {
  const all = Object.entries(calculation.declaration.tables);
  return all
    .filter(([, { internal }]) => !internal)
    .map(([id, table]) => ({
      kind: 'table',
      id,
      title: table.label,
      visible: calculation.holds(conditionId.visible(id)),
      empty: calculation.rows(id) === 0,
      table,
    }));
}
