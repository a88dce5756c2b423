import { idOf } from '../match/amount.ts';
import { figureAt } from '../records/downwards.ts';
import { figureOf, inRows, nameOf } from './inRows.ts';
import { filledIn, firstText, textsIn, until } from '../table/layout.ts';
import { guessMapping } from '../match/guess.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';

/* One record written downwards over others that are an amount each: 'Habitaciones | 34', 'Tarifa | 310.000' and
   'Ocupación | 66 %' over 'Alimentos y bebidas | 52.000.000'. */

interface Downwards {
  /** The line of the title over them. */
  readonly title: number;
  /** The lines of the record, and the columns of the list that they are. */
  readonly lines: readonly number[];
  readonly ids: readonly string[];
  /** The lines of another list that follow without a title of their own. */
  readonly others: ReadonlySet<number>;
}

/** The same sheet with that record in one row, under heads in the place of the block's title. */
export function recordAmongAmounts(rows: Rows, target: ImportTarget): Rows {
  const found = rows.flatMap((_, at) => downwardsUnder(rows, at, target) ?? [])[0];
  if (!found) return rows;
  const { title, lines, ids, others } = found;
  const values = lines.map((line, at) => {
    const row = rows[line] ?? [];
    return [ids[at] ?? '', { text: figureOf(row), head: firstText(row), row }] as const;
  });
  const [at = title] = lines;
  const record = {
    at,
    name: nameOf(firstText(rows[at] ?? []), firstText(rows[title] ?? [])),
    values: new Map(values),
  };
  return inRows(rows, { head: title, records: [record], others }, target);
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
  if (block.length === 0) return null;
  const heads = block.map(firstText);
  const cells = block.map(figureOf);
  const mapping = guessMapping({ heads, lines: [{ cells, at: 0 }] }, target);
  const ids = until(mapping, (id) => id === '');
  if (ids.length < 2 || !ids.includes(idOf(target.amount, target))) return null;
  return { title, lines: ids.map((_, at) => title + 1 + at), ids, others };
}

/** 'Gastos de personal' and 'Costo de ventas' begin with the name of another list. */
function isOfOther(name: string, target: ImportTarget): boolean {
  const [first = ''] = name.split(/\s/);
  return [name, `${first}s`].some((text) => listOf(text, target) === 'other');
}
