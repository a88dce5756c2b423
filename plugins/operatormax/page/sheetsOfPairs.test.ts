// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, inputsOf } from './testing/pastedSheets.ts';

/* Sheets of names with a value each, as somebody writes them down. */

test('rows that are counted one by one, and names with a colon, are read by their names', () => {
  const sheet = `SUPUESTOS HOTEL NEIVA
1 | Número de habitaciones: | 50
2 | Tarifa promedio por noche: | $210.000
3 | Ocupación: | 58%
4 | Gastos de personal (mensual): | $45.000.000
5 | Impuesto predial (anual): | $28.000.000
6 | Tasa de descuento: | 14,5%`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [{ nombre: 'Habitaciones', cantidad: '50', tarifa: '$210.000', ocupacion: '58%' }],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Gastos de personal (mensual)', valor: '$45.000.000', ciclo: 'Mensual' },
      { nombre: 'Impuesto predial (anual)', valor: '$28.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
  expect(inputsOf(sheet).typed).toEqual({ tasaOportunidad: '14,5%' });
});
