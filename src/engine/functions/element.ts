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

/** Halves go away from zero, as in Excel (JavaScript sends -2.5 to -2). */
function round(value: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = Math.abs(value) * scale;
  return Number.isFinite(scaled) ? (Math.sign(value) * Math.floor(scaled + 0.5)) / scale : value;
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
