// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, inputsOf, named } from './testing/pastedSheets.ts';

/* Blocks of a sheet that an empty line alone parts from the list above them. */

const SHEET = `Hostal Getsemaní
Año de inicio | 2030
Mes de inicio | Marzo

Personal | N.º | Salario mensual
Administrador | 1 | $ 6.800.000
Recepción | 4 | $ 1.900.000
Aseo | 5 | $ 1.600.000

Gastos variables | % ingresos
Comisión Booking | 12%
Insumos | 3,5%

Valor de compra | $ 9.800.000.000
Crédito bancario | $ 5.000.000.000
Tasa de interés E.A. | 12,8%
Plazo | 96 meses
Fee operador | 8% de ingresos
Cap rate de salida | 10%

Año | Inflación
2030 | 4,8%
2031 | 4,2%
2032 | 3,9%`;

test('what a form asks for below a list is no part of it, price and inflation included', () => {
  expect(named(blocksOf('expenses', SHEET))).toEqual([
    ['Administrador', 'Recepción', 'Aseo'],
    ['Comisión Booking', 'Insumos'],
  ]);
  const { typed, away } = inputsOf(SHEET);
  expect(typed).toEqual({
    startYear: '2030',
    startMonth: '3',
    debtPayment: '$ 5.000.000.000',
    interestRate: '12,8%',
    termInMonths: '96',
    feePercentage: '8%',
    exitCapRate: '10%',
  });
  // Five costs, and three years of inflation: the price stays with the form, which works out the equity by it.
  expect(away).toEqual([5, 3]);
});

test('people are counted under N.º beside their names, whatever their numbers', () => {
  expect(blocksOf('expenses', SHEET)[0]?.map(({ personas }) => personas)).toEqual(['1', '4', '5']);
});

test('one who has a position is of staff, though he is the only one', () => {
  const sheet = `Concepto | Cantidad | Valor mensual
Recepcionistas | 4 | 2.600.000
Gerente | 1 | 7.500.000
Servicios públicos | 1 | 9.800.000`;
  expect(blocksOf('expenses', sheet)[0]?.map(({ tipo }) => tipo)).toEqual([
    'Personal',
    'Personal',
    undefined,
  ]);
});

test('so are a purchase and a loan, whose rows no form asks for by name, and rooms under their type', () => {
  const { typed, away, tables } = inputsOf(`Hotel Boutique – Supuestos de operación (COP)

Tipo de habitación | Unidad | Cantidad | Tarifa mensual | Ocupación
Estándar | hab | 24 | $ 5.400.000 | 68%
Suite | hab | 4 | $ 11.200.000 | 55%

Gastos variables | Unidad | % de ingresos
Comisiones OTA | % ingresos | 9,5%
Mercadeo | % ingresos | 2,5%

Precio de compra | COP | $ 14.800.000.000
Gastos de cierre | % | 1,8%
Fecha de compra | fecha | 01/01/2029

Crédito | Unidad | Valor
Monto del crédito | COP | $ 7.400.000.000
Tasa de interés | % E.A. | 12,4%
Plazo | años | 8
Cap rate de salida | % | 8,75%`);
  expect(typed).toEqual({
    debtPayment: '$ 7.400.000.000',
    interestRate: '12,4%',
    termInMonths: '=8*12',
    exitCapRate: '8,75%',
  });
  // Two rooms and two costs.
  expect(away).toEqual([2, 2]);
  expect(tables).toEqual([]);
});
