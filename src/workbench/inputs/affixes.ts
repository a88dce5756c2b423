import type { Field } from '../../tool/index.ts';

/** What stands before and after the value in its editor: '$', '% efectiva anual', 'meses'. */
export function affixes({ kind, unit }: Field): { prefix?: string; suffix?: string } {
  if (kind === 'money') return { prefix: '$', ...(unit && unit !== 'COP' ? { suffix: unit } : {}) };
  if (kind === 'percent') return { suffix: unit ? `% ${unit}` : '%' };
  return unit ? { suffix: unit } : {};
}
