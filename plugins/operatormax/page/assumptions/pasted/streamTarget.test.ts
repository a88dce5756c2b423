import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { incomeId } from '../../../model/structure.ts';
import { INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

const HEADS = ['Concepto', 'Tipo', 'Tarifa', 'Unidades', 'Ocupación', 'Porcentaje', 'Ingreso base'];
const ROWS = [
  ['Hotel', 'RevPar', '1.000', '10', '50 %', '', ''],
  ['Restaurante', 'Dependientes', '', '', '', '20', 'Hotel'],
  ['Lavandería', 'Servicios', '5', '7', '80', '', ''],
];

function imported(rows: readonly string[][], replace: boolean) {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(INCOMES);
  const records = { heads: HEADS, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const mode = replace ? 'replace' : 'add';
  const choices = {
    mapping,
    mode,
    mark: ',',
    turned: false,
    ways: new Map(),
  } as const;
  const take = () => {
    const names = target.names(session);
    const { edits, count, places } = planOf(records, choices, target, names);
    const taken = { label: 'Importar', edits, count, replace };
    const refused = target.take(session, taken);
    return refused.map((edit) => [places.get(`${edit.row} ${edit.columnId}`), edit.reason]);
  };
  return { session, mapping, take };
}

describe('streams from elsewhere', () => {
  it('that take the place of others keep under the same name their notes and real months', () => {
    const { session, take } = imported(ROWS, true);
    take();
    const [hotel, , laundry] = session.document.createdIncomes.map(({ id }) => id);
    session.edit('Dato real', (draft) => {
      draft.overrides = { [laundry ?? '']: { '2028-03': 12_000_000 } };
    });
    session.setNote({ id: 'i1.tarifa' }, { text: 'Cotización de mayo', source: '', date: '' });
    take();
    expect(session.document.createdIncomes.map(({ id }) => id)).toEqual([
      hotel,
      expect.any(String),
      laundry,
    ]);
    expect(session.document.overrides[laundry ?? '']).toEqual({ '2028-03': 12_000_000 });
    expect(session.noteAt({ id: 'i1.tarifa' })?.text).toBe('Cotización de mayo');
  });

  it('have what a sheet remarks of them as a note on their amounts', () => {
    const { session, take } = imported(ROWS, false);
    take();
    const { noteAt } = streamTarget(INCOMES);
    // A share has no amount.
    const noted = [0, 1, 2].map((row) => noteAt?.(session, row));
    expect(noted).toEqual([{ id: 'i1.tarifa' }, { id: 'i2.percentage' }, { id: 'i3.rate' }]);
    expect(noted.map((ref) => ref && session.calculation.addressOf(ref))).not.toContain(null);
  });

  it('come in with their types, and follow one another by name', () => {
    const { session, mapping, take } = imported(ROWS, false);
    expect(mapping).toEqual([
      'nombre',
      'tipo',
      'tarifa',
      'cantidad',
      'ocupacion',
      'porcentaje',
      'base',
    ]);
    // Services have no occupancy.
    expect(take()).toEqual([['E4 «Ocupación»', 'No aplica a este tipo de ingreso']]);
    expect(
      session.document.createdIncomes.map(({ name, incomeType }) => [name, incomeType]),
    ).toEqual([
      ['Hotel', 'revpar'],
      ['Restaurante', 'dependientes'],
      ['Lavandería', 'servicios'],
    ]);
    // By hand, in the first month: 1.000 × 10 × 50 % = 5.000; a fifth of it; 5 × 7.
    const first = (id: string) => session.calculation.value({ id, table: 'months', row: 0 });
    expect(first(`${incomeId(0)}.flow`)).toBe(5_000);
    expect(first('ingresos')).toBe(5_000 + 1_000 + 35);
    session.undo();
    expect(session.document.createdIncomes).toEqual([]);
  });

  it('take the place of those of today in one step', () => {
    const { session, take } = imported(ROWS.slice(0, 1), true);
    take();
    take();
    expect(session.document.createdIncomes).toHaveLength(1);
    session.undo();
    session.undo();
    expect(session.undoLabel).toBeUndefined();
  });
});
