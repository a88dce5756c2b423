import type { Scalar } from '../../engine/index.ts';
import type { Field } from '../contract/declaration.ts';
import { formatShort } from '../text/numbers.ts';
import { perThousandIn } from '../text/perThousand.ts';

/**
 * What a person may have meant instead of a valid value: a percentage below 1 may be a fraction
 * ('0,7' for 70 %), one above 100 an amount, and hundreds of pesos thousands of them with another
 * country's mark ('850,000').
 * Not where such values are usual, nor where the other one isn't allowed, nor of what was `typed` by the thousand:
 * '3 x mil' is 0,3 % and nothing else.
 */
export function doubtOf(field: Field, value: Scalar, typed = ''): string | undefined {
  if (typeof value !== 'number' || perThousandIn(typed)) return undefined;
  if (field.kind === 'percent')
    return doubtOfRatio(field, value, typed) ?? doubtOfPercent(field, value);
  return field.kind === 'money' && field.unit !== 'MXN' ? doubtOfPesos(field, value) : undefined;
}

/** '=1140000/380000000': amounts have four digits or more. */
const RATIO = /^=\s*\$?\s*\d[\d.]{3,}(,\d+)?\s*\/\s*\$?\s*\d[\d.]{3,}(,\d+)?$/;

/**
 * Of an amount that is divided by another one, wherever: a cell of a spreadsheet that shows percentages has 0,3 % for
 * it, while arithmetic is in hundredths here ('12/12' is 1 %).
 */
function doubtOfRatio({ max = 100 }: Field, value: number, typed: string): string | undefined {
  const other = Number((value * 100).toPrecision(15));
  if (!isFraction(value) || !RATIO.test(typed.trim()) || other > max) return undefined;
  const [is, meant] = [value, other].map((one) => formatShort(one, 6));
  return `Es ${is} %. Si querías ${meant} %, escribe ${typed.trim()}*100`;
}

/** The most that a percentage comes to where it may be more than the whole. */
const MOST_PERCENT = 1_000;

function doubtOfPercent(
  { initial, max, fractions = false }: Field,
  value: number,
): string | undefined {
  // Where amounts would be in bounds as well.
  if (value > 100 && (max ?? 0) > MOST_PERCENT)
    return 'Pasa del 100 %: revisa que sea un porcentaje';
  if (!isFraction(value)) return undefined;
  const usual = fractions || (typeof initial === 'number' && isFraction(initial));
  const other = Number((value * 100).toPrecision(15));
  if (usual || !isTyped(value) || other > (max ?? 100)) return undefined;
  return `Es ${formatShort(value)} %. Si querías ${formatShort(other)} %, escribe ${formatShort(other)}`;
}

const isBelowThousand = (value: number): boolean => value >= 1 && value < 1000;

function doubtOfPesos({ initial, max }: Field, value: number): string | undefined {
  const other = Number((value * 1000).toPrecision(15));
  const usual = typeof initial === 'number' && isBelowThousand(initial);
  if (!isBelowThousand(value) || !Number.isInteger(other) || usual || other > (max ?? Infinity))
    return undefined;
  const meant = formatShort(other);
  return `Son ${formatShort(value)} pesos. Si querías ${meant}, escríbelo con punto: ${meant}`;
}

/** Nobody types more than six decimals: such a rate was converted from another one. */
const isTyped = (value: number): boolean => Number.isInteger(Number((value * 1e6).toPrecision(15)));

function isFraction(value: number): boolean {
  return value > 0 && value < 1;
}
