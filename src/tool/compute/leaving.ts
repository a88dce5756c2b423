import type { Shape } from '../contract/kinds/index.ts';

/* How figures leave the product: in files and on the clipboard. */

/** What a number is in, said beside it: 'COP', '% E.A.', 'meses'; nothing where it counts itself. */
export function unitOf({ kind, unit = '' }: Shape): string {
  return kind === 'percent' ? `% ${unit}`.trim() : unit;
}

/** More digits than a double has would come out as noise. */
const EXACT = 1e15;

/** For people, without the noise of binary fractions: 13547519.999999998 leaves as 13547520. */
export function withoutNoise(value: number): number {
  return Math.abs(value) < EXACT ? Number(value.toFixed(6)) : value;
}
