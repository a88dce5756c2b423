// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { GridController } from '../controller.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import type { GridModel } from '../model.ts';
import { CellView } from './cell-view.ts';

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
  const { cells } = new GridController(model, parts, 28);
  // As AG Grid has it.
  vi.spyOn(cells, 'rowPosition').mockReturnValue(0);
  const cell = part();
  new CellView(cell, 'r0', column?.id ?? '', cells).paint();
  return cell.classList;
}

test('a text is cut where it may lack room, which a dash never does', () => {
  expect(classesOf('—')).toContain('dg-brief');
  expect(classesOf('')).toContain('dg-brief');
  expect(classesOf('WWW')).not.toContain('dg-brief');
  expect(classesOf('Ventas')).not.toContain('dg-brief');
});
