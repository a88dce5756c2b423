import { expect, test } from 'vitest';
import { markOf } from './mark.ts';

const ROWS = [
  ['Ítem', 'Concepto', 'Tarifa'],
  ['1.1', 'Estándar', '$ 310.000'],
  ['1.2', 'Suite', '$ 520.000'],
  ['1.10', 'Spa', '$ 145.000'],
  ['2.1', 'Local', '$ 65.000'],
];
const at = (rows: string[][], mapping: string[], turned = false) =>
  markOf({ name: '', rows }, { head: 0, turned }, mapping);

test('numbers of lines say nothing of the decimal mark', () => {
  expect(at(ROWS, ['', 'name', 'rate'])).toBeNull();
  expect(at([...ROWS, ['2.2', 'Bar', '$ 1.250.000']], ['', 'name', 'rate'])).toBe(',');
  expect(at([...ROWS, ['2.2', 'Bar', '$ 1,250,000']], ['', 'name', 'rate'])).toBe('.');
});

test('what is no run of them, or comes in as figures, does', () => {
  expect(at([...ROWS, ['2.1', 'Bar', '']], ['', 'name', 'rate'])).toBe('.');
  expect(at(ROWS, ['price', 'name', 'rate'])).toBe('.');
  expect(at([['1.5', 'Suite', '520.000']], ['', 'name', 'rate'])).toBe('.');
});

test('records may be columns', () => {
  const turned = [0, 1, 2].map((column) => ROWS.map((cells) => cells[column] ?? ''));
  expect(at(turned, ['', 'name', 'rate'], true)).toBeNull();
});
