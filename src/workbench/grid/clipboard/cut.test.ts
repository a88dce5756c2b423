// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { type List, money, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { toast } from '../../../ui/index.ts';
import { listGrid } from '../../blocks/list/listGrid.ts';
import { Session } from '../../session/session.ts';
import { GridController } from '../controller.ts';
import { between } from '../selection/selection.ts';
import { copyOf, cutOf, pasteBlock } from './clipboard.ts';
import { readBlock } from './clipboard-block.ts';

const costs: List = {
  label: 'Costos',
  singular: 'Costo',
  name: 'name',
  fields: {
    name: text('Nombre'),
    now: money('Este año', { optional: true }),
    next: money('El siguiente', { optional: true, max: 1000 }),
    least: money('Mínimo'),
  },
  formulas: { total: money('Total', 'now * 2') },
  initial: [
    { name: 'Predial', now: 800, next: 900, least: 1 },
    { name: 'Seguro', now: 5000, next: null, least: 2 },
    { name: 'Aseo', now: null, next: null, least: 3 },
  ],
};

/** Nothing is scrolled and nothing drawn: what is asked is which cell holds what. */
function page() {
  const session = new Session(testTool({ lists: { costs } }));
  const open = (): GridController => {
    const make = (): HTMLElement => document.body.appendChild(document.createElement('div'));
    const parts = { root: make(), layer: make(), status: make() };
    parts.root.innerHTML = '<div class="ag-grid-viewport"></div>';
    const grid = new GridController(listGrid(session, 'costs', costs), parts, 28);
    vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
    return grid;
  };
  const select = (grid: GridController, row: number, name: string, to = row): void => {
    const col = grid.columnPosition(name);
    grid.selecting.select(between({ row, col }, { row: to, col }));
  };
  const cut = (grid: GridController) =>
    readBlock({ html: '', text: '', exact: cutOf(grid)?.exact ?? '' });
  const values = (name: string) =>
    [0, 1, 2].map((row) => session.calculation.value({ id: name, table: 'costs', row }));
  const said = vi.spyOn(toast, 'info');
  said.mockClear();
  return { session, open, select, cut, values, said };
}

test('what is cut stays until it is pasted, and both are one step', () => {
  const { session, open, select, cut, values, said } = page();
  const grid = open();
  select(grid, 0, 'now');
  const block = cut(grid);
  expect(values('now')).toEqual([800, 5000, null]);
  select(grid, 2, 'now');
  pasteBlock(grid, block, true);
  expect(values('now')).toEqual([null, 5000, 800]);
  expect(session.undoLabel).toBe('Mover una celda');
  session.undo();
  expect(values('now')).toEqual([800, 5000, null]);
  expect(said).not.toHaveBeenCalled();
});

test('cells that are pasted upon by what they were cut from keep it', () => {
  const { open, select, cut, values } = page();
  const grid = open();
  select(grid, 0, 'now', 1);
  const block = cut(grid);
  select(grid, 1, 'now');
  pasteBlock(grid, block, true);
  expect(values('now')).toEqual([null, 800, 5000]);
});

test('pasted again it is a copy: it was moved once', () => {
  const { open, select, cut, values } = page();
  const grid = open();
  select(grid, 0, 'next');
  const block = cut(grid);
  select(grid, 1, 'next');
  pasteBlock(grid, block, true);
  select(grid, 2, 'next');
  pasteBlock(grid, block, true);
  expect(values('next')).toEqual([null, 900, 900]);
});

test('what is not taken where it is pasted stays where it was cut', () => {
  const { session, open, select, cut, values } = page();
  const grid = open();
  select(grid, 1, 'now');
  const block = cut(grid);
  select(grid, 2, 'next');
  pasteBlock(grid, block, true);
  expect(values('now')).toEqual([800, 5000, null]);
  expect(values('next')).toEqual([900, null, null]);
  expect(session.refusedAt({ id: 'next', table: 'costs', row: 2 })?.text).toBe('5000');
});

test('a cell that has to have a value keeps it, and it is said that a copy was pasted', () => {
  const { open, select, cut, values } = page();
  const grid = open();
  const refuse = vi.spyOn(grid.aside, 'refuse');
  select(grid, 0, 'least');
  const block = cut(grid);
  select(grid, 2, 'least');
  pasteBlock(grid, block, true);
  expect(values('least')).toEqual([1, 2, 1]);
  expect(refuse.mock.lastCall?.[1].title).toBe(
    'Se pegó una copia: lo cortado no se puede dejar en blanco',
  );
});

test('what can’t go whole stays whole, as it is said', () => {
  const { open, cut, values } = page();
  const grid = open();
  const refuse = vi.spyOn(grid.aside, 'refuse');
  const across = (row: number) => {
    const [from, to] = ['now', 'least'].map((name) => grid.columnPosition(name));
    grid.selecting.select(between({ row, col: from ?? 0 }, { row, col: to ?? 0 }));
  };
  across(0);
  const block = cut(grid);
  across(2);
  pasteBlock(grid, block, true);
  expect([values('now'), values('next'), values('least')]).toEqual([
    [800, 5000, 800],
    [900, null, 900],
    [1, 2, 1],
  ]);
  expect(refuse.mock.lastCall?.[1].title).toMatch(/^Se pegó una copia/);
});

test('where nothing is pasted only that is said', () => {
  const { open, select, cut, values, said } = page();
  const grid = open();
  const announce = vi.spyOn(grid.aside, 'announce');
  const refuse = vi.spyOn(grid.aside, 'refuse');
  select(grid, 0, 'now');
  const block = cut(grid);
  expect(announce).toHaveBeenCalledWith(expect.stringMatching(/^Cortado: /));
  select(grid, 2, 'total');
  pasteBlock(grid, block, true);
  expect(values('now')).toEqual([800, 5000, null]);
  expect(refuse.mock.lastCall?.[1].title).toMatch(/^1 celda no se pegó: /);
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['is let go', (grid: GridController) => void grid.copied.clear()],
  ['is no longer in the page', (grid: GridController) => grid.disconnect()],
])('what %s stays where it is, and it is said that a copy was pasted', (_, letGo) => {
  const { open, select, cut, values, said } = page();
  const grid = open();
  select(grid, 0, 'now');
  const block = cut(grid);
  letGo(grid);
  const other = open();
  select(other, 2, 'now');
  pasteBlock(other, block, true);
  expect(values('now')).toEqual([800, 5000, 800]);
  expect(said.mock.lastCall?.[0]).toContain('lo cortado sigue en su lugar');
});

test('it goes from one table of the page to another', () => {
  const { open, select, cut, values } = page();
  const [from, to] = [open(), open()];
  select(from, 0, 'now');
  const block = cut(from);
  select(to, 2, 'next');
  pasteBlock(to, block, true);
  expect([values('now'), values('next')]).toEqual([
    [null, 5000, null],
    [900, null, 800],
  ]);
});

test('what is copied after it is pasted as a copy, without a word', () => {
  const { open, select, cut, values, said } = page();
  const grid = open();
  select(grid, 0, 'now');
  cut(grid);
  const copied = readBlock({ html: '', text: '', exact: copyOf(grid)?.exact ?? '' });
  select(grid, 2, 'now');
  pasteBlock(grid, copied, true);
  expect(values('now')).toEqual([800, 5000, 800]);
  expect(said).not.toHaveBeenCalled();
});

test('what is said of a copy leaves the buttons of rows out, as the clipboard does', () => {
  const { open } = page();
  const grid = open();
  const announce = vi.spyOn(grid.aside, 'announce');
  const right = grid.columns.length - 1;
  expect(grid.columns[right]?.button).toBeDefined();
  grid.selecting.select(between({ row: 0, col: 0 }, { row: 2, col: right }));
  const block = readBlock({ html: '', text: '', exact: copyOf(grid)?.exact ?? '' });
  // Four fields and what follows from them.
  expect(block[0]).toHaveLength(5);
  expect(announce).toHaveBeenLastCalledWith('Copiado: 3 filas × 5 columnas');
});
