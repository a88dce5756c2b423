// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BuiltCells } from './built-cells.ts';

/** A table whose cells are known by their columns, with what was told of them. */
function table() {
  const root = document.createElement('div');
  root.innerHTML = '<div class="rows"></div>';
  const rows = root.querySelector('.rows') as HTMLElement;
  const told: string[] = [];
  const nameOf = (cell: HTMLElement): string => cell.getAttribute('col-id') ?? '';
  const built = new BuiltCells(
    root,
    (cell) => told.push(`${nameOf(cell)} came`),
    (cell) => told.push(`${nameOf(cell)} left`),
  );
  const row = document.createElement('div');
  row.innerHTML = '<div class="ag-cell" col-id="a"></div><div class="ag-cell" col-id="b"></div>';
  return { root, rows, row, told, built };
}

test('cells come with their row or one by one, and go in the same ways', async () => {
  const { rows, row, told, built } = table();
  rows.append(row);
  await Promise.resolve();
  expect(told.splice(0)).toEqual(['a came', 'b came']);
  const cell = document.createElement('div');
  cell.className = 'ag-cell';
  cell.setAttribute('col-id', 'c');
  row.append(cell);
  row.firstElementChild?.remove();
  built.look();
  expect(told.splice(0)).toEqual(['c came', 'a left']);
  row.remove();
  built.look();
  expect(told).toEqual(['b left', 'c left']);
});

test('a row that goes elsewhere in the table keeps its cells', () => {
  const { root, rows, row, told, built } = table();
  rows.append(row);
  built.look();
  root.prepend(row);
  built.look();
  expect(told.filter((each) => each.endsWith('left'))).toEqual([]);
});

test('a row that came and went at once never had cells', () => {
  const { rows, row, told, built } = table();
  rows.append(row);
  row.remove();
  built.look();
  expect(told.filter((each) => each.endsWith('came'))).toEqual([]);
});
