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
function told(
  from: ViewedSheet['view'],
  to: ViewedSheet['view'],
  of: ViewedSheet['model'] = model,
  at: GridSelection = selection,
) {
  const settle = vi.fn<DataGridHandle['settle']>();
  const grid = { settle } as unknown as DataGridHandle;
  const { rerender } = renderHook(({ view }) => useSamePlace({ view, model: of }, at, () => grid), {
    initialProps: { view: from },
  });
  rerender({ view: to });
  return settle.mock.calls;
}

const whole = { sorting: null, filters: [], order: null, hidden: new Set<string>() };
const ordered = { ...whole, sorting, order };
const both = { ...ordered, filters, hidden: new Set(['r1', 'r2']) };

test('one comes to the first record as a table is sorted, and stays in one’s place as it is unsorted', () => {
  expect(told(whole, ordered)).toEqual([[{ row: 0, columnId: 'a' }]]);
  expect(told(ordered, whole)).toEqual([[active]]);
});

test('where columns are records the first is one of those, and the name of a row stays', () => {
  const [heads, ...records] = ['nombre', 'p1', 'p2'].map((id) => ({
    id,
    header: id,
    align: 'left' as const,
    ...(id === 'nombre' ? { pinned: true } : {}),
  }));
  if (!heads) throw new Error('it is made above');
  const turned = {
    ...model,
    equals: 'columns' as const,
    columns: [heads, ...records.toReversed()],
  };
  const from = (columnId: string) =>
    told(whole, ordered, turned, { active: { row: 2, columnId } } as GridSelection);
  expect(from('p1')).toEqual([[{ row: 2, columnId: 'p2' }]]);
  expect(from('nombre')).toEqual([[{ row: 2, columnId: 'nombre' }]]);
});

test('one stays with one’s record as it is filtered and shown again, sorted or not', () => {
  expect(told(whole, { ...both, sorting: null, order: null })).toEqual([[]]);
  expect(told(ordered, both)).toEqual([[]]);
  expect(told(both, ordered)).toEqual([[]]);
});
