// @vitest-environment jsdom
import type { GridApi } from 'ag-grid-community';
import { expect, test, vi } from 'vitest';
import type { GridModel } from '../model.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import type { RowHandle } from './cell-view.ts';
import { TableSync } from './table-sync.ts';

/** A table of so many rows with the focus in it, and what AG Grid was asked for, in its order. */
function standing(rows: number) {
  document.body.innerHTML = '<div id="root" tabindex="-1"></div>';
  const root = document.getElementById('root') as HTMLElement;
  const asked: string[] = [];
  const layouts: unknown[] = [];
  const api = {
    setGridAriaProperty: () => undefined,
    setGridOption: (option: string, value: unknown) =>
      option === 'domLayout' && layouts.push(value),
    getHorizontalPixelRange: () => ({ left: 0, right: 300 }),
    setFocusedCell: (row: number, column: string) => asked.push(`focus ${row} ${column}`),
    ensureIndexVisible: (row: number) => asked.push(`row ${row}`),
    ensureColumnVisible: (column: string) => asked.push(`column ${column}`),
  };
  const model = sampleModel(Array.from({ length: rows }, () => [1, 2]));
  const table = new TableSync(model, root, 28);
  table.setShort(rows < 20);
  table.connect(api as unknown as GridApi<RowHandle>);
  table.sync(model);
  root.focus();
  return { table, asked, layouts };
}

/** What AG Grid scrolls the rows in. */
function scroller(): HTMLElement {
  const body = document.createElement('div');
  body.className = 'ag-grid-viewport';
  document.getElementById('root')?.append(body);
  return body;
}

/** A row of so many columns, of so many pixels each. */
function wide(width: number, count = 40) {
  const model = sampleModel([Array.from({ length: count }, () => 1)]);
  return { ...model, columns: model.columns.map((column) => ({ ...column, width })) };
}

test('a table that no longer fits scrolls, though AG Grid only stands after that', () => {
  expect(standing(200).layouts).toEqual(['normal']);
  expect(standing(3).layouts).toEqual(['autoHeight']);
});

test('the frame takes in the room for the scrollbar as soon as rows scroll', () => {
  const { table } = standing(3);
  const { style } = document.getElementById('root') as HTMLElement;
  const width = () => Number.parseInt(style.getPropertyValue('--dg-width'), 10);
  table.resize(9000);
  table.sync(wide(120, 2));
  const short = width();
  table.setShort(false);
  // The columns are the same, and a scrollbar is 10 pixels wide.
  expect(width() - short).toBe(10);
});

test('before it scrolls far away AG Grid knows which cell has the focus, and keeps it', () => {
  const { table, asked } = standing(200);
  table.scroll.hold({ row: 3, col: 1 });
  table.scroll.reveal({ row: 150, col: 1 }, false);
  expect(asked).toEqual(['focus 3 b', 'row 150', 'column b']);
});

test('a page is turned by rows, to the first or the last at most', () => {
  const { table, asked } = standing(200);
  const body = scroller();
  // The eleventh row comes first.
  body.scrollTop = 280;
  for (const rows of [15, -4, -15, 195]) table.scroll.turn(rows);
  expect(asked).toEqual(['row 25', 'row 6', 'row 0', 'row 199']);
});

test('columns of other widths leave the one that comes first in its place', () => {
  const { table, asked } = standing(3);
  const body = scroller();
  table.resize(9000);
  table.sync(wide(120));
  // Amid the third, from 240 to 360.
  body.scrollLeft = 250;
  table.sync(wide(80));
  expect(asked).toEqual(['column c']);
  // One that comes before others moves them itself, and who is at the start stays there.
  table.sync(wide(80, 41));
  body.scrollLeft = 0;
  table.sync(wide(120, 41));
  expect(asked).toEqual(['column c']);
});

test('columns that go leave the next one that stays in its place', () => {
  const { table, asked } = standing(3);
  const body = scroller();
  table.resize(9000);
  const without = (...gone: string[]) => {
    const model = wide(120);
    return { ...model, columns: model.columns.filter(({ id }) => !gone.includes(id)) };
  };
  table.sync(without());
  // The third comes first, and goes with those at its sides.
  body.scrollLeft = 240;
  table.sync(without('b', 'c', 'd'));
  expect(asked).toEqual(['column e']);
  // As they come again, they do so where one is.
  table.sync(without());
  expect(asked).toEqual(['column e']);
});

test('rows are found by their ids', () => {
  const { table } = standing(3);
  expect(['r0', 'r2', 'r3', undefined].map((id) => table.rowOf(id))).toEqual([0, 2, -1, -1]);
});

test('a column that a large figure made wide is as before once it is small again', async () => {
  vi.useFakeTimers();
  const rows = [[1], [2]];
  const model = sampleModel(rows);
  const table = new TableSync(model, document.createElement('div'), 28);
  table.sync(model);
  const [before] = table.columns;
  const put = async (value: number) => {
    rows[0] = [value];
    table.fit('a', String(value));
    table.sync(model);
    await vi.runAllTimersAsync();
  };
  await put(125_627_550_000_000_000);
  expect(table.columns[0]?.width).toBeGreaterThan(before?.width ?? Infinity);
  await put(1);
  expect(table.columns[0]?.width).toBe(before?.width);
  vi.useRealTimers();
});

test('columns are measured once until the table stands, whatever it learns meanwhile', () => {
  document.body.innerHTML = '<div id="root" tabindex="-1"></div>';
  const root = document.getElementById('root') as HTMLElement;
  const plain = sampleModel([[1, 2]]);
  const cell = vi.fn<GridModel['cell']>((row, columnId) => plain.cell(row, columnId));
  const model = { ...plain, cell };
  const table = new TableSync(model, root, 28);
  const measured = cell.mock.calls.length;
  table.resize(600);
  table.sync(model);
  table.setShort(false);
  table.resize(700);
  expect(measured).toBeGreaterThan(0);
  expect(cell).toHaveBeenCalledTimes(measured);
});
