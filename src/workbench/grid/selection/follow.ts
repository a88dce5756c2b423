import { between, clampPoint, type Extent, only, type Point, type Span } from './selection.ts';

/** What a cell is known by while rows and columns come and go. */
export interface CellIds {
  readonly rowId: string | undefined;
  readonly columnId: string | undefined;
}

/** A selection as it was, by the ids of its corners and its active cell, and the table around it. */
export interface Followed {
  readonly span: Span;
  readonly anchor: CellIds;
  readonly focus: CellIds;
  readonly active: CellIds;
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
  const { anchor, focus, active } = span;
  return {
    span,
    anchor: table.idsAt(anchor),
    focus: table.idsAt(focus),
    active: table.idsAt(active),
    before: table.known,
  };
}

/**
 * Where a selection is after rows and columns fold, come or go: it follows the row and the column of
 * its active cell. Of a range whose corners have come apart, sorted or hidden, the active cell alone
 * stays. Null where the table is empty.
 */
export function follow(
  { span, anchor, focus, active, before }: Followed,
  now: Table,
  extent: Extent,
): Outcome | null {
  if (extent.rows === 0 || extent.cols === 0) return null;
  const row = now.rowOf(active.rowId);
  const col = active.columnId === undefined ? -1 : now.position(active.columnId);
  // Before the table stands it has no rows to be known by.
  const gone =
    (active.rowId !== undefined && row < 0) || (active.columnId !== undefined && col < 0);
  const down = gone || row < 0 ? 0 : row - span.active.row;
  const right = gone || col < 0 ? 0 : col - span.active.col;
  const shifted = (point: Point): Point =>
    clampPoint({ row: point.row + down, col: point.col + right }, extent);
  const here = shifted(span.active);
  const grown = extent.rows > before.rows || extent.cols > before.cols;
  const stays = (corner: Point, ids: CellIds): boolean =>
    isNew(ids) || sameIds(ids, now.idsAt(shifted(corner)));
  const together = !gone && (grown || (stays(span.anchor, anchor) && stays(span.focus, focus)));
  const moved = between(shifted(span.anchor), shifted(span.focus), here);
  return { span: together ? moved : only(here), gone, together };
}

/** A corner that wasn't there yet is where a paste begins to add rows or columns. */
function isNew({ rowId, columnId }: CellIds): boolean {
  return rowId === undefined || columnId === undefined;
}

function sameIds(one: CellIds, other: CellIds): boolean {
  return one.rowId === other.rowId && one.columnId === other.columnId;
}
