import type { Scalar } from '../../engine/index.ts';
import { formatNumber, formatShort, parseNumber, plainNumber } from '../numbers.ts';
import type { Bounds, Kind, Shape } from './kind.ts';

/** Checks a number against its bounds; empty is for the caller to judge. */
export function checkNumber(value: unknown, bounds: Bounds): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'no es un número';
  if (bounds.min !== undefined && value < bounds.min) {
    return `está por debajo del mínimo ${formatShort(bounds.min)}`;
  }
  if (bounds.max !== undefined && value > bounds.max) {
    return `supera el máximo ${formatShort(bounds.max)}`;
  }
  if (bounds.integer && !Number.isInteger(value)) return 'debe ser un número entero';
  return null;
}

/** A kind of number; only the way it is painted differs from one to the next. */
export function numericKind(paint: (value: number, shape: Shape) => string): Kind {
  return {
    type: 'number',
    align: 'right',
    parse: (text) => (text.trim() === '' ? { value: null } : parseNumber(text)),
    format: (value, shape) => (isFiniteNumber(value) ? paint(value, shape) : ''),
    edit: (value) => (isFiniteNumber(value) ? plainNumber(value) : ''),
    check: checkNumber,
  };
}

function isFiniteNumber(value: Scalar): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

// A no-break space keeps a figure and its sign on one line.
const NBSP = '\u00a0';

export const money = numericKind((value, { unit, decimals = 0 }) => {
  // Mexican pesos are written as Mexico does; every other amount as Colombia does.
  const [locale, sign] =
    unit === 'MXN' ? (['es-MX', '$'] as const) : (['es-CO', `$${NBSP}`] as const);
  const digits = formatNumber(Math.abs(value), decimals, locale);
  return `${isShownNegative(value, digits) ? '-' : ''}${sign}${digits}`;
});

export const percent = numericKind(
  (value, { decimals = 2 }) => `${formatNumber(value, decimals)}${NBSP}%`,
);

export const number = numericKind((value, { decimals, plain }) => {
  if (plain) return plainNumber(value);
  return decimals === undefined ? formatShort(value, 2) : formatNumber(value, decimals);
});

function isShownNegative(value: number, digits: string): boolean {
  return value < 0 && /[1-9]/.test(digits);
}
