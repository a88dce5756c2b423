// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nameRefused } from '../../../../src/workbench/session/refused.ts';
import { open } from '../testing/openedAssumptions.ts';

describe('the sheet of assumptions', () => {
  it('keeps what can not be taken in its cell, and the value before counts', () => {
    const { session, incomes, paste, total } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 100']);
    const before = total();
    const outcome = incomes.edit([{ row: 0, columnId: 'ocupacion', text: '180' }]);
    expect(outcome.refused[0]?.reason).toBe('180 supera el máximo 100');
    expect(incomes.cell(0, 'ocupacion')).toMatchObject({ text: '180', refused: true });
    expect(total()).toBe(before);
    session.undo();
    expect(incomes.cell(0, 'ocupacion').value).toBe(100);
    expect(session.refused).toEqual([]);
  });

  it('keeps in its cell what no input of the model is for, until it is mended or undone', () => {
    const { session, incomes, paste } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 100', 'Spa | Masajes | | 8.000 | 1']);
    expect(incomes.cell(1, 'tipo')).toMatchObject({ text: 'Masajes', refused: true });
    expect(incomes.cell(1, 'tipo').note).toContain('Se conserva RevPAR');
    // The first row has no months to settle in: what was meant for them is kept as well.
    incomes.edit([{ row: 0, columnId: 'estabilizacion', text: '3' }]);
    expect(incomes.cell(0, 'estabilizacion')).toMatchObject({ text: '3', refused: true });
    // It stays with its stream when another comes before it.
    incomes.records?.insert(0, 1);
    expect(incomes.cell(2, 'tipo').text).toBe('Masajes');
    expect(incomes.cell(1, 'tipo').refused).toBeUndefined();
    incomes.edit([{ row: 2, columnId: 'tipo', text: 'Servicio' }]);
    incomes.edit([{ row: 1, columnId: 'estabilizacion', text: '' }]);
    expect(incomes.cell(2, 'tipo').text).toBe('Servicios');
    expect(session.refused).toEqual([]);
  });

  it('keeps what another type refused as a value of its own, though the new one would take it', () => {
    const { session, incomes, paste } = open();
    // An amount that stands under 'Cantidad': nobody has so many rooms.
    paste(['Restaurante | RevPAR | | 20.000 | 145.000.000 | 50']);
    expect(incomes.cell(0, 'cantidad')).toMatchObject({ text: '145.000.000', refused: true });
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'Servicios' }]);
    const cell = incomes.cell(0, 'cantidad');
    expect(cell).toMatchObject({ text: '145.000.000', refused: true });
    expect(cell.note).toBe('Lo escrito era para otro tipo de ingreso. Se conserva 0.');
    incomes.edit([{ row: 0, columnId: 'cantidad', text: '145.000.000' }]);
    expect(incomes.cell(0, 'cantidad')).toMatchObject({ value: 145_000_000 });
    expect(session.refused).toEqual([]);
  });

  it('takes what was refused once a stream is of a type that has it, and no more', () => {
    const { session, expenses } = open();
    const row = (texts: Record<string, string>) =>
      Object.entries(texts).map(([columnId, text]) => ({ row: 0, columnId, text }));
    const maids = { nombre: 'Camareras', tipo: 'Fijo', valor: '1.750.905', personas: '9' };
    expenses.edit(row({ ...maids, prestaciones: '52 %', porcentaje: '3 %' }));
    expect(session.refused).toHaveLength(3);
    expect(expenses.edit(row({ tipo: 'Personal' }))).toEqual({ applied: 1, refused: [] });
    expect(expenses.cell(0, 'personas')).toMatchObject({ value: 9 });
    expect(expenses.cell(0, 'prestaciones')).toMatchObject({ value: 52 });
    expect(expenses.cell(0, 'porcentaje')).toMatchObject({ text: '3 %', refused: true });
    expect(session.refused).toHaveLength(1);
    session.undo();
    expect(session.refused).toHaveLength(3);
  });

  it('lets go of a refused text with the type that had such a value, and has it again by undo', () => {
    const { session, incomes, expenses, paste } = open();
    expenses.edit([
      { row: 0, columnId: 'nombre', text: 'Seguros' },
      { row: 0, columnId: 'tipo', text: 'Fijo' },
      { row: 0, columnId: 'valor', text: '12%' },
    ]);
    paste(['Suites | RevPAR | | 18% | 4']);
    expect(session.refused).toHaveLength(2);
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Variable' }]);
    expect(expenses.cell(0, 'valor')).toEqual(expenses.cell(0, 'personas'));
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'Dependientes' }]);
    expect([incomes.cell(0, 'tarifa').text, session.refused]).toEqual(['—', []]);
    session.undo();
    expect(incomes.cell(0, 'tarifa')).toMatchObject({ text: '18%', refused: true });
    session.undo();
    expect(expenses.cell(0, 'valor')).toMatchObject({ text: '12%', refused: true });
    session.redo();
    expect(expenses.cell(0, 'valor').refused).toBeUndefined();
  });

  it('says of a text what is wrong with it for the type that has such a value', () => {
    const { session, expenses } = open();
    expenses.edit([
      { row: 0, columnId: 'tipo', text: 'Fijo' },
      { row: 0, columnId: 'porcentaje', text: 'tres' },
    ]);
    expect(expenses.cell(0, 'porcentaje').note).toContain('No aplica a este tipo de egreso');
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Variable' }]);
    expect(expenses.cell(0, 'porcentaje').note).toContain('«tres» no es un número');
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Fijo' }]);
    expect(session.refused).toEqual([]);
  });

  it('takes back a paste with what it refused, in one step', () => {
    const { session, paste } = open();
    paste(['Spa | Masajes | | 8.000 | uno']);
    expect(session.refused).toHaveLength(2);
    session.undo();
    expect([session.document.createdIncomes, session.refused]).toEqual([[], []]);
  });

  it('forgets a refused number once it is mended', () => {
    const { session, incomes, paste } = open();
    paste(['Spa | Servicios | | 8.000 | uno']);
    incomes.edit([{ row: 0, columnId: 'cantidad', text: '4' }]);
    expect([incomes.cell(0, 'cantidad').text, session.refused]).toEqual(['4', []]);
  });

  it('has a refused number again on the next visit, with its stream', () => {
    const { session, incomes, paste } = open();
    paste(['Spa | Servicios | | 8.0O0 | 4']);
    incomes.records?.insert(0, 1);
    const next = open(session.document);
    next.session.recallRefused(session.untaken);
    expect(next.incomes.cell(1, 'tarifa')).toMatchObject({ text: '8.0O0', refused: true });
    expect(next.incomes.cell(0, 'tarifa').refused).toBeUndefined();
    const [kept] = next.session.refused;
    expect(kept && nameRefused(next.session.calculation, kept)).toBe('Tarifa · Spa');
    next.incomes.edit([{ row: 1, columnId: 'tarifa', text: '8.000' }]);
    expect([next.incomes.cell(1, 'tarifa').value, next.session.untaken]).toEqual([8_000, []]);
  });

  it('knows what counts in place of a text that it can not take, if anything does', () => {
    const { expenses } = open();
    const set = (columnId: string, text: string) => expenses.edit([{ row: 0, columnId, text }]);
    set('nombre', 'Jardinería');
    set('ciclo', 'Cada 45 días');
    expect(expenses.cell(0, 'ciclo')).toMatchObject({ text: 'Cada 45 días', kept: 'Mensual' });
    set('ciclo', 'Anual (enero)');
    set('ciclo', 'Único');
    expect(expenses.cell(0, 'ciclo')).toMatchObject({ text: 'Único', kept: 'Anual (enero)' });
    // A fixed cost is no share of anything.
    set('base', 'Ventas');
    expect(expenses.cell(0, 'base')).toMatchObject({ text: 'Ventas', kept: '' });
  });
});
