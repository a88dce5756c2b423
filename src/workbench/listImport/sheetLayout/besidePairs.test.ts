import { expect, test } from 'vitest';
import { withoutPairsBeside } from './besidePairs.ts';
import type { ImportTarget } from '../target.ts';

const target = { label: 'Proyectos', titles: [], lists: [] } as unknown as ImportTarget;

test('names and values at the left of a table with a title stay out', () => {
  const rows = [
    ['Equity', '9.200', 'PROYECTOS', '', ''],
    ['Deuda', '11.300', 'Nombre', 'Año', 'Canon'],
    ['Tasa', '13 %', 'Apto 101', '2027', '1.800.000'],
    ['Plazo', '120', 'Apto 102', '2028', '1.900.000'],
  ];
  expect(withoutPairsBeside(rows, target)).toEqual(rows.map((row) => ['', '', ...row.slice(2)]));
});

test('columns before the one that names the records are theirs', () => {
  const rows = [
    ['Ciudad', 'Precio', 'Proyecto', 'Año', 'Canon'],
    ['Cali', '320.000.000', 'Apto 101', '2027', '1.800.000'],
    ['Neiva', '345.000.000', 'Apto 102', '2028', '1.900.000'],
  ];
  expect(withoutPairsBeside(rows, target)).toBe(rows);
});
