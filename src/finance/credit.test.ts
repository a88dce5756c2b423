import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pmt } from './annuity.ts';
import { periodicRate } from './conversions.ts';
import { creditBalance, numberOfPayments, paymentsPerYear } from './credit.ts';
import type { CreditType } from './credit.ts';

function balances(amount: number, rate: number, payments: number, type: CreditType): number[] {
  const out = new Float64Array(payments);
  creditBalance(out, amount, rate, payments, type);
  return Array.from(out);
}

const amounts = fc.double({ min: 1e4, max: 1e12, noNaN: true });
const rates = fc.oneof(fc.double({ min: 0, max: 0.3, noNaN: true }), fc.constant(0));
const counts = fc.integer({ min: 1, max: 480 });

describe('payments', () => {
  it('come 12, 4 or 2 times a year', () => {
    expect(paymentsPerYear('mensual')).toBe(12);
    expect(paymentsPerYear('trimestral')).toBe(4);
    expect(paymentsPerYear('semestral')).toBe(2);
  });

  it('are the whole periods of the term, and at least one', () => {
    expect(numberOfPayments(47, 'mensual')).toBe(47);
    expect(numberOfPayments(47, 'trimestral')).toBe(15);
    expect(numberOfPayments(47, 'semestral')).toBe(7);
    expect(numberOfPayments(2, 'semestral')).toBe(1);
    expect(numberOfPayments(Number.NaN, 'mensual')).toBeNaN();
  });
});

describe('creditBalance', () => {
  it('repays 500,000,000 at 12 % E.A. in 48 payments of 13,016,822.47', () => {
    const rate = periodicRate(0.12, 12);
    expect(-pmt(rate, 48, 500e6)).toBeCloseTo(13_016_822.47, 2);
    const [afterFirst = Number.NaN, afterSecond = Number.NaN] = balances(500e6, rate, 48, 'cuota');
    expect(afterFirst).toBeCloseTo(500e6 * (1 + rate) - 13_016_822.47, 1);
    expect(afterSecond).toBeCloseTo(afterFirst * (1 + rate) - 13_016_822.47, 1);
  });

  it('is a straight line at a rate of 0', () => {
    expect(balances(1000, 0, 4, 'cuota')).toEqual([750, 500, 250, 0]);
  });

  it('owes the whole amount of a bullet until the last payment', () => {
    expect(balances(1000, 0.01, 4, 'bullet')).toEqual([1000, 1000, 1000, 0]);
  });

  it('counts whole payments only: of 4.9 the fourth is the last', () => {
    const out = new Float64Array(6);
    creditBalance(out, 1000, 0, 4.9, 'cuota');
    expect(Array.from(out)).toEqual([750, 500, 250, 0, 0, 0]);
    creditBalance(out, 1000, 0.01, 4.9, 'bullet');
    expect(Array.from(out)).toEqual([1000, 1000, 1000, 0, 0, 0]);
    // 1,000 · 0.1 / (1 − 1.1^−2) = 576.190476…; after the first payment 1,100 less that.
    creditBalance(out, 1000, 0.1, 2.999, 'cuota');
    expect(out[0]).toBeCloseTo(523.809_523_809_5, 9);
    expect(out[1]).toBe(0);
  });

  it('counts less than 0.01 as paid', () => {
    expect(balances(0.03, 0, 4, 'cuota')).toEqual([0.0225, 0.015, 0, 0]);
  });

  it('is 0 after the last payment, and cut off where there is no room', () => {
    const long = new Float64Array(3);
    creditBalance(long, 100, 0, 2, 'cuota');
    expect(Array.from(long)).toEqual([50, 0, 0]);
    const short = new Float64Array(1);
    creditBalance(short, 100, 0, 2, 'cuota');
    expect(Array.from(short)).toEqual([50]);
  });

  it.each([
    ['no payments', 100, 0.01, 0],
    ['a rate of −100 %', 100, -1, 2],
    ['an endless rate', 100, Number.POSITIVE_INFINITY, 2],
    ['no amount', Number.NaN, 0.01, 2],
  ])('is NaN for %s', (_, amount, rate, payments) => {
    const out = new Float64Array(2);
    creditBalance(out, amount, rate, payments, 'cuota');
    expect(Array.from(out)).toEqual([Number.NaN, Number.NaN]);
  });

  it('pays the same in every period, to exactly 0, and the amount as principal', () => {
    fc.assert(
      fc.property(amounts, rates, counts, (amount, rate, count) => {
        const payment = -pmt(rate, count, amount);
        let owed = amount;
        let principal = 0;
        let worst = 0;
        for (const balance of balances(amount, rate, count, 'cuota')) {
          const paid = owed * rate + (owed - balance);
          worst = Math.max(worst, Math.abs(paid - payment));
          principal += owed - balance;
          owed = balance;
        }
        expect(owed).toBe(0);
        // A balance below 0.01 is rounded to 0, here at rates up to 30 %.
        expect(worst).toBeLessThan(1e-12 * amount + 0.0131);
        expect(Math.abs(principal / amount - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 500 },
    );
  });
});
