import { describe, expect, test } from 'vitest';
import { linesIn, tableInText } from './tableInText.ts';

const tableOf = (...lines: readonly string[]) => tableInText(linesIn(lines.join('\n')));

const HEADS = ['Inmueble', 'Valor', 'Canon mensual'];
const FLAT = ['Apto Norte 301', '$420.000.000', '$2.300.000'];
const HOUSE = ['Casa Cajicá', '$950.000.000', '$4.800.000'];
const TABLE = [HEADS, FLAT, HOUSE];

const alignedBySpaces = ([name = '', ...figures]: readonly string[]): string =>
  name.padEnd(18) + figures.map((figure) => figure.padStart(18)).join('');

describe('a table whose lines a separator divides', () => {
  test.each([
    ['pipes', TABLE.map((row) => row.join(' | '))],
    ['pipes around it too', TABLE.map((row) => `| ${row.join(' | ')} |`)],
    ['semicolons', TABLE.map((row) => row.join(';'))],
    ['dashes', TABLE.map((row) => row.join(' - '))],
    ['en dashes', TABLE.map((row) => row.join(' – '))],
    ['em dashes', TABLE.map((row) => row.join(' — '))],
    ['spaces', TABLE.map(alignedBySpaces)],
  ])('has its cells: %s', (_, lines) => {
    expect(tableOf(...lines)).toEqual(TABLE);
  });

  test('of Markdown has neither its drawn line nor what makes a text bold', () => {
    const lines = ['| Inmueble | Valor |', '|---|--:|', '| **Apto** | 300 |', '| Casa | |'];
    expect(tableOf(...lines)).toEqual([
      ['Inmueble', 'Valor'],
      ['Apto', '300'],
      ['Casa', ''],
    ]);
  });

  test('may have semicolons in quotes', () => {
    const lines = ['Inmueble;Valor', '"Apto; norte";300', '"Casa ""El Sol""";400'];
    expect(tableOf(...lines)?.slice(1)).toEqual([
      ['Apto; norte', '300'],
      ['Casa "El Sol"', '400'],
    ]);
  });

  test('without heads is one where all of its lines have figures', () => {
    const rows = [FLAT, HOUSE];
    expect(tableOf(...rows.map((row) => row.join(' - ')))).toEqual(rows);
  });

  test('of a message stands without its numbers and its end, below what is over it', () => {
    const greeting = 'Hola - te paso los inmuebles 👇';
    const lines = [HEADS, ['1. Apto Norte 301', ...FLAT.slice(1)], ['2. Casa Cajicá', 'N/A', '$1']];
    const text = lines.map((row) => row.join(' - '));
    expect(tableOf(greeting, '', ...text, '', 'Quedo atenta!', 'Laura', '300 123 4567')).toEqual([
      [greeting, '', ''],
      ['', '', ''],
      HEADS,
      FLAT,
      ['Casa Cajicá', 'N/A', '$1'],
    ]);
  });

  test('keeps what is said of its figures below, and names right below', () => {
    const rows = tableOf(
      'Inmueble - Valor',
      'Apto - 300.000',
      'Lote',
      '',
      'Cifras en miles',
      'Laura',
    );
    expect(rows).toEqual([
      ['Inmueble', 'Valor'],
      ['Apto', '300.000'],
      ['Lote', ''],
      ['Cifras en miles', ''],
    ]);
  });
});

describe('dashes and spaces within cells', () => {
  test('a name may have a dash, and an address or a door behind it', () => {
    const names = ['Apto 101 - Torre 2', 'Cra 7 # 45 - 20', 'Torre Norte - 302'];
    expect(tableOf('Inmueble - Valor', ...names.map((name) => `${name} - $300.000.000`))).toEqual([
      ['Inmueble', 'Valor'],
      ...names.map((name) => [name, '$300.000.000']),
    ]);
  });

  test('a line with an amount too many stays as it is', () => {
    const lines = ['Inmueble - Valor', 'Apto - $300', 'Casa - $400', 'Lote - $500 - $5'];
    expect(tableOf(...lines)?.at(-1)).toEqual(['Lote - $500 - $5', '']);
  });

  test('a cell that is missing is missed in its own column', () => {
    const lot = ['Lote Sopó', '$320.000.000', ''];
    expect(tableOf(...[...TABLE, lot, ['Bodega', '', '$9.000.000']].map(alignedBySpaces))).toEqual([
      ...TABLE,
      lot,
      ['Bodega', '', '$9.000.000'],
    ]);
  });

  test('the sign of a currency goes with its figure, and a name may have a space too many', () => {
    const lines = [
      'Inmueble      Valor',
      'Apto   301    $   420',
      'Casa          $ 1.950',
      'Lote    $ 300',
    ];
    expect(tableOf(...lines)?.slice(1)).toEqual([
      ['Apto 301', '$   420'],
      ['Casa', '$ 1.950'],
      ['Lote', '$ 300'],
    ]);
  });
});

describe('a cell in each line', () => {
  const cells = TABLE.flat();

  test.each([
    ['alone', cells],
    ['with an empty line behind each', cells.flatMap((cell) => [cell, ''])],
  ])('makes the rows that its heads are as many as: %s', (_, lines) => {
    expect(tableOf(...lines)).toEqual(TABLE);
  });

  test('may be a paragraph of a mail', () => {
    expect(tableOf('Hola Laura', '', ...cells, '', 'Saludos', 'Pedro')).toEqual([
      ['Hola Laura', '', ''],
      ['', '', ''],
      ...TABLE,
    ]);
  });

  test('may have two columns of texts, and cells without a value', () => {
    const rows = [
      ['Inmueble', 'Ciudad', 'Valor'],
      ['Apto', 'Bogotá', '300'],
      ['Casa', 'Cajicá', ''],
      ['Lote', 'Sopó', '200'],
    ];
    expect(tableOf(...rows.flat())).toEqual(rows);
  });

  test('is none where columns would be mixed, or a cell is left over', () => {
    expect(tableOf(...cells, 'Lote')).toBeNull();
    expect(tableOf(...HEADS, ...FLAT, ...HOUSE.toReversed())).toBeNull();
  });
});

test.each([
  ['names with a dash', 'Apto 101 - Torre 2', 'Apto 102 - Torre 2'],
  ['names with a door', 'Casa Cajicá - Vereda', 'Torre Norte - 301', 'Torre Norte - 302'],
  ['addresses', 'Cra 7 # 45 - 20', 'Calle 100 # 15A - 30'],
  ['a message', 'Habitaciones: 48 a $385.000', 'Ocupación: 60 - 70 %', 'Plazo: 5 - 9 años'],
  ['ranges', 'Plazo 8 - 10 años', 'Ocupación 60 - 65 %'],
  ['a share before a dash', 'Crédito 70 % - 12 años', 'Leasing 60 % - 10 años'],
  ['sentences', 'Vendo apto, $420.000.000; canon $2.300.000', 'Vendo casa; canon $4.800.000'],
  ['one line', 'Apto 301 - $420.000.000 - $2.300.000'],
  ['cells', 'Inmueble\tValor', 'Apto - norte\t300'],
  ['a column', 'Valor', '300', '400'],
])('%s are no table', (_, ...lines) => {
  expect(tableOf(...lines)).toBeNull();
});

describe('amounts behind names with a number', () => {
  const ROWS = [
    ['Apto Ciudad Jardín 402', '$420.000.000'],
    ['Casa 18B', '650000000'],
    ['Local San Fernando', '310 millones'],
  ];

  test.each([
    ['a colon', ': '],
    ['an equals sign', ' = '],
    ['a space', ' '],
  ])('stand apart, behind %s', (_, mark) => {
    expect(tableOf(...ROWS.map((row) => row.join(mark)))).toEqual(ROWS);
  });

  test('stand beside how often they are paid', () => {
    const lines = [
      'Apto Ciudad Jardín 402: $2.350.000 mensual',
      'Casa Pance 18: $4.800.000 mensual',
    ];
    expect(tableOf(...lines)).toEqual([
      ['Apto Ciudad Jardín 402', '$2.350.000', 'mensual'],
      ['Casa Pance 18', '$4.800.000', 'mensual'],
    ]);
  });

  test.each([
    ['a colon', ': '],
    ['a colon between spaces', ' : '],
    ['an equals sign', ' = '],
  ])('stand apart behind %s, wherever names have their number', (_, mark) => {
    const rows = [
      ['Apto 1103 Sotomayor', '$1.850.000'],
      ['Apto 402, Torre 2', '2.350.000'],
      ['Casa Lagos del Cacique', '$3.100.000'],
    ];
    expect(tableOf(...rows.map((row) => row.join(mark)))).toEqual(rows);
  });

  test('stand beside what is said of some of them', () => {
    const lines = [
      'Apto 402 Cabecera: $2.350.000 (pagado)',
      'Local 12 San Pío: $4.200.000 + IVA',
      'Bodega Girón: $5.600.000',
    ];
    expect(tableOf(...lines)).toEqual([
      ['Apto 402 Cabecera', '$2.350.000', '(pagado)'],
      ['Local 12 San Pío', '$4.200.000', '+ IVA'],
      ['Bodega Girón', '$5.600.000', ''],
    ]);
  });

  test('stand below a title, and above the end of a message, without its numbers', () => {
    const lines = ROWS.map(([name, amount], at) => `${at + 1}. ${name}: ${amount}`);
    expect(tableOf('Arriendos de noviembre', ...lines, '', 'Quedo atenta')).toEqual([
      ['Arriendos de noviembre', ''],
      ...ROWS,
    ]);
  });

  test.each([
    ['years', 'Ingresos año 1: $300.000.000', 'Ingresos año 2: $320.000.000'],
    ['years of something', 'Canon año 1 local: $3.000.000', 'Canon año 2 local: $3.200.000'],
    ['names alone', 'Apto Norte 301', 'Apto Norte 302'],
    ['counts and rates', 'Suites: 12 a $450.000', 'Dobles 24 a $380.000'],
    ['columns of another width', 'Apto 402 $420.000', 'Casa 18 $650.000 $4.800'],
  ])('%s are none', (_, ...lines) => {
    expect(tableOf(...lines)).toBeNull();
  });
});
