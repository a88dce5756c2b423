import { describe, expect, test } from 'vitest';
import { linesIn, tableInText } from './tableInText.ts';

const tableOf = (...lines: readonly string[]) => tableInText(linesIn(lines.join('\n')));

const HEADS = ['Concepto', 'Canon', 'Administración'];
const FLAT = ['Apto Cedritos 301', '2.900.000', '410.000'];
const HOUSE = ['Casa Suba', '3.800.000', '0'];

const labelled = ([name = '', rent = '', fee = '']: readonly string[], mark = ' ') => [
  name,
  `Canon${mark}${rent}`,
  `Administración${mark}${fee}`,
];

describe('rows whose cells say what they are', () => {
  test.each([
    ['dashes', ' - ', ' '],
    ['pipes', ' | ', ': '],
    ['semicolons', '; ', ' = '],
    ['gaps', '    ', ' '],
  ])('have their figures under heads, divided by %s', (_, separator, mark) => {
    const lines = [FLAT, HOUSE].map((row) => labelled(row, mark).join(separator));
    expect(tableOf(...lines)).toEqual([HEADS, FLAT, HOUSE]);
  });

  test('keep the sign of a currency with its figure', () => {
    const lines = [
      'Apto - Canon $2.900.000',
      'Casa - Canon: $ 3.800.000',
      'Lote - CANON COP 900.000',
    ];
    expect(tableOf(...lines)?.slice(1)).toEqual([
      ['Apto', '$2.900.000'],
      ['Casa', '$ 3.800.000'],
      ['Lote', 'COP 900.000'],
    ]);
  });

  test('stand below a greeting and above thanks, without their numbers', () => {
    const [flat, house] = [FLAT, HOUSE].map((row) => labelled(row).join(' - '));
    const greeting = 'Buenas, estos son los arriendos:';
    expect(tableOf(greeting, '', `1. ${flat}`, `2. ${house}`, 'Gracias!')).toEqual([
      [greeting, '', ''],
      ['', '', ''],
      HEADS,
      FLAT,
      HOUSE,
      ['Gracias!', '', ''],
    ]);
  });

  test('may miss a cell, have them in another order, or say no figure or no name of it', () => {
    const rows = tableOf(
      labelled(FLAT).join(' - '),
      'Casa Suba - Administración 0 - Canon 3.800.000',
      'Lote Sopó - Administración 90.000',
      'Local Quirigua - Canon 5.250.000 - Administración incluida',
      'Bodega - 7.000.000 - 300.000',
    );
    expect(rows).toEqual([
      HEADS,
      FLAT,
      HOUSE,
      ['Lote Sopó', '', '90.000'],
      ['Local Quirigua', '5.250.000', 'incluida'],
      ['Bodega', '7.000.000', '300.000'],
    ]);
  });

  test('may have a dash in their names', () => {
    const names = ['Apto 101 - Torre 2', 'Torre Norte - 302', 'Casa Cajicá - Vereda'];
    const lines = names.map((name) => `${name} - Canon 2.900.000 - Administración 0`);
    expect(tableOf(...lines)?.map(([name]) => name)).toEqual(['Concepto', ...names]);
  });

  test('are as they were written where a figure has no head or stands in the name', () => {
    const odd = [
      'Lote - Canon 2.000.000 - Canon 3.000.000',
      'Local: Canon 1.500.000 - Administración 0',
      'Bodega - Canon 2.900.000 - 3.100.000 - 3.200.000',
    ];
    const rows = [FLAT, HOUSE, FLAT, HOUSE].map((row) => labelled(row).join(' - '));
    expect(tableOf(...rows, ...odd)?.slice(-3)).toEqual(odd.map((line) => [line, '', '']));
  });
});

test.each([
  ['doors', 'Casa Cajicá - Torre 2', 'Casa Suba - Torre 3'],
  ['small numbers', 'Apto Norte - Alcobas 3', 'Casa Suba - Alcobas 4'],
  ['one line', labelled(FLAT).join(' - ')],
  ['most other lines', labelled(FLAT).join(' - '), 'Casa - norte', 'Lote - sur', 'Local - centro'],
  [
    'figures before them',
    'Canon 2.900.000 - Administración 1.000',
    'Canon 3.000 - Administración 0',
  ],
])('%s are none', (_, ...lines) => {
  expect(tableOf(...lines)).toBeNull();
});

test('a table with heads of its own keeps them', () => {
  const rows = [
    ['Inmueble', 'Zona', 'Valor'],
    ['Apto', 'Sector A 10.500', '300.000.000'],
    ['Casa', 'Sector B 20.500', '400.000.000'],
  ];
  expect(tableOf(...rows.map((row) => row.join(' | ')))).toEqual(rows);
});
