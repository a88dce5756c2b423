/**
 * What formulas mean, written a second time and as plainly as can be, for the tests of the
 * engine: a tree of closures that computes one cell at a time. NaN is 'no value'.
 *
 * Each value carries how far the engine may be from it. Nothing but powers may differ at
 * all: sums, products and quotients are made in the same order, so they are equal to the
 * last bit. A power whose exponent is affine in the row is a running product, and its error is
 * followed through what is computed from it. Where a condition or a floor depends on such a
 * difference nothing is certain: the error is then infinite.
 */
export interface Approx {
  readonly value: number;
  /** At most; infinite where nothing is certain. */
  readonly error: number;
}

/** What the names of a formula mean in one row. */
export interface Row {
  readonly row: number;
  readonly rows: number;
  readonly cell: (name: string, at: number) => Approx;
  readonly series: (name: string) => readonly number[];
}

/** A formula: as text, and as what it means. */
export interface Formula {
  readonly text: string;
  readonly of: (row: Row) => Approx;
}

/**
 * 32 products, each with its rounding and that of `base ^ scale`, whose relative error is
 * |ln(base ^ scale)| × 2⁻⁵² < 1.5e-13 as long as it can be represented.
 */
const POWER_ERROR = 32 * 1.6e-13;

/** Nothing is certain. */
export const UNSURE: Approx = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
const NONE: Approx = { value: Number.NaN, error: 0 };

export const exact = (value: number): Approx => ({ value, error: 0 });

export function approx(value: number, error: number): Approx {
  if (Number.isNaN(value)) return error < Number.POSITIVE_INFINITY ? NONE : UNSURE;
  // An overflow may come a little earlier or later in a product.
  return Number.isFinite(error) && Number.isFinite(value) ? { value, error } : UNSURE;
}

type Meaning = (a: Approx, b: Approx) => Approx;

export const arithmetic: Readonly<Record<string, Meaning>> = {
  '+': (a, b) => approx(a.value + b.value, a.error + b.error),
  '-': (a, b) => approx(a.value - b.value, a.error + b.error),
  '*': (a, b) =>
    approx(
      a.value * b.value,
      Math.abs(a.value) * b.error + (Math.abs(b.value) + b.error) * a.error,
    ),
  '/': (a, b) => {
    if (b.value === 0) return b.error === 0 ? approx(Number.NaN, a.error) : UNSURE;
    if (b.error >= Math.abs(b.value)) return UNSURE;
    const value = a.value / b.value;
    const room = Math.abs(b.value) - b.error;
    return approx(value, (a.error + Math.abs(value) * b.error) / room);
  },
  '^': (a, b) => {
    if (Number.isNaN(a.value) || Number.isNaN(b.value))
      return approx(Number.NaN, a.error + b.error);
    if (a.error > 0 || b.error > 0) return UNSURE;
    const value = a.value === 0 && b.value < 0 ? Number.NaN : a.value ** b.value;
    return approx(value, Math.abs(value) * POWER_ERROR + Number.MIN_VALUE);
  },
};

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

export function compare(operator: string, a: Approx, b: Approx): Approx {
  const error = a.error + b.error;
  if (Number.isNaN(a.value) || Number.isNaN(b.value)) return approx(Number.NaN, error);
  if (error > 0 && !(Math.abs(a.value - b.value) > error)) return UNSURE;
  return exact(COMPARE[operator]?.(a.value, b.value) ? 1 : 0);
}

/** True, false or unknown: what decides wins, whatever the other is. */
export function logic(operator: 'and' | 'or', a: Approx, b: Approx): Approx {
  const decisive = operator === 'or';
  const sides = [a, b].map((side) => (Number.isNaN(side.value) ? null : side.value !== 0));
  if (a.error > 0 || b.error > 0) return UNSURE;
  if (sides.includes(decisive)) return exact(decisive ? 1 : 0);
  return sides.includes(null) ? NONE : exact(decisive ? 0 : 1);
}

export function not(a: Approx): Approx {
  if (a.error > 0) return UNSURE;
  return Number.isNaN(a.value) ? NONE : exact(a.value === 0 ? 1 : 0);
}

/** A function with steps: sure only where no step lies within the error. */
export function stepwise(apply: (value: number) => number, a: Approx): Approx {
  const [low, high] = [apply(a.value - a.error), apply(a.value + a.error)];
  return low === high || a.error === 0 ? exact(apply(a.value)) : UNSURE;
}

/** A function whose value is off by no more than its arguments are together. */
export function gentle(apply: (...values: number[]) => number, args: readonly Approx[]): Approx {
  const error = args.reduce((most, arg) => most + arg.error, 0);
  return approx(apply(...args.map((arg) => arg.value)), error);
}

export function choose(test: Approx, then: () => Approx, otherwise: () => Approx): Approx {
  if (test.error > 0) return UNSURE;
  if (Number.isNaN(test.value)) return NONE;
  return test.value === 0 ? otherwise() : then();
}

/** Halves away from zero, by the digits as they are written. */
export function roundDecimal(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
