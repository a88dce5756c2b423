import { describe, expect, it, test } from 'vitest';
import { type Ref, trace } from '../../engine/index.ts';
import { Calculation } from './calculation.ts';
import { defineTool } from '../define.ts';
import { choice, integer, money, number, percent, text } from '../contract/fields.ts';
import { precedentInputs, shownDependents } from './lineage.ts';
import { labelOf } from './reading.ts';
import { labelsBeside, numbersOf, wordOf } from './wording.ts';

const OPTIONS = [
  { value: 'cuota', label: 'Cuota fija' },
  { value: 'bullet', label: 'Al final' },
];

const tool = defineTool({
  id: 'loan',
  version: 1,
  title: 'Préstamo',
  description: 'Para pruebas',
  category: 'Financiamiento',
  path: '/tools/loan',
  listed: 'none',
  inputs: {
    amount: money('Monto', { initial: 100 }),
    term: integer('Plazo', { initial: 3, min: 1, max: 30 }),
    type: choice('Tipo', OPTIONS),
    rate: percent('Tasa', { initial: 12 }),
    spread: percent('Margen', { initial: 2.5 }),
  },
  lists: {
    costs: {
      label: 'Gastos',
      singular: 'Gasto',
      name: 'name',
      fields: { name: text('Nombre'), type: choice('Tipo', OPTIONS), price: money('Precio') },
      formulas: { share: number('Parte', 'price / sum(costs.price)') },
      initial: [{ name: 'Notaría', type: 'bullet', price: 5 }],
    },
  },
  formulas: {
    payment: money('Cuota', 'type == "bullet" ? 0 : -pmt(0.01, term, amount)'),
    figure: money('Cuota mensual', 'payment'),
    interest: money('Interés', 'sum(months.interest)'),
    ofYear: money('Interés de un año', 'amount * rate / 100'),
    ofMonth: money('Interés de un mes', 'amount * (rate + spread) / 1200'),
    inThousands: number('En cientos de miles', 'amount * rate / 100000'),
    whole: percent('Tasa total', 'rate + spread'),
    endings: number('Finales', 'countif(costs.type, "bullet")'),
  },
  results: [{ title: 'Lo que cuesta', items: ['interest'] }],
  tables: {
    months: {
      label: 'Meses',
      rows: 'term',
      rowLabel: 'Mes',
      rowName: 'when',
      columns: {
        when: text('Cuándo', 'row == rows ? "fin" : ""', { internal: true }),
        month: number('N.º', 'row', { internal: true }),
        interest: money('Interés', 'prev(balance, amount) * 0.01'),
        balance: money('Saldo', 'prev(balance, amount) + interest - payment'),
      },
    },
    years: {
      label: 'Años',
      rows: '1',
      columns: { interest: money('Interés', 'sumif(months.month, row, months.interest)') },
    },
    bars: {
      label: 'Cascada',
      rows: '1',
      internal: true,
      columns: { start: money('Desde', 'payment + row') },
    },
  },
});

const calculation = new Calculation(tool, tool.document.initial());
const at = (table: string, id: string, row?: number): Ref => ({
  id,
  table,
  ...(row === undefined ? {} : { row }),
});

function words(ref: Ref): string {
  const { formula } = trace(calculation.sheet, ref);
  return formula.map((token) => wordOf(calculation, token, ref)).join('');
}

function numbers(ref: Ref): string {
  const { formula } = trace(calculation.sheet, ref);
  return numbersOf(calculation, formula, ref);
}

describe('a formula in words', () => {
  it('has the functions of Excel in Spanish, and the labels of options', () => {
    expect(words({ id: 'payment' })).toBe(
      'si Tipo = «Al final» → 0; si no → −PAGO(0,01; Plazo; Monto)',
    );
    expect(words({ id: 'endings' })).toBe('CONTAR.SI(Tipo; «Al final»)');
  });

  it('names a row by its column for that, or by its number', () => {
    expect(words(at('months', 'balance', 1))).toBe('Saldo · Mes 1 + Interés − Cuota');
    expect(labelOf(calculation, at('months', 'balance', 2))).toBe('Saldo · fin');
    expect(words(at('months', 'when', 1))).toBe(
      'si n.º de mes = n.º de filas → «fin»; si no → vacío',
    );
  });

  it('says whose column it is where that bears the name of the cell itself', () => {
    expect(words(at('years', 'interest', 0))).toBe('SUMAR.SI(N.º; n.º de fila; Interés (Meses))');
    expect(words({ id: 'interest' })).toBe('SUMA(Interés (Meses))');
  });

  it("has today's numbers in the place of names", () => {
    expect(numbers(at('months', 'when', 1))).toBe('si 2 = 3 → «fin»; si no → vacío');
    expect(numbers({ id: 'interest' })).toBe('SUMA([3 valores])');
    expect(numbers(at('costs', 'share', 0))).toBe('$ 5 ÷ SUMA([1 valor])'.replace(' ', '\u00a0'));
  });
});

test.each([
  ['ofYear', '$ 100 × 12,00 ÷ 100'],
  ['ofMonth', '$ 100 × (12,00 + 2,50) ÷ 1200'],
  ['inThousands', '$ 100 × 12,00 % ÷ 100.000'],
  ['whole', '12,00 % + 2,50 %'],
])('a percentage that %s divides by 100 has no sign that says so again', (id, shown) => {
  expect(numbers({ id }).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('of several in one list those of one name say their table, or the results they are among', () => {
  const refs = [
    at('months', 'interest', 0),
    at('years', 'interest'),
    { id: 'interest' },
    { id: 'payment' },
  ];
  expect(labelsBeside(calculation, refs, at('months', 'balance', 0))).toEqual([
    'Interés (Meses)',
    'Interés (Años)',
    'Interés (Lo que cuesta)',
    'Cuota',
  ]);
});

describe('the cells that a cell feeds', () => {
  const fed = (ref: Ref) => shownDependents(calculation, ref).map((to) => labelOf(calculation, to));

  it('leave out what only draws a chart', () => {
    expect(fed({ id: 'payment' })).toEqual(['Saldo', 'Cuota mensual']);
  });

  it('lead through what serves others only', () => {
    expect(fed(at('months', 'month', 0))).toEqual(['Interés']);
  });

  it('never are the cell itself, nor a column beside one of its cells', () => {
    expect(fed(at('months', 'balance'))).toEqual(['Interés']);
    expect(fed(at('costs', 'price', 0))).toEqual(['Parte · Notaría']);
  });
});

describe('the inputs that a figure is computed from', () => {
  const inputs = ['amount', 'term', 'type', 'rate', 'spread'].map((id) => ({ id }));
  const of = (figure: Ref) => {
    const moves = precedentInputs(calculation, figure);
    return inputs.filter((input) => moves?.(input)).map(({ id }) => id);
  };

  it('are found through any formulas between them', () => {
    expect(of({ id: 'figure' })).toEqual(['amount', 'term', 'type']);
    expect(of({ id: 'whole' })).toEqual(['rate', 'spread']);
    expect(of({ id: 'interest' })).toEqual(['amount', 'term', 'type']);
  });

  it('are those of its own row, and all of a column that is read as a whole', () => {
    const moves = precedentInputs(calculation, at('costs', 'share', 0));
    expect(moves?.(at('costs', 'price', 0))).toBe(true);
    expect(moves?.(at('costs', 'price', 1))).toBe(true);
    expect(moves?.(at('costs', 'type', 0))).toBe(false);
  });
});
