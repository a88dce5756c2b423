import { repeated, trace } from '../../engine/index.ts';
import {
  type Block,
  type Calculation,
  type Note,
  notesOf,
  outlineOf,
  read,
  type Ref,
  type Reading,
  type Table,
  unitOf,
  wordOf,
} from '../../tool/index.ts';
import { ASIDE, listGrid } from '../blocks/list/listGrid.ts';
import { listColumns } from '../blocks/list/listColumns.ts';
import { ROW_HEAD } from '../blocks/cells/readings.ts';
import { computedMatrix } from '../blocks/matrix/computedMatrix.ts';
import { tableColumns } from '../blocks/table/tableColumns.ts';
import { tableGrid } from '../blocks/table/tableGrid.ts';
import type { GridModel } from '../grid/index.ts';
import { wordsOf } from '../notes/index.ts';
import type { Session } from '../session/session.ts';
import type { PrintedTables } from './printedTables.ts';

/** The kinds of parts that a person may leave out, in the order of a report. */
export const SECTIONS = {
  figures: 'Cifras que deciden',
  inputs: 'Datos',
  results: 'Resultados',
  advice: 'Avisos y recomendaciones',
  charts: 'Gráficos',
  tables: 'Tablas',
  studies: 'Análisis',
  notes: 'Notas',
  definitions: 'Cómo se calculan las cifras',
} as const;
export type SectionName = keyof typeof SECTIONS;

const SECTION_OF: Readonly<Record<Block['kind'], SectionName>> = {
  inputs: 'inputs',
  figures: 'figures',
  notices: 'advice',
  list: 'inputs',
  results: 'results',
  rankings: 'results',
  advice: 'advice',
  chart: 'charts',
  matrix: 'tables',
  table: 'tables',
};

export interface Part {
  readonly section: Exclude<SectionName, 'studies' | 'notes' | 'definitions'>;
  readonly block: Block;
}

/** What the report of a tool shows, in its order: all that the page shows and isn't empty. */
export function partsOf(calculation: Calculation): readonly Part[] {
  const order = Object.keys(SECTIONS);
  return withRankingsTogether(outlineOf(calculation))
    .filter(({ visible, empty }) => visible && !empty)
    .map((block) => ({ section: SECTION_OF[block.kind] as Part['section'], block }))
    .sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}

/** Rankings that stand alone under their own names, one after the other, are one list. */
function withRankingsTogether(blocks: readonly Block[]): Block[] {
  const together: Block[] = [];
  for (const block of blocks) {
    const last = together.at(-1);
    if (last && isLone(last) && isLone(block)) {
      const entries = [...last.entries, ...block.entries];
      together[together.length - 1] = { ...last, title: 'Clasificaciones', entries };
    } else together.push(block);
  }
  return together;
}

const isLone = (block: Block): block is Extract<Block, { kind: 'rankings' }> =>
  block.kind === 'rankings' &&
  block.visible &&
  !block.empty &&
  (block.title === 'Clasificaciones' || block.title === block.entries[0]?.[1].label);

/** An input or a result, as a line of the report. */
export interface Line {
  readonly id: string;
  readonly label: string;
  readonly reading: Reading;
  readonly unit: string;
  /** Of an input: how it was typed, where it was by an expression. Of a result: why it has no value. */
  readonly note: string;
  /** What the person noted on it, in one line; empty where nothing was. */
  readonly noted: string;
}

export function lineOf(calculation: Calculation, id: string): Line {
  const field = calculation.field({ id });
  const formula = calculation.formula({ id });
  const shape = field ?? formula;
  if (!shape) throw new RangeError(`nothing is declared as ${id}`);
  const reading = read(calculation, { id });
  const note = field
    ? (calculation.expression({ id }) ?? '')
    : (formula?.hint ?? reading.note ?? '');
  return {
    id,
    label: shape.label,
    reading,
    unit: unitOf(shape),
    note,
    noted: notedOn(calculation, id),
  };
}

function notedOn(calculation: Calculation, id: string): string {
  const address = calculation.addressOf({ id });
  const note = address === null ? undefined : notesOf(calculation.document)[address];
  return note ? noteText(note) : '';
}

/** How a value reads now; nothing of a whole column. */
export function valueText(calculation: Calculation, ref: Ref): string {
  return ref.table !== undefined && ref.row === undefined ? '' : read(calculation, ref).text;
}

/** A note in one line: its text, its source and its date. */
export function noteText(note: Note): string {
  const { title, lines } = wordsOf(note);
  return [title, ...lines].join(' · ');
}

/** The ways to lay out the cells of a list, a table or a matrix, the usual one first; none of any other part. */
export function gridsOf(
  session: Session,
  block: Block,
  printed: PrintedTables,
): readonly GridModel[] {
  switch (block.kind) {
    case 'list':
      // A record of many fields is read down a column, its neighbours beside it.
      return [listGrid(session, block.id, block.list), listColumns(session, block.id, block.list)];
    case 'table':
      return printed(session, block.id) ?? tableGrids(session, block.id, block.table);
    case 'matrix':
      return [computedMatrix(session, block.id, block.matrix)];
    default:
      return [];
  }
}

/** Few rows of many columns are read across as well: a pro forma has a column a year. */
function tableGrids(session: Session, id: string, table: Table): readonly GridModel[] {
  const upright = tableGrid(session, id, table);
  const isWide = upright.rowCount < upright.columns.length;
  return isWide ? [upright, tableColumns(session, id, table)] : [upright];
}

/** The columns of a grid that paper can show: no buttons. */
export function printedColumns({ columns }: GridModel): GridModel['columns'] {
  return columns.filter(({ id }) => id === ROW_HEAD || !ASIDE.has(id));
}

export interface Definition {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** In the words of the page: 'Cuota × Plazo'. */
  readonly formula: string;
}

/** What the figures and results in sight mean, and how they are computed. */
export function definitionsOf(calculation: Calculation): readonly Definition[] {
  const shown = partsOf(calculation).flatMap(({ block }) =>
    block.kind === 'figures' || block.kind === 'results' ? block.items : [],
  );
  return [...new Set(shown)].flatMap((id) => {
    const formula = calculation.formula({ id });
    if (!formula) return [];
    const { tokens, of } = explained(calculation, { id });
    const words = tokens.map((token) => wordOf(calculation, token, of)).join('');
    return [{ id, label: formula.label, text: formula.help?.text ?? '', formula: words }];
  });
}

/** What is only another figure by another name is explained by that: 'Cuota mensual = Cuota' says nothing. */
function explained({ sheet }: Calculation, ref: Ref) {
  const source = repeated(sheet, ref);
  const tokens = source ? trace(sheet, source).formula : [];
  return source && tokens.length > 0
    ? { tokens, of: source }
    : { tokens: trace(sheet, ref).formula, of: ref };
}
