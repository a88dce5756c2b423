import { monthOf, yearOf } from '../../finance/index.ts';

const SHORT = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** 'ene 2028', of a month counted from January of year 0. */
export function shortMonth(index: number): string {
  return `${SHORT[monthOf(index) - 1] ?? ''} ${yearOf(index)}`;
}
