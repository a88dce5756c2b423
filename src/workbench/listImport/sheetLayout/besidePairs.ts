import { readMonthYear } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, textAt, textsIn } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { isTitleOfList } from '../match/titles.ts';

/* Names with their values that stand beside something else: 'Equity | 9.200.000.000' at the left of the table of
   incomes. */

/** Fewer may be like that by chance. */
const LEAST_PAIRS = 2;
/** A record of a table has a name and more than one value. */
const LEAST_CELLS = 3;
const LEAST_RECORDS = 2;

/** Whether lines are names that differ, each with a value; titles may stand over them. */
export function arePairs(rows: Rows): boolean {
  const lines = rows.map(textsIn).filter((texts) => texts.length > 0);
  const pairs = lines.filter((texts) => texts.length > 1);
  const names = pairs.map(([name = '']) => name);
  const valued = pairs.filter(([name = '', ...values]) => isName(name) && values.some(isValue));
  return (
    new Set(names).size === names.length &&
    names.every(isName) &&
    valued.length >= LEAST_PAIRS &&
    valued.length * 2 >= lines.length
  );
}

/** A word, which a figure or a unit hasn't. */
const NAMED = /\p{L}{2}/u;

const isName = (text: string): boolean => NAMED.test(text) && !isValue(text);

const isValue = (text: string): boolean => beginsAsFigure(text) || readMonthYear(text) !== null;

/** The same sheet without such names at the left of tables whose titles say that they are of lists. */
export function withoutPairsBeside(rows: Rows, target: ImportTarget): Rows {
  const { label, titles = [], lists = [] } = target;
  const ours = { label, titles: [...titles, ...lists] };
  // Alone on its side: among others it is a head, as 'Proyecto' of 'Ciudad | Precio | Proyecto | Canon'.
  const isTitle = (row: Rows[number], at: number): boolean =>
    NAMED.test(row[at] ?? '') &&
    filledIn(row.slice(at)).length === 1 &&
    isTitleOfList(row[at] ?? '', ours);
  const columns = rows.flatMap((row) => row.flatMap((_, at) => (isTitle(row, at) ? [at] : [])));
  const column = Math.min(...columns);
  if (!Number.isFinite(column) || column < 2) return rows;
  const left = rows.map((row) => row.slice(0, column));
  const right = rows.map((row) => row.slice(column));
  const records = right.filter(
    (row) => isName(textAt(row, 0)) && filledIn(row).length >= LEAST_CELLS && row.some(isValue),
  );
  if (records.length < LEAST_RECORDS || !arePairs(left)) return rows;
  return rows.map((row) => row.map((cell, at) => (at < column ? '' : cell)));
}
