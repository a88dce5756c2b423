import type { GridColumn, GridModel } from '../model.ts';
import { cellAt, type Point } from './selection.ts';

/** The next cell to be typed in the same row, past sums; the same one where there is none. */
export function nextInRow(
  model: GridModel,
  columns: readonly GridColumn[],
  { row, col }: Point,
): Point {
  const isTyped = (at: number) => cellAt(model, columns, { row, col: at })?.editable ?? false;
  const next = columns.findIndex((_, at) => at > col && isTyped(at));
  return { row, col: next < 0 ? col : next };
}
