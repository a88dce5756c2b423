import type {
  CellAddress,
  GridCell,
  GridColumn,
  GridModel,
  GridRange,
  GridRanges,
  GridSelection,
} from '../model.ts';

/** A cell by position; `col` counts columns in display order. */
export interface Point {
  readonly row: number;
  readonly col: number;
}

/** Of a selected rectangle: `anchor` stays put while Shift+arrows move `focus`. */
export interface Corners {
  readonly anchor: Point;
  readonly focus: Point;
}

/** A selected rectangle with the active cell in it, where one types. */
export interface Span extends Corners {
  readonly active: Point;
}

/** All four edges belong to the rectangle. */
export interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Record<Direction, Point> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
};

export function only(cell: Point): Span {
  return { anchor: cell, focus: cell, active: cell };
}

/** The active cell is where the rectangle begins, unless it is another in it. */
export function between(anchor: Point, focus: Point, active = anchor): Span {
  return { anchor, focus, active };
}

export function rectangleOf({ anchor, focus }: Corners): Rectangle {
  return {
    top: Math.min(anchor.row, focus.row),
    left: Math.min(anchor.col, focus.col),
    bottom: Math.max(anchor.row, focus.row),
    right: Math.max(anchor.col, focus.col),
  };
}

/** A rectangle as a selection of its own. */
export function spanOf({ top, left, bottom, right }: Rectangle, active?: Point): Span {
  return between({ row: top, col: left }, { row: bottom, col: right }, active);
}

/** Of a selection with several rectangles: each, the one of the active cell last. */
export function rectanglesOf(
  selection: GridRanges,
  columns: readonly GridColumn[],
  rowCount: number,
): readonly Rectangle[] {
  return [...(selection.more ?? []), selection].flatMap((part) => {
    const corners = toCorners(part, columns, rowCount);
    return corners ? [rectangleOf(corners)] : [];
  });
}

/** The cells of all rectangles that are selected. */
export function selectedCells(model: GridModel, selection: GridRanges): readonly CellAddress[] {
  const columns = displayOrder(model.columns);
  return rectanglesOf(selection, columns, model.rowCount).flatMap(({ top, bottom, left, right }) =>
    Array.from({ length: bottom - top + 1 }, (_, step) =>
      columns.slice(left, right + 1).map(({ id }) => ({ row: top + step, columnId: id })),
    ).flat(),
  );
}

export function isSingle(rectangle: Rectangle): boolean {
  return rectangle.top === rectangle.bottom && rectangle.left === rectangle.right;
}

export function contains(rectangle: Rectangle, point: Point): boolean {
  return (
    point.row >= rectangle.top &&
    point.row <= rectangle.bottom &&
    point.col >= rectangle.left &&
    point.col <= rectangle.right
  );
}

/** What is left of a rectangle without another: above and below it, and at its sides. */
export function without(from: Rectangle, hole: Rectangle): readonly Rectangle[] {
  const top = Math.max(from.top, hole.top);
  const bottom = Math.min(from.bottom, hole.bottom);
  const left = Math.max(from.left, hole.left);
  const right = Math.min(from.right, hole.right);
  if (top > bottom || left > right) return [from];
  return [
    { ...from, bottom: top - 1 },
    { top, bottom, left: from.left, right: left - 1 },
    { top, bottom, left: right + 1, right: from.right },
    { ...from, top: bottom + 1 },
  ].filter((part) => part.top <= part.bottom && part.left <= part.right);
}

export function samePoint(a: Point, b: Point): boolean {
  return a.row === b.row && a.col === b.col;
}

export function sameRectangle(a: Rectangle, b: Rectangle): boolean {
  return a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right;
}

export function sameSpan(a: Span | null, b: Span | null): boolean {
  if (!a || !b) return a === b;
  return (
    samePoint(a.anchor, b.anchor) && samePoint(a.focus, b.focus) && samePoint(a.active, b.active)
  );
}

export function clampPoint(point: Point, extent: Extent): Point {
  return {
    row: Math.max(0, Math.min(point.row, extent.rows - 1)),
    col: Math.max(0, Math.min(point.col, extent.cols - 1)),
  };
}

export function stepped(point: Point, direction: Direction, extent: Extent, by = 1): Point {
  const step = STEP[direction];
  return clampPoint({ row: point.row + step.row * by, col: point.col + step.col * by }, extent);
}

/**
 * Where Ctrl+arrow lands: the end of the run of filled cells, or the next filled cell
 * over a gap, or the edge of the table. Excel's rule.
 */
export function jumped(
  point: Point,
  direction: Direction,
  extent: Extent,
  filled: (point: Point) => boolean,
): Point {
  let here = stepped(point, direction, extent);
  if (samePoint(here, point)) return point;
  const insideRun = filled(point) && filled(here);
  for (;;) {
    const next = stepped(here, direction, extent);
    if (samePoint(next, here)) return here;
    if (insideRun ? !filled(next) : filled(here)) return here;
    here = next;
  }
}

/** Pinned columns stand first on the screen, so they come first in every order used here. */
export function displayOrder(columns: readonly GridColumn[]): readonly GridColumn[] {
  const pinned = columns.filter((column) => column.pinned);
  return pinned.length === 0 ? columns : [...pinned, ...columns.filter((column) => !column.pinned)];
}

export function cellAt(
  model: GridModel,
  columns: readonly GridColumn[],
  point: Point,
): GridCell | undefined {
  const column = columns[point.col];
  return column && model.cell(point.row, column.id);
}

/** Whether no cell of a table is typed in. */
export function isReadOnly(model: GridModel, columns: readonly GridColumn[]): boolean {
  for (let row = 0; row < model.rowCount; row += 1) {
    if (columns.some(({ id }) => model.cell(row, id).editable)) return false;
  }
  return true;
}

/** A dash says that there is nothing; what can't be computed ('N/A') is something, as in a spreadsheet. */
export function isFilled(cell: GridCell | undefined): boolean {
  if (cell === undefined) return false;
  return cell.value === null ? !EMPTY.has(cell.text) : cell.value !== '';
}

const EMPTY: ReadonlySet<string> = new Set(['', '—']);

export function toRange(corners: Corners, columns: readonly GridColumn[]): GridRange | null {
  const anchor = addressOf(corners.anchor, columns);
  const focus = addressOf(corners.focus, columns);
  return anchor && focus ? { anchor, focus } : null;
}

export function toSelection(span: Span, columns: readonly GridColumn[]): GridSelection | null {
  const range = toRange(span, columns);
  const active = addressOf(span.active, columns);
  return range && active ? { ...range, active } : null;
}

function addressOf({ row, col }: Point, columns: readonly GridColumn[]): CellAddress | null {
  const column = columns[col];
  return column ? { row, columnId: column.id } : null;
}

/** Null where the table no longer has its active cell or one of the corners. */
export function toSpan(
  selection: GridSelection,
  columns: readonly GridColumn[],
  rowCount: number,
): Span | null {
  const corners = toCorners(selection, columns, rowCount);
  const active = pointOf(selection.active, columns, rowCount);
  return corners && active ? { ...corners, active } : null;
}

function toCorners(
  range: GridRange,
  columns: readonly GridColumn[],
  rowCount: number,
): Corners | null {
  const anchor = pointOf(range.anchor, columns, rowCount);
  const focus = pointOf(range.focus, columns, rowCount);
  return anchor && focus ? { anchor, focus } : null;
}

/** Null where the table has no such cell. */
export function pointOf(
  { row, columnId }: CellAddress,
  columns: readonly GridColumn[],
  rowCount: number,
): Point | null {
  const col = columns.findIndex((column) => column.id === columnId);
  return col < 0 || row < 0 || row >= rowCount ? null : { row, col };
}
