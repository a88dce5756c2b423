import { between, clampPoint, type Extent, only, type Point, type Span } from './selection.ts';

/** What a cell is known by while rows and columns come and go. */
export interface CellIds {
  readonly rowId: string | undefined;
  readonly columnId: string | undefined;
}

interface Line {
  readonly id: string;
}

/** What a table consists of, in its order. */
export interface TableLines {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
}

/** A selection as it was, by the ids of its corners and its active cell, and the table around it. */
export interface Followed {
  readonly span: Span;
  readonly anchor: CellIds;
  readonly focus: CellIds;
  readonly active: CellIds;
  readonly before: TableLines;
}

/** The table as it was last synchronized; -1 for ids that it has not. */
interface Table {
  readonly lines: TableLines;
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
    before: table.lines,
  };
}

/**
 * Where a selection is after rows and columns fold, come or go: it follows the row and the column of
 * its active cell, and a range grows and shrinks by what comes and goes within it. Of a range whose
 * corners have come apart, sorted or hidden, the active cell alone stays. Null where the table is empty.
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
  if (gone) return { span: only(here), gone, together: false };
  const stays = (corner: Point, ids: CellIds): boolean =>
    isNew(ids) || sameIds(ids, now.idsAt(shifted(corner)));
  const moved = between(shifted(span.anchor), shifted(span.focus), here);
  if (stays(span.anchor, anchor) && stays(span.focus, focus)) {
    return { span: moved, gone, together: true };
  }
  const corners = [pointOf(anchor, now), pointOf(focus, now)] as const;
  if (sameWithin(before, span, now.lines, corners)) {
    return { span: between(...corners, here), gone, together: true };
  }
  const { rows, columns } = before;
  const grown = extent.rows > rows.length || extent.cols > columns.length;
  return { span: grown ? moved : only(here), gone, together: grown };
}

/** -1 for a row or a column that the table has not. */
function pointOf({ rowId, columnId }: CellIds, table: Table): Point {
  return {
    row: table.rowOf(rowId),
    col: columnId === undefined ? -1 : table.position(columnId),
  };
}

/** Whether between two corners there is what there was, but for what came into the table or left it. */
function sameWithin(
  before: TableLines,
  { anchor, focus }: Span,
  now: TableLines,
  [from, to]: readonly [Point, Point],
): boolean {
  return (
    sameLines(before.rows, [anchor.row, focus.row], now.rows, [from.row, to.row]) &&
    sameLines(before.columns, [anchor.col, focus.col], now.columns, [from.col, to.col])
  );
}

function sameLines(
  before: readonly Line[],
  was: readonly [number, number],
  now: readonly Line[],
  is: readonly [number, number],
): boolean {
  if (is[0] < 0 || is[1] < 0) return false;
  const left = idsWithin(before, was).filter(isIn(now));
  const found = idsWithin(now, is).filter(isIn(before));
  return left.length === found.length && left.every((id, at) => id === found[at]);
}

function idsWithin(lines: readonly Line[], [from, to]: readonly [number, number]): string[] {
  return lines.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}

function isIn(lines: readonly Line[]): (id: string) => boolean {
  const ids = new Set(lines.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** A corner that wasn't there yet is where a paste begins to add rows or columns. */
function isNew({ rowId, columnId }: CellIds): boolean {
  return rowId === undefined || columnId === undefined;
}

function sameIds(one: CellIds, other: CellIds): boolean {
  return one.rowId === other.rowId && one.columnId === other.columnId;
}
