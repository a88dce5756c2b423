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

/** Without the empty rows at the end, all as long as the longest. */
export function trimmed(rows: Rows): string[][] {
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
  return padded(rows.slice(0, rows.findLastIndex(isFilled) + 1));
}
