import { expect, it } from 'vitest';
import { percent } from '../tool/index.ts';
import { inputFormat } from './formats.ts';
import { percentFactor } from './percentFormat.ts';

/* What Excel 365 shows of each: '0,90 %' of 0,9 in the first, '90 %' in the second. */
it.each<[string, number, number | null]>([
  ['#,##0.00" %"', 0.9, 1],
  ['0%', 0.9, 100],
  ['0.00\\%', 0.9, 1],
  ['0.00\\ %', 0.9, 100],
  ['General', 0.9, null],
  ['#,##0.00', 0.9, null],
  // As wide as a percent sign, and filled up with it: none of them is one.
  ['0.00_%', 0.9, null],
  ['0.00*%', 0.9, null],
  // Sections: of more than nothing, of less, of nothing.
  ['0.0%;[Red]-0.0%;"–"', 0.1, 100],
  ['0.0%;[Red]-0.0%;"–"', -0.1, 100],
  ['0.0%;[Red]-0.0%;"–"', 0, null],
  ['0.0;-0.0%', 0.1, null],
  ['0.0;-0.0%', -0.1, 100],
  ['"a;b"0.0;-0.0%', 0.1, null],
  // The text of a fourth section is no number's.
  ['0;-0;0;@"%"', 5, null],
  // Conditions, colours, languages.
  ['[<=1]0%;0.0" %"', 0.72, 100],
  ['[<=1]0%;0.0" %"', 72, 1],
  ['[>=100][Blue]0;[<0]0%;0.0" %"', 100, null],
  ['[>=100][Blue]0;[<0]0%;0.0" %"', -0.5, 100],
  ['[>=100][Blue]0;[<0]0%;0.0" %"', 50, 1],
  ['[Color10]0.0%', 0.1, 100],
  ['[$-240A]0.0%', 0.1, 100],
  ['[$%-240A]0.0', 0.1, null],
])('%s multiplies %f by %s', (format, value, factor) => {
  expect(percentFactor(format, value)).toBe(factor);
});

it('a workbook of ours has percent numbers: 68 is 68 %', () => {
  expect(percentFactor(inputFormat(percent('Ocupación')), 68)).toBe(1);
});
