// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../testing/layout.ts';
import { DataGrid, type DataGridHandle } from './DataGrid.tsx';
import type { GridSelection } from './model.ts';
import { sampleModel } from './testing/grid-sample.ts';

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The names of its rows stand above the figures on a phone held upright, and beside them held across. */
function named() {
  const model = sampleModel(Array.from({ length: 9 }, () => [1, 2, 3]));
  const columns = model.columns.map((column, at) =>
    at === 0 ? { ...column, pinned: true, align: 'left' as const, width: 200 } : column,
  );
  return { ...model, columns };
}

function turn(width: number): void {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}

test('a phone that is turned has the same cell selected, with the focus', async () => {
  vi.stubGlobal('innerWidth', 390);
  const grid = createRef<DataGridHandle>();
  const told = vi.fn<(selection: GridSelection | null) => void>();
  render(<DataGrid ref={grid} model={named()} revision={0} onSelectionChange={told} />);
  const cell = () => document.querySelector('.ag-row[row-index="4"] [col-id="b"]');
  await waitFor(() => expect(cell()).not.toBeNull());
  act(() => grid.current?.select({ row: 4, columnId: 'b' }));
  const upright = screen.getByRole('grid');
  turn(844);
  expect(upright.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(cell()));
  expect(told).toHaveBeenLastCalledWith(
    expect.objectContaining({ active: { row: 4, columnId: 'b' } }),
  );
});

test('a cell that is typed into stays clear of the keyboard that comes up', async () => {
  vi.stubGlobal('innerWidth', 390);
  const grid = createRef<DataGridHandle>();
  render(<DataGrid ref={grid} model={named()} revision={0} />);
  const cell = () => document.querySelector<HTMLElement>('.ag-row[row-index="4"] [col-id="b"]');
  await waitFor(() => expect(cell()).not.toBeNull());
  act(() => grid.current?.select({ row: 4, columnId: 'b' }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const shrink = async (height: number) => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
    act(() => void window.dispatchEvent(new Event('resize')));
    await act(() => new Promise(requestAnimationFrame));
  };
  await shrink(20);
  // Only selected it may be out of sight.
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.keyboard('{F2}');
  await shrink(10);
  expect(scrolled).toHaveBeenCalled();
});
