// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DataGridHandle, GridSelection } from '../../../grid/index.ts';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { useSamePlace } from './useSamePlace.ts';
import type { ViewedSheet } from './useSheetView.ts';

const model = { ...sampleModel([[2030], [2028], [2029]]), equals: 'rows' as const };
const active = { row: 1, columnId: 'a' };
const selection = { active } as GridSelection;
const order = ['r2', 'r3', 'r1'];
const sorting = { by: { id: 'a', name: 'Columna A' }, descending: false };
const filters = [{ by: { id: 'a', name: 'Columna A' }, values: ['2.029'] }];

/** What the grid is told as the view changes from one to another. */
function told(...[from, to]: [ViewedSheet['view'], ViewedSheet['view']]) {
  const [focus, select] = [vi.fn<() => void>(), vi.fn<DataGridHandle['select']>()];
  const grid = { focus, select } as unknown as DataGridHandle;
  const { rerender } = renderHook(
    ({ view }) => useSamePlace({ view, model }, selection, () => grid),
    { initialProps: { view: from } },
  );
  rerender({ view: to });
  return { focus: focus.mock.calls.length, select: select.mock.calls };
}

const whole = { sorting: null, filters: [], order: null, hidden: new Set<string>() };
const ordered = { ...whole, sorting, order };
const both = { ...ordered, filters, hidden: new Set(['r1', 'r2']) };

test('one stays in one’s place as a table is sorted and unsorted', () => {
  expect(told(whole, ordered)).toEqual({ focus: 0, select: [[active]] });
  expect(told(ordered, whole)).toEqual({ focus: 0, select: [[active]] });
});

test('and with one’s record as it is filtered and shown again, sorted or not', () => {
  expect(told(whole, { ...both, sorting: null, order: null })).toEqual({ focus: 1, select: [] });
  expect(told(ordered, both)).toEqual({ focus: 1, select: [] });
  expect(told(both, ordered)).toEqual({ focus: 1, select: [] });
});
