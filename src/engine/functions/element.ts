import type { ElementFunction } from './types.ts';

const element = (
  arity: number | readonly [number, number],
  apply: (...args: number[]) => number,
  why?: string,
): ElementFunction => ({
  kind: 'element',
  arity: typeof arity === 'number' ? [arity, arity] : arity,
  apply,
  ...(why ? { why } : {}),
});

const MANY: readonly [number, number] = [1, 1_000];

/** The powers of ten that a double holds exactly; a power costs as much as all the rest of rounding. */
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? 10 ** exponent;
}

/**
 * Halves go away from zero, as in Excel (JavaScript sends -2.5 to -2), and they are halves
 * of what is written: 1.005 is 1.01, though its binary fraction lies a little below.
 */
function round(value: number, digits = 0): number {
  if (digits === 0) return value < 0 ? -Math.round(-value) : Math.round(value);
  const places = Math.trunc(digits);
  if (!Number.isFinite(places)) return Number.NaN;
  const size = Math.abs(value);
  const scale = powerOfTen(Math.abs(places));
  let scaled = places < 0 ? size / scale : size * scale;
  // Whole already, or no number.
  if (!(scaled < 2 ** 52)) return value;
  const fraction = scaled - Math.floor(scaled);
  if (places !== 0 && Math.abs(fraction - 0.5) <= scaled * 2 ** -50) scaled = shift(size, places);
  const rounded = Math.sign(value) * Math.round(scaled);
  return places < 0 ? rounded * scale : rounded / scale;
}

/** value × 10^places by moving the point of its shortest decimal form: no error of a product. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** The remainder with the sign of the divisor, as in Excel. */
function mod(value: number, divisor: number): number {
  return divisor === 0 ? Number.NaN : value - divisor * Math.floor(value / divisor);
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

export const elementFunctions = {
  abs: element(1, Math.abs),
  sign: element(1, Math.sign),
  floor: element(1, Math.floor),
  ceil: element(1, Math.ceil),
  round: element([1, 2], round),
  mod: element(2, mod, 'el divisor es cero'),
  sqrt: element(1, Math.sqrt, 'no hay raíz de un número negativo'),
  /** Excel's ISNUMBER: 1 where there is a value, 0 where there is none. */
  isnumber: element(1, (value) => (Number.isFinite(value) ? 1 : 0)),
  exp: element(1, (value) => finite(Math.exp(value))),
  ln: element(1, (value) => finite(Math.log(value)), 'no hay logaritmo de un número no positivo'),
  min: element(MANY, Math.min),
  max: element(MANY, Math.max),
  sum: element(MANY, (...values) => {
    let total = 0;
    for (const value of values) total += value;
    return total;
  }),
  average: element(MANY, (...values) => {
    let total = 0;
    for (const value of values) total += value;
    return total / values.length;
  }),
} satisfies Record<string, ElementFunction>;
