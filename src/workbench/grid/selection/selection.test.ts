import { describe, expect, test } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { commandOf, type KeyPress } from '../keys.ts';
import type { CellAddress } from '../model.ts';
import { Selected } from './selected.ts';
import {
  between,
  type Direction,
  displayOrder,
  jumped,
  only,
  type Point,
  type Rectangle,
  rectangleOf,
  selectedCells,
  type Span,
  spanOf,
  stepped,
  toSelection,
  toSpan,
  without,
} from './selection.ts';
import { entryMove, moveSelection, wholeLines, wholeSpan, wholeTable } from './selection-moves.ts';

const extent = { rows: 6, cols: 4 };
const at = (row: number, col: number): Point => ({ row, col });
const span = (row: number, col: number) => only(at(row, col));
/** Column 0 of a sheet with rows 0, 1, 2 and 4 filled. */
const filled = (point: Point): boolean => point.col === 0 && [0, 1, 2, 4].includes(point.row);

const paged = (from: Point, direction: Direction): Point => stepped(from, direction, extent, 3);
const arrived = (_: Point, to: Point): Point => to;

function press(key: string, keys: Partial<KeyPress> = {}) {
  return commandOf({
    key,
    code: '',
    ctrl: false,
    shift: false,
    alt: false,
    altGraph: false,
    ...keys,
  });
}

function moved(from: ReturnType<typeof span>, key: string, keys: Partial<KeyPress> = {}) {
  const command = press(key, keys);
  return command && moveSelection(from, command, { extent, filled, paged, arrived })?.span;
}

describe('Ctrl+arrow, as Excel jumps', () => {
  test('stops at the last cell of a run', () => {
    expect(jumped(at(0, 0), 'down', extent, filled)).toEqual(at(2, 0));
  });
  test('crosses a gap to the next filled cell', () => {
    expect(jumped(at(2, 0), 'down', extent, filled)).toEqual(at(4, 0));
  });
  test('goes to the edge where nothing more is filled', () => {
    expect(jumped(at(4, 0), 'down', extent, filled)).toEqual(at(5, 0));
    expect(jumped(at(1, 1), 'right', extent, filled)).toEqual(at(1, 3));
  });
  test('stays at the edge', () => {
    expect(jumped(at(0, 0), 'up', extent, filled)).toEqual(at(0, 0));
  });
});

describe('moves', () => {
  test('arrows collapse a range to its anchor and step', () => {
    expect(moved(between(at(1, 1), at(3, 3)), 'ArrowDown')).toEqual(span(2, 1));
  });
  test('Shift+arrows move the focus only, and stop at the edge', () => {
    expect(moved(span(5, 3), 'ArrowDown', { shift: true })).toEqual(span(5, 3));
    expect(moved(span(1, 1), 'ArrowLeft', { shift: true })).toEqual(between(at(1, 1), at(1, 0)));
  });
  test('Home, End and their Ctrl forms', () => {
    expect(moved(span(2, 2), 'Home')).toEqual(span(2, 0));
    expect(moved(span(2, 2), 'End')).toEqual(span(2, 3));
    expect(moved(span(2, 2), 'Home', { ctrl: true })).toEqual(span(0, 0));
    expect(moved(span(2, 2), 'End', { ctrl: true, shift: true })).toEqual(
      between(at(2, 2), at(5, 3)),
    );
  });
  test('pages travel the rows in sight', () => {
    expect(moved(span(1, 1), 'PageDown')).toEqual(span(4, 1));
    expect(moved(span(1, 1), 'PageUp')).toEqual(span(0, 1));
    expect(moved(span(1, 0), 'PageDown', { alt: true })).toEqual(span(1, 3));
    expect(moved(span(1, 3), 'PageUp', { alt: true })).toEqual(span(1, 0));
  });
  test('whole rows, columns and table, around the active cell', () => {
    const active = at(2, 1);
    const range = between(at(1, 1), at(2, 2), active);
    expect(wholeSpan(range, 'rows', extent)).toEqual(between(at(1, 0), at(2, 3), active));
    expect(wholeSpan(range, 'columns', extent)).toEqual(between(at(0, 1), at(5, 2), active));
    expect(wholeTable(active, extent)).toEqual(between(at(0, 0), at(5, 3), active));
  });
});

describe('a range is extended from its active cell', () => {
  const shift = { shift: true };
  test('of whole rows more are taken, below and above, and the arrows go on from the cell', () => {
    const row = between(at(2, 0), at(2, 3), at(2, 1));
    const two = between(at(2, 0), at(3, 3), at(2, 1));
    expect(moved(row, 'ArrowDown', shift)).toEqual(two);
    expect(moved(two, 'ArrowUp', shift)).toEqual(row);
    expect(moved(row, 'ArrowUp', shift)).toEqual(between(at(2, 0), at(1, 3), at(2, 1)));
    expect(moved(two, 'ArrowDown')).toEqual(span(3, 1));
  });
  test('the edge across from it moves, wherever the range was begun', () => {
    const walkedTo = (row: number) => between(at(1, 1), at(3, 1), at(row, 1));
    expect(moved(walkedTo(1), 'ArrowDown', shift)).toEqual(between(at(1, 1), at(4, 1)));
    expect(moved(walkedTo(3), 'ArrowUp', shift)).toEqual(between(at(3, 1), at(0, 1)));
    expect(moved(walkedTo(2), 'ArrowDown', shift)).toEqual(between(at(1, 1), at(4, 1), at(2, 1)));
  });
  test('it is never left out', () => {
    const range = between(at(1, 1), at(3, 3), at(2, 2));
    expect(moved(range, 'Home', { shift: true, ctrl: true })).toEqual(between(at(2, 2), at(0, 0)));
  });
  test('whole rows and columns scroll to their active cell, not to their far end', () => {
    const reveal = (from: Span, key: string) => {
      const command = press(key, shift);
      return command && moveSelection(from, command, { extent, filled, paged, arrived })?.reveal;
    };
    expect(reveal(between(at(2, 0), at(2, 3), at(2, 1)), 'ArrowDown')).toEqual(at(3, 1));
    expect(reveal(between(at(0, 1), at(5, 1), at(2, 1)), 'ArrowRight')).toEqual(at(2, 2));
  });
});

describe('what is taken out of a selection', () => {
  const cells = (ranges: readonly Rectangle[]) =>
    ranges
      .flatMap(({ top, bottom, left, right }) =>
        [0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2, 3].map((col) =>
            row >= top && row <= bottom && col >= left && col <= right ? `${row}${col}` : '',
          ),
        ),
      )
      .filter(Boolean)
      .sort();
  const block = { top: 0, left: 0, bottom: 2, right: 2 };
  const one = (row: number, col: number) => rectangleOf(only(at(row, col)));
  test('leaves all that was around it, each cell once', () => {
    expect(cells(without(block, one(1, 1)))).toEqual([
      '00',
      '01',
      '02',
      '10',
      '12',
      '20',
      '21',
      '22',
    ]);
    expect(cells(without(block, one(2, 0)))).toHaveLength(8);
    expect(without(block, one(3, 1))).toEqual([block]);
    expect(without(one(1, 1), block)).toEqual([]);
  });
  test('is told where the active cell stays, and is never all of it', () => {
    const selected = new Selected();
    selected.put(between(at(0, 0), at(0, 1)));
    selected.keep();
    selected.put(only(at(2, 2)));
    const put = (row: number, col: number) => {
      const left = selected.leaveOut(one(row, col));
      return left && selected.put(left);
    };
    expect(put(0, 1)).toBe(true);
    expect(cells(selected.ranges)).toEqual(['00', '22']);
    expect(put(2, 2)).toBe(true);
    expect(selected.active).toEqual(at(0, 0));
    expect(put(0, 0)).toBeNull();
    expect(cells(selected.ranges)).toEqual(['00']);
  });
});

describe('whole rows and columns of several ranges', () => {
  const widened = (lines: 'rows' | 'columns', ...spans: readonly [...Span[], Span]) => {
    const selected = new Selected();
    for (const each of spans) {
      selected.keep();
      selected.put(each);
    }
    selected.change((range) => wholeLines(range, lines, extent));
    const last = wholeLines(rectangleOf(spans.at(-1) ?? span(0, 0)), lines, extent);
    selected.put(spanOf(last));
    return selected.ranges;
  };
  test('each of them becomes whole', () => {
    expect(widened('rows', span(0, 1), span(3, 2))).toEqual([
      { top: 0, left: 0, bottom: 0, right: 3 },
      { top: 3, left: 0, bottom: 3, right: 3 },
    ]);
    expect(widened('columns', span(0, 1), between(at(3, 2), at(4, 3)))).toEqual([
      { top: 0, left: 1, bottom: 5, right: 1 },
      { top: 0, left: 2, bottom: 5, right: 3 },
    ]);
  });
  test('those of the same rows become one: nothing is copied twice', () => {
    expect(widened('rows', span(3, 1), span(0, 0), span(3, 3))).toEqual([
      { top: 0, left: 0, bottom: 0, right: 3 },
      { top: 3, left: 0, bottom: 3, right: 3 },
    ]);
  });
});

describe('Tab and Enter within a selection', () => {
  const walk = (selected: Selected, key: 'enter' | 'tab', count: number, back = false) =>
    Array.from({ length: count }, () => {
      selected.walk(key, back);
      return selected.active;
    });
  const selectedOf = (...spans: readonly Span[]) => {
    const selected = new Selected();
    for (const each of spans) {
      selected.keep();
      selected.put(each);
    }
    return selected;
  };
  test('Tab goes along the rows, Enter down the columns, and round again', () => {
    const range = between(at(1, 1), at(2, 2));
    expect(walk(selectedOf(range), 'tab', 4)).toEqual([at(1, 2), at(2, 1), at(2, 2), at(1, 1)]);
    expect(walk(selectedOf(range), 'enter', 4)).toEqual([at(2, 1), at(1, 2), at(2, 2), at(1, 1)]);
  });
  test('with Shift they go back', () => {
    const range = between(at(1, 1), at(2, 2));
    expect(walk(selectedOf(range), 'tab', 2, true)).toEqual([at(2, 2), at(2, 1)]);
    expect(walk(selectedOf(range), 'enter', 2, true)).toEqual([at(2, 2), at(1, 2)]);
  });
  test('they lead from one range to the next in the order in which they were selected', () => {
    const ranges = [between(at(0, 0), at(1, 0)), span(4, 2), between(at(3, 3), at(2, 3))];
    expect(walk(selectedOf(...ranges), 'enter', 6)).toEqual([
      at(0, 0),
      at(1, 0),
      at(4, 2),
      at(2, 3),
      at(3, 3),
      at(0, 0),
    ]);
    expect(walk(selectedOf(...ranges), 'enter', 4, true)).toEqual([
      at(2, 3),
      at(4, 2),
      at(1, 0),
      at(0, 0),
    ]);
  });
  test('Ctrl+. goes round the corners of a range, clockwise', () => {
    const start = between(at(1, 1), at(3, 2), at(2, 1));
    const round = [1, 2, 3, 4, 5].reduce<readonly Span[]>((spans) => {
      const next = moved(spans.at(-1) ?? start, '.', { ctrl: true });
      return next ? [...spans, next] : spans;
    }, []);
    expect(round.map(({ active }) => active)).toEqual([
      at(1, 1),
      at(1, 2),
      at(3, 2),
      at(3, 1),
      at(1, 1),
    ]);
    expect(round.every(({ anchor, focus }) => anchor.row === 1 && focus.col === 2)).toBe(true);
  });
  test('what is selected stays, and what is typed next begins there', () => {
    const selected = selectedOf(span(0, 0), between(at(1, 1), at(2, 2)));
    walk(selected, 'tab', 4);
    expect(selected.ranges).toEqual([
      { top: 1, left: 1, bottom: 2, right: 2 },
      { top: 0, left: 0, bottom: 0, right: 0 },
    ]);
    expect(selected.isActive(at(0, 0))).toBe(true);
  });
});

describe('Enter and Tab', () => {
  test('Enter after Tabs returns to the column where tabbing began', () => {
    const first = entryMove(at(1, 1), 'tab', false, null, extent);
    const second = entryMove(first.to, 'tab', false, first.tabColumn, extent);
    expect(second).toEqual({ to: at(1, 3), tabColumn: 1 });
    expect(entryMove(second.to, 'enter', false, second.tabColumn, extent)).toEqual({
      to: at(2, 1),
      tabColumn: null,
    });
  });
  test('Shift+Enter goes straight up', () => {
    expect(entryMove(at(2, 2), 'enter', true, null, extent).to).toEqual(at(1, 2));
  });
});

describe('keys', () => {
  test('AltGr types, Ctrl does not', () => {
    expect(press('@', { ctrl: true, alt: true, altGraph: true })).toEqual({
      kind: 'type',
      text: '@',
    });
    expect(press('c', { ctrl: true })).toBeUndefined();
  });
  test('a dead key opens an empty editor; the numeric pad writes a decimal comma', () => {
    expect(press('Dead')).toEqual({ kind: 'type', text: '' });
    expect(press('.', { code: 'NumpadDecimal' })).toEqual({ kind: 'type', text: ',' });
  });
  test('both redo keys', () => {
    const redo = { kind: 'action', action: 'redo' };
    expect(press('y', { ctrl: true })).toEqual(redo);
    expect(press('Z', { ctrl: true, shift: true })).toEqual(redo);
  });
  test('keys of the browser stay the browser’s', () => {
    expect(press('F5')).toBeUndefined();
    expect(press('Tab', { alt: true })).toBeUndefined();
  });
});

describe('addresses', () => {
  const model = sampleModel([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  test('pinned columns come first', () => {
    const columns = model.columns.map((column) => ({ ...column, pinned: column.id === 'c' }));
    expect(displayOrder(columns).map((column) => column.id)).toEqual(['c', 'a', 'b']);
  });
  test('there and back', () => {
    const selection = {
      anchor: { row: 0, columnId: 'b' },
      focus: { row: 1, columnId: 'c' },
      active: { row: 1, columnId: 'b' },
    };
    const there = toSpan(selection, model.columns, model.rowCount);
    expect(there).toEqual(between(at(0, 1), at(1, 2), at(1, 1)));
    expect(there && toSelection(there, model.columns)).toEqual(selection);
  });
  test('null where the table has no such cell', () => {
    const one = (cell: CellAddress) => ({ anchor: cell, focus: cell, active: cell });
    expect(toSpan(one({ row: 2, columnId: 'a' }), model.columns, 2)).toBeNull();
    expect(toSpan(one({ row: 0, columnId: 'z' }), model.columns, 2)).toBeNull();
  });
});

test('the cells of a selection are those of all its rectangles', () => {
  const model = sampleModel([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const cell = (row: number, columnId: string): CellAddress => ({ row, columnId });
  const more = [{ anchor: cell(0, 'a'), focus: cell(0, 'a') }];
  // Drawn from its end to its beginning.
  const cells = selectedCells(model, { anchor: cell(1, 'c'), focus: cell(0, 'b'), more });
  const names = cells.map(({ row, columnId }) => `${columnId}${row}`);
  expect(names).toEqual(['a0', 'b0', 'c0', 'b1', 'c1']);
});
