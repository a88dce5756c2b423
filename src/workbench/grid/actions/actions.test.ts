import { describe, expect, it, test } from 'vitest';
import { startOf, toEnd } from './actions.ts';

test('a fill goes on to the last record, whichever way records lie', () => {
  const extent = { rows: 5, cols: 6 };
  const one = { top: 1, bottom: 1, left: 2, right: 2 };
  expect(toEnd(one, extent, 'columns')).toEqual({ ...one, right: 5 });
  expect(toEnd(one, extent, 'rows')).toEqual({ ...one, bottom: 4 });
  // With several rows side by side each goes on by itself.
  const block = { top: 0, bottom: 4, left: 1, right: 3 };
  expect(toEnd(block, extent, 'columns')).toEqual({ ...block, right: 5 });
  // After the last there is nothing to fill.
  expect(toEnd(block, extent, 'rows')).toBeNull();
  expect(toEnd({ ...one, left: 5, right: 5 }, extent, 'columns')).toBeNull();
});

describe('a series in a selection begins', () => {
  const down = { top: 0, bottom: 4, left: 1, right: 2 };
  const upTo = (count: number) => (point: { row: number; col: number }) =>
    point.row < count && point.col === 1;
  it('with the lines that have something', () => {
    expect(startOf(down, false, upTo(2))).toEqual({ ...down, bottom: 1 });
    expect(startOf(down, false, upTo(1))).toEqual({ ...down, bottom: 0 });
    const across = { top: 2, bottom: 2, left: 0, right: 5 };
    expect(startOf(across, true, ({ col }) => col < 3)).toEqual({ ...across, right: 2 });
  });
  it('with the first two where nothing is empty', () => {
    expect(startOf(down, false, () => true)).toEqual({ ...down, bottom: 1 });
    expect(startOf({ ...down, bottom: 1 }, false, () => true)).toEqual({ ...down, bottom: 0 });
  });
  it('nowhere without a value, or in a single cell', () => {
    expect(startOf(down, false, () => false)).toBeNull();
    expect(startOf({ top: 0, bottom: 0, left: 0, right: 0 }, true, () => true)).toBeNull();
  });
});
