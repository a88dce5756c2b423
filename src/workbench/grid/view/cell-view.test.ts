// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { GridController } from '../controller.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import type { GridCell, GridModel } from '../model.ts';
import { CellView } from './cell-view.ts';
import { markHeads } from './viewport.ts';

/** A cell in the first column or another, painted. */
function painted(holds: Partial<GridCell>, col = 0): HTMLElement {
  const sample = sampleModel([[1, 2]]);
  const model: GridModel = {
    ...sample,
    cell: (row, columnId) => ({ ...sample.cell(row, columnId), ...holds }),
  };
  const part = () => document.createElement('div');
  const parts = { root: part(), layer: part(), status: part() };
  const { cells } = new GridController(model, parts, 28);
  // As AG Grid has it.
  vi.spyOn(cells, 'rowPosition').mockReturnValue(0);
  const cell = part();
  new CellView(cell, 'r0', sample.columns[col]?.id ?? '', cells).paint();
  return cell;
}

test('what sorts by a row has the name that the row has by now', () => {
  const sample = sampleModel([[1, 2]]);
  let name = 'Mercadeo · anual';
  const model: GridModel = {
    ...sample,
    equals: 'columns',
    cell: (row, columnId) => ({ ...sample.cell(row, columnId), text: name }),
  };
  const part = () => document.createElement('div');
  const { cells } = new GridController(model, { root: part(), layer: part(), status: part() }, 28);
  vi.spyOn(cells, 'rowPosition').mockReturnValue(0);
  const element = part();
  const view = new CellView(element, 'r0', sample.columns[0]?.id ?? '', cells);
  const sorts = () => element.querySelector('.dg-head-menu')?.getAttribute('aria-label');
  view.paint();
  expect(sorts()).toBe('Ordenar o filtrar por Mercadeo · anual');
  name = 'Mercadeo · según la base';
  view.paint();
  expect(sorts()).toBe('Ordenar o filtrar por Mercadeo · según la base');
});

/** The classes of a cell that holds no number but this text. */
const classesOf = (text: string): DOMTokenList => painted({ text, value: null }).classList;

test('a text is cut where it may lack room, which a dash never does', () => {
  expect(classesOf('—')).toContain('dg-brief');
  expect(classesOf('')).toContain('dg-brief');
  expect(classesOf('WWW')).not.toContain('dg-brief');
  expect(classesOf('Ventas')).not.toContain('dg-brief');
});

test('words stand in a label where they may be cut or have something beside them', () => {
  const hasLabel = (holds: Partial<GridCell>, col: number) => {
    const cell = painted(holds, col);
    expect(cell.textContent).toContain(holds.text);
    return cell.querySelector('.dg-label') !== null;
  };
  expect(hasLabel({ text: '—', value: null }, 1)).toBe(false);
  expect(hasLabel({ text: '1.250.000', value: 1_250_000 }, 1)).toBe(false);
  expect(hasLabel({ text: 'Ventas', value: 'Ventas' }, 1)).toBe(true);
  const badge = { text: '4', color: 'green', says: 'Puntaje' } as const;
  expect(hasLabel({ text: '92', value: 92, badge }, 1)).toBe(true);
  // The first of a row names it.
  expect(hasLabel({ text: '2', value: 2 }, 0)).toBe(true);
});

test('heads of rows and columns are lit wherever something is selected, not at the active cell alone', () => {
  const part = () => document.createElement('div');
  const parts = { root: part(), layer: part(), status: part() };
  const grid = new GridController(
    sampleModel([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    parts,
    28,
  );
  vi.spyOn(grid.cells, 'rowPosition').mockImplementation((id) => Number(id.slice(1)));
  vi.spyOn(grid.table, 'idsAt').mockImplementation(({ row }) => ({
    rowId: `r${row}`,
    columnId: 'a',
  }));
  grid.selected.put({
    anchor: { row: 1, col: 1 },
    focus: { row: 2, col: 2 },
    active: { row: 1, col: 1 },
  });
  const classes = [0, 1, 2].map((row) => {
    const cell = part();
    new CellView(cell, `r${row}`, 'a', grid.cells).paint();
    return ['dg-lit', 'dg-here'].filter((name) => cell.classList.contains(name));
  });
  expect(classes).toEqual([[], ['dg-lit', 'dg-here'], ['dg-lit']]);

  parts.root.innerHTML = ['a', 'b', 'c']
    .map((id) => `<i class="ag-header-cell" col-id="${id}"></i>`)
    .join('');
  markHeads(parts.root, new Set(['b', 'c']), 'b');
  const heads = [...parts.root.children].map(({ className }) =>
    className.replace('ag-header-cell', '').trim(),
  );
  expect(heads).toEqual(['', 'dg-lit dg-at', 'dg-lit']);
});
