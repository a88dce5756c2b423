// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { asidesOf } from '../../../../../src/workbench/listImport/match/aside.ts';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { inputsOf } from '../../testing/pastedSheets.ts';
import { inflationByYear } from '../../config/inflationByYear.ts';
import { TARGETS } from './streamTarget.ts';

/** Of rows beneath the heads of a list, those that are none of it, each with the reason. */
function asides(of: keyof typeof TARGETS, heads: readonly string[], ...rows: string[][]) {
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, TARGETS[of]);
  return asidesOf(records, mapping, TARGETS[of]).map(({ text, reason }) => [text, reason]);
}

const HEADS = ['Concepto', 'Valor', 'Unidad'];
const OF_OPERATOR = 'es un dato de «Operador» o «Reserva de Reposición», y aquí contaría dos veces';
const OF_INFLATION = 'es de «Inflación por año», en la pestaña «Fechas»';

test.each([
  ['FF&E', '4 %', 'ventas'],
  ['6.2 FF&E', '4%', ''],
  ['FF & E', '4', '% ventas'],
  ['Honorarios op.', '10 %', 'GOP'],
  ['Honorarios operador', '10', '% GOP'],
  ['Tarifa del operador', '5 %', 'ingresos'],
  ['Operador: fee base', '3 %', 'de ingresos'],
])('%s of %s is no cost', (...row) => {
  expect(asides('expenses', HEADS, ['Aseo', '2.000.000', 'mes'], row)).toEqual([
    [row[0], OF_OPERATOR],
  ]);
});

test('furniture that is paid in pesos stays a cost', () => {
  expect(asides('expenses', HEADS, ['FF&E', '4.000.000', 'mes'])).toEqual([]);
  expect(asides('expenses', HEADS, ['FF&E lobby', '4 %', 'ventas'])).toEqual([]);
});

test.each(['Inflación', 'IPC', 'infl. esperada', '1.3 Inflación anual'])(
  '%s is neither income nor cost',
  (name) => {
    const row = [name, '5,2 %', 'anual'];
    for (const of of ['incomes', 'expenses'] as const) {
      expect(asides(of, HEADS, ['Spa', '2.000.000', 'mes'], row)).toEqual([[name, OF_INFLATION]]);
    }
  },
);

test('the burden of salaries says something of these, also where its unit stands beside it', () => {
  const [aside] = asides(
    'expenses',
    HEADS,
    ['Recepción', '2.000.000', 'mes'],
    ['Carga prestacional', '52', '% del salario'],
  );
  expect(aside?.[0]).toBe('Carga prestacional');
  expect(aside?.[1]).toMatch(/^dice «Prestaciones/);
});

test('the forms take what the lists leave out', () => {
  const { typed } = inputsOf('Honorarios op. | 10 | % GOP\nFF&E | 4 % | ventas');
  expect(typed).toEqual({ feePercentage: '10', replacementReservePercentage: '4 %' });
});

test('the inflation may be shortened', () => {
  expect(inflationByYear([['infl. esperada', '5,2 %']], [2028, 2029])).toEqual(
    new Map([
      [2028, '5,2 %'],
      [2029, '5,2 %'],
    ]),
  );
});
