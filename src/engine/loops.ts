/**
 * The inner loops, one per operation and shape of its operands, so that each stays
 * monomorphic and the compiler of the runtime can unroll it.
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
  /** The scalar stands at the left: out = b ∘ a. */
  readonly sv: VectorScalar;
}

/** For the short stretches of most tables this beats the array's own `fill`. */
export function fill(out: Float64Array, value: number, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = value;
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
    for (let i = from; i < to; i++) {
      const divisor = b[i] as number;
      out[i] = divisor === 0 ? Number.NaN : (a[i] as number) / divisor;
    }
  },
  vs(out, a, b, from, to) {
    if (b === 0) out.fill(Number.NaN, from, to);
    else for (let i = from; i < to; i++) out[i] = (a[i] as number) / b;
  },
  sv(out, a, b, from, to) {
    for (let i = from; i < to; i++) {
      const divisor = a[i] as number;
      out[i] = divisor === 0 ? Number.NaN : b / divisor;
    }
  },
};

/** out = a + s·b + t·c with signs s and t, which changes no digit of a − b or a + b. */
export function addTwo(
  out: Float64Array,
  a: Float64Array,
  b: Float64Array,
  s: 1 | -1,
  c: Float64Array,
  t: 1 | -1,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    out[i] = (a[i] as number) + s * (b[i] as number) + t * (c[i] as number);
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
