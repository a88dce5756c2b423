import { divide as quotient } from '../formula/operators.ts';

/*
 * The inner loops, one for each operation and shape of its operands (vector or scalar), so that
 * each stays monomorphic and the compiler of the runtime can unroll it.
 */

export type VectorVector = (
  out: Float64Array,
  a: Float64Array,
  b: Float64Array,
  from: number,
  to: number,
) => void;
export type VectorScalar = (
  out: Float64Array,
  a: Float64Array,
  b: number,
  from: number,
  to: number,
) => void;

export interface Loops {
  readonly vv: VectorVector;
  readonly vs: VectorScalar;
  /** The scalar is the left operand: out = b ∘ a. */
  readonly sv: VectorScalar;
}

/** Below so many rows a loop is faster than the call of the array's own `fill`. */
const FEW_ROWS = 100;

export function fill(out: Float64Array, value: number, from: number, to: number): void {
  if (to - from > FEW_ROWS) out.fill(value, from, to);
  else for (let i = from; i < to; i++) out[i] = value;
}

export const add: Loops = {
  vv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) + (b[i] as number);
  },
  vs(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) + b;
  },
  sv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = b + (a[i] as number);
  },
};

export const subtract: Loops = {
  vv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) - (b[i] as number);
  },
  vs(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) - b;
  },
  sv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = b - (a[i] as number);
  },
};

export const multiply: Loops = {
  vv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) * (b[i] as number);
  },
  vs(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = (a[i] as number) * b;
  },
  sv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = b * (a[i] as number);
  },
};

export const divide: Loops = {
  vv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = quotient(a[i] as number, b[i] as number);
  },
  vs(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = quotient(a[i] as number, b);
  },
  sv(out, a, b, from, to) {
    for (let i = from; i < to; i++) out[i] = quotient(b, a[i] as number);
  },
};

/** A column that is added (sign 1) or taken away (−1); the product changes no digit. */
export interface ColumnTerm {
  readonly column: { readonly data: Float64Array };
  readonly sign: 1 | -1;
}

/** out = start ± b ± c, in one pass. */
export function addTwo(
  out: Float64Array,
  start: Float64Array,
  terms: readonly ColumnTerm[],
  at: number,
  from: number,
  to: number,
): void {
  const {
    column: { data: b },
    sign: p,
  } = terms[at] as ColumnTerm;
  const {
    column: { data: c },
    sign: q,
  } = terms[at + 1] as ColumnTerm;
  for (let i = from; i < to; i++) {
    out[i] = (start[i] as number) + p * (b[i] as number) + q * (c[i] as number);
  }
}

/** out = start ± b ± c ± d ± e ± f, in one pass. */
export function addFive(
  out: Float64Array,
  start: Float64Array,
  terms: readonly ColumnTerm[],
  at: number,
  from: number,
  to: number,
): void {
  const {
    column: { data: b },
    sign: p,
  } = terms[at] as ColumnTerm;
  const {
    column: { data: c },
    sign: q,
  } = terms[at + 1] as ColumnTerm;
  const {
    column: { data: d },
    sign: r,
  } = terms[at + 2] as ColumnTerm;
  const {
    column: { data: e },
    sign: s,
  } = terms[at + 3] as ColumnTerm;
  const {
    column: { data: f },
    sign: t,
  } = terms[at + 4] as ColumnTerm;
  for (let i = from; i < to; i++) {
    out[i] =
      (start[i] as number) +
      p * (b[i] as number) +
      q * (c[i] as number) +
      r * (d[i] as number) +
      s * (e[i] as number) +
      t * (f[i] as number);
  }
}

/** Loops of any function of two numbers; a call per row, so only for what is rarer. */
export function loopsOf(apply: (a: number, b: number) => number): Loops {
  return {
    vv(out, a, b, from, to) {
      for (let i = from; i < to; i++) out[i] = apply(a[i] as number, b[i] as number);
    },
    vs(out, a, b, from, to) {
      for (let i = from; i < to; i++) out[i] = apply(a[i] as number, b);
    },
    sv(out, a, b, from, to) {
      for (let i = from; i < to; i++) out[i] = apply(b, a[i] as number);
    },
  };
}
