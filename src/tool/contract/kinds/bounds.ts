import { formatShort, plainNumber } from '../../text/numbers.ts';
import type { Bounds, Shape } from './kind.ts';

type Sized = Bounds & Partial<Pick<Shape, 'plain'>>;

/** Up to here nobody groups the digits of a count or a year. */
const UNGROUPED = 10_000;
const SCALES = [
  [1e12, 'billón', 'billones'],
  [1e6, 'millón', 'millones'],
] as const;

/** A value within a sentence: years and counts without thousands ('1900', '5000'). */
export function numberText(value: number, { plain, integer }: Sized): string {
  const ungrouped = plain || (integer && Math.abs(value) < UNGROUPED);
  return ungrouped ? plainNumber(value) : formatShort(value);
}

/** A bound within a sentence; a large one in words, since nobody counts its zeros. */
export function sayBound(bound: number, shape: Sized): string {
  for (const [scale, one, many] of SCALES) {
    const count = bound / scale;
    if (Math.abs(count) >= 1 && Number.isInteger(count)) {
      return `${formatShort(count)} ${Math.abs(count) === 1 ? one : many}`;
    }
  }
  return numberText(bound, shape);
}

/** Checks a number against its bounds; empty is for the caller to judge. */
export function checkNumber(value: unknown, shape: Sized): string | null {
  const { min, max, integer } = shape;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'no es un número';
  if (min !== undefined && value < min) {
    return `está por debajo del mínimo ${sayBound(min, shape)}`;
  }
  if (max !== undefined && value > max) return `supera el máximo ${sayBound(max, shape)}`;
  if (integer && !Number.isInteger(value)) return 'debe ser un número entero';
  return null;
}

/** 'entre 0 y 30', 'desde 1', 'hasta 1.000 billones'; empty where nothing bounds it. */
export function boundsText(shape: Sized, say = sayBound): string {
  const { min, max } = shape;
  if (min !== undefined && max !== undefined) {
    return `entre ${say(min, shape)} y ${say(max, shape)}`;
  }
  if (min !== undefined) return `desde ${say(min, shape)}`;
  return max === undefined ? '' : `hasta ${say(max, shape)}`;
}
