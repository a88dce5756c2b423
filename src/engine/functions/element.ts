import * as finance from '../../finance/index.ts';
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
  /** Excel's ROUND: halves away from zero. */
  round: element([1, 2], finance.round),
  /**
   * On which side of a threshold a value lies, −1, 0 or 1, after rounding to 1e-9 of the amounts'
   * size; in Excel SIGN(ROUND((value − limit) / size, 9)). compare(value, limit, size of 1).
   */
  compare: element([2, 3], finance.compare),
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
