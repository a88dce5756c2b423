import type { Grid } from '../grid.ts';
import { HEAD_ROW } from '../layout.ts';

/** The title of a sheet and a note beneath it. */
export function putTitle(grid: Grid, title: string, note: string): void {
  grid.put(0, 0, { value: title, look: 'title' });
  grid.put(1, 0, { value: note, look: 'note' });
}

/** The heads of a sheet's columns. */
export function putHeads(grid: Grid, heads: readonly string[]): void {
  heads.forEach((value, column) => {
    grid.put(HEAD_ROW, column, { value, look: 'header' });
    grid.widen(column, value.length);
  });
}
