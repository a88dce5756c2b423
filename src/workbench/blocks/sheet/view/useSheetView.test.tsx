// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { GridModel } from '../../../grid/index.ts';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { Session } from '../../../session/session.ts';
import { SessionContext } from '../../../session/useSession.ts';
import { sampleTool } from '../../../testing/sample.ts';
import { useFixedBySort } from './useFixedBySort.ts';
import { useSheetView } from './useSheetView.ts';

const table = { ...sampleModel([[2030], [2028], [2029]]), equals: 'rows' as const };

function viewed(of: GridModel = table) {
  const session = new Session(sampleTool());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result, unmount } = renderHook(() => useSheetView(of, session), { wrapper });
  const beside = renderHook(() => useFixedBySort(of.id), { wrapper });
  const sort = (descending: boolean) => {
    const sorting = { by: { id: 'a', name: 'Columna A' }, descending };
    act(() => result.current.set({ ...result.current.view, sorting }));
  };
  const undo = () => act(() => session.undo());
  const redo = () => act(() => session.redo());
  const shown = () => {
    const { model } = result.current;
    return Array.from({ length: model.rowCount }, (_, row) => model.cell(row, 'a').value);
  };
  /** What a menu beside the table says of moving its records. */
  const fixed = () => {
    beside.rerender();
    return beside.result.current;
  };
  return { session, sort, undo, redo, shown, unmount, fixed };
}

const IN_ORDER = [2028, 2029, 2030];

test('the orders of a table are taken back one by one, the last first', () => {
  const { session, sort, undo, shown } = viewed();
  const before = shown();
  sort(false);
  sort(true);
  expect(shown()).toEqual(IN_ORDER.toReversed());
  expect(session.undoLabel).toBe('Ordenar por Columna A');
  undo();
  expect(shown()).toEqual(IN_ORDER);
  undo();
  expect(shown()).toEqual(before);
  expect(session.undoLabel).toBeUndefined();
});

test('what was taken back is made again, until the table is looked at otherwise', () => {
  const { session, sort, undo, redo, shown } = viewed();
  sort(false);
  undo();
  redo();
  expect(shown()).toEqual(IN_ORDER);
  expect(session.redoLabel).toBeUndefined();
  undo();
  sort(true);
  expect(session.redoLabel).toBeUndefined();
  expect(shown()).toEqual(IN_ORDER.toReversed());
});

test('edits and orders are taken back and made again in the order they were made in', () => {
  const { session, sort, undo, redo, shown } = viewed();
  const years = () => session.calculation.value({ id: 'years' });
  const [before, first] = [shown(), years()];
  sort(false);
  act(() => session.set({ id: 'years' }, 7));
  undo();
  expect([years(), shown()]).toEqual([first, IN_ORDER]);
  undo();
  expect(shown()).toEqual(before);
  redo();
  expect([years(), shown()]).toEqual([first, IN_ORDER]);
  redo();
  expect(years()).toBe(7);
});

test('after another edit nothing that was taken back is made again', () => {
  const { session, sort, undo, redo, shown } = viewed();
  const before = shown();
  sort(false);
  undo();
  act(() => session.set({ id: 'years' }, 7));
  undo();
  redo();
  expect(session.calculation.value({ id: 'years' })).toBe(7);
  expect(shown()).toEqual(before);
});

test('a table that is gone leaves no order to be taken back', () => {
  const { session, sort, unmount } = viewed();
  sort(false);
  unmount();
  expect(session.undoLabel).toBeUndefined();
});

test('a filter that is taken back again hides what it hid, whatever was replaced since', () => {
  const values: (number | string)[][] = [[2030], [2028], [2029], [2028]];
  const live = { ...sampleModel(values), id: 'live', equals: 'rows' as const };
  const session = new Session(sampleTool());
  const { result } = renderHook(() => useSheetView(live, session), {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  const shown = () =>
    Array.from({ length: result.current.model.rowCount }, (_, row) => row).map(
      (row) => result.current.model.cell(row, 'a').value,
    );
  const filter = { by: { id: 'a', name: 'Columna A' }, values: ['2028'] };
  act(() => result.current.set({ sorting: null, filters: [filter] }));
  values[1] = [2031];
  values[3] = [2031];
  expect(shown()).toEqual([2031, 2031]);
  act(() => result.current.set({ sorting: null, filters: [] }));
  act(() => session.undo());
  expect(shown()).toEqual([2031, 2031]);
});

test('as long as it is sorted its records can’t be moved', () => {
  const { sort, undo, fixed } = viewed({ ...table, id: 'moved' });
  expect(fixed()).toBeUndefined();
  sort(true);
  expect(fixed()).toBe('Quita antes el orden de la hoja');
  undo();
  expect(fixed()).toBeUndefined();
});
