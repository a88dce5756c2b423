// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, inputsOf, named, toldOf } from './testing/pastedSheets.ts';

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

// 0,22 of the whole is 22 in a hundred.
test('a bare number is a share where its name says so', () => {
  const sheet = `Habitaciones | 58
ADR | 255000
Ocupación | 64%
A&B % habitaciones | 0,22
Spa (% s/ habitaciones) | 5
Comisión agencias % habitaciones | 0,13
Comisión tarjetas (% s/ ingresos) | 2,5
Nómina (33% de ingresos) | 52000000
Predial año | 41000000`;
  expect(blocksOf('incomes', sheet)[0]?.slice(1)).toEqual([
    {
      nombre: 'A&B % habitaciones',
      tipo: 'Dependientes',
      porcentaje: '22 %',
      base: 'Habitaciones',
    },
    {
      nombre: 'Spa (% s/ habitaciones)',
      tipo: 'Dependientes',
      porcentaje: '5 %',
      base: 'Habitaciones',
    },
  ]);
  const [expenses] = blocksOf('expenses', sheet);
  expect(expenses?.map(({ valor, porcentaje }) => valor ?? porcentaje)).toEqual([
    '13 %',
    '2,5 %',
    '52000000',
    '41000000',
  ]);
});

test('a rate of a night that nobody says the rooms of comes to nothing, and no income a month', () => {
  const sheet = `Apartamento Rodadero
Tarifa promedio noche | 450.000
Noches ocupadas al mes | 17
Lavandería | 650.000 | mes
Arriendo de garaje | 300.000 | mes`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(incomes?.[0]).toEqual({ nombre: 'Tarifa promedio noche', tarifa: '450.000' });
  expect(toldOf('incomes', sheet).join(' ')).toContain(
    '«Tarifa promedio noche» cuenta como 0 mientras falte',
  );
});

test('several incomes written downwards are one each', () => {
  const sheet = `PARQUEADERO
Número de celdas | 65
Tarifa mensualidad | 280.000
Ocupación | 85%

HOTEL
Número de habitaciones | 110
ADR | 295.000
Porcentaje de ocupación | 67%`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      {
        tipo: 'Parqueaderos',
        nombre: 'Celdas',
        cantidad: '65',
        tarifa: '280.000',
        ocupacion: '85%',
      },
      { nombre: 'Habitaciones', cantidad: '110', tarifa: '295.000', ocupacion: '67%' },
    ],
  ]);
});

test('domes are counted as rooms are', () => {
  const sheet = `Domos: 12
Tarifa por noche: $420.000
Ocupación promedio: 48%
Restaurante: $28.000.000 mensuales
Nómina: $34.000.000 mensuales
Publicidad: $4.000.000 mensuales`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(
    incomes?.map(({ nombre, cantidad, tarifa, ocupacion }) => [
      nombre,
      cantidad,
      tarifa,
      ocupacion,
    ]),
  ).toEqual([
    ['Domos', '12', '$420.000', '48%'],
    ['Restaurante', '1', '$28.000.000', undefined],
  ]);
});

test('what stands under the title of the costs is none of the incomes, whatever it is called', () => {
  const sheet = `KEY ASSUMPTIONS
Keys | 120
ADR | 385.000
Occupancy | 70%
F&B revenue (% of rooms) | 30%

OPERATING EXPENSES
Rooms department (% of rooms revenue) | 24%
F&B department (% of F&B revenue) | 72%
Utilities (% of total revenue) | 5,5%

Base management fee | 3% of total revenue`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Keys', cantidad: '120', tarifa: '385.000', ocupacion: '70%' },
      {
        nombre: 'F&B revenue (% of rooms)',
        tipo: 'Dependientes',
        porcentaje: '30%',
        base: 'Keys',
      },
    ],
  ]);
  const [expenses] = blocksOf('expenses', sheet);
  expect(expenses?.map(({ porcentaje }) => porcentaje)).toEqual(['24%', '72%', '5,5%']);
  expect(toldOf('expenses', sheet).join(' ')).toContain('No se toma «Base management fee»');
  expect(inputsOf(sheet).typed).toEqual({ feePercentage: '3%' });
});

test('a shop that is let by the square metre has not the occupancy of the beds', () => {
  const sheet = `Camas | 48
Tarifa cama noche | 62.000
Ocupación | 94%
Local comercial m2 | 180
Canon m2 local | 85.000`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Camas', tarifa: '62.000', ocupacion: '94%', cantidad: '48' },
      { nombre: 'Local comercial m2', tipo: 'Alquileres', tarifa: '85.000', cantidad: '180' },
    ],
  ]);
});

test('a tax on incomes is of a few in a thousand, however its share is written', () => {
  const shareOf = (figure: string) =>
    blocksOf('expenses', `GASTOS\nNómina | 42.000.000\nICA (% ingresos) | ${figure}`)[0]?.[1];
  // 9,66 ‰: an income of 1.000 millones pays 9.660.000.
  for (const figure of ['0,966', '0,00966']) {
    expect(shareOf(figure)).toMatchObject({ porcentaje: '0,966 %', base: 'Todos los ingresos' });
  }
});

test('rates of the purchase are no costs', () => {
  const sheet = `GASTOS
Nómina | 42.000.000
LTV | 55%
Tasa de interés E.A. | 13%
Cap rate de salida | 9%
Comisión de OTA | 12%`;
  expect(named(blocksOf('expenses', sheet))).toEqual([['Nómina', 'Comisión de OTA']]);
  expect(toldOf('expenses', sheet)).toContain(
    'No se toma «LTV» (fila 3): es un dato de «Financieros».',
  );
});
