import { describe, expect, test } from 'vitest';
import * as sheets from '../testing/sheets/titledHeads.ts';
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
    // As they stand in the sheet.
    const [fixed = [], variable = [], staff = []] = blocksOf('expenses', sheets.HOTEL);
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
