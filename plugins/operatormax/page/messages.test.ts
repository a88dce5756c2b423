// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sheetNotices } from '../../../src/workbench/inputImport/sheetNotices.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { blocksOf, inputsOf, toldOf } from './testing/pastedSheets.ts';

/* What an operator writes in a message, and short sheets: a line says a name, a figure and its unit. */

test('lines of a message, each in one cell', () => {
  const message = `Hotel La Candelaria, arranca en julio 2027
Habitaciones: 32
Tarifa promedio 310 mil noche
Ocupación 58%
Restaurante 18 millones al mes
Parqueadero 1.200.000 mensual
Nómina 62 millones al mes
Predial 86 millones al año
Comisión booking 15%
Fee del operador 8%
Deuda 4.200 millones
Tasa 13,2% E.A.
Plazo 9 años`;
  expect(blocksOf('incomes', message)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '32', tarifa: '=310*1000', ocupacion: '58%' },
      { nombre: 'Restaurante', tipo: 'Servicios', tarifa: '=18*1000000', cantidad: '1' },
      { nombre: 'Parqueadero', tipo: 'Servicios', tarifa: '1.200.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', message)).toEqual([
    [
      { nombre: 'Nómina', valor: '=62*1000000', ciclo: 'Mensual' },
      { nombre: 'Predial', valor: '=86*1000000', ciclo: 'Anual (enero)' },
      { nombre: 'Comisión booking', tipo: 'Variable', porcentaje: '15%' },
    ],
  ]);
  expect(inputsOf(message).typed).toEqual({
    feePercentage: '8%',
    debtPayment: '4.200 millones',
    interestRate: '13,2%',
    termInMonths: '=9*12',
  });
});

test('people by their number and price in one list with all else', () => {
  const sheet = `Concepto | Valor | Unidad | Comentario
Habitaciones | 32 | und
ADR | 310.000 | COP/noche | 2025
Ocupación año 1 | 55 | %
Alimentos y bebidas | 25 | % habitaciones
Gerente | 1 | persona | 9.800.000 mes
Recepcionistas | 6 | personas | 2.100.000 c/u
Energía | 14.500.000 | mes | EPM
Seguro | 52.000.000 | año | Sura`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '32', tarifa: '310.000', ocupacion: '55' },
      {
        nombre: 'Alimentos y bebidas',
        tipo: 'Dependientes',
        porcentaje: '25 %',
        base: 'Habitaciones',
      },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Gerente', tipo: 'Personal', personas: '1', valor: '9.800.000' },
      { nombre: 'Recepcionistas', tipo: 'Personal', personas: '6', valor: '2.100.000' },
      { nombre: 'Energía', valor: '14.500.000', ciclo: 'Mensual' },
      { nombre: 'Seguro', valor: '52.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('heads of a month and a year stand over the blocks of both lists', () => {
  const sheet = `INGRESOS
Concepto | Mensual | Anual
Habitaciones | 210.000.000 | 2.520.000.000
Eventos |  | 96.000.000
EGRESOS
Nómina | 62.000.000 | 744.000.000
Predial |  | 86.000.000`;
  const service = { tipo: 'Servicios', cantidad: '1' };
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { ...service, nombre: 'Habitaciones', tarifa: '210.000.000' },
      { ...service, nombre: 'Eventos', tarifa: '=96000000/12' },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '62.000.000' },
      { nombre: 'Predial', valor: '86.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('millions by a letter, words of English, and heads of counts over both lists', () => {
  const message = `Habitaciones 14
ADR $185.000
Ocupación 52%
Desayuno $3.800.000/mes
Nómina $18M/mes
Agua y luz: 4,2 M mes
Internet 280 mil
Predial 22M año`;
  expect(blocksOf('incomes', message)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '14', tarifa: '$185.000', ocupacion: '52%' },
      { nombre: 'Desayuno', tipo: 'Servicios', tarifa: '$3.800.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', message)).toEqual([
    [
      { nombre: 'Nómina', valor: '=18*1000000', ciclo: 'Mensual' },
      { nombre: 'Agua y luz', valor: '=4,2*1000000', ciclo: 'Mensual' },
      { nombre: 'Internet', valor: '=280*1000' },
      { nombre: 'Predial', valor: '=22*1000000', ciclo: 'Anual (enero)' },
    ],
  ]);
  const english = `Assumption | Value | Unit
Rooms | 48 | keys
ADR | 420.000 | COP/night
Occupancy Y1 | 58%
Payroll | 118.000.000 | COP/month
Insurance | 44.000.000 | COP/year
Loan | 9.800.000.000 | COP
Term | 10 | years`;
  expect(blocksOf('expenses', english)).toEqual([
    [
      { nombre: 'Payroll', valor: '118.000.000', ciclo: 'Mensual' },
      { nombre: 'Insurance', valor: '44.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
  const counted = ` | Cant. | Vr unitario | Total mes
Ingresos
Habitación sencilla | 18 | 4.350.000 | 78.300.000
Habitación doble | 10 | 5.900.000 | 59.000.000
Egresos
Recepcionista | 4 | 2.300.000 | 9.200.000
Cocinero | 3 | 2.500.000 | 7.500.000`;
  expect(blocksOf('incomes', counted)[0]).toEqual([
    { nombre: 'Habitación sencilla', cantidad: '18', tarifa: '4.350.000' },
    { nombre: 'Habitación doble', cantidad: '10', tarifa: '5.900.000' },
  ]);
  expect(blocksOf('expenses', counted)[0]).toEqual([
    { nombre: 'Recepcionista', tipo: 'Personal', personas: '4', valor: '2.300.000' },
    { nombre: 'Cocinero', tipo: 'Personal', personas: '3', valor: '2.500.000' },
  ]);
});

test('a line of a loan says its rate and term, and what is counted may stand behind its number', () => {
  const message = `45 habitaciones
Tarifa promedio 310 mil noche
Ocupación 58%
Nómina 62 millones al mes
Crédito 7.500 millones al 13,8% EA a 9 años`;
  expect(blocksOf('incomes', message)).toEqual([
    [{ nombre: 'Habitaciones', cantidad: '45', tarifa: '=310*1000', ocupacion: '58%' }],
  ]);
  expect(inputsOf(message).typed).toEqual({
    debtPayment: '7.500 millones',
    interestRate: '13,8%',
    termInMonths: '=9*12',
  });
  const dated = `Inicio enero 2027
Horizonte 10 años
Valor del hotel 3.900 millones
Tasa IBR + 5 = 13,2% E.A.
Plazo del crédito: 15
Ojo, faltan 3 datos del banco`;
  expect(inputsOf(dated).typed).toEqual({
    startMonth: '1',
    startYear: '2027',
    projectionPeriod: '10',
    interestRate: '13,2%',
    termInMonths: '15',
  });
  expect(sheetNotices(rowsOf(dated))).toEqual([
    expect.stringMatching(/^No se lee «Ojo, faltan 3 datos del banco»: pon /),
  ]);
  expect(sheetNotices(rowsOf('Apto 1\nApto 2\nSuite 301'))).toEqual([]);
  const names = ['Apto 1', 'Apto 2', 'Suite 301'].join('\n');
  expect(blocksOf('incomes', names)).toEqual([
    [{ nombre: 'Apto 1' }, { nombre: 'Apto 2' }, { nombre: 'Suite 301' }],
  ]);
});

test('people whose price is a remark, and what is counted by the year', () => {
  const sheet = `Concepto | Valor | Unidad | Comentario
Recepcionistas | 4 | personas | salario 1.950.000
Servicios públicos | 22.000.000 | COP/mes`;
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Recepcionistas', tipo: 'Personal', personas: '4', valor: '1.950.000' },
      { nombre: 'Servicios públicos', valor: '22.000.000', ciclo: 'Mensual' },
    ],
  ]);
  const counted = `Concepto | Cantidad | Unidad | Valor unitario
Gerente general | 1 | persona | 8.500.000
Recepcionistas | 4 | personas | 1.950.000
Predial | 1 | año | 84.000.000`;
  expect(blocksOf('expenses', counted)).toEqual([
    [
      { nombre: 'Gerente general', tipo: 'Personal', personas: '1', valor: '8.500.000' },
      { nombre: 'Recepcionistas', tipo: 'Personal', personas: '4', valor: '1.950.000' },
      { nombre: 'Predial', valor: '84.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('what a title says of all figures holds for rows that only their names tell apart', () => {
  const sheet = `PRO FORMA HOTEL SAN ANTONIO (cifras en millones de COP)
Rubro | 2027 | 2028 | 2029
Ingresos por alojamiento | 1.440,0 | 1.540,8 | 1.648,7
Alimentos y bebidas | 216,0 | 231,1 | 247,3
Nómina | 480,0 | 508,8 | 539,3
Servicios públicos | 120,0 | 127,2 | 134,8`;
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '=480000000/12', ciclo: 'Mensual' },
      { nombre: 'Servicios públicos', valor: '=120000000/12', ciclo: 'Mensual' },
    ],
  ]);
  expect(blocksOf('incomes', sheet)[0]?.map(({ nombre, tarifa }) => [nombre, tarifa])).toEqual([
    ['Ingresos por alojamiento', '=1.440,0*1000000'],
    ['Alimentos y bebidas', '=216,0*1000000'],
  ]);
});

test('people may be said at their price, and what one pays is no income', () => {
  const sheet = `Concepto | Valor | Unidad
Recepcionistas | 3 | personas a $1.950.000
Energía | 4.200.000 | COP/mes`;
  expect(blocksOf('expenses', sheet)[0]?.[0]).toEqual({
    nombre: 'Recepcionistas',
    tipo: 'Personal',
    personas: '3',
    valor: '$1.950.000',
  });
  const message = `Parqueadero 1,2 millones al mes
Restaurante 3 millones al mes
Pagamos arriendo de 9 millones
Energía 2 millones al mes`;
  expect(blocksOf('incomes', message)[0]?.map(({ nombre }) => nombre)).toEqual([
    'Parqueadero',
    'Restaurante',
  ]);
});

test('taxes by the thousand, rooms without a rate, and guests of a room', () => {
  const costs = `Concepto | Valor | Unidad
Energía | 4.200.000 | COP/mes
Industria y comercio (ICA) | 9,66 | por mil de los ingresos
Predial | 18.600.000 | COP/año`;
  // 9,66 of a thousand are 0,966 of a hundred.
  expect(blocksOf('expenses', costs)[0]?.[1]).toMatchObject({
    nombre: 'Industria y comercio (ICA)',
    tipo: 'Variable',
    porcentaje: '0,966 %',
  });
  const inCell = `Concepto | Valor
Energía | 4.200.000
Industria y comercio (ICA) | 9,66 x mil de los ingresos
Avisos | 1,5‰`;
  const [ica, signs] = blocksOf('expenses', inCell)[0]?.slice(1) ?? [];
  expect(ica).toMatchObject({ tipo: 'Variable', porcentaje: '0,966 %' });
  expect(signs).toMatchObject({ tipo: 'Variable', porcentaje: '0,15 %' });
  const rooms = `Ingreso | Tarifa
Habitaciones | 30
Restaurante | 9.000.000`;
  expect(blocksOf('incomes', rooms)[0]?.[0]).toEqual({ nombre: 'Habitaciones', cantidad: '30' });
  const guests = `Habitaciones | 24 | und
ADR | 210.000 | COP/noche
Huéspedes por habitación | 1,8 | personas
Parqueadero | 1.200.000 | COP/mes`;
  expect(blocksOf('incomes', guests)[0]?.map(({ nombre }) => nombre)).toEqual([
    'Habitaciones',
    'Parqueadero',
  ]);
});

test('a rent without a word for who pays it is of the list that it stands in', () => {
  const costs = `Arriendo | 12.000.000
Nómina | 48.000.000
Mantenimiento | 9.000.000`;
  expect(blocksOf('expenses', costs)[0]?.map(({ nombre }) => nombre)).toEqual([
    'Arriendo',
    'Nómina',
    'Mantenimiento',
  ]);
  expect(blocksOf('expenses', 'Arriendo | 12.000.000')[0]).toEqual([
    { nombre: 'Arriendo', valor: '12.000.000' },
  ]);
  const both = `Habitaciones | 210.000.000
Arriendo del salón | 12.000.000
Nómina | 48.000.000
Seguros | 9.000.000`;
  expect(blocksOf('expenses', both)[0]?.map(({ nombre }) => nombre)).toEqual(['Nómina', 'Seguros']);
  expect(blocksOf('incomes', both)[0]?.map(({ nombre }) => nombre)).toEqual([
    'Habitaciones',
    'Arriendo del salón',
  ]);
});

test.each([
  'Concepto | COP por habitación al año',
  'Concepto | Valor por habitación al año (COP)',
  'Gastos operativos (COP por habitación al año) |',
])('costs of one room are told as such where the heads say it: %s', (heads) => {
  const sheet = `${heads}
Nómina | 24.000.000
Seguros | 1.200.000`;
  expect(toldOf('expenses', sheet)).toContain(
    '«Nómina» y «Seguros» son precios de una unidad (m², noche, huésped…), y aquí cuenta el total: multiplícalo en la celda, como en =12000*850.',
  );
});

test('a whole growth is told to have inflation in it, whether it is taken or not', () => {
  const under = (head: string) =>
    toldOf(
      'expenses',
      `Egreso | Valor mensual | ${head}
Nómina | 48.000.000 | 6,0%
Seguros | 3.000.000 | 6,0%`,
    ).join(' ');
  expect(under('Crecimiento anual')).toContain('«Crecimiento anual» trae la inflación');
  expect(under('Ajuste sobre el IPC')).not.toContain('inflación');
  expect(under('Crecimiento sobre la inflación')).not.toContain('trae la inflación');
});
