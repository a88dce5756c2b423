import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fv, pmt, pv } from './annuity.ts';
import { irr } from './irr.ts';
import { rate } from './rate.ts';
import { types } from './testing/annuities.ts';

const RUNS = { numRuns: 500 };
const MIN_FORCE = Math.log1p(-0.9999);
const MAX_FORCE = Math.log1p(10);

const rates = fc.oneof(
  fc.double({ min: MIN_FORCE, max: MAX_FORCE, noNaN: true }).map(Math.expm1),
  fc.double({ min: -1e-6, max: 1e-6, noNaN: true }),
  fc.constant(0),
);
const amounts = fc.double({ min: -6, max: 12, noNaN: true }).map((power) => 10 ** power);

/** What pv, the payments and fv come to, over the sum of their sizes. */
function relativeBalance(
  found: number,
  n: number,
  payment: number,
  start: number,
  end: number,
  type: number,
): number {
  const exponent = -Math.abs(n * Math.log1p(found));
  const factor = Math.exp(exponent);
  const annuity = found === 0 ? n : Math.abs(Math.expm1(exponent) / found);
  const payments = payment * annuity * (type === 0 ? 1 : 1 + found);
  const [first, last] = found < 0 ? [start * factor, end] : [start, end * factor];
  const size = Math.abs(first) + Math.abs(payments) + Math.abs(last);
  return Math.abs(first + payments + last) / size;
}

describe('rate', () => {
  it("gives the example of Excel's documentation", () => {
    expect(rate(48, -200, 8_000)).toBeCloseTo(0.00770147, 8);
    expect(rate(48, -200, 8_000) * 12).toBeCloseTo(0.09241767, 8);
  });

  it('gives closed forms', () => {
    // Without payments: (−fv/pv)^(1/n) − 1. With pv = −fv: pmt/pv.
    expect(rate(10, 0, -100, 200)).toBeCloseTo(2 ** 0.1 - 1, 14);
    expect(rate(2.5, 0, -100, 200)).toBeCloseTo(2 ** 0.4 - 1, 14);
    expect(rate(360, 1, -100, 100)).toBeCloseTo(0.01, 14);
    expect(rate(12, -100, 1200)).toBeCloseTo(0, 14);
  });

  it('of two rates gives the one nearest the guess', () => {
    // −100, 230, −132 has 10 % and 20 %; here as −100 + 230·v − 132·v² = pv + pmt·(v + v²) + fv·v².
    expect(rate(2, 230, -100, -362, 0, 0.14)).toBeCloseTo(0.1, 12);
    expect(rate(2, 230, -100, -362, 0, 0.16)).toBeCloseTo(0.2, 12);
    expect(rate(2, 230, -330, -132, 1, 0.16)).toBeCloseTo(0.2, 12);
  });

  it.each([
    ['all of one sign', () => rate(12, 100, 100)],
    ['nothing at all', () => rate(12, 0, 0)],
    ['a single payment at once', () => rate(1, -1.0000000000000002, 1, 0, 1)],
    ['a present value alone', () => rate(400, 0, -1)],
    ['two changes of sign without a root', () => rate(2, 230, -100, -363)],
    ['payments too large for any other sign', () => rate(2, 1, -1e6, -1e6)],
    ['a rate above 1e14 %', () => rate(1, 0, -1, 1.1e12)],
    ['no periods', () => rate(0, -200, 8_000)],
    ['an argument that is NaN', () => rate(12, Number.NaN, 8_000)],
    ['a guess that is NaN', () => rate(48, -200, 8_000, 0, 0, Number.NaN)],
  ])('is NaN for %s', (_, compute) => {
    expect(compute()).toBeNaN();
  });
});

describe('properties of rate', () => {
  it('undoes pmt, pv and fv of loans and savings, from any guess', () => {
    // A single payment need not depend on the rate.
    const terms = fc.double({ min: 2, max: 420, noNaN: true });
    fc.assert(
      fc.property(rates, terms, amounts, types, rates, (known, n, amount, type, guess) => {
        const loan = [pmt(known, n, amount, 0, type), amount, 0] as const;
        const savings = [-amount, 0, fv(known, n, -amount, 0, type)] as const;
        const rent = [amount, pv(known, n, amount, 0, type), 0] as const;
        const solved = [loan, savings, rent].filter(
          // Discounted to less than a double's share of the rest, the rate no longer shows.
          (amounts) => amounts.every(Number.isFinite) && Math.abs(n * Math.log1p(known)) < 30,
        );
        const residuals = solved.map(([payment, start, end]) => {
          const found = rate(n, payment, start, end, type, guess);
          return relativeBalance(found, n, payment, start, end, type);
        });
        expect(Math.max(0, ...residuals)).toBeLessThan(1e-12);
      }),
      RUNS,
    );
  });

  it('gives back the rate that a loan was made with', () => {
    const usual = fc.double({ min: -0.02, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(usual, fc.integer({ min: 2, max: 420 }), types, (known, n, type) => {
        const payment = pmt(known, n, 1e6, 0, type);
        expect(Math.abs(rate(n, payment, 1e6, 0, type) - known)).toBeLessThan(1e-13);
      }),
      RUNS,
    );
  });

  it('agrees with irr on the same flows written out', () => {
    const signed = fc
      .tuple(fc.constantFrom(-1, 0, 1), fc.double({ min: 1, max: 1000, noNaN: true }))
      .map(([sign, size]) => sign * size);
    const terms = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(
        terms,
        signed,
        signed,
        signed,
        types,
        rates,
        (n, payment, start, end, type, guess) => {
          const flows = new Array<number>(n + 1).fill(payment);
          flows[type === 0 ? 0 : n] = 0;
          flows[0] = (flows[0] as number) + start;
          flows[n] = (flows[n] as number) + end;
          const expected = irr(flows, guess);
          const found = rate(n, payment, start, end, type, guess);
          expect(Number.isNaN(found)).toBe(Number.isNaN(expected));
          const distance = Number.isNaN(found) ? 0 : Math.abs(found - expected);
          expect(distance).toBeLessThan(1e-7 * (1 + Math.abs(expected || 0)));
        },
      ),
      RUNS,
    );
  });
});
