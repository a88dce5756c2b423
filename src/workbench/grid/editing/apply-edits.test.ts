// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/layout.ts';
import type { GridModel } from '../model.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { Aside } from '../view/aside.ts';
import { applyEdits } from './apply-edits.ts';

beforeEach(() => stubLayout());
afterEach(() => document.body.replaceChildren());

function gridOf(model: GridModel) {
  const root = document.createElement('div');
  const cell = document.createElement('div');
  document.body.append(root, cell);
  const aside = new Aside(root, document.createElement('div'));
  const grid = {
    model,
    columns: model.columns,
    active: { row: 0, col: 0 },
    root,
    aside,
    copied: { clear: () => false },
    events: {},
    columnPosition: () => 0,
    elementAt: () => cell,
  };
  return { grid, root, aside, cell };
}

test('what was said of a cell goes with what stood in it', () => {
  const { grid, root, aside, cell } = gridOf(sampleModel([[1]]));
  const edit = { row: 0, columnId: 'a', text: '' };
  aside.showNote(cell, { title: '«abc» no es un número', lines: [] }, 'above');
  expect(root.textContent).toContain('abc');
  applyEdits(grid, { edits: [edit], refused: [] }, 'clear');
  expect(root.textContent).toBe('');
  // A refusal says its own.
  applyEdits(grid, { edits: [], refused: [{ ...edit, reason: 'Celda de solo lectura' }] }, 'clear');
  expect(root.textContent).toContain('elda de solo lectura');
});

test('what was not pasted is told by its row, where the edit brought others above it', () => {
  const names = ['Suites', 'Parqueaderos'];
  const model: GridModel = {
    ...sampleModel([['']]),
    get rowCount() {
      return names.length;
    },
    row: (row) => ({ id: names[row] ?? '', kind: 'data', depth: 0 }),
    cell: (row) => ({ text: names[row] ?? '', value: null, editable: true, tone: 'input' }),
    edit: () => {
      names.splice(1, 0, 'Real − proyectado');
      return { applied: 1, refused: [] };
    },
  };
  const { grid, root } = gridOf(model);
  const refused = [{ row: 1, columnId: 'a', text: '7', reason: 'celda de solo lectura' }];
  applyEdits(grid, { edits: [{ row: 0, columnId: 'a', text: '5' }], refused }, 'paste');
  expect(root.textContent).toContain('Parqueaderos');
  expect(root.textContent).not.toContain('Real');
});
