import { MONTHS } from '../../../src/tool/index.ts';
import { monthOf, yearOf } from '../../../src/finance/index.ts';

/** 'enero de 2028'. */
export function longMonth(index: number): string {
  return `${MONTHS[monthOf(index) - 1]?.toLowerCase()} de ${yearOf(index)}`;
}
