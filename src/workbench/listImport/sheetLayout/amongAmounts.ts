import { idOf, isBeyondCount } from '../match/amount.ts';
import { figureAt } from '../records/downwards.ts';
import { figureOf, inRows, nameOf } from './inRows.ts';
import { filledIn, firstText, textsIn, until } from '../table/layout.ts';
import { guessMapping } from '../match/guess.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget, TargetColumn } from '../target.ts';
import { knownHeads, nameScore, SURE } from '../match/heads.ts';
import { listOf } from '../match/titles.ts';

/* Records written downwards over others that are an amount each: 'Habitaciones | 34', 'Tarifa | 310.000' and
   'Ocupación | 66 %' over 'Alimentos y bebidas | 52.000.000'. */

interface Downwards {
  /** The line of the title over them. */
  readonly title: number;
  /** Of each record its lines, and the columns of the list that they are. */
  readonly records: readonly {
    readonly lines: readonly number[];
    readonly ids: readonly string[];
  }[];
  /** The lines of another list that follow without a title of their own. */
  readonly others: ReadonlySet<number>;
}

/** The same sheet with these records in a row each, under heads in the place of the block's title. */
export function recordAmongAmounts(rows: Rows, target: ImportTarget): Rows {
  const found = rows.flatMap((_, at) => downwardsUnder(rows, at, target) ?? [])[0];
  if (!found) return rows;
  const { title, others } = found;
  const records = found.records.map(({ lines, ids }) => {
    const values = lines.map((line, at) => {
      const row = rows[line] ?? [];
      return [ids[at] ?? '', { text: figureOf(row), head: firstText(row), row }] as const;
    });
    const [at = title] = lines;
    const name = nameOf(firstText(rows[at] ?? []), firstText(rows[title] ?? []));
    return { at, name, values: new Map(values) };
  });
  return inRows(rows, { head: title, records, others }, target);
}

/** What stands so under a title of the list; null for anything else. */
function downwardsUnder(rows: Rows, title: number, target: ImportTarget): Downwards | null {
  const [name = '', ...more] = textsIn(rows[title] ?? []);
  if (target.amount === undefined || more.length > 0 || listOf(name, target) !== 'own') return null;
  const below = rows.slice(title + 1);
  const all = until(below, (row) => filledIn(row).length < 2);
  const own = until(all, (row) => isOfOther(firstText(row), target));
  const others = new Set(all.flatMap((_, at) => (at < own.length ? [] : [title + 1 + at])));
  // 'Crecimiento | IPC + 1 %' has no figure, and ends what can be told.
  const block = until(own, (row) => figureAt(row) <= 0);
  const first = idsFrom(block, target);
  if (first.length === 0) return null;
  // Others may follow, as places to park those of a hotel.
  const records = [];
  for (let at = 0; at < block.length; ) {
    const isBegun = at === 0 || knownHeads([firstText(block[at] ?? [])], target) > 0;
    const ids = at === 0 ? first : isBegun ? idsFrom(block.slice(at), target) : [];
    const from = title + 1 + at;
    if (ids.length > 0) records.push({ lines: ids.map((_, line) => from + line), ids });
    at += Math.max(1, ids.length);
  }
  return { title, records, others };
}

/** The columns of the list that lines are from the first of them on, with its amount; none where they are no record. */
function idsFrom(block: Rows, target: ImportTarget): readonly string[] {
  const known = new Set<TargetColumn>();
  // What comes a second time is another's.
  const lines = until(block, (row) => {
    const columns = target.columns.filter((column) => nameScore(firstText(row), column) > SURE);
    const isAgain = columns.some((column) => known.has(column));
    for (const column of columns) known.add(column);
    return isAgain;
  });
  if (lines.length === 0) return [];
  const heads = lines.map(firstText);
  const cells = lines.map(figureOf);
  const mapping = guessMapping({ heads, lines: [{ cells, at: 0 }] }, target);
  const isCount = (id: string): boolean =>
    target.columns.some((one) => one.id === id && one.field.kind === 'number');
  const read = mapping.map((id, at) => ({ id, figure: cells[at] ?? '' }));
  const ids = until(
    read,
    ({ id, figure }) => id === '' || (isCount(id) && isBeyondCount(figure)),
  ).map(({ id }) => id);
  return ids.length > 1 && ids.includes(idOf(target.amount ?? '', target)) ? ids : [];
}

/** 'Gastos de personal' and 'Costo de ventas' begin with the name of another list. */
function isOfOther(name: string, target: ImportTarget): boolean {
  const [first = ''] = name.split(/\s/);
  return [name, `${first}s`].some((text) => listOf(text, target) === 'other');
}
