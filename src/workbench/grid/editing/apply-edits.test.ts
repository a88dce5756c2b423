// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stubLayout } from '../../testing/layout.ts';
import type { Block } from '../clipboard/clipboard-block.ts';
import { planPaste } from '../clipboard/paste.ts';
import type { GridModel } from '../model.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { rectangle } from '../testing/plans.ts';
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

describe('records that are copied whole and pasted from the last row on', () => {
  /** Names, amounts up to 1.000, and twelve times that, computed: one record, 'Por llenar'. */
  const pasteOn = (left: number, block: Block) => {
    const records = [['Por llenar', 0]];
    const model: GridModel = {
      ...sampleModel([['', '', '']], { rowsCanGrow: true }),
      get rowCount() {
        return records.length;
      },
      cell: (row, columnId) => {
        const [name, amount] = records[row] ?? [];
        const value = { a: name, b: amount, c: Number(amount) * 12 }[columnId] ?? null;
        return { text: `${value}`, value, editable: columnId !== 'c', tone: 'input' };
      },
      edit: (edits) => {
        const isTaken = ({ columnId, text }: { columnId: string; text: string }) =>
          columnId === 'a' || (columnId === 'b' && Number(text) <= 1000);
        for (const { row, columnId, text } of edits.filter(isTaken)) {
          const record = (records[row] ??= ['Nuevo', 0]);
          if (columnId === 'a') record[0] = text;
          else record[1] = Number(text);
        }
        const refused = edits
          .filter((edit) => !isTaken(edit))
          .map((edit) => ({
            ...edit,
            reason: edit.columnId === 'c' ? 'Es un valor calculado' : 'El máximo es 1.000',
          }));
        return { applied: edits.length - refused.length, refused };
      },
    };
    const { grid, root } = gridOf(model);
    const plan = planPaste(model, model.columns, rectangle(0, left, 0, left), block);
    return { isWhole: applyEdits(grid, plan, 'paste'), records, said: root.textContent };
  };
  const computed = (text: string) => ({ text, readOnly: true as const });

  test('nobody misses their computed cells', () => {
    const { isWhole, records, said } = pasteOn(0, [
      ['Aseo', '100', computed('1200')],
      ['Camareras', '200', computed('2400')],
    ]);
    expect(records).toEqual([
      ['Aseo', 100],
      ['Camareras', 200],
    ]);
    expect([isWhole, said]).toEqual([true, '']);
  });

  test('a figure that was computed and is refused where one types is told', () => {
    const { isWhole, said } = pasteOn(0, [
      ['Aseo', computed('100')],
      ['Camareras', computed('2000')],
    ]);
    expect([isWhole, said]).toEqual([false, '1 celda no se pegó: El máximo es 1.000Camareras']);
  });

  test('figures typed elsewhere, and computed cells alone, are told', () => {
    const elsewhere = pasteOn(0, [
      ['Aseo', '100', ''],
      ['Camareras', '200', '2400'],
    ]);
    expect(elsewhere.said).toBe('1 celda no se pegó: Es un valor calculadoCamareras');
    const alone = pasteOn(2, [[computed('1200')], [computed('2400')]]);
    expect(alone.said).toMatch(/^1 celda no se pegó: Es un valor calculado/);
  });
});
