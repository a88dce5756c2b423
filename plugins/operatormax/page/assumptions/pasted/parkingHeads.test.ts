// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blocksOf, toldOf } from '../../testing/pastedSheets.ts';

const ROOMS = `Habitaciones | Unidades | Tarifa noche | Ocupación
Estándar | 24 | 320.000 | 62%
Suite | 6 | 540.000 | 55%`;
const HEADS = 'Parqueaderos | Cupos | Tarifa mensual | Ocupación';
const FIRST = 'Sótano 1 | 20 | 250.000 | 90%';
const SECOND = 'Sótano 2 | 35 | 220.000 | 80%';

const [first, second] = [
  { nombre: 'Sótano 1', cantidad: '20', tarifa: '250.000', ocupacion: '90%' },
  { nombre: 'Sótano 2', cantidad: '35', tarifa: '220.000', ocupacion: '80%' },
].map((record) => ({ ...record, tipo: 'Parqueaderos' }));

const typesIn = (sheet: string) =>
  blocksOf('incomes', sheet).map((records) =>
    records.map(({ nombre, tipo = 'RevPAR' }) => [nombre, tipo]),
  );

describe('a table whose heads say that cars are parked', () => {
  it.each([
    [
      [HEADS, FIRST, SECOND],
      [first, second],
    ],
    // Of one row as well, whose name is known by its head.
    [[HEADS, FIRST], [first]],
    [['Nombre | Cupos | Tarifa mensual | Ocupación', FIRST], [first]],
    [['Parqueaderos | Cantidad | Tarifa mensual | Ocupación', FIRST], [first]],
  ])('brings incomes of parking by their names: %j', (lines, records) => {
    expect(blocksOf('incomes', lines.join('\n'))).toEqual([records]);
  });

  it('does so below the rooms, which stay rooms', () => {
    const [rooms, parking] = blocksOf('incomes', [ROOMS, '', HEADS, FIRST].join('\n'));
    expect(rooms?.map(({ nombre, tipo }) => [nombre, tipo])).toEqual([
      ['Estándar', undefined],
      ['Suite', undefined],
    ]);
    expect(parking).toEqual([first]);
  });

  it('is fully let where it says no occupancy, as a block of its own is', () => {
    const sheet = 'Parqueaderos | Cupos | Tarifa mensual\nSótano 1 | 20 | 250.000';
    expect(blocksOf('incomes', sheet)).toEqual([[{ ...first, ocupacion: '100 %' }]]);
    expect(toldOf('incomes', sheet)).toContain(
      'Sin ocupación, entra al 100 %: «Sótano 1». Cámbiala en la hoja si es menor.',
    );
  });

  it.each([
    // Places to sleep.
    ['Alojamiento | Cupos | Tarifa noche | Ocupación', 'Mixto 8 | 8 | 65.000 | 70%', 'Mixto 8'],
    ['Nombre | Cupos | Tarifa mensual | Ocupación', 'Jardín | 25 | 1.450.000 | 90%', 'Jardín'],
    ['Nombre | Cupos | Tarifa mensual | Ocupación', 'Camas | 8 | 900.000 | 70%', 'Camas'],
    [
      'Nombre | Camas o cupos | Tarifa mensual | Ocupación',
      'Ala sur | 8 | 900.000 | 70%',
      'Ala sur',
    ],
  ])('is none where something else is let: %s', (heads, row, name) => {
    expect(typesIn(`${heads}\n${row}`)).toEqual([[[name, 'RevPAR']]]);
  });
});

it('a table of one row has the name of what is let by it', () => {
  const sheet = 'Locales | Cantidad | Canon mensual | Ocupación\nEsquina | 2 | 3.500.000 | 90%';
  expect(typesIn(sheet)).toEqual([[['Esquina', 'RevPAR']]]);
});
