import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipmt } from './annuity.ts';
import { cumipmt } from './cumulative.ts';
import { amounts, rates, terms, types } from './testing/annuities.ts';

// Fixed-point numbers of 400 bits after the point, in which a double is exact down to 1e-100.
const ONE = 1n << 400n;
const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

function fixed(value: number): bigint {
  const exponent = Math.max(-1_000, Math.floor(Math.log2(Math.abs(value))) - 52);
  const digits = BigInt(value / 2 ** exponent);
  return exponent < 0 ? (digits * ONE) >> BigInt(-exponent) : (digits * ONE) << BigInt(exponent);
}

/** The interest of each payment of a loan of 1, from its balance: Excel's definition. */
function interests(rate: number, n: number): bigint[] {
  const r = fixed(rate);
  let discount = ONE;
  for (let k = 0; k < n; k++) discount = (discount * ONE) / (ONE + r);
  const payment = (r * ONE) / (ONE - discount);
  let balance = ONE;
  return Array.from({ length: n }, () => {
    const interest = times(balance, r);
    balance += interest - payment;
    return interest;
  });
}

/** Relative to the exact sum of the interest from period `first` to `last` of a loan of 1. */
function ratio(rate: number, n: number, first: number, last: number): number {
  const exact = interests(rate, n).slice(first - 1, last);
  const sum = exact.reduce((total, interest) => total + interest, 0n);
  const SCALE = 1n << 60n;
  // The quotient of two whole numbers, to more digits than a double has.
  const size = fixed(Math.abs(cumipmt(rate, n, 1, first, last)));
  return Number((size * SCALE) / (sum < 0n ? -sum : sum)) / Number(SCALE);
}

describe('cumipmt', () => {
  it.each([
    ['the second year', cumipmt(0.09 / 12, 360, 125_000, 13, 24), -11_135.232_13],
    ['the first month', cumipmt(0.09 / 12, 360, 125_000, 1, 1), -937.5],
  ])("is %s of Excel's documentation", (_, got, expected) => {
    expect(got).toBeCloseTo(expected, 5);
  });

  it('at a rate of 0 is exactly 0', () => {
    expect(cumipmt(0, 10, 100, 1, 10)).toBe(0);
    expect(cumipmt(0, 10, 100, 1, 10, 1)).toBe(0);
  });

  it('at the least rates is the interest on straight lines: r·Σ j/n for j payments left', () => {
    // 4 + 3 + 2 of the 5 fifths in which the loan is paid.
    for (const rate of [1e-30, 1e-200, -1e-30, -1e-200]) {
      expect(cumipmt(rate, 5, 1e6, 2, 4) / (-1e6 * rate * (9 / 5))).toBeCloseTo(1, 14);
    }
  });

  it('keeps its digits at every rate', () => {
    const size = fc.double({ min: -28, max: 0, noNaN: true }).map((power) => 10 ** power);
    const rate = fc.oneof(
      size,
      size.map((value) => -value / 2),
    );
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 60 }), fc.nat(), fc.nat(), (r, n, one, other) => {
        const [first = 1, last = 1] = [1 + (one % n), 1 + (other % n)].sort((a, b) => a - b);
        expect(Math.abs(ratio(r, n, first, last) - 1)).toBeLessThan(1e-13);
      }),
      { numRuns: 300 },
    );
  });

  it('is the sum of ipmt', () => {
    fc.assert(
      fc.property(rates, terms, terms, amounts, types, (rate, one, other, amount, type) => {
        const n = Math.max(one, other);
        const first = Math.min(one, other);
        let sum = 0;
        for (let per = first; per <= n; per++) sum += ipmt(rate, per, n, amount, 0, type);
        const difference = Math.abs(cumipmt(rate, n, amount, first, n, type) - sum);
        // Below the smallest normal number a double has no digits to keep.
        expect(difference).toBeLessThanOrEqual(1e-11 * Math.abs(sum) + 1e-307);
      }),
      { numRuns: 500 },
    );
  });

  it('of a hundred million periods is what a perpetual debt pays', () => {
    // Nothing is ever paid back in sight: 1 % of 1,000 a period.
    expect(cumipmt(0.01, 1e8, 1_000, 1, 5e7) / -5e8).toBeCloseTo(1, 14);
    expect(cumipmt(0, 1e8, 1_000, 1, 1e8)).toBe(0);
  });

  it('cuts fractions of a period off', () => {
    expect(cumipmt(0.01, 12, 100, 2.9, 5.9)).toBe(cumipmt(0.01, 12, 100, 2, 5));
  });

  it.each([
    ['periods in the wrong order', [0.01, 12, 100, 3, 2]],
    ['periods beyond the term', [0.01, 12, 100, 3, 13]],
    ['a period before the first', [0.01, 12, 100, 0.9, 3]],
    ['a rate of −100 %', [-1, 12, 100, 1, 3]],
    ['no amount', [0, 12, Number.NaN, 1, 3]],
    ['no rate', [Number.NaN, 12, 100, 1, 3]],
  ] as const)('has no value for %s', (_, [rate, n, amount, first, last]) => {
    expect(cumipmt(rate, n, amount, first, last)).toBeNaN();
  });
});
