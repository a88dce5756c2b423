import { describe, expect, it } from 'vitest';
import { readMonth, readMonthYear } from './months.ts';

describe('months as people write them', () => {
  it.each(['mar 2028', 'Marzo de 2028', 'mar-28', '2028-03', '03/2028', '1/3/2028'])(
    'reads %s as March 2028',
    (text) => expect(readMonthYear(text)).toEqual({ month: 3, year: 2028 }),
  );

  it.each(['13/2028', 'marzo', '2028', 'x 2028', ''])('does not read %s', (text) =>
    expect(readMonthYear(text)).toBeNull(),
  );

  it.each([
    ['ene', 1],
    ['April', 4],
    ['setiembre', 9],
    ['sept.', 9],
    ['12', 12],
    ['13', null],
    ['ma', null],
    ['marketing', null],
  ])('reads %s as the month %s', (text, month) => expect(readMonth(text)).toBe(month));
});
