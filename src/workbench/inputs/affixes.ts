import type { Field } from '../../tool/index.ts';

interface Affixes {
  prefix?: string;
  suffix?: string;
  signed?: boolean;
}

/** What stands before and after the value in its editor: '$', '% efectiva anual', 'meses', the sign. */
export function affixes(field: Field): Affixes {
  const { kind, unit } = field;
  const signed = isSigned(field) ? { signed: true } : {};
  if (kind === 'money')
    return { ...signed, prefix: '$', ...(unit && unit !== 'COP' ? { suffix: unit } : {}) };
  if (kind === 'percent') return { ...signed, suffix: unit ? `% ${unit}` : '%' };
  return unit ? { ...signed, suffix: unit } : signed;
}

/** The same around what is typed: a text that says its own unit, '13 E.A.', has no other one behind it. */
export function affixesAround(field: Field, text: string): Affixes {
  const { suffix, ...others } = affixes(field);
  return suffix === undefined || /[\p{L}‰]/u.test(text) ? others : { ...others, suffix };
}

/** Whether a minus may be typed into it. */
export function isSigned({ min = 0 }: Field): boolean {
  return min < 0;
}
