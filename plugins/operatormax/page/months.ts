import { monthOf, yearOf } from '../../../src/finance/index.ts';

const SHORT = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

export const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );

/** 'ene 2028', of a month counted from January of year 0. */
export function shortMonth(index: number): string {
  return `${SHORT[monthOf(index) - 1]} ${yearOf(index)}`;
}

/** 'enero de 2028'. */
export function longMonth(index: number): string {
  return `${MONTHS[monthOf(index) - 1]?.toLowerCase()} de ${yearOf(index)}`;
}
