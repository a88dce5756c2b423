// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Focus } from './focus.ts';
import type { Point } from './selection/selection.ts';
import type { TableSync } from './view/table-sync.ts';

/** A table whose active cell has the focus. */
function standing() {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div id="cell" tabindex="-1"></div></div><input id="beside" />';
  const find = (id: string) => document.getElementById(id) ?? document.body;
  const [root, cell, beside] = [find('root'), find('cell'), find('beside')];
  const grid = {
    root,
    table: { scroll: { hold: () => undefined } } as unknown as TableSync,
    active: { row: 0, col: 0 } as Point | null,
    elementAt: () => (cell.isConnected ? cell : undefined),
  };
  const focus = new Focus(grid);
  focus.take();
  return { grid, focus, root, cell, beside };
}

/** As AG Grid does, of a row that is out of sight. */
function takeOut(cell: HTMLElement): void {
  // A browser says so while the cell is still there.
  cell.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  cell.remove();
}

test('the cell with the focus goes from the markup: the table has it, and waits for the cell', async () => {
  const { focus, root, cell } = standing();
  expect(document.activeElement).toBe(cell);
  takeOut(cell);
  expect(document.activeElement).toBe(document.body);
  await Promise.resolve();
  focus.leave(cell);
  expect(document.activeElement).toBe(root);
  expect(focus.isPending).toBe(true);
});

test('the last cell goes, of a filter that shows no row any more: the table has the focus', async () => {
  const { grid, focus, root, cell } = standing();
  takeOut(cell);
  await Promise.resolve();
  grid.active = null;
  focus.leave(cell);
  expect(document.activeElement).toBe(root);
  expect(focus.isPending).toBe(false);
});

test('who went elsewhere before that stays there', async () => {
  const { focus, cell, beside } = standing();
  beside.focus();
  await Promise.resolve();
  cell.remove();
  focus.leave(cell);
  expect(document.activeElement).toBe(beside);
  // A press on what takes no focus is no way back either.
  const other = standing();
  other.cell.blur();
  await Promise.resolve();
  other.cell.remove();
  other.focus.leave(other.cell);
  expect(document.activeElement).toBe(document.body);
});
