import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, firstFilledAt, isNameLike, textAt } from './layout.ts';
import type { Rows } from './rows.ts';

/* What rows and titles are numbered by: '4. INGRESOS', and '4.1 | Tarifa | 245.000' in a column of its own. */

/**
 * A title without what it is numbered by: 'INGRESOS' of '4. INGRESOS' and 'D) INGRESOS'. An amount is no number of
 * one: '12.000.000 al mes'.
 */
export const unnumbered = (title: string): string =>
  title
    .trim()
    .replace(/^((\d{1,2}[.)])+(\d{1,2}[.)]?)?|[ivx]+[.)]|\p{L}[.)])\s*(?=\p{L}{2})/iu, '');

/** Fewer rows may have such a number by chance. */
const LEAST_ROWS = 6;

const PARTED = /^\d{1,2}(\.\d{1,2})+\.?$/;

/** Whether a cell is the number of a part and no figure: '4.1', '4.1.2'. */
export const isPartNumber = (cell: string): boolean => PARTED.test(cell.trim());

/** The same sheet without such numbers, where they are those of parts, '4.1' and '4.2', or count all of its rows. */
export function withoutNumbering(rows: Rows): Rows {
  const column = Math.min(...rows.map(firstFilledAt).filter((at) => at >= 0));
  const isNumbered = (row: Rows[number]): boolean =>
    isPartNumber(textAt(row, column)) && /^\p{L}/u.test(textAt(row, column + 1));
  if (rows.filter(isNumbered).length >= LEAST_ROWS)
    return rows.map((row) => (isNumbered(row) ? row.with(column, '') : row));
  if (areCounted(rows, column))
    return rows.map((row) => (isCounted(row, column) ? row.with(column, '') : row));
  // '4.1 Domos' of one cell; titles keep theirs.
  const inNames = rows.filter((row) => IN_NAME.test(textAt(row, column))).length;
  if (inNames < LEAST_ROWS) return rows;
  return rows.map((row) => row.with(column, textAt(row, column).replace(IN_NAME, '')));
}

/** '1 | Tarifa | 245.000', a name behind the number and a figure behind that. */
const isCounted = (row: Rows[number], column: number): boolean =>
  /^\d{1,3}[.)]?$/.test(textAt(row, column)) &&
  isNameLike(textAt(row, column + 1)) &&
  row.slice(column + 2).some(beginsAsFigure);

/** Whether all rows without heads are counted so, from 1 on, what is titled between them aside. */
function areCounted(rows: Rows, column: number): boolean {
  const lines = rows.filter((row) => filledIn(row).length > 1);
  const numbers = lines.map((row) => textAt(row, column));
  return (
    lines.length >= LEAST_COUNTED &&
    lines.every((row) => isCounted(row, column)) &&
    numbers.every((number, at) => Number.parseInt(number, 10) === at + 1)
  );
}

/** So few rooms of a list may be as many as their lines by chance. */
const LEAST_COUNTED = 4;

const IN_NAME = /^\d{1,2}(\.\d{1,2})+\.?\s+(?=\p{L})/u;
