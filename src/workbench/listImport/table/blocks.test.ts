import { expect, it } from 'vitest';
import { blocksBeside } from './blocks.ts';

const SHEET = [
  ['HOTEL CABRERO', '', ''],
  ['Versión 2, agosto de 2027', 'en pesos corrientes', ''],
  ['', '', ''],
  ['Inicio', 'mar-2028', ''],
  ['Horizonte', '12', 'años'],
  ['', '', ''],
  ['COMPRA Y CRÉDITO', '', ''],
  ['', '', ''],
  ['Precio', '$ 9.800.000.000', ''],
  ['Sistema', 'Cuota fija', 'mensual'],
  ['Tasa', '13,1%', 'E.A.'],
  ['INGRESOS', '', ''],
  ['Concepto', 'Tarifa', 'Ocupación'],
  ['Suites', '9.100.000', '64%'],
  ['', '', ''],
  ['AMORTIZACIÓN', '', ''],
  ['Año', 'Intereses', 'Abono'],
  ['1', '812.000.000', '301.000.000'],
  ['2', '770.000.000', '343.000.000'],
];

it('blocks of values beside a list are called by their title or first label, with their rows', () => {
  // The heads of the list, and its record.
  expect(blocksBeside(SHEET, new Set([12, 13]))).toEqual([
    { text: 'Inicio', rows: 2, over: ['Versión 2, agosto de 2027', 'HOTEL CABRERO'] },
    { text: 'COMPRA Y CRÉDITO', rows: 3, over: [] },
    { text: 'AMORTIZACIÓN', rows: 2, over: [], heads: ['Año', 'Intereses', 'Abono'] },
  ]);
});

it('titles and notes without figures are no block', () => {
  expect(blocksBeside(SHEET.slice(0, 2), new Set())).toEqual([]);
});
