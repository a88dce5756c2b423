import { firstFilledAt, textAt } from './layout.ts';
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

/** The same sheet without such numbers, where they are those of parts: '4.1' and '4.2'. */
export function withoutNumbering(rows: Rows): Rows {
  const column = Math.min(...rows.map(firstFilledAt).filter((at) => at >= 0));
  const isNumbered = (row: Rows[number]): boolean =>
    isPartNumber(textAt(row, column)) && /^\p{L}/u.test(textAt(row, column + 1));
  if (rows.filter(isNumbered).length >= LEAST_ROWS)
    return rows.map((row) => (isNumbered(row) ? row.with(column, '') : row));
  // '4.1 Domos' of one cell; titles keep theirs.
  const inNames = rows.filter((row) => IN_NAME.test(textAt(row, column))).length;
  if (inNames < LEAST_ROWS) return rows;
  return rows.map((row) => row.with(column, textAt(row, column).replace(IN_NAME, '')));
}

const IN_NAME = /^\d{1,2}(\.\d{1,2})+\.?\s+(?=\p{L})/u;
