import { expect, it } from 'vitest';
import { countedUnit } from './counted.ts';

it.each([
  ['1', 'meses', 'mes'],
  ['1', 'años', 'año'],
  ['1', 'días, en promedio', 'día, en promedio'],
  ['2', 'meses', 'meses'],
  ['0', 'meses', 'meses'],
  // With its decimals shown it reads in the plural.
  ['1,0', 'meses', 'meses'],
  ['1', 'm²', 'm²'],
  ['1', 'de los ingresos', 'de los ingresos'],
])('%s %s reads %s', (text, unit, read) => {
  expect(countedUnit(text, unit)).toBe(read);
});
