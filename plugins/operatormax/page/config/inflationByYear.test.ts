import { expect, test } from 'vitest';
import { inflationByYear } from './inflationByYear.ts';

const YEARS = [2027, 2028];

const IPC = new Map([
  [2027, '4,8 %'],
  [2028, '3.9%'],
]);

test.each([
  [
    'a column of years beside that of the percentages, under heads and over a mean',
    [
      ['Año', 'IPC proyectado'],
      ['2027', '4,8 %'],
      ['2028', '3.9%'],
      ['Promedio', '4,35 %'],
    ],
  ],
  [
    'a column of years under heads of any name',
    [
      ['Año', '%'],
      ['2027', '4,8 %'],
      ['2028', '3.9%'],
    ],
  ],
  [
    'a row of years over that of the percentages, with a name in front',
    [
      ['', '2027', '2028'],
      ['IPC', '4,8 %', '3.9%'],
    ],
  ],
  [
    'an empty column between',
    [
      ['2027', '', '4,8 %'],
      ['2028', '', '3.9%'],
    ],
  ],
  [
    'a whole sheet with other rows between, and years that are values',
    [
      ['Año de inicio', '2027', 'enero'],
      ['Año de desembolso', '2027', 'marzo'],
      ['MACRO', '2027', '2028'],
      ['PIB', '2,1 %', '2,4 %'],
      ['Inflación (IPC)', '4,8 %', '3.9%'],
      ['Devaluación', '3,0 %', '3,2 %'],
    ],
  ],
  [
    'its own table among others',
    [
      ['Deuda', '9.500', 'millones'],
      ['Año', 'PIB', ''],
      ['2027', '2,1 %', ''],
      ['2028', '2,3 %', ''],
      ['Año', 'Inflación', 'Fuente'],
      ['2027', '4,8 %', 'BanRep'],
      ['2028', '3.9%', 'BanRep'],
      ['Año', 'TRM', ''],
      ['2027', '4.100', ''],
    ],
  ],
  [
    'a row of its own over blocks that grow by it',
    [
      ['Fecha de inicio', '01/01/2027', '', '', ''],
      ['INFLACIÓN', '', '', '', ''],
      ['Año', '2027', '2028', '2029', '2030'],
      ['IPC', '4,8 %', '3.9%', '3,5 %', '3 %'],
      ['PERSONAL', '', '', '', ''],
      ['Cargo', 'Cantidad', 'Salario mensual', 'Incremento', 'Ajuste'],
      ['Gerente', '1', '$ 18.500.000', 'IPC', '1,5%'],
    ],
  ],
  [
    'a row of its own over costs whose amounts stand behind what they grow by',
    [
      ['Año', '2027', '2028'],
      ['IPC', '4,8 %', '3.9%'],
      ['Costo', 'Incremento', 'Valor'],
      ['Energía', 'IPC', '$ 78.400.000'],
      ['Seguro desde 2028', 'IPC', '$ 132.600.000'],
    ],
  ],
  [
    'a column of years beside that of the percentages, over costs that grow by it',
    [
      ['Año', 'IPC', ''],
      ['2027', '4,8 %', ''],
      ['2028', '3.9%', ''],
      ['Costo', 'Incremento', 'Desde'],
      ['Energía', 'IPC', '2029'],
    ],
  ],
  [
    'years below a title, among other names',
    [
      ['Tasa', '12,8 %', ''],
      ['INFLACIÓN', '', ''],
      ['2027', '4,8 %', 'BanRep'],
      ['2028', '3.9%', 'BanRep'],
      ['Habitaciones', '2028', ''],
    ],
  ],
  [
    'years beside a title over percentages without a name',
    [
      ['Habitaciones', '84', ''],
      ['Inflación', '2027', '2028'],
      ['', '4,8 %', '3.9%'],
    ],
  ],
  [
    'a row of its own below rents that grow by it',
    [
      ['Local 1', 'IPC', '95%'],
      ['Año', '2027', '2028'],
      ['IPC', '4,8 %', '3.9%'],
    ],
  ],
  [
    'a flat sheet that says the block first',
    [
      ['Local 1', 'IPC', '95%', ''],
      ['Bloque', 'Concepto', '2027', '2028'],
      ['Macro', 'IPC', '4,8 %', '3.9%'],
    ],
  ],
  [
    'a year in each name',
    [
      ['Supuestos', '', ''],
      ['Inflación 2027', '4,8 %', 'anual'],
      ['Inflación 2028', '3.9%', 'anual'],
      ['Tasa E.A.', '13 %', ''],
    ],
  ],
  [
    'figures behind the name, one year after the other',
    [
      ['Habitaciones', '84', '', ''],
      ['Inflación', '4,8 %', '3.9%', '3,5 %'],
    ],
  ],
  ['a head over figures alone', [['IPC'], ['4,8 %'], ['3.9%']]],
])('%s', (_, rows) => {
  const found = inflationByYear(rows, YEARS);
  expect(new Map(YEARS.map((year) => [year, found?.get(year)]))).toEqual(IPC);
});

test('percentages alone go where they are pasted', () => {
  expect(inflationByYear([['4,8 %'], ['3.9%']], YEARS)).toBeNull();
  expect(inflationByYear([['4,8 %', '3.9%']], YEARS)).toBeNull();
  // Years alone have nothing beside them.
  expect(inflationByYear([['2027'], ['2028']], YEARS)).toBeNull();
});

test('one figure is of all years', () => {
  const rows = [
    ['Habitaciones', '84'],
    ['Inflación anual', '4,8 %'],
  ];
  expect(inflationByYear(rows, YEARS)).toEqual(new Map(YEARS.map((year) => [year, '4,8 %'])));
});

test.each([
  ['% deuda', '55%'],
  ['Deuda', '3.575'],
  ['Tasa', '12,9% E.A.'],
])('what stands beside it in another block is none of its years: %s %s', (name, text) => {
  const rows = [
    ['Horizonte', '10 años', '', 'Capital propio', '2.925'],
    ['Inflación', '4,5%', '', name, text],
  ];
  expect(inflationByYear(rows, [2028, 2029, 2030])).toEqual(
    new Map([
      [2028, '4,5%'],
      [2029, '4,5%'],
      [2030, '4,5%'],
    ]),
  );
});

test('other names with their values are none', () => {
  expect(
    inflationByYear(
      [
        ['Habitaciones', '84'],
        ['Tarifa', '$ 420.000'],
      ],
      YEARS,
    ),
  ).toBeNull();
});

test.each([
  [
    [
      ['Inflación 2028', '4,6%'],
      ['Inflación 2029 en adelante', '3,2%'],
    ],
  ],
  [
    [
      ['SUPUESTOS MACRO', '2028', '2029 en adelante'],
      ['IPC', '4,6%', '3,2%'],
    ],
  ],
  [
    [
      ['Año', 'Inflación'],
      ['2028', '4,6%'],
      ['2029+', '3,2%'],
    ],
  ],
  [
    [
      ['Ocupación año 2', '64%'],
      ['Inflación año 1', '4,6%'],
      ['Inflación año 2 en adelante', '3,2%'],
    ],
  ],
  [
    [
      ['Año', 'IPC'],
      ['Año 1', '4,6%'],
      ['Año 2+', '3,2%'],
    ],
  ],
])('a last year that goes on is that of all years behind it', (rows) => {
  expect([...(inflationByYear(rows, [2028, 2029, 2030, 2031]) ?? [])]).toEqual([
    [2028, '4,6%'],
    [2029, '3,2%'],
    [2030, '3,2%'],
    [2031, '3,2%'],
  ]);
});
