import { describe, expect, test } from 'vitest';
import * as sheets from '../testing/sheets/titledBlocks.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { inflationByYear } from './config/inflationByYear.ts';
import { blocksOf, inputsOf, named } from './testing/pastedSheets.ts';

describe('a hotel with a block in millions, and room types under ‘Tipo’', () => {
  test('its forms', () => {
    expect(inputsOf(sheets.BOUTIQUE).typed).toEqual({
      startMonth: '1',
      startYear: '2029',
      projectionPeriod: '10',
      tasaOportunidad: '16%',
      equityPayment: '=16.000*1000000',
      debtPayment: '=16.000*1000000',
      // It says in the dialog why this doesn't enter.
      interestRate: 'IBR + 5,2% (≈ 14,6% EA)',
      termInMonths: '=12*12',
      creditType: 'Cuota constante',
      paymentFrequency: 'Trimestrales',
      feePercentage: '3%',
      replacementReservePercentage: '4%',
      exitCapRate: '9%',
    });
  });

  test('its lists', () => {
    const [rooms = [], others = []] = blocksOf('incomes', sheets.BOUTIQUE);
    expect(rooms.map(Object.values)).toEqual([
      ['Standard King', '36', '$310.000', '68%'],
      ['Standard Twin', '18', '$295.000', '68%'],
      ['Suite', '6', '$540.000', '60%'],
    ]);
    expect(others.map(({ nombre }) => nombre)).toEqual([
      'Alimentos y bebidas',
      'Salones y eventos',
      'Parqueadero',
    ]);
    const [costs = [], staff = []] = blocksOf('expenses', sheets.BOUTIQUE);
    expect(costs.map(({ valor, ciclo, porcentaje }) => [valor ?? porcentaje, ciclo])).toEqual([
      ['$ 46.000.000', 'Mensual'],
      ['$ 98.000.000', 'Anual'],
      ['$ 132.000.000', 'Anual'],
      ['$ 7.500.000', 'Trimestral'],
      ['$ 18.000.000', 'Mensual'],
      ['15%', undefined],
      ['6%', undefined],
      ['3%', undefined],
    ]);
    expect(staff.map(({ personas }) => personas)).toEqual(['1', '8', '12']);
  });
});

describe('offices by the square metre, costs by the year under a title alone', () => {
  test('its forms', () => {
    const { typed } = inputsOf(sheets.OFICINAS);
    expect(typed).toMatchObject({
      startMonth: '7',
      startYear: '2027',
      projectionPeriod: '=120/12',
      debtPayment: 'COP 23.100.000.000',
      termInMonths: '144',
      exitCapRate: '8,5%',
    });
    // 12,96 % charged monthly: (1 + 12,96 %/12)^12 − 1.
    expect(Number.parseFloat(`${typed['interestRate']}`.replace(',', '.'))).toBeCloseTo(
      13.758223,
      5,
    );
  });

  test('its lists', () => {
    const [rents = []] = blocksOf('incomes', sheets.OFICINAS);
    expect(rents.map(Object.values)).toEqual([
      ['Alquileres', 'Banco', '850', '95.000', '100%'],
      ['Alquileres', 'Firma abogados', '620', '82.000', '95%'],
      ['Alquileres', 'Coworking', '1.100', '74.500', '90%'],
      ['Parqueaderos', 'Parqueaderos', '40 und', '280.000', '95%'],
    ]);
    const [costs = []] = blocksOf('expenses', sheets.OFICINAS);
    expect(costs.map(({ valor, porcentaje }) => valor ?? porcentaje)).toEqual([
      '412.000.000',
      '138.000.000',
      '680.000.000',
      '120.000.000',
      // The reserve below it is an input of its own.
      '4,5%',
    ]);
  });
});

test('lettered blocks, a column of the base with periods and shares', () => {
  expect(inputsOf(sheets.FONDO).away).toEqual([5, 9]);
  expect(named(blocksOf('incomes', sheets.FONDO))).toEqual([
    ['Estándar', 'Superior', 'Suite'],
    ['Spa', 'Alquiler local'],
  ]);
  const [costs, staff] = blocksOf('expenses', sheets.FONDO);
  expect(costs?.map(({ ciclo, porcentaje }) => ciclo ?? porcentaje)).toEqual([
    'Mensual',
    // 'bimestral' is no cycle here: it has months of its own.
    'Manual',
    'Anual (enero)',
    'Anual (enero)',
    '16%',
    '3,5%',
  ]);
  expect(staff?.map(({ personas, prestaciones }) => [personas, prestaciones])).toEqual([
    ['1', '1,52'],
    ['6', '1,52'],
    ['8', '1,52'],
  ]);
});

test('a cycle under the type, and an index in a row of its own', () => {
  expect(inputsOf(sheets.CALERA)).toEqual({
    typed: {
      startMonth: '1',
      startYear: '2027',
      projectionPeriod: '10',
      tasaOportunidad: '14,50%',
      equityPayment: '25.200.000.000',
      exitCapRate: '9,25%',
      debtPayment: '16.800.000.000',
      interestRate: '13,20%',
      termInMonths: '120',
    },
    // The inflation, three incomes, three costs with a position.
    away: [1, 3, 4],
    tables: [],
  });
  const ipc = inflationByYear(rowsOf(sheets.CALERA), [2027, 2028, 2029]);
  expect([...(ipc ?? [])]).toEqual([
    [2027, '5,10%'],
    [2028, '4,30%'],
    [2029, '3,80%'],
  ]);
  expect(blocksOf('incomes', sheets.CALERA)).toEqual([
    [
      {
        nombre: 'Habitación estándar',
        tipo: 'RevPAR',
        cantidad: '54',
        tarifa: '$ 385.000',
        ocupacion: '62,5%',
      },
      {
        nombre: 'Alimentos y bebidas',
        tipo: 'Servicios',
        cantidad: '1',
        tarifa: '$ 310.000.000',
      },
      {
        nombre: 'Eventos y salones',
        tipo: 'Servicios',
        cantidad: '1',
        tarifa: '$ 96.500.000',
      },
    ],
  ]);
  const [costs] = blocksOf('expenses', sheets.CALERA);
  expect(costs).toEqual([
    {
      nombre: 'Costo de A&B',
      tipo: 'Variable',
      base: 'Alimentos y bebidas',
      porcentaje: '34,5%',
    },
    { nombre: 'Energía y agua', valor: '$ 78.400.000', ciclo: 'Mensual' },
    {
      nombre: 'Impuesto predial',
      valor: '$ 288.000.000',
      ciclo: 'Manual',
      // 'Se paga en marzo'.
      mesesPago: 'mar',
    },
  ]);
});

test('titles that say of what period their amounts are', () => {
  const { typed } = inputsOf(sheets.PRADO);
  // (1 + 1,02 %)^12 − 1 = 12,9506 %.
  expect(Number(String(typed['interestRate']).replace('%', '').replace(',', '.'))).toBeCloseTo(
    (1.0102 ** 12 - 1) * 100,
    9,
  );
  expect(typed).toMatchObject({
    startMonth: '2',
    startYear: '2027',
    projectionPeriod: '10',
    tasaOportunidad: '16,2%',
    equityPayment: '$ 10.800.000.000',
    debtPayment: '$ 10.800.000.000',
    feePercentage: '5%',
  });
  const [costs] = blocksOf('expenses', sheets.PRADO);
  expect(costs?.map(({ nombre, ciclo }) => [nombre, ciclo])).toEqual([
    ['Vigilancia', undefined],
    ['Mantenimiento', undefined],
    ['Impuesto predial', 'anual'],
    ['Pólizas', 'anual'],
  ]);
});

test('an amount a month under the number of rooms is one service', () => {
  const [incomes] = blocksOf('incomes', sheets.LAURELES);
  expect(incomes?.map(({ tipo, cantidad, tarifa }) => [tipo, cantidad, tarifa])).toEqual([
    [undefined, '30', '$ 285.000'],
    [undefined, '4', '$ 590.000'],
    ['Servicios', '1', '$ 145.000.000'],
    ['Servicios', '1', '$ 38.500.000'],
  ]);
});

test('heads of incomes stand over amounts of costs as well', () => {
  const sheet = `Concepto | Cantidad | Tarifa | Ocupación | Unidad
INGRESOS
Habitaciones sencillas | 22 | 185.000 | 64% | noche
Habitaciones dobles | 30 | 248.000 | 71% | noche
EGRESOS
Nómina | 1 | 62.000.000 | | mes
Predial | 1 | 148.000.000 | | año`;
  const [costs = []] = blocksOf('expenses', sheet);
  expect(costs.map(({ nombre, valor, ciclo }) => [nombre, valor, ciclo])).toEqual([
    ['Nómina', '62.000.000', undefined],
    ['Predial', '148.000.000', 'Anual (enero)'],
  ]);
});
