import type { BinaryOp, UnaryOp } from './ast.ts';

/*
 * What the operators mean, once for every way of running a formula. NaN is 'no value': it passes
 * through arithmetic, a comparison with it is neither true nor false, and a division by zero gives
 * it. `==` is exact. `+`, `-` and `*` mean what they mean in JavaScript; whatever doesn't has a
 * function here. Those are small, so that the compiler of the runtime inlines them.
 */

const NONE = Number.NaN;

export function divide(a: number, b: number): number {
  return b === 0 ? NONE : a / b;
}

export function less(a: number, b: number): number {
  return a < b ? 1 : a >= b ? 0 : NONE;
}

export function lessOrEqual(a: number, b: number): number {
  return a <= b ? 1 : a > b ? 0 : NONE;
}

export function equal(a: number, b: number): number {
  return a === b ? 1 : a < b || a > b ? 0 : NONE;
}

/** Texts are equal to the letter; null is no value. */
export function equalTexts(a: string | null, b: string | null): number {
  if (a === null || b === null) return NONE;
  return a === b ? 1 : 0;
}

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

export type Binary = (a: number, b: number) => number;
export type Unary = (a: number) => number;

export const BINARY: Readonly<Record<BinaryOp, Binary>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': divide,
  '^': power,
  '<': less,
  '<=': lessOrEqual,
  '>': (a, b) => less(b, a),
  '>=': (a, b) => lessOrEqual(b, a),
  '==': equal,
  '!=': (a, b) => not(equal(a, b)),
  and,
  or,
};

export const UNARY: Readonly<Record<UnaryOp, Unary>> = { '-': (a) => -a, not };
