// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { Session } from '../../../session/session.ts';
import { SessionContext } from '../../../session/useSession.ts';
import { sampleTool } from '../../../testing/sample.ts';
import { useSheetView } from './useSheetView.ts';

const table = { ...sampleModel([[2030], [2028], [2029]]), equals: 'rows' as const };

function viewed() {
  const session = new Session(sampleTool());
  const { result } = renderHook(() => useSheetView(table, session), {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  const sort = (descending: boolean) => {
    const sorting = { by: { id: 'a', name: 'Columna A' }, descending };
    act(() => result.current.set({ ...result.current.view, sorting }));
  };
  const step = (way: 'takeBack' | 'again') => () => {
    let done = false;
    act(() => void (done = result.current[way]()));
    return done;
  };
  const shown = () => {
    const { model } = result.current;
    return Array.from({ length: model.rowCount }, (_, row) => model.cell(row, 'a').value);
  };
  return { session, sort, takeBack: step('takeBack'), again: step('again'), shown };
}

test('the orders of a table are taken back one by one, the last first', () => {
  const { sort, takeBack, shown } = viewed();
  sort(false);
  sort(true);
  expect(shown()).toEqual([2030, 2029, 2028]);
  expect(takeBack()).toBe(true);
  expect(shown()).toEqual([2028, 2029, 2030]);
  expect(takeBack()).toBe(true);
  expect(shown()).toEqual([2030, 2028, 2029]);
  expect(takeBack()).toBe(false);
});

test('what was taken back is made again, until the table is looked at otherwise', () => {
  const { sort, takeBack, again, shown } = viewed();
  sort(false);
  takeBack();
  expect(again()).toBe(true);
  expect(shown()).toEqual([2028, 2029, 2030]);
  expect(again()).toBe(false);
  takeBack();
  sort(true);
  expect(again()).toBe(false);
  expect(shown()).toEqual([2030, 2029, 2028]);
});

test('edits and orders are taken back and made again in the order they were made in', () => {
  const { session, sort, takeBack, again, shown } = viewed();
  const before = shown();
  sort(false);
  act(() => session.set({ id: 'years' }, 7));
  expect(takeBack()).toBe(false);
  act(() => session.undo());
  expect(takeBack()).toBe(true);
  expect(shown()).toEqual(before);
  expect(again()).toBe(true);
  expect(shown()).toEqual([2028, 2029, 2030]);
  // Next is the edit.
  expect(again()).toBe(false);
});

test('after another edit nothing that was taken back is made again', () => {
  const { session, sort, takeBack, again } = viewed();
  sort(false);
  takeBack();
  act(() => session.set({ id: 'years' }, 7));
  act(() => session.undo());
  expect(again()).toBe(false);
});
