import { monthOf, yearOf } from '../../finance/index.ts';

export const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );
/** 'ene' to 'dic'. */
export const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3).toLowerCase());

/** 'ene 2028', of a month counted from January of year 0. */
export function shortMonth(index: number): string {
  return `${SHORT_MONTHS[monthOf(index) - 1] ?? ''} ${yearOf(index)}`;
}
