import { describe, expect, it, test } from 'vitest';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import { guessLayout, turnedOver } from '../table/layout.ts';
import { hasHeads, headScore, recordsFor } from './parts.ts';
import { listOf } from '../match/titles.ts';
import { listTarget } from '../fieldsTarget.ts';

const session = new Session(sampleTool());
const { homes } = session.calculation.declaration.lists;
if (!homes) throw new Error('the sample declares it');
const target = { ...listTarget('homes', homes), others: ['Egresos', 'Deuda'] };

test('what is pasted is a table of its own where its first row names columns', () => {
  const row = ['Norte', '100', 'Casa'];
  expect(hasHeads([['Inmueble', 'Precio', ''], row], target)).toBe(true);
  const titled = [['Inventario', '', ''], ['', '', ''], ['Nombre', 'Precio', 'Tipo'], row];
  expect(hasHeads(titled, target)).toBe(true);
  expect(hasHeads([['Norte', '', ''], row], target)).toBe(false);
  // Values alone are pasted where one is; so is a single row, and a head that says too little.
  expect(hasHeads([row, row], target)).toBe(false);
  expect(hasHeads([['Inmueble', 'Precio', 'Tipo']], target)).toBe(false);
  expect(hasHeads([['Inmueble', 'Fecha'], row], target)).toBe(false);
  expect(hasHeads([['Nombre', 'Precio', '2028'], row], target)).toBe(false);
});

test('one known head is enough over rows that each have a name and figures', () => {
  const heads = ['Inmueble', 'Fecha escritura', 'Canon'];
  const rows = [
    ['Apto Laureles 101', '12/06/2020', '$ 1.850.000'],
    ['Local Manga 3', '23/11/2021', '$ 4.200.000'],
  ];
  expect(hasHeads([heads, ...rows], target)).toBe(true);
  expect(hasHeads([heads.with(0, 'Sede'), ...rows], target)).toBe(false);
  const two = [heads, ...rows].map(([name = '', , rent = '']) => [name, rent]);
  expect(hasHeads(two, target)).toBe(true);
  // Nothing but figures, and records side by side, whose rows have the names of columns.
  const figures = rows.map((row) => row.with(0, '7'));
  expect(hasHeads([heads, ...figures], target)).toBe(false);
  const sheet = [
    ['Inmueble', 'Casa Norte', 'Casa Sur'],
    ['Precio', '100', '200'],
    ['Otro', '1', '2'],
  ];
  expect(hasHeads(sheet, target)).toBe(false);
});

test('one of months or years is a table too, where the list says where those belong', () => {
  const row = ['Norte', '420', '441'];
  const ofYears = [['Inmueble', '2027', ' 2028 '], row];
  expect(hasHeads(ofYears, target)).toBe(false);
  const timed = { ...target, inTime: 'En el flujo.' };
  expect(hasHeads(ofYears, timed)).toBe(true);
  expect(hasHeads([['Inmueble', 'ene-27', 'feb-27'], row], timed)).toBe(true);
  expect(hasHeads([['Inmueble', 'Año 1', 'Año 2'], row], timed)).toBe(true);
  expect(
    hasHeads(
      [
        ['Inmueble', '2027', '2028', 'Total'],
        [...row, '861'],
      ],
      timed,
    ),
  ).toBe(true);
  expect(hasHeads([['', '2027', '2028'], row], timed)).toBe(true);
  // A record has a name of its own, and one year is a figure like others.
  expect(hasHeads([['Sur', '2027', '2028'], row], timed)).toBe(false);
  expect(hasHeads([['Inmueble', '2027', '28'], row], timed)).toBe(false);
  expect(hasHeads([['2027', '2028', '2029'], row], timed)).toBe(false);
});

test('what is pasted beside the names of its rows is one as well', () => {
  const sheet = [
    ['Nombre', 'Norte', 'Sur'],
    ['Precio', '100', '200'],
  ];
  expect(hasHeads(sheet, target)).toBe(false);
  expect(hasHeads(turnedOver(sheet), target)).toBe(true);
  expect(hasHeads(turnedOver(sheet.map((cells) => cells.slice(1))), target)).toBe(false);
});

/** The names of the records that a sheet has for the list, and where the rest of it begins. */
function taken(...rows: string[][]) {
  const table = { name: '', rows };
  const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
  const { lines, parts = [] } = recordsFor(table, layout, target);
  return {
    names: lines.map(({ cells }) => cells[0]),
    parts: parts.map(({ at, text }) => `${at} ${text}`),
  };
}

const HEADS = ['Nombre', 'Precio', 'Tipo'];
const NORTH = ['Norte', '100', 'Casa'];
const SOUTH = ['Sur', '200', 'Casa'];
const SALARY = ['Nómina', '30', 'Casa'];

describe('a sheet with another list under the list', () => {
  it('ends where that has heads of its own, with its title', () => {
    const sheet = [HEADS, NORTH, SOUTH, ['', '', ''], ['Lo que sale', '', '']];
    const other = ['Nombre', 'Valor al mes', 'Desde'];
    expect(taken(...sheet, other, SALARY, ['Aseo', '5', 'ene'])).toEqual({
      names: ['Norte', 'Sur'],
      parts: ['4 Lo que sale'],
    });
    expect(taken(HEADS, NORTH, ['Egresos', 'Valor al mes', ''], SALARY).parts).toEqual([
      '2 Egresos',
    ]);
  });

  it('ends at the title of another and goes on at its own', () => {
    const own = [target.label.toUpperCase(), '', ''];
    const sheet = [HEADS, NORTH, ['GASTOS OPERATIVOS', '', ''], SALARY, own, SOUTH];
    expect(taken(...sheet)).toEqual({
      names: ['Norte', own[0], 'Sur'],
      parts: ['2 GASTOS OPERATIVOS'],
    });
  });

  it('may repeat its heads', () => {
    expect(taken(HEADS, NORTH, HEADS, SOUTH)).toEqual({ names: ['Norte', 'Sur'], parts: [] });
    expect(taken(HEADS, NORTH, ['Gastos', '', ''], HEADS, SALARY)).toEqual({
      names: ['Norte'],
      parts: ['2 Gastos'],
    });
  });

  it('is found below the other, however long that is', () => {
    const many = Array.from({ length: 30 }, (_, at) => [`Gasto ${at}`, '5', 'Casa']);
    const sheet = [['EGRESOS', '', ''], HEADS, ...many, ['', '', ''], [target.label, '', '']];
    expect(taken(...sheet, HEADS, NORTH)).toEqual({ names: ['Norte'], parts: [] });
  });

  it('keeps a record of texts alone', () => {
    const lot = ['Casa de la deuda', '', 'Casa'];
    expect(taken(HEADS, NORTH, lot, ['Lote', '', ''], SOUTH).names).toEqual([
      'Norte',
      'Casa de la deuda',
      'Lote',
      'Sur',
    ]);
  });
});

test('a title is of a list by its words; a total is none, nor is one of both', () => {
  expect(listOf('2. Egresos mensuales', target)).toBe('other');
  expect(listOf('Costo de la deuda (COP)', target)).toBe('other');
  expect(listOf(target.label, target)).toBe('own');
  expect(listOf('Total egresos', target)).toBeUndefined();
  expect(listOf(`${target.label} y egresos`, target)).toBeUndefined();
});

describe('beside records in columns', () => {
  const read = (...rows: string[][]) => {
    const layout = { head: 0, turned: true };
    const { lines, remarks = [] } = recordsFor({ name: '', rows }, layout, target);
    return { at: lines.map(({ at }) => at), remarks };
  };

  it('leaves what only says something of them, and says so', () => {
    const sheet = [
      ['Supuesto', 'Unidad de medida', 'Norte', 'Fuente'],
      ['Precio', 'COP', '100', '95 en 2026, lonja'],
      ['Tipo', '', 'Casa', ''],
    ];
    expect(read(...sheet)).toEqual({
      at: [2],
      remarks: [
        { at: 1, text: 'Unidad de medida' },
        { at: 3, text: 'Fuente' },
      ],
    });
  });

  it('keeps records that are still to be filled in, or are in part', () => {
    const sheet = [
      ['Nombre', 'Norte', 'Sur', 'Oriente', 'Centro'],
      ['Precio', '100', '', '-', '350 millones'],
      ['Tipo', 'Casa', '', 'Casa', 'Casa'],
    ];
    expect(read(...sheet)).toEqual({ at: [1, 2, 3, 4], remarks: [] });
    // Of texts alone nobody knows.
    expect(read(['Nombre', 'Norte', 'Sur'], ['Precio', 'cien', 'por definir']).at).toEqual([1, 2]);
  });
});

describe('a list in several tables, each under heads of its own', () => {
  const OTHER = ['Nombre', 'Valor al mes', 'Tipo'];
  const sheet = [
    ['Casas', '', ''],
    HEADS,
    NORTH,
    ['', '', ''],
    ['Lotes', '', ''],
    OTHER,
    SOUTH,
    ['', '', ''],
    ['Locales', '', ''],
    ['Nombre', 'Precio', 'Fecha'],
    ['Este', '300', ''],
  ];
  const partsUnder = (head: number, rows = sheet) =>
    recordsFor({ name: '', rows }, { head, turned: false }, target).parts;

  it('tells of those above and below that stay out, by their titles', () => {
    const [houses, lots, shops] = [
      { at: 0, text: 'Casas', apart: true },
      { at: 4, text: 'Lotes', apart: true },
      { at: 8, text: 'Locales', apart: true },
    ];
    expect(partsUnder(1)).toEqual([lots, shops]);
    expect(partsUnder(9)).toEqual([houses, lots]);
  });

  it('is told from another list', () => {
    const rows = [HEADS, NORTH, ['EGRESOS', '', ''], OTHER, SALARY, ['Nómina', '', ''], HEADS];
    expect(partsUnder(0, [...rows, SALARY])).toEqual([{ at: 2, text: 'EGRESOS' }]);
  });
});
