import { idOf } from '../match/amount.ts';
import { guessMapping } from '../match/guess.ts';
import { figureOf, firstFigureAt, inRows, type RecordBelow } from './inRows.ts';
import { firstText, textsIn, until } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { isTitleOf } from '../match/titles.ts';

/* Records one below the other, each with its name over its values: 'Habitación estándar' over 'Número | 64' and
   'Tarifa | 285.000', then 'Suite' over its own. */

/** The same sheet with each such record in one row, under heads in the place of the title over the first of them. */
export function withStackedRecords(rows: Rows, target: ImportTarget): Rows {
  if (target.amount === undefined) return rows;
  const records = rows.flatMap((_, at) => stackedAt(rows, at, target) ?? []);
  const [first, second] = records;
  const head = (first?.at ?? 0) - 1;
  if (!first || !second || head < 0 || textsIn(rows[head] ?? []).length > 1) return rows;
  return inRows(rows, { head, records }, target);
}

/** Such a record whose name is in a line; null for anything else. */
function stackedAt(rows: Rows, at: number, target: ImportTarget): RecordBelow | null {
  const [name = '', ...more] = textsIn(rows[at] ?? []);
  const isTitle = isTitleOf(name, target.label);
  if (more.length > 0 || isTitle || !/\p{L}{2}/u.test(name)) return null;
  // No more of them can be columns of the list, each another one.
  const below = rows.slice(at + 1, at + 1 + target.columns.length);
  const block = until(below, (row) => firstFigureAt(row) <= 0);
  if (block.length < 2) return null;
  const heads = block.map(firstText);
  const mapping = guessMapping({ heads, lines: [{ cells: block.map(figureOf), at: 0 }] }, target);
  const ids = until(mapping, (id) => id === '');
  if (ids.length < 2 || !ids.includes(idOf(target.amount ?? '', target))) return null;
  const values = ids.map((id, place) => {
    const row = block[place] ?? [];
    return [id, { text: figureOf(row), head: firstText(row), row }] as const;
  });
  return { at, name, values: new Map(values) };
}
