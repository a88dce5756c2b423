import { expect, test } from 'vitest';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import type { Records } from '../table/layout.ts';
import { rivalsOf, withoutRivals } from './oneField.ts';
import { listTarget } from '../fieldsTarget.ts';

const declared = new Session(sampleTool()).calculation.declaration.lists['homes'];
if (!declared) throw new Error('the sample declares it');
const target = listTarget('homes', declared);

const table = (...rows: string[][]): Records => ({
  heads: ['Nombre', 'Precio', 'Precio por m²', 'Tipo'],
  lines: rows.map((cells, at) => ({ cells, at: at + 1 })),
});
const MAPPING = ['name', 'price', 'price', 'kind'];

test('columns of which no record has two are one field; a dash is no value, a total no record', () => {
  const apart = table(
    ['Norte', '100', '—', 'Casa'],
    ['Sur', '', '200', 'Casa'],
    ['Total', '100', '200', ''],
  );
  expect(rivalsOf(2, 'price', apart, MAPPING, target)).toEqual([]);
  expect(withoutRivals(apart, MAPPING, target)).toEqual(MAPPING);
});

test('where a record has both only the first is, and the other can take its place', () => {
  const both = table(['Norte', '100', '300', 'Casa'], ['Sur', '', '200', 'Casa']);
  expect(rivalsOf(2, 'price', both, MAPPING, target)).toEqual([1]);
  expect(withoutRivals(both, MAPPING, target)).toEqual(['name', 'price', '', 'kind']);
});

test('a record has one name, and a column that is none has no rivals', () => {
  const names = ['name', 'price', 'name', ''];
  const apart = table(['Norte', '100', '', ''], ['', '200', 'Sur', '']);
  expect(rivalsOf(2, 'name', apart, names, target)).toEqual([0]);
  expect(rivalsOf(3, '', apart, names, target)).toEqual([]);
});
