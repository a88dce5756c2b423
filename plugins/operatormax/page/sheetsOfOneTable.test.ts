import { expect, test } from 'vitest';
import * as sheets from '../testing/sheets/oneTable.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { inflationByYear } from './config/inflationByYear.ts';
import { blocksOf, inputsOf } from './testing/pastedSheets.ts';

test('numbered rows with units before the values, amounts by the month and by the year', () => {
  const { typed, away } = inputsOf(sheets.NUMERADO);
  expect(typed).toMatchObject({
    startMonth: '1',
    startYear: '2028',
    debtPayment: '=9.600*1000000',
  });
  expect(away).toEqual([3, 3]);
  const [costs] = blocksOf('expenses', sheets.NUMERADO);
  expect(costs?.map(({ valor, ciclo = 'Mensual' }) => [valor, ciclo])).toEqual([
    ['28.000.000', 'Mensual'],
    ['5.500.000', 'Mensual'],
    ['84.000.000', 'Anual (enero)'],
  ]);
});

test('one line of heads over blocks with titles', () => {
  expect(inputsOf(sheets.BAHIA).typed).toEqual({
    startYear: '2027',
    projectionPeriod: '10',
    equityPayment: '$11.497.500.000',
    debtPayment: '$14.052.500.000',
    interestRate: '11,9%',
    termInMonths: '=12*12',
    paymentFrequency: 'Mensuales',
  });
  // The inflation, 'INGRESOS MENSUALES AÑO 1' and the costs with the operator's.
  expect(inputsOf(sheets.BAHIA).away).toEqual([1, 4, 10]);
  const [incomes] = blocksOf('incomes', sheets.BAHIA);
  expect(incomes?.map(({ tipo, cantidad, tarifa }) => [tipo, cantidad, tarifa])).toEqual([
    ['Servicios', '1', '$579.150.000'],
    ['Servicios', '1', '$210.000.000'],
    ['Servicios', '1', '$65.000.000'],
    ['Servicios', '1', '$18.400.000'],
  ]);
  const [costs] = blocksOf('expenses', sheets.BAHIA);
  expect(costs?.map(({ valor, porcentaje }) => valor ?? porcentaje)).toEqual([
    '$168.000.000',
    '31%',
    '$71.500.000',
    '$24.000.000',
    '12%',
    '$19.000.000',
    '$118.000.000',
    '$164.000.000',
    // The base fee is the operator's, and would count twice.
    '9%',
  ]);
  expect(costs?.slice(-3, -1).map(({ ciclo }) => ciclo)).toEqual([
    'Anual (enero)',
    'Anual (enero)',
  ]);
});

test('a flat sheet, each row of which says its block and its unit', () => {
  expect(inputsOf(sheets.FLAT)).toEqual({
    typed: {
      startMonth: '1',
      startYear: '2028',
      projectionPeriod: '10',
      interestRate: '12,8%',
      termInMonths: '=10*12',
      paymentFrequency: 'Mensual',
      feePercentage: '5%',
    },
    away: [5, 5],
    tables: [],
  });
  const [incomes] = blocksOf('incomes', sheets.FLAT);
  // How many there are, and how much of them is let, stands in a row of its own or behind the name.
  expect(incomes).toEqual([
    { nombre: 'Apartaestudios', cantidad: '32', tarifa: '290.000', ocupacion: '67%' },
    { nombre: 'Apartamentos 2 hab', cantidad: '12', tarifa: '430.000', ocupacion: '61%' },
    { tipo: 'Servicios', nombre: 'Coworking', tarifa: '18.000.000', cantidad: '1' },
  ]);
  expect(blocksOf('expenses', sheets.FLAT)).toEqual([
    [
      { nombre: 'Nómina', valor: '62.000.000', ciclo: 'Mensual' },
      { nombre: 'Servicios', valor: '19.500.000', ciclo: 'Mensual' },
      { nombre: 'Predial', valor: '71.000.000', ciclo: 'Anual (enero)' },
      { nombre: 'OTAs', tipo: 'Variable', porcentaje: '13 %', base: 'Todos los ingresos' },
      { nombre: 'Mantenimiento', tipo: 'Variable', porcentaje: '3%' },
    ],
  ]);
});

test('rooms downwards over incomes that are an amount each, units before the values', () => {
  expect(inputsOf(sheets.CANDELARIA).typed).toMatchObject({
    projectionPeriod: '10',
    equityPayment: '5.525.000.000',
    debtPayment: '5.525.000.000',
    interestRate: '13,1',
    termInMonths: '=8*12',
  });
  const [incomes] = blocksOf('incomes', sheets.CANDELARIA);
  expect(incomes).toEqual([
    {
      nombre: 'Habitaciones',
      cantidad: '34',
      tarifa: '310.000',
      ocupacion: '66',
    },
    {
      tipo: 'Servicios',
      nombre: 'Alimentos y bebidas',
      cantidad: '1',
      tarifa: '52.000.000',
    },
    {
      tipo: 'Servicios',
      nombre: 'Otros ingresos',
      cantidad: '1',
      tarifa: '11.000.000',
    },
  ]);
  const [costs] = blocksOf('expenses', sheets.CANDELARIA);
  expect(costs?.map(({ valor, ciclo, porcentaje }) => [valor ?? porcentaje, ciclo])).toEqual([
    ['78.000.000', 'Mensual'],
    ['23.500.000', 'Mensual'],
    ['33 %', undefined],
    ['3 %', undefined],
    ['61.000.000', 'Anual (enero)'],
    ['27.000.000', 'Anual (enero)'],
  ]);
});

test('a flat sheet whose values stand under years', () => {
  const { typed } = inputsOf(sheets.VALLE);
  expect(typed).toEqual({
    startMonth: '1',
    startYear: '2027',
    projectionPeriod: '10',
    debtPayment: '=21.500*1000000',
    interestRate: '13%',
    termInMonths: '120',
  });
  const ipc = inflationByYear(rowsOf(sheets.VALLE), [2027, 2028, 2029]);
  expect([...(ipc?.values() ?? [])]).toEqual(['5,1%', '4,4%', '3,9%']);
});

test('costs that follow incomes without a title are no incomes', () => {
  const [incomes] = blocksOf('incomes', sheets.CAUCA);
  expect(incomes?.map(({ nombre }) => nombre)).toEqual([
    'Habitaciones',
    'Otros ingresos mensuales',
  ]);
  expect(inputsOf(sheets.CAUCA).typed).toEqual({
    debtPayment: '11.200 millones',
    startMonth: '7',
    startYear: '2027',
  });
});
