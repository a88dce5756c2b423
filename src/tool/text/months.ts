import { monthOf, yearOf } from '../../finance/index.ts';

export const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );
const SHORT = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** 'ene 2028', of a month counted from January of year 0. */
export function shortMonth(index: number): string {
  return `${SHORT[monthOf(index) - 1] ?? ''} ${yearOf(index)}`;
}
