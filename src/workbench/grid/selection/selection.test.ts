import { describe, expect, test } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { commandOf, type KeyPress } from '../keys.ts';
import { displayOrder, jumped, type Point, toSelection, toSpan } from './selection.ts';
import { entryMove, moveSelection } from './selection-moves.ts';

const extent = { rows: 6, cols: 4 };
const at = (row: number, col: number): Point => ({ row, col });
const span = (row: number, col: number) => ({ anchor: at(row, col), focus: at(row, col) });
/** Column 0 of a sheet with rows 0, 1, 2 and 4 filled. */
const filled = (point: Point): boolean => point.col === 0 && [0, 1, 2, 4].includes(point.row);

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
  return command && moveSelection(from, command, { extent, filled, pageRows: 3 })?.span;
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
    const range = { anchor: at(1, 1), focus: at(3, 3) };
    expect(moved(range, 'ArrowDown')).toEqual(span(2, 1));
  });
  test('Shift+arrows move the focus only, and stop at the edge', () => {
    expect(moved(span(5, 3), 'ArrowDown', { shift: true })).toEqual(span(5, 3));
    expect(moved(span(1, 1), 'ArrowLeft', { shift: true })).toEqual({
      anchor: at(1, 1),
      focus: at(1, 0),
    });
  });
  test('Home, End and their Ctrl forms', () => {
    expect(moved(span(2, 2), 'Home')).toEqual(span(2, 0));
    expect(moved(span(2, 2), 'End')).toEqual(span(2, 3));
    expect(moved(span(2, 2), 'Home', { ctrl: true })).toEqual(span(0, 0));
    expect(moved(span(2, 2), 'End', { ctrl: true, shift: true })).toEqual({
      anchor: at(2, 2),
      focus: at(5, 3),
    });
  });
  test('pages travel the rows in sight', () => {
    expect(moved(span(1, 1), 'PageDown')).toEqual(span(4, 1));
    expect(moved(span(1, 1), 'PageUp')).toEqual(span(0, 1));
  });
  test('whole rows, columns and table', () => {
    const range = { anchor: at(1, 1), focus: at(2, 2) };
    expect(moved(range, ' ', { shift: true })).toEqual({ anchor: at(1, 0), focus: at(2, 3) });
    expect(moved(range, ' ', { ctrl: true })).toEqual({ anchor: at(0, 1), focus: at(5, 2) });
    expect(moved(range, 'a', { ctrl: true })).toEqual({ anchor: at(0, 0), focus: at(5, 3) });
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
    const selection = { anchor: { row: 0, columnId: 'b' }, focus: { row: 1, columnId: 'c' } };
    const there = toSpan(selection, model.columns, model.rowCount);
    expect(there).toEqual({ anchor: at(0, 1), focus: at(1, 2) });
    expect(there && toSelection(there, model.columns)).toEqual(selection);
  });
  test('null where the table has no such cell', () => {
    const gone = { row: 2, columnId: 'a' };
    expect(toSpan({ anchor: gone, focus: gone }, model.columns, 2)).toBeNull();
    const unknown = { row: 0, columnId: 'z' };
    expect(toSpan({ anchor: unknown, focus: unknown }, model.columns, 2)).toBeNull();
  });
});
