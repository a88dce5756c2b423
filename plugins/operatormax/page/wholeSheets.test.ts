// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import * as sheets from '../testing/sheets.ts';
import { inflationByYear } from './config/inflationByYear.ts';
import { blocksOf, inputsOf, named } from './testing/pastedSheets.ts';

describe('a hotel whose titles stand in the row of their heads', () => {
  test('its forms', () => {
    expect(inputsOf(sheets.HOTEL)).toEqual({
      typed: {
        startMonth: '1',
        startYear: '2026',
        projectionPeriod: '10',
        tasaOportunidad: '16,00%',
        equityPayment: '$ 10.175.000.000',
        debtPayment: '$ 8.325.000.000',
        // 'IBR + 4,50% N.M.V.' can't be read.
        interestRate: '13,80%',
        termInMonths: '120',
        creditType: 'Cuota fija',
        feePercentage: '4,0%',
        replacementReservePercentage: '3,0%',
        exitCapRate: '9,50%',
      },
      // The inflation, six incomes, six fixed and four variable costs with five positions.
      away: [1, 6, 15],
      tables: [],
    });
  });

  test('its lists', () => {
    expect(named(blocksOf('incomes', sheets.HOTEL))).toEqual([
      ['Estándar', 'Superior', 'Junior Suite'],
      ['Alimentos y bebidas', 'Eventos y salones', 'Arriendo local comercial'],
    ]);
    const [staff = [], fixed = [], variable = []] = blocksOf('expenses', sheets.HOTEL);
    expect(staff[2]).toEqual({
      tipo: 'Personal',
      nombre: 'Camareras',
      personas: '12',
      valor: '$ 1.623.500',
      prestaciones: '1,52',
    });
    expect(fixed.map(({ valor, ciclo }) => [valor, ciclo])).toEqual([
      ['$ 96.000.000', 'Anual'],
      ['$ 54.000.000', 'Anual'],
      ['$ 31.500.000', 'Mensual'],
      ['$ 12.600.000', 'Trimestral'],
      ['$ 21.400.000', 'Mensual'],
      ['$ 3.200.000', 'Mensual'],
    ]);
    expect(variable.map(({ porcentaje }) => porcentaje)).toEqual(['9,0%', '32,0%', '3,5%', '1,0%']);
  });
});

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

describe('consulting rooms, prices and areas under signs', () => {
  test('its forms: no price is a rate, and no rate a price', () => {
    expect(inputsOf(sheets.CONSULTORIOS).typed).toEqual({
      startMonth: '7',
      startYear: '2027',
      projectionPeriod: '10',
      debtPayment: '=23.375*1000000',
      equityPayment: '=19.125*1000000',
      paymentFrequency: 'Mensual',
      replacementReservePercentage: '2%',
      tasaOportunidad: '16%',
      exitCapRate: '8,75%',
    });
  });

  test('its lists', () => {
    const [rents = []] = blocksOf('incomes', sheets.CONSULTORIOS);
    expect(rents.map(({ cantidad, tarifa }) => [cantidad, tarifa])).toEqual([
      ['2.400', '78.000'],
      ['180', '120.000'],
      ['350', '95.000'],
      ['85', '310.000'],
    ]);
    expect(named(blocksOf('expenses', sheets.CONSULTORIOS))[0]).toEqual([
      'Administración',
      'Predial',
      'Seguros',
      'Vacancia y cartera',
      'Fee de asset management',
    ]);
  });
});

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

test('one income written downwards, counted costs, blocks of the investor beside them', () => {
  expect(inputsOf(sheets.COMITE).typed).toEqual({
    startMonth: '1',
    startYear: '2028',
    projectionPeriod: '10',
    debtPayment: '7.350.000.000',
    interestRate: '13,25%',
    termInMonths: '=12*12',
    tasaOportunidad: '14,50%',
    exitCapRate: '8,75%',
    feePercentage: '3,00%',
    replacementReservePercentage: '4,00%',
  });
  expect(blocksOf('incomes', sheets.COMITE)).toEqual([
    [{ nombre: 'Habitaciones', cantidad: '48', tarifa: '385.000', ocupacion: '68,00%' }],
  ]);
  const [fixed, ...others] = blocksOf('expenses', sheets.COMITE);
  expect(fixed?.map(({ valor, ciclo, personas }) => [valor, ciclo, personas])).toEqual([
    ['28.500.000', 'Mensual', undefined],
    ['12.400.000', 'Mensual', undefined],
    ['4.850.000', 'Mensual', undefined],
    ['64.000.000', 'Anual', undefined],
    ['27.500.000', 'Semestral', undefined],
  ]);
  expect(named(others)).toEqual([
    ['Gerente general', 'Recepción', 'Camareras'],
    ['Comisión de agencias (OTA)', 'Amenities y lavandería'],
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
    '3%',
    '9%',
  ]);
  expect(costs?.slice(-4, -2).map(({ ciclo }) => ciclo)).toEqual([
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
      { nombre: 'OTAs', tipo: 'Variable', porcentaje: '13 %' },
      { nombre: 'Mantenimiento', tipo: 'Variable', porcentaje: '3%' },
    ],
  ]);
});

test('kinds of rooms under their block’s title, a column for each cycle', () => {
  const [rooms] = blocksOf('incomes', sheets.TUNJA);
  expect(rooms).toEqual([
    { nombre: 'Sencilla', cantidad: '14', tarifa: '150.000', ocupacion: '58' },
    { nombre: 'Doble', cantidad: '22', tarifa: '195.000', ocupacion: '64' },
    { nombre: 'Familiar', cantidad: '6', tarifa: '280.000', ocupacion: '49' },
  ]);
  const [, costs] = blocksOf('expenses', sheets.TUNJA);
  expect(costs).toEqual([
    { nombre: 'Servicios públicos', valor: '11.000.000', ciclo: 'Mensual' },
    { nombre: 'Predial', valor: '38.000.000', ciclo: 'Anual (enero)' },
    { nombre: 'Seguros', valor: '21.000.000', ciclo: 'Anual (enero)' },
    { nombre: 'Costo A&B', tipo: 'Variable', porcentaje: '34%' },
    { nombre: 'Comisiones', tipo: 'Variable', porcentaje: '12%' },
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

test('blocks of names and values side by side', () => {
  expect(inputsOf(sheets.AMAZONAS)).toEqual({
    typed: {
      startMonth: '3',
      startYear: '2027',
      projectionPeriod: '10',
      equityPayment: '4.800.000.000',
      debtPayment: '3.200.000.000',
      interestRate: '12,9%',
      termInMonths: '120',
      creditType: 'Cuota fija',
      paymentFrequency: 'Mensual',
    },
    // The inflation, three incomes, three costs.
    away: [1, 3, 3],
    tables: [],
  });
});

test('an abridged count', () => {
  const [incomes] = blocksOf('incomes', sheets.AMAZONAS);
  expect(incomes?.map(({ cantidad }) => cantidad)).toEqual(['12', '20', '1']);
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
  const ipc = inflationByYear(sheets.rowsOf(sheets.CALERA), [2027, 2028, 2029]);
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
      ciclo: 'Anual (enero)',
      descripcion: 'Se paga en marzo',
    },
  ]);
});

test('names of blocks merged over their rows', () => {
  expect(inputsOf(sheets.VIENTO)).toEqual({
    typed: {
      startMonth: '1',
      startYear: '2028',
      projectionPeriod: '10',
      tasaOportunidad: '15,5%',
      equityPayment: '5.625.000.000',
      debtPayment: '6.875.000.000',
      interestRate: '13,4%',
      termInMonths: '96',
      creditType: 'Cuota fija',
      feePercentage: '4,5%',
      replacementReservePercentage: '3%',
      exitCapRate: '9%',
    },
    // Four costs, and two years of inflation.
    away: [4, 2],
    tables: [],
  });
  const [costs] = blocksOf('expenses', sheets.VIENTO);
  expect(costs).toEqual([
    {
      tipo: 'Personal',
      nombre: 'Administrador',
      valor: '7.200.000',
      ciclo: 'Mensual',
      personas: '1',
    },
    { tipo: 'Personal', nombre: 'Camareras', valor: '1.600.000', ciclo: 'Mensual', personas: '6' },
    { tipo: 'Fijo', nombre: 'Energía y agua', valor: '16.500.000', ciclo: 'Mensual' },
    { tipo: 'Fijo', nombre: 'Seguro', valor: '45.000.000', ciclo: 'Anual' },
  ]);
  const ipc = inflationByYear(sheets.rowsOf(sheets.VIENTO), [2028, 2029]);
  expect([...(ipc ?? [])]).toEqual([
    [2028, '4,5%'],
    [2029, '4,2%'],
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

test('names and values at the left of the tables of lists', () => {
  expect(inputsOf(sheets.FARO).typed).toEqual({
    startMonth: '7',
    startYear: '2027',
    projectionPeriod: '10',
    equityPayment: '9.200.000.000',
    debtPayment: '11.300.000.000',
    interestRate: '13,1%',
    termInMonths: '120',
  });
  expect(blocksOf('incomes', sheets.FARO)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '52', tarifa: '$ 8.400.000', ocupacion: '63%' },
      { nombre: 'Restaurante', cantidad: '1', tarifa: '$ 72.000.000', ocupacion: '100%' },
      {
        tipo: 'Parqueaderos',
        nombre: 'Parqueadero',
        cantidad: '24',
        tarifa: '$ 160.000',
        ocupacion: '80%',
      },
    ],
  ]);
  expect(blocksOf('expenses', sheets.FARO)).toEqual([
    [
      { nombre: 'Nómina', tipo: 'Fijo', valor: '$ 96.000.000', ciclo: 'Mensual' },
      { nombre: 'Predial', tipo: 'Fijo', valor: '$ 88.000.000', ciclo: 'Anual' },
      { nombre: 'Comisiones', tipo: 'Variable', porcentaje: '12%' },
    ],
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
  const ipc = inflationByYear(sheets.rowsOf(sheets.VALLE), [2027, 2028, 2029]);
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

test('blocks named beside their first row, kinds of rooms each over its values', () => {
  expect(inputsOf(sheets.OTUN).typed).toEqual({
    startMonth: '1',
    startYear: '2027',
    projectionPeriod: '10',
  });
  const rooms = { tarifa: '285.000', cantidad: '64', ocupacion: '52,0%' };
  expect(blocksOf('incomes', sheets.OTUN)).toEqual([
    [
      { nombre: 'Habitación Estándar', ...rooms },
      { nombre: 'Habitación Suite', tarifa: '465.500', cantidad: '32', ocupacion: '41,0%' },
      { tipo: 'Servicios', nombre: 'Lavandería', tarifa: '18.400.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', sheets.OTUN)).toEqual([
    [
      { nombre: 'Comisiones OTA', tipo: 'Variable', porcentaje: '11,5%' },
      { nombre: 'Predial', valor: '214.000.000', ciclo: 'Anual (enero)' },
      { nombre: 'Aseo', valor: '9.500.000', ciclo: 'Mensual' },
    ],
  ]);
  // The same under the title of the list.
  const stacked = `INGRESOS
Estándar
Número de habitaciones | un | 64
Tarifa promedio (ADR) | COP/noche | 285.000
Ocupación | % | 52,0%
Suite
Número de habitaciones | un | 6
Tarifa promedio (ADR) | COP/noche | 690.000
Ocupación | % | 45%`;
  expect(blocksOf('incomes', stacked)).toEqual([
    [
      { nombre: 'Estándar', ...rooms },
      { nombre: 'Suite', tarifa: '690.000', cantidad: '6', ocupacion: '45%' },
    ],
  ]);
});
