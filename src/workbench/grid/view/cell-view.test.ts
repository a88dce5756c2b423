// @vitest-environment jsdom
import type { ICellRendererParams } from 'ag-grid-community';
import { expect, test } from 'vitest';
import { GridController } from '../controller.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import type { GridModel } from '../model.ts';
import { type CellHost, CellView, type RowHandle } from './cell-view.ts';

/** The classes of a cell that holds no number but this text. */
function classesOf(text: string): DOMTokenList {
  const sample = sampleModel([[1]]);
  const [column] = sample.columns;
  const model: GridModel = {
    ...sample,
    cell: (row, columnId) => ({ ...sample.cell(row, columnId), text, value: null }),
  };
  const part = () => document.createElement('div');
  const parts = { root: part(), layer: part(), status: part() };
  const eGridCell = part();
  const params = {
    context: new GridController(model, parts, 28).cells,
    node: { rowIndex: 0 },
    column: { getColId: () => column?.id },
    eGridCell,
  };
  new CellView().init(params as unknown as ICellRendererParams<RowHandle, unknown, CellHost>);
  return eGridCell.classList;
}

test('a text is cut where it may lack room, which a dash never does', () => {
  expect(classesOf('—')).toContain('dg-brief');
  expect(classesOf('')).toContain('dg-brief');
  expect(classesOf('WWW')).not.toContain('dg-brief');
  expect(classesOf('Ventas')).not.toContain('dg-brief');
});
