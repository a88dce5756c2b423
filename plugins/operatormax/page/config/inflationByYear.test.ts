import { expect, test } from 'vitest';
import { inflationByYear } from './inflationByYear.ts';

const IPC = new Map([
  [2027, '4,8 %'],
  [2028, '3.9%'],
]);

test.each([
  [
    'a column of years beside that of the percentages, under heads and over a mean',
    [
      ['Año', 'IPC proyectado'],
      ['2027', '4,8 %'],
      ['2028', '3.9%'],
      ['Promedio', '4,35 %'],
    ],
  ],
  [
    'a row of years over that of the percentages, with a name in front',
    [
      ['', '2027', '2028'],
      ['IPC', '4,8 %', '3.9%'],
    ],
  ],
  [
    'an empty column between',
    [
      ['2027', '', '4,8 %'],
      ['2028', '', '3.9%'],
    ],
  ],
])('%s', (_, rows) => {
  expect(inflationByYear(rows)).toEqual(IPC);
});

test('percentages alone go where they are pasted', () => {
  expect(inflationByYear([['4,8 %'], ['3.9%']])).toBeNull();
  expect(inflationByYear([['4,8 %', '3.9%']])).toBeNull();
  // Years alone have nothing beside them.
  expect(inflationByYear([['2027'], ['2028']])).toBeNull();
});
