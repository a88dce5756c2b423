import type { GridController } from './controller.ts';
import type { EditStart } from './editing/editing.ts';
import { cellAt, type Point } from './selection/selection.ts';

/** What a cell opens, if anything; see `GridCell.opens`. */
export function opensAt({ model, columns }: GridController, point: Point): boolean | 'edit' {
  return cellAt(model, columns, point)?.opens ?? false;
}

/** Opens what the cell opens, with what was typed there to open it, or its editor. */
export function openOrEdit(
  grid: GridController,
  point: Point,
  typed?: string,
  start: EditStart = {},
): void {
  const column = grid.columns[point.col];
  if (column && opensAt(grid, point)) {
    grid.events.onOpen?.({ row: point.row, columnId: column.id }, typed);
  } else grid.startEdit(start);
}
