import type { Scalar } from '../../engine/index.ts';
import type { Field } from '../contract/declaration.ts';
import { formatShort } from '../text/numbers.ts';

/**
 * What a person may have meant instead of a valid value: a percentage below 1 may be a fraction
 * ('0,7' for 70 %). Not where such values are usual, nor where the other one isn't allowed.
 */
export function doubtOf({ kind, initial, max }: Field, value: Scalar): string | undefined {
  if (kind !== 'percent' || typeof value !== 'number' || !isFraction(value)) return undefined;
  const usual = typeof initial === 'number' && isFraction(initial);
  const other = Number((value * 100).toPrecision(15));
  if (usual || other > (max ?? 100)) return undefined;
  return `Es ${formatShort(value)} %. Si querías ${formatShort(other)} %, escribe ${formatShort(other)}`;
}

function isFraction(value: number): boolean {
  return value > 0 && value < 1;
}
