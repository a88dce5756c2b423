import type { Shape } from '../contract/kinds/index.ts';

/* How figures leave the product: in files and on the clipboard. */

/** What a number is in, said beside it: 'COP', '% E.A.', 'meses'; nothing where it counts itself. */
export function unitOf({ kind, unit = '' }: Shape): string {
  return kind === 'percent' ? `% ${unit}`.trim() : unit;
}

/** More digits than a double has would come out as noise. */
const EXACT = 1e15;

/** As many digits as Excel keeps; a double has up to 17, the last of which are the noise of binary fractions. */
export function toKeptDigits(value: number): number {
  return Number(value.toPrecision(15));
}

/** For people, without noise: 13547519.999999998 leaves as 13547520, 33500000000.3 as itself. */
export function withoutNoise(value: number): number {
  return Math.abs(value) < EXACT ? toKeptDigits(Number(value.toFixed(6))) : value;
}
