import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isHeadLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';

/* Lines as a separator divides them, those that have none in one cell. */

export const isDivided = (row: Rows[number]): boolean => row.length > 1;

/** The first line that has a figure behind its name; −1 where none has. */
export const firstFigured = (rows: Rows): number =>
  rows.findIndex((row) => row.slice(1).some(beginsAsFigure));

/** The line of the heads, which is the last one above those with figures; −1 where that is no such line. */
export function headAt(rows: Rows): number {
  const first = firstFigured(rows);
  const over = rows.findLastIndex((row, at) => at < first && isDivided(row));
  return isHeadLike(rows[over] ?? []) ? over : -1;
}

/** The count of cells that most of some lines have, the first of several such; 0 without any. */
export function commonestWidth(rows: readonly { readonly length: number }[]): number {
  const widths = rows.map(({ length }) => length);
  const times = (width: number): number => widths.filter((one) => one === width).length;
  return [...new Set(widths)].reduce((best, one) => (times(one) > times(best) ? one : best), 0);
}
