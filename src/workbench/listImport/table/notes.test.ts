import { expect, test } from 'vitest';
import { notesIn } from './notes.ts';

/** The first texts of those rows of a sheet that are notes. */
function notesOf(...rows: readonly string[][]): string[] {
  const lines = rows
    .map((cells, at) => ({ cells, at }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return [...notesIn(lines)].map(({ cells }) => cells[0] ?? '');
}

const RECORDS = [
  ['Apto A', '300.000.000'],
  ['Apto B', '310.000.000'],
];

test('what is said of records is a note, by its mark, its word or what it speaks of', () => {
  const notes = [
    '* Los cánones incluyen IVA solo en locales',
    'Nota: cifras a octubre de 2025',
    'NOTAS',
    'Nota 2. Sin parqueaderos',
    'Fuente: avalúos de la Lonja',
    '(1) Vence en marzo y se renueva',
    'Elaborado por Estructurar S.A.S.',
    'Corte a 31 de marzo',
    'Valores en pesos colombianos',
  ];
  expect(notesOf(...RECORDS, ['', ''], ...notes.map((note) => [note, '']))).toEqual(notes);
  expect(notesOf(...RECORDS, ['Nota:', 'sin IVA'])).toEqual(['Nota:']);
  expect(notesOf(...RECORDS, ['', ''], ['*IVA incluido', ''])).toEqual(['*IVA incluido']);
});

test('a name alone is to be filled in, and a record with a mark is none', () => {
  expect(notesOf(...RECORDS, ['', ''], ['Apto en obra sobre planos del norte', ''])).toEqual([]);
  expect(
    notesOf(
      ...RECORDS,
      ['Fuente del Salitre', ''],
      ['Nota Residencial', ''],
      ['Corte de césped', ''],
    ),
  ).toEqual([]);
  expect(notesOf(...RECORDS, ['* Apto 402 norte', ''])).toEqual([]);
  expect(notesOf(...RECORDS, ['* Local de la esquina en venta', '90.000.000'])).toEqual([]);
  const marked = RECORDS.map(([name = '', price = '']) => [`* ${name}`, price]);
  expect(notesOf(...marked, ['', ''], ['* Local de la esquina en venta', ''])).toEqual([]);
});

test('how a message begins and ends is no record, nor how to reach who writes', () => {
  const said = [
    'Hola, te paso los inmuebles 👇',
    '¡Mil gracias!',
    'Quedo atenta',
    'Cel: 300 123 4567',
  ];
  expect(notesOf(...said.map((text) => [text, '']), ...RECORDS)).toEqual(said);
  // A name with figures is a record, whatever it is called.
  expect(notesOf(['Gracias', '300.000.000'], ['Lote 3001234567', ''])).toEqual([]);
});
