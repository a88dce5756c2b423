import { monthOf, yearOf } from '../../../src/finance/index.ts';

export const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );

/** 'enero de 2028'. */
export function longMonth(index: number): string {
  return `${MONTHS[monthOf(index) - 1]?.toLowerCase()} de ${yearOf(index)}`;
}
