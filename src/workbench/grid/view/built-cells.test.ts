// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BuiltCells } from './built-cells.ts';

/** A table whose cells are known by their columns. */
function table() {
  const root = document.createElement('div');
  root.innerHTML = '<div class="rows"></div>';
  const rows = root.querySelector('.rows') as HTMLElement;
  const shown = new Set<string>();
  const nameOf = (cell: HTMLElement): string => cell.getAttribute('col-id') ?? '';
  const built = new BuiltCells(
    root,
    (cell) => shown.add(nameOf(cell)),
    (cell) => shown.delete(nameOf(cell)),
  );
  const row = document.createElement('div');
  row.innerHTML = '<div class="ag-cell" col-id="a"></div><div class="ag-cell" col-id="b"></div>';
  return { root, rows, row, shown, built };
}

test('cells come with their row or one by one, and go in the same ways', async () => {
  const { rows, row, shown, built } = table();
  rows.append(row);
  await Promise.resolve();
  expect([...shown]).toEqual(['a', 'b']);
  const cell = document.createElement('div');
  cell.className = 'ag-cell';
  cell.setAttribute('col-id', 'c');
  row.append(cell);
  row.firstElementChild?.remove();
  built.look();
  expect([...shown]).toEqual(['b', 'c']);
  row.remove();
  built.look();
  expect([...shown]).toEqual([]);
});

test('a row that goes elsewhere in the table keeps its cells', () => {
  const { root, rows, row, shown, built } = table();
  rows.append(row);
  built.look();
  root.prepend(row);
  built.look();
  expect([...shown]).toEqual(['a', 'b']);
});

test('a row that came and went at once has left nothing', () => {
  const { rows, row, shown, built } = table();
  rows.append(row);
  row.remove();
  built.look();
  expect([...shown]).toEqual([]);
});
