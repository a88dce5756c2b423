// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CellAddress, DataGridHandle, GridSelection } from '../../grid/index.ts';
import { useUndoKeys } from '../../page/useUndoKeys.ts';
import { Session } from '../../session/session.ts';
import { redoThere, undoThere, workIn } from '../../session/stepPlaces.ts';
import { toast } from '../../../ui/index.ts';
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
  const handle = {
    select: vi.fn<Lead>(),
    show: vi.fn<Lead>(),
    focus: vi.fn<() => void>(),
    extend: vi.fn<(selection: GridSelection) => void>(),
  };
  let selected: GridSelection | null = null;
  const useIt = () =>
    useStepPlaces(
      session,
      () => model,
      () => model,
      () => handle as unknown as DataGridHandle,
      () => selected,
      null,
    );
  const { result, unmount } = renderHook(useIt);
  const type = (row: number, columnId: string, text: string) =>
    result.current.step({ row, columnId }, () => model.edit([{ row, columnId, text }]));
  const goTo = (active: CellAddress, to = active) =>
    (selected = { anchor: active, focus: to, active });
  const stay = (row: number, columnId: string) => result.current.stay({ row, columnId });
  /** It comes back to the page. */
  const again = () => renderHook(useIt);
  return { session, model, handle, type, goTo, stay, unmount, again };
}

const settled = () => Promise.resolve();

test('undo and redo lead to the cell of each step, and keys of a table go on there', async () => {
  const { session, handle, type } = sheet();
  type(0, 'price', '120');
  type(1, 'name', 'Oriente');
  type(1, 'price', 'N/D');
  undoThere(session, true); // The text that was refused.
  await settled();
  redoThere(session, true);
  await settled();
  undoThere(session, true);
  await settled();
  undoThere(session, true);
  await settled();
  undoThere(session, true);
  await settled();
  redoThere(session, false);
  await settled();
  const [refused, name, price] = [
    { row: 1, columnId: 'price' },
    { row: 1, columnId: 'name' },
    { row: 0, columnId: 'price' },
  ];
  expect(handle.select.mock.calls).toEqual([[refused], [refused], [refused], [name], [price]]);
  expect(handle.show.mock.calls).toEqual([[price]]);
});

test('what is undone and done again in a sheet that isn’t in the page is said', async () => {
  const said = vi.spyOn(toast, 'info');
  const { session, handle, type, unmount, again } = sheet();
  type(0, 'price', '120');
  undoThere(session, true);
  redoThere(session, true);
  await settled();
  expect(said).not.toHaveBeenCalled();
  handle.select.mockClear();
  unmount();
  undoThere(session, true);
  await settled();
  redoThere(session, true);
  await settled();
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    `Se deshizo: ${session.undoLabel}.`,
    `Se rehízo: ${session.undoLabel}.`,
  ]);
  expect(handle.select).not.toHaveBeenCalled();
  again();
  undoThere(session, true);
  await settled();
  expect(handle.select).toHaveBeenCalledExactlyOnceWith({ row: 0, columnId: 'price' });
  expect(said).toHaveBeenCalledTimes(2);
});

test('so is what was done in another part of the tool by no cell', async () => {
  const said = vi.spyOn(toast, 'info');
  said.mockClear();
  const { session } = sheet();
  const write = () => session.set({ id: 'years' }, 7);
  workIn(session, 'Fechas');
  write();
  undoThere(session, true);
  redoThere(session, true);
  await settled();
  expect(said).not.toHaveBeenCalled();
  workIn(session, 'Egresos');
  undoThere(session, true);
  await settled();
  expect(said.mock.lastCall?.[0]).toBe(`Se deshizo: ${session.redoLabel}.`);
});

test('the keys of the page lead into the cell from a tab, and leave somebody who types where they are', async () => {
  const { session, handle, type } = sheet();
  renderHook(() => useUndoKeys(session));
  const [tab, field] = ['button', 'input'].map((name) =>
    document.body.appendChild(document.createElement(name)),
  );
  type(0, 'price', '120');
  for (const [place, key] of [
    [tab, 'z'],
    [field, 'y'],
  ] as const) {
    place?.focus();
    fireEvent.keyDown(place ?? window, { key, ctrlKey: true });
    await settled();
  }
  const price = { row: 0, columnId: 'price' };
  expect(handle.select).toHaveBeenCalledExactlyOnceWith(price);
  expect(handle.show).toHaveBeenCalledExactlyOnceWith(price);
  expect(document.activeElement).toBe(field);
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

test('several cells that were selected at a step are selected again', async () => {
  const { session, handle, type, goTo } = sheet();
  const [first, last] = [
    { row: 0, columnId: 'price' },
    { row: 1, columnId: 'price' },
  ];
  goTo(first, last);
  type(1, 'price', '120');
  goTo({ row: 0, columnId: 'name' });
  undoThere(session, true);
  await settled();
  expect(handle.select).toHaveBeenCalledExactlyOnceWith(last);
  expect(handle.extend).toHaveBeenCalledExactlyOnceWith({
    anchor: first,
    focus: last,
    active: first,
  });
});

test('what is done in a form that a cell opened leads to that cell, what is done elsewhere to none', async () => {
  const { session, handle, stay } = sheet();
  const form = document.body.appendChild(document.createElement('div'));
  form.setAttribute('role', 'dialog');
  const [inForm, inPage] = [form, document.body].map((parent) =>
    parent.appendChild(document.createElement('input')),
  );
  stay(1, 'price');
  inForm?.focus();
  session.type({ id: 'name', table: 'homes', row: 1 }, 'Oriente');
  session.type({ id: 'price', table: 'homes', row: 0 }, 'N/D');
  inPage?.focus();
  session.type({ id: 'name', table: 'homes', row: 0 }, 'Centro');
  undoThere(session, true);
  await settled();
  expect(handle.select).not.toHaveBeenCalled();
  const opened = { row: 1, columnId: 'price' };
  undoThere(session, true);
  await settled();
  undoThere(session, true);
  await settled();
  expect(handle.select.mock.calls).toEqual([[opened], [opened]]);
});

test('undo leads to the record that it brings back, and redo to what is in its place then', async () => {
  const { session, model, handle, stay } = sheet();
  stay(1, 'price');
  model.records?.remove([1]);
  undoThere(session, true);
  await settled();
  redoThere(session, true);
  await settled();
  const [back, beside] = [
    { row: 1, columnId: 'price' },
    { row: model.rowCount - 1, columnId: 'price' },
  ];
  expect(handle.select.mock.calls).toEqual([[back], [beside]]);
  expect(model.rowCount).toBe(1);
});

test('of a record that its button removed the cell that is typed first comes back', async () => {
  const { session, model, handle, stay } = sheet();
  stay(1, '_remove');
  model.records?.remove([1]);
  undoThere(session, true);
  await settled();
  expect(handle.select.mock.calls).toEqual([[{ row: 1, columnId: 'name' }]]);
});
