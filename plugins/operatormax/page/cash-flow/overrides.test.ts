// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { readOver } from '../../../../src/workbench/blocks/table/overrides.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import type { ProjectData } from '../../document/document.ts';
import { removeIncome } from '../../document/edits.ts';
import { overrideFields } from '../../document/fields.ts';

const service = (id: string, rate: number) => ({
  id,
  name: `Servicio ${id}`,
  incomeType: 'servicios',
  serviceData: { rate, unitType: 'por unidad', monthlyQuantity: 1 },
});

/** A year from July 2028 on, with two incomes of 100 and 10 a month. */
function open() {
  const dateConfig = { startMonth: 7, startYear: 2028, projectionPeriod: 1 };
  const raw = { dateConfig, createdIncomes: [service('a', 100), service('b', 10)] };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const flow = (row: number, id = 'i2') => ({ id: `${id}.flow`, table: 'months', row });
  const type = (row: number, text: string) => {
    const outcome = { value: text === '' ? null : Number(text) };
    session.take('Dato real', [{ ref: flow(row), text, outcome }]);
  };
  return { session, flow, type, value: (id: string) => session.calculation.value({ id }) };
}

describe('a month that is typed over', () => {
  it('is kept by stream and calendar month, counts in totals, and is taken back by undo', () => {
    const { session, type, value } = open();
    // 12 x 100 + 12 x 10; the seventh month of a project from July is January.
    expect(value('totalIngresos')).toBe(1320);
    type(6, '25');
    expect(session.document.overrides).toEqual({ b: { '2029-01': 25 } });
    expect(value('totalIngresos')).toBe(1335);
    session.undo();
    expect([session.document.overrides, value('totalIngresos')]).toEqual([{}, 1320]);
  });

  it('is computed again once it is cleared', () => {
    const { session, flow, type } = open();
    type(6, '25');
    type(6, '');
    expect(session.document.overrides).toEqual({});
    expect(session.calculation.value(flow(6))).toBe(10);
  });

  it('is named in the history by stream and month, with what it was and became', () => {
    const { session, flow } = open();
    const take = (text: string, value: number | null) =>
      session.take(null, [{ ref: flow(6), text, outcome: { value } }]);
    take('25', 25);
    expect(session.undoLabel).toBe('Servicio b · ene 2029: $\u00A010 → $\u00A025');
    take('', null);
    expect(session.undoLabel).toBe('Servicio b · ene 2029: $\u00A025 → lo calculado');
  });

  it('stays with its month when the project starts later, and with its stream when others go', () => {
    const { session, flow, type, value } = open();
    type(6, '25');
    session.write('Inicio', [{ ref: { id: 'startMonth' }, value: 8 }]);
    expect([5, 6].map((row) => session.calculation.value(flow(row)))).toEqual([25, 10]);
    session.edit('Eliminar', (draft) => removeIncome(draft, 0));
    expect(session.calculation.value(flow(5, 'i1'))).toBe(25);
    // 11 x 10 + 25.
    expect(value('totalIngresos')).toBe(135);
  });

  it('goes with its stream', () => {
    const { session, type } = open();
    type(6, '25');
    session.edit('Eliminar', (draft) => removeIncome(draft, 1));
    expect(session.document.overrides).toEqual({});
    session.undo();
    expect(session.document.overrides).toEqual({ b: { '2029-01': 25 } });
  });

  it('keeps the arithmetic that it comes from, with its month, until something else stands there', () => {
    const { session, flow } = open();
    const field = overrideFields.value;
    const take = (row: number, text: string, by = 1) => {
      const outcome = readOver({ field, by, unit: 'miles', table: 'months' }, field, text);
      session.take('Dato real', [{ ref: flow(row), text, outcome }]);
    };
    const said = (row: number) => session.calculation.expression(flow(row));
    take(6, '=40+8');
    expect([session.calculation.value(flow(6)), said(6), said(5)]).toEqual([
      48,
      '=40+8',
      undefined,
    ]);
    // In millions it is that of the pesos which are kept.
    take(7, '=1,5+2', 1_000_000);
    expect([session.calculation.value(flow(7)), said(7)]).toEqual([3_500_000, '=(1,5+2)*1000000']);
    // An earlier month doesn't move the others' arithmetic, nor a later start; a file brings it back.
    take(2, '7');
    session.write('Inicio', [{ ref: { id: 'startMonth' }, value: 8 }]);
    expect([said(5), said(6), said(1)]).toEqual(['=40+8', '=(1,5+2)*1000000', undefined]);
    const file = JSON.parse(JSON.stringify(session.document)) as unknown;
    expect(operatormax.document.check(file)).toEqual({ document: session.document });
    take(5, '50');
    expect(said(5)).toBeUndefined();
    session.undo();
    expect(said(5)).toBe('=40+8');
    session.take(null, [{ ref: flow(5), text: '', outcome: { value: null } }]);
    session.take(null, [{ ref: flow(6), text: '', outcome: { value: null } }]);
    expect(session.document).not.toHaveProperty('expressions');
  });

  it('has an address that names its month, and the field of what may be typed', () => {
    const { session, type } = open();
    type(6, '-25');
    const ref = { id: 'value', table: 'i2.actual', row: 0 };
    const address = session.calculation.addressOf(ref);
    expect(address).toBe('createdIncomes[id=b].actual[id=2029-01].value');
    expect(session.calculation.field(ref)).toEqual(overrideFields.value);
    session.write('Otro valor', [{ ref, value: 30 }]);
    expect(session.document.overrides).toEqual({ b: { '2029-01': 30 } });
    session.write('Otro mes', [{ ref: { ...ref, id: 'month' }, value: 2 }]);
    expect(session.document.overrides).toEqual({ b: { '2029-02': 30 } });
  });
});
