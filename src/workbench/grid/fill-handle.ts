import { planSeries } from './clipboard/fill.ts';
import type { GridController } from './controller.ts';
import { drag } from './drag.ts';
import { applyEdits } from './editing/apply-edits.ts';
import { type Point, type Rectangle, rectangleOf, spanOf } from './selection/selection.ts';

export function isHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dg-handle') !== null;
}

/** Continues the selected series as far as the handle is dragged: down, up or to a side. */
export function dragHandle(grid: GridController, down: PointerEvent): void {
  if (!grid.span) return;
  const from = rectangleOf(grid.span);
  let over = from;
  drag(grid, { row: from.bottom, col: from.right }, down, {
    onCell: (under) => {
      over = stretched(from, under);
      show(grid, over, under);
    },
    onRelease: () => fill(grid, from, over),
    onCancel: () => show(grid, from),
  });
}

/**
 * A double click goes on down to where the cells beside it end, at the left before the right; where
 * records lie side by side on to the right, as far as the cells above it, or below.
 */
export function fillBeside(grid: GridController): void {
  if (!grid.span) return;
  const from = rectangleOf(grid.span);
  const across = grid.model.equals === 'columns';
  const { rows, cols } = grid.extent;
  const [start, before, after, lines, most] = across
    ? [from.right, from.top - 1, from.bottom + 1, rows, cols]
    : [from.bottom, from.left - 1, from.right + 1, cols, rows];
  const lastFilled = (line: number): number => {
    const isFilled = (at: number): boolean =>
      grid.cells.filled(across ? { row: line, col: at } : { row: at, col: line });
    let at = start;
    while (at + 1 < most && isFilled(at + 1)) at += 1;
    return at;
  };
  const end = [before, after]
    .filter((line) => line >= 0 && line < lines)
    .map(lastFilled)
    .find((at) => at > start);
  // Beside cells that don't apply to their record, to the last record.
  const last = end ?? (grid.model.equals ? most - 1 : start);
  if (last <= start) return;
  const over = across ? { ...from, right: last } : { ...from, bottom: last };
  show(grid, over);
  fill(grid, from, over);
}

/** With the cell under the pointer, along the side where that is farther away. */
export function stretched(from: Rectangle, { row, col }: Point): Rectangle {
  const below = Math.max(row - from.bottom, from.top - row, 0);
  const beside = Math.max(col - from.right, from.left - col, 0);
  if (below === 0 && beside === 0) return from;
  if (below >= beside) {
    return { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) };
  }
  return { ...from, left: Math.min(from.left, col), right: Math.max(from.right, col) };
}

function show(grid: GridController, over: Rectangle, reveal?: Point): void {
  grid.selecting.select(spanOf(over, grid.active ?? undefined), reveal);
}

function fill(grid: GridController, from: Rectangle, over: Rectangle): void {
  grid.focusActive();
  if (over === from) return;
  applyEdits(grid, planSeries(grid.model, grid.columns, from, over), 'fill');
}
