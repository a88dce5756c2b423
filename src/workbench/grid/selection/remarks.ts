import type { GridColumn, GridModel } from '../model.ts';
import { cellAt, type Point } from './selection.ts';

/* Rows that only tell of the one above them, as 'Real − proyectado' does. */

/** Where Enter leads that comes to the cell `to`: to the next row that is no remark, where there is one. */
export function pastRemarks(model: GridModel, from: Point, to: Point): Point {
  const by = Math.sign(to.row - from.row);
  if (by === 0) return to;
  let { row } = to;
  while (model.row(row).remark && row + by >= 0 && row + by < model.rowCount) row += by;
  return model.row(row).remark ? to : { ...to, row };
}

/**
 * The same of an arrow. It passes by remarks where a cell on either side of them is typed, so that it leads
 * back to what was typed before Enter, and visits them elsewhere.
 */
export function arrived(
  model: GridModel,
  columns: readonly GridColumn[],
  from: Point,
  to: Point,
): Point {
  const passed = pastRemarks(model, from, to);
  const isTyped = [from, passed].some((point) => cellAt(model, columns, point)?.editable);
  return isTyped ? passed : to;
}
