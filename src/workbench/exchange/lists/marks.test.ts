import { expect, test } from 'vitest';
import { decimalMarkOf, withOwnMarks } from './marks.ts';

test.each([
  [['1.234,5', '12'], ','],
  [['$ 350.000.000'], ','],
  [['12,5 %', '3,25'], ','],
  [['1,234.50', '12'], '.'],
  [['350,000,000'], '.'],
  [['0.85', '0.9'], '.'],
  // One group of three may be either.
  [['12.125', '3.500'], null],
  [['12', 'Norte', '2028-01-05'], null],
])('%j has its decimals behind %j', (cells, mark) => {
  expect(decimalMarkOf(cells)).toBe(mark);
});

test('numbers of a file with decimal points are turned over, texts are not', () => {
  expect(withOwnMarks('1,234.50', '.')).toBe('1.234,50');
  expect(withOwnMarks('$ 0.85', '.')).toBe('$ 0,85');
  expect(withOwnMarks('Cra. 7, No. 12', '.')).toBe('Cra. 7, No. 12');
  expect(withOwnMarks('1.234,5', ',')).toBe('1.234,5');
});
