import { describe, expect, it } from 'vitest';
import { matrixRows } from '../../../tool/index.ts';
import { sampleTool } from '../../testing/sample.ts';
import { Session } from '../../session/session.ts';
import { listGrid } from '../list/listGrid.ts';
import { matrixGrid } from '../matrix/matrixGrid.ts';
import { lookupIn } from '../matrix/matrixLookup.ts';
import { tableGrid } from '../table/tableGrid.ts';

function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the sample does not declare it');
  return found;
}

function homes() {
  const session = new Session(sampleTool());
  const list = must(session.calculation.declaration.lists['homes']);
  return { session, model: listGrid(session, 'homes', list) };
}

function matrix() {
  const session = new Session(sampleTool());
  const declared = must(session.calculation.declaration.matrices['grid']);
  const { document, tool } = session;
  const lookup = lookupIn([...matrixRows(tool, document, 'grid')], document, declared);
  return { session, model: matrixGrid(session, 'grid', declared, lookup) };
}

describe('listGrid', () => {
  it('adds rows that a paste reaches, in one step', () => {
    const { session, model } = homes();
    const outcome = model.edit(
      [
        { row: 2, columnId: 'price', text: '$ 1.000' },
        { row: 3, columnId: 'name', text: ' Este ' },
      ],
      'paste',
    );
    expect(outcome).toEqual({ applied: 2, refused: [] });
    expect(model.rowCount).toBe(4);
    expect(model.cell(3, 'name').text).toBe('Este');
    expect(model.cell(2, 'kind').text).toBe('Casa');
    expect(session.undoLabel).toBe('Pegar 2 celdas');
    session.undo();
    expect(model.rowCount).toBe(2);
  });

  it('takes what it can and says cell by cell what it refused', () => {
    const { session, model } = homes();
    const { applied, refused } = model.edit([
      { row: 0, columnId: 'price', text: '300' },
      { row: 0, columnId: 'tax', text: '1' },
      { row: 1, columnId: 'price', text: 'caro' },
      { row: 1, columnId: 'kind', text: 'finca' },
      { row: 4, columnId: 'name', text: 'Uno de más' },
    ]);
    expect(applied).toBe(1);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Es un valor calculado',
      '«caro» no es un número',
      '«finca» no es una opción (Casa, Apartamento)',
      'La lista admite 4 registros',
    ]);
    expect(session.calculation.value({ id: 'value' })).toBe(550.5);
    expect(model.rowCount).toBe(2);
  });

  it('has no cell in the blue of what may be typed where it is only looked at', () => {
    const session = new Session(sampleTool(), undefined, true);
    const list = must(session.calculation.declaration.lists['homes']);
    const cell = listGrid(session, 'homes', list).cell(0, 'price');
    expect(cell).toMatchObject({ editable: false, tone: 'computed' });
  });

  it('says how each cell is edited', () => {
    const { model } = homes();
    expect(model.editor(1, 'price')).toMatchObject({
      type: 'text',
      text: '250,5',
      numeric: true,
      signed: false,
    });
    expect(model.editor(1, 'kind')).toEqual({
      type: 'choice',
      text: 'Apartamento',
      options: ['Casa', 'Apartamento'],
    });
    expect(model.cell(0, 'tax')).toMatchObject({ editable: false, value: 1, tone: 'computed' });
    expect(model.cell(0, '_remove')).toMatchObject({ text: 'Eliminar', opens: true });
  });
});

describe('tableGrid', () => {
  it('numbers its rows and takes no edit', () => {
    const session = new Session(sampleTool());
    const table = must(session.calculation.declaration.tables['schedule']);
    const model = tableGrid(session, 'schedule', table);
    expect(model.columns.map(({ header }) => header)).toEqual(['Año', 'Saldo']);
    expect([model.rowCount, model.cell(2, '#').value]).toEqual([3, 3]);
    expect(model.cell(2, 'balance').value).toBe(3000);
    expect(model.edit([{ row: 0, columnId: 'balance', text: '1' }])).toEqual({
      applied: 0,
      refused: [{ row: 0, columnId: 'balance', text: '1', reason: 'Es un valor calculado' }],
    });
  });
});

describe('matrixGrid', () => {
  it('is a sheet whose heads are the tried values', () => {
    const { model } = matrix();
    expect(model.columns.map(({ header }) => header)).toEqual(['Plazo', 'A', 'B']);
    expect(model.cell(0, 'head')).toMatchObject({ text: 'Tasa', value: 'Plazo \\ Tasa (%)' });
    expect(model.cell(0, 'c1')).toMatchObject({
      text: '10,00\u00a0%',
      editable: true,
      tone: 'input',
    });
    expect(model.cell(3, 'head')).toMatchObject({ value: 3, editable: true });
    expect(model.cell(3, 'c0')).toMatchObject({ value: 150, editable: false });
  });

  it('takes away what is emptied or out of reach from below, and refuses the rest', () => {
    const { session, model } = matrix();
    const { applied, refused } = model.edit([
      { row: 1, columnId: 'head', text: '0' },
      { row: 2, columnId: 'head', text: '' },
      { row: 3, columnId: 'head', text: '12' },
      { row: 0, columnId: 'c0', text: '-1' },
      { row: 0, columnId: 'c1', text: '101' },
      { row: 1, columnId: 'c0', text: '7' },
    ]);
    expect(applied).toBe(4);
    expect(refused.map(({ reason }) => reason)).toEqual([
      '101 supera el máximo 100',
      'Es un valor calculado',
    ]);
    expect(session.document).toMatchObject({ terms: [12], rates: [10] });
    session.undo();
    expect(session.document).toMatchObject({ terms: [1, 2, 3], rates: [5, 10] });
  });

  it('leaves nothing to undo where nothing changed', () => {
    const { session, model } = matrix();
    model.edit([{ row: 0, columnId: 'c0', text: 'x' }]);
    model.edit([{ row: 1, columnId: 'head', text: '1' }]);
    expect(session.undoLabels(9)).toEqual([]);
  });

  it('looks up by value: an axis that lost a value shows the rest in its place', () => {
    const session = new Session(sampleTool());
    const declared = must(session.calculation.declaration.matrices['grid']);
    const { document, tool } = session;
    const lookup = lookupIn([...matrixRows(tool, document, 'grid')], document, declared);
    expect(lookup(3, 10)).toBe(300);
    expect(lookup(3, 7)).toBeUndefined();
    expect(lookup(9, 5)).toBeUndefined();
  });
});
