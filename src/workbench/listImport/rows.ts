export type Rows = readonly (readonly string[])[];

/** Without the empty rows at the end, all as long as the longest. */
export function trimmed(rows: Rows): string[][] {
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
  const last = rows.findLastIndex(isFilled);
  const kept = rows.slice(0, last + 1);
  const width = kept.reduce((most, row) => Math.max(most, row.length), 0);
  return kept.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}
