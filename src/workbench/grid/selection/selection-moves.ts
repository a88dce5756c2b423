import type { Command } from '../keys.ts';
import {
  between,
  clampPoint,
  type Direction,
  type Extent,
  jumped,
  only,
  type Point,
  type Rectangle,
  rectangleOf,
  type Span,
  stepped,
} from './selection.ts';

export interface MoveContext {
  readonly extent: Extent;
  readonly filled: (point: Point) => boolean;
  /** Where a cell is that is a screen away. */
  readonly paged: (from: Point, direction: Direction) => Point;
  /** Where an arrow leads that comes to the cell `to`. */
  readonly arrived: (from: Point, to: Point) => Point;
}

export interface Moved {
  readonly span: Span;
  /** The cell to bring into view. */
  readonly reveal: Point;
}

/** The selection after a command, or undefined where the command moves nothing. */
export function moveSelection(
  span: Span,
  command: Command,
  context: MoveContext,
): Moved | undefined {
  const { extent } = context;
  const last = { row: extent.rows - 1, col: extent.cols - 1 };
  switch (command.kind) {
    case 'move':
      return travelled(span, command.extend, extent, (from) => {
        if (command.jump) return jumped(from, command.direction, extent, context.filled);
        const to = stepped(from, command.direction, extent);
        return command.extend ? to : context.arrived(from, to);
      });
    case 'page':
      return travelled(span, command.extend, extent, (from) =>
        context.paged(from, command.direction),
      );
    case 'home':
      return travelled(span, command.extend, extent, ({ row }) => ({
        row: command.corner ? 0 : row,
        col: 0,
      }));
    case 'end':
      return travelled(span, command.extend, extent, ({ row }) => ({
        row: command.corner ? last.row : row,
        col: last.col,
      }));
    case 'corner': {
      const to = nextCorner(span);
      return { span: { ...span, active: to }, reveal: to };
    }
    default:
      return undefined;
  }
}

/** A rectangle made as wide as the table, or as high. */
export function wholeLines(
  range: Rectangle,
  lines: 'rows' | 'columns',
  { rows, cols }: Extent,
): Rectangle {
  if (lines === 'rows') return { ...range, left: 0, right: cols - 1 };
  return { ...range, top: 0, bottom: rows - 1 };
}

/** The same for the rectangle of the active cell, which keeps its direction. */
export function wholeSpan(
  { anchor, focus, active }: Span,
  lines: 'rows' | 'columns',
  { rows, cols }: Extent,
): Span {
  if (lines === 'rows') {
    return between({ ...anchor, col: 0 }, { ...focus, col: cols - 1 }, active);
  }
  return between({ ...anchor, row: 0 }, { ...focus, row: rows - 1 }, active);
}

export function wholeTable(active: Point, { rows, cols }: Extent): Span {
  return between({ row: 0, col: 0 }, { row: rows - 1, col: cols - 1 }, active);
}

/** Clockwise, as Ctrl+. goes. */
function nextCorner(span: Span): Point {
  const { top, left, bottom, right } = rectangleOf(span);
  const { row, col } = span.active;
  if (row === top && col < right) return { row, col: right };
  if (col === right && row < bottom) return { row: bottom, col };
  return row === bottom && col > left ? { row, col: left } : { row: top, col: left };
}

function travelled(
  span: Span,
  extend: boolean,
  extent: Extent,
  travel: (from: Point) => Point,
): Moved {
  if (extend) return extended(span, extent, travel);
  const to = travel(span.active);
  return { span: only(to), reveal: to };
}

/** The edge that is across from the active cell moves; that cell stays, and within what is selected. */
function extended(span: Span, extent: Extent, travel: (from: Point) => Point): Moved {
  const { active } = span;
  const [top, bottom] = edges(span, 'row');
  const [left, right] = edges(span, 'col');
  const focus = travel({ row: bottom, col: right });
  const anchor = {
    row: isBetween(active.row, top, focus.row) ? top : active.row,
    col: isBetween(active.col, left, focus.col) ? left : active.col,
  };
  const { rows, cols } = extent;
  // Of whole rows and columns it is not the far end that is looked for.
  const reveal = {
    row: Math.abs(bottom - top) === rows - 1 ? active.row : focus.row,
    col: Math.abs(right - left) === cols - 1 ? active.col : focus.col,
  };
  return { span: { anchor, focus, active }, reveal };
}

/** In one direction of the table: the edge that stays, and the one that moves. */
function edges(
  { anchor, focus, active }: Span,
  axis: keyof Point,
): readonly [fixed: number, moving: number] {
  const turns = active[axis] === focus[axis];
  return turns ? [focus[axis], anchor[axis]] : [anchor[axis], focus[axis]];
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

/** The next cell of a selected rectangle: Tab goes along its rows, Enter down its columns; null past its end. */
export function walked(
  { top, left, bottom, right }: Rectangle,
  { row, col }: Point,
  key: 'enter' | 'tab',
  back: boolean,
): Point | null {
  const high = bottom - top + 1;
  const wide = right - left + 1;
  const at = key === 'tab' ? (row - top) * wide + (col - left) : (col - left) * high + (row - top);
  const next = at + (back ? -1 : 1);
  if (next < 0 || next >= high * wide) return null;
  return key === 'tab'
    ? { row: top + Math.floor(next / wide), col: left + (next % wide) }
    : { row: top + (next % high), col: left + Math.floor(next / high) };
}

/** Where Enter and Tab go, and the column to which the next Enter returns. */
export interface EntryMove {
  readonly to: Point;
  /** The column where a run of Tabs began; null outside such a run. */
  readonly tabColumn: number | null;
}

/** Excel's data entry: Tab along the row, then Enter to the next row where tabbing began. */
export function entryMove(
  from: Point,
  key: 'enter' | 'tab',
  back: boolean,
  tabColumn: number | null,
  extent: Extent,
): EntryMove {
  const by = back ? -1 : 1;
  if (key === 'tab') {
    const to = clampPoint({ row: from.row, col: from.col + by }, extent);
    return { to, tabColumn: tabColumn ?? from.col };
  }
  const col = back ? from.col : (tabColumn ?? from.col);
  return { to: clampPoint({ row: from.row + by, col }, extent), tabColumn: null };
}
