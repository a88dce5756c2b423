import { expect, test } from 'vitest';
import { areGroupedByCommas, decimalMarkIn, decimalMarkOf, withOwnMarks } from './marks.ts';

test.each([
  [['1.234,5', '12'], ','],
  [['$ 350.000.000'], ','],
  [['12,5 %', '3,25'], ','],
  [['1,234.50', '12'], '.'],
  [['350,000,000'], '.'],
  [['0.85', '0.9'], '.'],
  // One group of three may be either, unless it is a round one behind a comma.
  [['12.125', '3.500'], null],
  [['285,500', '12'], null],
  [['285,500', '320,000'], '.'],
  [['320,000', '1.250'], null],
  [['320,000', '12,5'], ','],
  [['50,000 %'], null],
  // No group of thousands begins with a zero.
  [['0,500', '1,000'], ','],
  [['0.500', '1.000'], '.'],
  [['12', 'Norte', '2028-01-05'], null],
])('%j has its decimals behind %j', (cells, mark) => {
  expect(decimalMarkOf(cells)).toBe(mark);
});

test('numbers of a file with decimal points are turned over, texts are not', () => {
  expect(withOwnMarks('1,234.50', '.')).toBe('1.234,50');
  expect(withOwnMarks('$ 0.85', '.')).toBe('$ 0,85');
  expect(withOwnMarks('COP 1,250.5', '.')).toBe('COP 1.250,5');
  expect(withOwnMarks('Cra. 7, No. 12', '.')).toBe('Cra. 7, No. 12');
  expect(withOwnMarks('1.234,5', ',')).toBe('1.234,5');
});

test.each([
  [['1,250,000', '850,000', '3.5%'], true],
  [['$ 1,250.50', 'Norte'], true],
  [['($1,250,000)'], true],
  [['COP 1,250,000'], true],
  // One group may be decimals, unless it is a round one or a point says what decimals are.
  [['285,500', '312,400', '12'], false],
  [['285,500', '320,000', '12'], true],
  [['$ 850,000'], true],
  [['285,500', '62.5%'], true],
  [['285,500', '62,5%'], false],
  [['33,333%', '50,000%', '850,000'], false],
  [['850,000', '1.250'], false],
  [['0,500', '1,000'], false],
  [['0.125', '850,500'], true],
  // A point alone is no grouping.
  [['3.5%', '1.5'], false],
  // Somebody wrote some as they are written here.
  [['1,250,000', '1.250.000'], false],
  [['1,250,000', '12,5'], false],
  [['1,250,00'], false],
  [['Cra. 7, 1,250,000'], false],
])('%j are grouped by commas: %s', (cells, areGrouped) => {
  expect(areGroupedByCommas(cells)).toBe(areGrouped);
});

test.each([
  ['es-CO', ','],
  ['de-DE', ','],
  ['en-US', '.'],
  ['es-MX', '.'],
])('a spreadsheet in %s has its decimals behind %j', (language, mark) => {
  expect(decimalMarkIn(language)).toBe(mark);
});
