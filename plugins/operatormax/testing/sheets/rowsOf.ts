/** As rows of cells, all as wide as the widest. */
export function rowsOf(sheet: string): string[][] {
  const rows = sheet
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}
