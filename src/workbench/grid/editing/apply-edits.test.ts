// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/layout.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { Aside } from '../view/aside.ts';
import { applyEdits } from './apply-edits.ts';

beforeEach(() => stubLayout());
afterEach(() => document.body.replaceChildren());

test('what was said of a cell goes with what stood in it', () => {
  const root = document.createElement('div');
  const cell = document.createElement('div');
  document.body.append(root, cell);
  const aside = new Aside(root, document.createElement('div'));
  const model = sampleModel([[1]]);
  const grid = {
    model,
    columns: model.columns,
    active: { row: 0, col: 0 },
    root,
    aside,
    events: {},
    columnPosition: () => 0,
    elementAt: () => cell,
  };
  const edit = { row: 0, columnId: 'a', text: '' };
  aside.showNote(cell, { title: '«abc» no es un número', lines: [] });
  expect(root.textContent).toContain('abc');
  applyEdits(grid, { edits: [edit], refused: [] }, 'clear');
  expect(root.textContent).toBe('');
  // A refusal says its own.
  applyEdits(grid, { edits: [], refused: [{ ...edit, reason: 'Celda de solo lectura' }] }, 'clear');
  expect(root.textContent).toContain('elda de solo lectura');
});
