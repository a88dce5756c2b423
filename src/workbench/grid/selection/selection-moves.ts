import type { Command } from '../keys.ts';
import {
  clampPoint,
  type Extent,
  jumped,
  type Point,
  rectangleOf,
  type Span,
  stepped,
} from './selection.ts';

export interface MoveContext {
  readonly extent: Extent;
  readonly filled: (point: Point) => boolean;
  /** Rows that PageUp and PageDown travel. */
  readonly pageRows: number;
}

export interface Moved {
  readonly span: Span;
  /** The cell to bring into view; absent where Excel does not scroll (whole rows, all). */
  readonly reveal?: Point;
}

/** The selection after a command, or undefined where the command moves nothing. */
export function moveSelection(
  span: Span,
  command: Command,
  context: MoveContext,
): Moved | undefined {
  const { extent } = context;
  const last = { row: extent.rows - 1, col: extent.cols - 1 };
  const { top, bottom, left, right } = rectangleOf(span);
  switch (command.kind) {
    case 'move': {
      const from = command.extend ? span.focus : span.anchor;
      const to = command.jump
        ? jumped(from, command.direction, extent, context.filled)
        : stepped(from, command.direction, extent);
      return travelled(span, to, command.extend);
    }
    case 'page': {
      const from = command.extend ? span.focus : span.anchor;
      const to = stepped(from, command.direction, extent, context.pageRows);
      return travelled(span, to, command.extend);
    }
    case 'home': {
      const row = command.corner ? 0 : rowOf(span, command.extend);
      return travelled(span, { row, col: 0 }, command.extend);
    }
    case 'end': {
      const row = command.corner ? last.row : rowOf(span, command.extend);
      return travelled(span, { row, col: last.col }, command.extend);
    }
    case 'selectAll':
      return { span: { anchor: { row: 0, col: 0 }, focus: last } };
    case 'selectRow':
      return { span: { anchor: { row: top, col: 0 }, focus: { row: bottom, col: last.col } } };
    case 'selectColumn':
      return { span: { anchor: { row: 0, col: left }, focus: { row: last.row, col: right } } };
    default:
      return undefined;
  }
}

function rowOf(span: Span, extend: boolean): number {
  return extend ? span.focus.row : span.anchor.row;
}

function travelled(span: Span, to: Point, extend: boolean): Moved {
  return { span: { anchor: extend ? span.anchor : to, focus: to }, reveal: to };
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
