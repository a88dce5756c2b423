import { clampPoint, type Extent, type Point, type Span } from './selection.ts';

/** What a cell is known by while rows and columns come and go. */
export interface CellIds {
  readonly rowId: string | undefined;
  readonly columnId: string | undefined;
}

/** A selection as it was, by the ids of its corners and the table around it. */
export interface Followed {
  readonly span: Span;
  readonly anchor: CellIds;
  readonly focus: CellIds;
  readonly before: Extent;
}

/** The table as it was last synchronized; -1 for ids that it has not. */
interface Table {
  readonly known: Extent;
  rowOf(id: string | undefined): number;
  position(columnId: string): number;
  idsAt(point: Point): CellIds;
}

interface Outcome {
  readonly span: Span;
  /** The active cell's row or column went: the one in its place is active. */
  readonly gone: boolean;
  /** The corners are still those of one rectangle; else the active cell alone stays selected. */
  readonly together: boolean;
}

/** To be asked before the table changes. */
export function followed(span: Span, table: Table): Followed {
  const { anchor, focus } = span;
  return { span, anchor: table.idsAt(anchor), focus: table.idsAt(focus), before: table.known };
}

/**
 * Where a selection is after rows and columns fold, come or go: it follows the row and the column of
 * its active cell. Of a range whose corners have come apart, sorted or hidden, the active cell alone
 * stays. Null where the table is empty.
 */
export function follow(
  { span, anchor, focus, before }: Followed,
  now: Table,
  extent: Extent,
): Outcome | null {
  if (extent.rows === 0 || extent.cols === 0) return null;
  const row = now.rowOf(anchor.rowId);
  const col = anchor.columnId === undefined ? -1 : now.position(anchor.columnId);
  // Before the table stands it has no rows to be known by.
  const gone =
    (anchor.rowId !== undefined && row < 0) || (anchor.columnId !== undefined && col < 0);
  const down = gone || row < 0 ? 0 : row - span.anchor.row;
  const right = gone || col < 0 ? 0 : col - span.anchor.col;
  const shifted = (point: Point): Point =>
    clampPoint({ row: point.row + down, col: point.col + right }, extent);
  const corner = shifted(span.focus);
  const grown = extent.rows > before.rows || extent.cols > before.cols;
  // A corner that wasn't there yet is where a paste begins to add rows or columns.
  const isNew = focus.rowId === undefined || focus.columnId === undefined;
  const together = !gone && (grown || isNew || sameIds(focus, now.idsAt(corner)));
  const active = shifted(span.anchor);
  return { span: { anchor: active, focus: together ? corner : active }, gone, together };
}

function sameIds(one: CellIds, other: CellIds): boolean {
  return one.rowId === other.rowId && one.columnId === other.columnId;
}
