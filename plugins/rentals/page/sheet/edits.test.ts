import { describe, expect, it } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import tool from '../../tool.ts';
import { addStream, duplicateProject, duplicateStream } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { sheetOf } from '../testing/sheet.ts';

function open() {
  const session = new Session<RentalsDocument>(tool);
  const value = (id: string, row: number) =>
    session.calculation.value({ id, table: 'projects', row });
  const names = () => session.document.projects.map(({ name }) => name);
  return { session, value, names };
}

describe('a copy', () => {
  it('of a project stands beside it, under a name of its own, and comes to the same', () => {
    const { session, value, names } = open();
    const duplicate = () => session.edit('Duplicar', (draft) => void duplicateProject(draft, 0));
    duplicate();
    duplicate();
    expect(names()).toEqual([
      'Casa Club',
      'Casa Club (copia 2)',
      'Casa Club (copia)',
      'Apartamento',
    ]);
    expect(value('utilidadNetaOperativa', 1)).toBe(value('utilidadNetaOperativa', 0));
    session.write('Editar', [{ ref: { id: 'assetCost', table: 'projects', row: 1 }, value: 1 }]);
    expect(value('assetCost', 0)).toBe(33_500_000_000);
    session.undo();
    session.undo();
    session.undo();
    expect(names()).toEqual(['Casa Club', 'Apartamento']);
  });

  it('of an income has its values in every project', () => {
    const { session, value } = open();
    const [first] = session.document.incomes;
    session.edit('Duplicar', (draft) => void duplicateStream(draft, 'incomes', first?.id ?? ''));
    const [original, copy] = structureOf(session.document).incomes;
    expect(copy?.name).toBe('Alojamiento (copia)');
    expect(value(copy?.key ?? '', 0)).toBe(value(original?.key ?? '', 0));
    expect(value(copy?.key ?? '', 0)).toBe(4_821_120_000);
    const { id = '' } = session.document.incomes[1] ?? {};
    session.edit('Duplicar', (draft) => void duplicateStream(draft, 'incomes', id));
    expect(session.document.incomes[2]?.name).toBe('Alojamiento (copia 2)');
  });
});

describe('what was noted', () => {
  const offer = { text: 'Oferta', source: 'Carta' };
  const cost = (row: number) => ({ id: 'assetCost', table: 'projects', row });
  const rate = (key: string, row: number) => ({ id: `${key}.tarifa`, table: 'projects', row });

  it('on a project and on its incomes is on its copy, in the same step', () => {
    const { session } = open();
    const [{ key } = { key: '' }] = structureOf(session.document).incomes;
    session.setNote(cost(0), offer);
    session.setNote(rate(key, 0), { text: 'Tarifa de temporada' });
    session.edit('Duplicar', (draft) => void duplicateProject(draft, 0));
    const noted = (row: number) =>
      [cost(row), rate(key, row)].map((ref) => session.noteAt(ref)?.text);
    expect([0, 1, 2].map(noted)).toEqual([
      ['Oferta', 'Tarifa de temporada'],
      ['Oferta', 'Tarifa de temporada'],
      [undefined, undefined],
    ]);
    session.undo();
    expect([0, 1].map(noted)).toEqual([
      ['Oferta', 'Tarifa de temporada'],
      [undefined, undefined],
    ]);
  });

  it('on an income is on its copy, in each project', () => {
    const { session } = open();
    const [first] = structureOf(session.document).incomes;
    session.setNote(rate(first?.key ?? '', 1), offer);
    session.edit('Duplicar', (draft) => void duplicateStream(draft, 'incomes', first?.id ?? ''));
    const [, copy] = structureOf(session.document).incomes;
    expect([0, 1].map((row) => session.noteAt(rate(copy?.key ?? '', row)))).toEqual([
      undefined,
      offer,
    ]);
  });
});

describe('an income of a single amount', () => {
  it('takes it in every project before any has one, under its own name', () => {
    const { session, value } = open();
    session.edit('Crear', (draft) => addStream(draft, 'incomes', 'direct', 'Antena'));
    const key = structureOf(session.document).incomes.at(-1)?.key ?? '';
    const cell = (row: number) => ({ id: `${key}.c0`, table: 'projects', row });
    session.write('Pegar', [
      { ref: cell(0), value: 7 },
      { ref: cell(1), value: 9 },
    ]);
    expect([value(key, 0), value(key, 1)]).toEqual([7, 9]);
    expect(Object.values(session.document.incomes.at(-1)?.values ?? {})).toEqual([
      { incomes: [{ name: 'Antena', value: 7 }] },
      { incomes: [{ name: 'Antena', value: 9 }] },
    ]);
  });

  it('is typed where it stands, and one of several parts is not', () => {
    const { session, value } = open();
    session.edit('Crear', (draft) => {
      addStream(draft, 'incomes', 'parking', 'Patio');
      addStream(draft, 'incomes', 'direct', 'Antena');
      const antenna = draft.incomes.at(-1);
      if (antenna) antenna.values['casa-club'] = { incomes: [{ name: 'Canon', value: 5 }] };
    });
    const stream = structureOf(session.document).incomes.at(-1);
    const { grid, rowOf } = sheetOf(session);
    const antenna = rowOf(stream?.key ?? '');
    expect(grid.cell(antenna, 'a')).toMatchObject({ editable: true, opens: 'edit' });
    expect(grid.edit([{ row: antenna, columnId: 'a', text: '750.000.000' }]).refused).toEqual([]);
    expect(value(stream?.key ?? '', 0)).toBe(750_000_000);
    expect(grid.cell(rowOf('i_alojamiento'), 'a')).toMatchObject({
      editable: false,
      opens: 'edit',
    });
    expect(grid.cell(antenna, 'b').text).toBe('—');
    // The parts of a value that is set nowhere are as empty, and nothing is chosen for them.
    const patio = structureOf(session.document).incomes.at(-2)?.key ?? '';
    for (const part of ['billingType', 'numberOfSpaces']) {
      const cell = grid.cell(rowOf(`${patio}.${part}`), 'a');
      expect(cell).toMatchObject({ text: '—', value: null, editable: true });
    }
    // So does what a project lacks itself; nothing is copied of it.
    const cash = rowOf('cashIncome');
    session.write('Vaciar', [
      { ref: { id: 'cashIncome', table: 'projects', row: 0 }, value: null },
    ]);
    expect(grid.cell(cash, 'a')).toMatchObject({ text: '—', value: null, editable: true });
  });
});
