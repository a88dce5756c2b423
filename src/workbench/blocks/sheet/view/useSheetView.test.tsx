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
  const takeBack = () => {
    let done = false;
    act(() => void (done = result.current.takeBack()));
    return done;
  };
  const shown = () => {
    const { model } = result.current;
    return Array.from({ length: model.rowCount }, (_, row) => model.cell(row, 'a').value);
  };
  return { session, sort, takeBack, shown };
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

test('where the document was edited since, that is what is to be taken back', () => {
  const { session, sort, takeBack, shown } = viewed();
  sort(false);
  act(() => session.set({ id: 'years' }, 7));
  expect(takeBack()).toBe(false);
  act(() => session.undo());
  // Nor once that is taken back.
  expect(takeBack()).toBe(false);
  expect(shown()).toEqual([2028, 2029, 2030]);
});
