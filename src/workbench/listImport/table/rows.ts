import { NOTICES_TITLE } from '../../../tool/index.ts';

export type Rows = readonly (readonly string[])[];

/** A sheet of assumptions has fewer rows: what is longer is a table, and would be looked through in vain. */
export const MOST_OF_SHEET = 1_000;

/** How many cells the longest row has. */
export const widthOf = (rows: Rows): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** All as long as the longest, and of so many cells at the least. */
export function padded(rows: Rows, least = 0): string[][] {
  const width = Math.max(least, widthOf(rows));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const filledOf = (row: readonly string[] | undefined): number =>
  row?.filter((cell) => cell.trim() !== '').length ?? 0;

/** Without the empty rows at the end, all as long as the longest. */
export function trimmed(rows: Rows): string[][] {
  return padded(rows.slice(0, rows.findLastIndex((row) => filledOf(row) > 0) + 1));
}

/** Without the block of notices that ends a table of the app's own: a title, and a sentence a row. */
export function withoutNotices(rows: Rows): Rows {
  const isTitle = (row: readonly string[], at: number): boolean =>
    row[0]?.trim() === NOTICES_TITLE && filledOf(row) === 1 && filledOf(rows[at - 1]) === 0;
  const title = rows.findLastIndex(isTitle);
  const isLast = title > 0 && rows.slice(title + 1).every((row) => filledOf(row) <= 1);
  return isLast ? rows.slice(0, title) : rows;
}
