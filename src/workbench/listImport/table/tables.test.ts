import { describe, expect, it, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import { Calculation } from '../../../tool/index.ts';
import { workbookOf } from '../../../xlsx/index.ts';
import { writeBook } from '../../../xlsx/write.ts';
import { sampleTool } from '../../testing/sample.ts';
import { tablesIn } from './tables.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text, (sign) => [sign.charCodeAt(0), 0]).flat()]);

const ROWS = [
  ['Proyecto', 'Año'],
  ['Peñón', '2028'],
];

describe('a delimited file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8('Proyecto;Año\nPeñón;2028\n')],
    ['UTF-8 with its mark', utf8('\uFEFFProyecto;Año\r\nPeñón;2028\r\n')],
    ['UTF-16, as Excel saves Unicode text', utf16('Proyecto\tAño\r\nPeñón\t2028\r\n')],
    ['Latin-1, as Excel saves CSV', latin1('Proyecto;Año\r\nPeñón;2028\r\n')],
    ['commas', utf8('Proyecto,Año\n"Peñón",2028\n')],
    ['tabs', utf8('Proyecto\tAño\nPeñón\t2028')],
    ["Excel's word for the separator", utf8('sep=|\r\nProyecto|Año\r\nPeñón|2028')],
  ])('is read in %s', async (_, bytes) => {
    expect(await tablesIn(bytes)).toEqual([{ name: '', rows: ROWS }]);
  });

  it('keeps empty rows in their place, and none at its end', async () => {
    const [table] = await tablesIn(utf8('a;b\n\n1;2\n;\n\n'));
    expect(table?.rows).toEqual([
      ['a', 'b'],
      ['', ''],
      ['1', '2'],
    ]);
  });
});

test('a workbook comes sheet by sheet, its values as a person would type them', async () => {
  const cells = new Map([
    ['1,1', { value: 0.125, style: { numFmt: '0.0%' } }],
    ['2,1', { value: 0.07, style: { numFmt: '0%' } }],
  ]);
  const rows = [
    ['Nombre', 'Ocupación', 'Precio', 'Desde', 'Deuda'],
    ['A', 0.125, 1234567.891, new Date(Date.UTC(2028, 0, 5)), true],
    ['B', 0.07, 1e15, null, false],
  ];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Lista', rows, cells },
      { name: 'Vacía', rows: [] },
    ],
  });
  expect(await tablesIn(bytes)).toEqual([
    {
      name: 'Lista',
      rows: [
        ['Nombre', 'Ocupación', 'Precio', 'Desde', 'Deuda'],
        ['A', '12,5 %', '1234567,891', '2028-01-05', 'Sí'],
        ['B', '7 %', '1000000000000000', '', 'No'],
      ],
    },
  ]);
});

test('a percent sign that is only written behind a number of a workbook multiplies nothing', async () => {
  const cells = new Map([
    ['1,1', { value: 0.9, style: { numFmt: '#,##0.00" %"' } }],
    ['2,1', { value: 68, style: { numFmt: '0.0\\%' } }],
    ['3,1', { value: 0.9, style: { numFmt: '0.00%' } }],
  ]);
  const rows = [
    ['Nombre', 'Ocupación'],
    ['A', 0.9],
    ['B', 68],
    ['C', 0.9],
  ];
  const [table] = await tablesIn(await writeXlsx({ sheets: [{ name: 'Lista', rows, cells }] }));
  expect(table?.rows.map(([, occupancy]) => occupancy)).toEqual([
    'Ocupación',
    '0,9 %',
    '68 %',
    '90 %',
  ]);
});

describe('what a workbook hides', () => {
  test('of sheets is no table, whoever hid it', async () => {
    const rows = [['Nombre', 'Precio']];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Lista', rows },
        { name: 'Oculta', rows, hidden: true },
        { name: 'Muy oculta', rows, veryHidden: true },
      ],
    });
    expect((await tablesIn(bytes)).map(({ name }) => name)).toEqual(['Lista']);
  });

  test('of columns is left out of the app’s own, which has them for its formulas', async () => {
    const tool = sampleTool();
    const calculation = new Calculation(tool, tool.document.initial());
    const tables = await tablesIn(await writeBook(workbookOf(tool, calculation, new Date(0))));
    expect(tables.map(({ name }) => name)).not.toContain('Origen');
    const [, , , heads, ...records] = tables.find(({ name }) => name === 'Casas')?.rows ?? [];
    expect(heads).toEqual(['N.º', 'Nombre', 'Precio (COP)', 'Tipo', 'Impuesto (COP)']);
    // The tax is 1 % of the price.
    expect(records).toEqual([
      ['1', 'Norte', '100', 'Casa', '1'],
      ['2', 'Sur', '250,5', 'Apartamento', '2,505'],
    ]);
  });

  test('of columns is data in any other', async () => {
    const rows = [
      ['Nombre', 'Precio'],
      ['A', 5],
    ];
    const columns = [{}, { hidden: true }];
    const [table] = await tablesIn(await writeXlsx({ sheets: [{ name: 'Lista', rows, columns }] }));
    expect(table?.rows[1]).toEqual(['A', '5']);
  });
});

describe('what can’t be a table is refused with a sentence', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(0), /vacío/],
    ['blank lines', utf8('\n;;\n'), /vacío/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /no es una tabla/],
    ['another ZIP', Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]), /Excel/],
    ['an old workbook', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 '), /anterior a 2007/],
    ['a million rows', utf8('a;b\n'.repeat(1_000_000)), /más de 5\.000 filas/],
    ['a large one', new Uint8Array(20_000_001), /20 MB/],
  ])('%s', async (_, bytes, message) => {
    await expect(tablesIn(bytes)).rejects.toThrow(message);
  });
});
