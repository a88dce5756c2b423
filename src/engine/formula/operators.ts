import type { BinaryOp } from './ast.ts';

/**
 * The meaning of the operators, once for every way of running a formula. NaN is 'no
 * value': it passes through arithmetic, a comparison with it is neither true nor false,
 * and a division by zero gives it. `==` is exact.
 */
export type Operator = (a: number, b: number) => number;

const NONE = Number.NaN;

export const operators: Readonly<Record<BinaryOp, Operator>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? NONE : a / b),
  '^': power,
  '<': (a, b) => (a < b ? 1 : a >= b ? 0 : NONE),
  '<=': (a, b) => (a <= b ? 1 : a > b ? 0 : NONE),
  '>': (a, b) => (a > b ? 1 : a <= b ? 0 : NONE),
  '>=': (a, b) => (a >= b ? 1 : a < b ? 0 : NONE),
  '==': (a, b) => (a === b ? 1 : a < b || a > b ? 0 : NONE),
  '!=': (a, b) => (a === b ? 0 : a < b || a > b ? 1 : NONE),
  and,
  or,
};

/**
 * A power of zero to a negative exponent is a division by zero. JavaScript takes NaN ** 0
 * for 1; here no value stays no value.
 */
export function power(base: number, exponent: number): number {
  if (base !== base || (base === 0 && exponent < 0)) return NONE;
  const whole = exponent | 0;
  return whole === exponent && whole >= 0 && whole <= FEW_FACTORS
    ? product(base, whole)
    : base ** exponent;
}

/** Up to here a product is as good as a power (a few units of the last digit), and much faster. */
const FEW_FACTORS = 16;

function product(base: number, factors: number): number {
  let result = 1;
  let square = base;
  for (let left = factors; left !== 0; left >>= 1) {
    if ((left & 1) !== 0) result *= square;
    square *= square;
  }
  return result;
}

/** False wins over no value. */
export function and(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return a !== a || b !== b ? NONE : 1;
}

/** True wins over no value. */
export function or(a: number, b: number): number {
  if ((a !== 0 && a === a) || (b !== 0 && b === b)) return 1;
  return a !== a || b !== b ? NONE : 0;
}

export function not(a: number): number {
  return a !== a ? NONE : a === 0 ? 1 : 0;
}
