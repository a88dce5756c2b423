import { describe, expect, it } from 'vitest';
import { Calculation, fullLabelOf, integer, money, notedValues, number } from '../index.ts';
import { testTool } from '../testing/sample.ts';
import { findVariable } from './names.ts';
import { differencesTo } from './questions.ts';
import { movableRefs } from './variables.ts';

const tool = testTool({
  inputs: { start: integer('Primer mes', { initial: 24_324 }) },
  lists: {
    paid: {
      label: 'Pagos',
      singular: 'Pago',
      name: 'amount',
      called: 'Arriendo · {at} ({start})',
      fields: {
        month: integer('Mes', { initial: 1, isPlace: true }),
        amount: money('Pagado', { initial: 0 }),
      },
      formulas: { at: number('Fecha', 'start + month - 1', { month: true, internal: true }) },
      initial: [
        { month: 1, amount: 5 },
        { month: 3, amount: 7 },
      ],
    },
  },
  formulas: { total: money('Total', 'sum(paid.amount)') },
  figures: ['total'],
});

const initial = tool.document.initial();
const calculation = new Calculation(tool, initial);
const subject = { tool, calculation };
const amount = { id: 'amount', table: 'paid', row: 1 };

describe('a record of one value at its place', () => {
  it('is called by its place, and so is its value', () => {
    // 24.324 = 2027 × 12: January of 2027. `start` is no column of the list: it stays as written.
    expect(fullLabelOf(calculation, amount)).toBe('Arriendo · mar 2027 ({start})');
    expect(fullLabelOf(calculation, { id: 'amount', table: 'paid' })).toBe('Pagado');
    expect(fullLabelOf(calculation, { ...amount, id: 'at' })).toMatch(/^Fecha · Arriendo · mar/u);
  });

  it('has a name of two parts where there is more than one value', () => {
    const { lists } = tool.declare(initial);
    const paid = lists['paid'];
    if (!paid) throw new TypeError('the list is gone');
    const fields = { ...paid.fields, tax: money('Impuesto') };
    const of = { lists: { paid: { ...paid, fields } }, formulas: { all: money('T', 'start') } };
    const two = testTool({ inputs: { start: integer('Primer mes', { initial: 24_324 }) }, ...of });
    const its = new Calculation(two, two.document.initial());
    expect(fullLabelOf(its, amount)).toBe('Pagado · Arriendo · mar 2027 ({start})');
  });

  it('is noted by that name', () => {
    const address = calculation.addressOf(amount) ?? '';
    const noted = new Calculation(tool, { ...initial, notes: { [address]: { text: 'Recibo 8' } } });
    expect(notedValues(noted).map(({ label }) => label)).toEqual(['Arriendo · mar 2027 ({start})']);
  });

  it('is moved by its value alone', () => {
    const ids = movableRefs(calculation).map(({ id, row }) => `${id} ${row ?? ''}`.trim());
    expect(ids).toEqual(['start', 'amount 0', 'amount 1']);
    const named = (id: string) => findVariable(subject, `paid[id=2].${id}`);
    expect(named('amount')).toHaveProperty('today', 7);
    expect(named('month')).toHaveProperty(
      'refused',
      '«Mes · Arriendo · mar 2027 ({start})» dice dónde va un dato: no se puede mover',
    );
  });

  it('is another one at another place', () => {
    const records = initial['paid'] as readonly object[];
    const withSecond = (changes: object) =>
      new Calculation(tool, {
        ...initial,
        paid: [records[0], { ...records[1], ...changes }] as never,
      });
    expect(differencesTo(subject, withSecond({ amount: 9 }))).toMatchObject([[{ from: 7, to: 9 }]]);
    expect(differencesTo(subject, withSecond({ month: 4 }))).toEqual({
      refused: 'los dos casos no tienen los mismos registros',
    });
  });
});
