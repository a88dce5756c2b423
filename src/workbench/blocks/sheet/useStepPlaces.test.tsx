// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CellAddress, DataGridHandle, GridSelection } from '../../grid/index.ts';
import { Session } from '../../session/session.ts';
import { redoThere, undoThere } from '../../session/stepPlaces.ts';
import { sampleTool } from '../../testing/sample.ts';
import { listGrid } from '../list/listGrid.ts';
import { useStepPlaces } from './useStepPlaces.ts';

type Lead = (address: CellAddress) => void;

function sheet() {
  const tool = sampleTool();
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the sample has homes');
  const model = listGrid(session, 'homes', list);
  const handle = { select: vi.fn<Lead>(), show: vi.fn<Lead>(), focus: vi.fn<() => void>() };
  let active: CellAddress | null = null;
  const { result } = renderHook(() =>
    useStepPlaces(
      session,
      () => model,
      () => handle as unknown as DataGridHandle,
      () => active && ({ active } as GridSelection),
    ),
  );
  const type = (row: number, columnId: string, text: string) =>
    result.current({ row, columnId }, () => model.edit([{ row, columnId, text }]));
  const goTo = (address: CellAddress) => (active = address);
  return { session, handle, type, goTo };
}

const settled = () => Promise.resolve();

test('undo and redo lead to the cell of each step, and keys of a table go on there', async () => {
  const { session, handle, type } = sheet();
  type(0, 'price', '120');
  type(1, 'name', 'Oriente');
  type(1, 'price', 'N/D');
  undoThere(session, true); // The text that was refused.
  undoThere(session, true);
  await settled();
  undoThere(session, true);
  await settled();
  redoThere(session, false);
  await settled();
  const [name, price] = [
    { row: 1, columnId: 'name' },
    { row: 0, columnId: 'price' },
  ];
  expect(handle.select.mock.calls).toEqual([[name], [price]]);
  expect(handle.show.mock.calls).toEqual([[price]]);
});

test('where one is in that cell what is selected around it stays, and what came with the step is gone', async () => {
  const { session, handle, type, goTo } = sheet();
  type(0, 'price', '120');
  type(2, 'name', 'Casa nueva');
  undoThere(session, true);
  await settled();
  expect(handle.select).not.toHaveBeenCalled();
  goTo({ row: 0, columnId: 'price' });
  undoThere(session, true);
  await settled();
  expect([handle.select.mock.calls.length, handle.focus.mock.calls.length]).toEqual([0, 1]);
});
