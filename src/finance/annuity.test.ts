import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fv, ipmt, nper, pmt, ppmt, pv } from './annuity.ts';
import { amounts, rates, terms, types } from './testing/annuities.ts';

const RUNS = { numRuns: 500 };

/** The balance equation's terms at the start of the term, each summed payment by payment. */
function balance(rate: number, n: number, pmt: number, pv: number, fv: number, type: number) {
  let payments = 0;
  for (let k = 1; k <= n; k++) payments += pmt * (1 + rate) ** (type - k);
  const terminal = fv * (1 + rate) ** -n;
  const size = Math.abs(pv) + Math.abs(payments) + Math.abs(terminal);
  return { relative: Math.abs(pv + payments + terminal) / size };
}

describe("the examples of Excel's documentation", () => {
  it.each([
    ['PV', () => pv(0.08 / 12, 240, 500), -59_777.15],
    ['FV', () => fv(0.06 / 12, 10, -200, -500, 1), 2_581.4],
    ['FV without present value', () => fv(0.12 / 12, 12, -1000), 12_682.5],
    ['FV in advance', () => fv(0.11 / 12, 35, -2000, 0, 1), 82_846.25],
    ['PMT', () => pmt(0.08 / 12, 10, 10_000), -1_037.03],
    ['PMT in advance', () => pmt(0.08 / 12, 10, 10_000, 0, 1), -1_030.16],
    ['PMT of savings', () => pmt(0.06 / 12, 18 * 12, 0, 50_000), -129.08],
    ['IPMT of the first month', () => ipmt(0.1 / 12, 1, 36, 8_000), -66.67],
    ['IPMT of the last year', () => ipmt(0.1, 3, 3, 8_000), -292.45],
    ['PPMT of the first month', () => ppmt(0.1 / 12, 1, 24, 2_000), -75.62],
    ['PPMT of the last year', () => ppmt(0.08, 10, 10, 200_000), -27_598.05],
  ])('%s', (_, compute, expected) => {
    expect(compute()).toBeCloseTo(expected, 2);
  });

  it.each([
    ['in advance', () => nper(0.01, -100, -1000, 10_000, 1), 59.6738657],
    ['in arrears', () => nper(0.01, -100, -1000, 10_000), 60.0821229],
    ['in the past', () => nper(0.01, -100, -1000), -9.57859404],
  ])('NPER %s', (_, compute, expected) => {
    expect(compute()).toBeCloseTo(expected, 7);
  });
});

describe('a rate of 0', () => {
  it('divides into straight lines', () => {
    expect(pv(0, 10, -5, -7)).toBe(57);
    expect(fv(0, 10, -5, -7)).toBe(57);
    expect(pmt(0, 10, 100)).toBe(-10);
    expect(nper(0, -10, 100)).toBe(10);
    expect(ipmt(0, 3, 10, 100)).toBe(0);
    expect(ppmt(0, 3, 10, 100)).toBe(-10);
  });
});

describe('tiny rates', () => {
  // Series in r: ((1+r)^n − 1)/r = n + n(n−1)/2·r + O(r²), here with r² far below rounding.
  it('keep the digits of the interest', () => {
    const [rate, n] = [1e-11, 360];
    expect(fv(rate, n, -1) / (n + ((n * (n - 1)) / 2) * rate)).toBeCloseTo(1, 15);
  });
});

describe('what cannot be computed is NaN', () => {
  it.each([
    ['a payment below the interest', () => nper(0.02, -100, 10_000)],
    ['a payment equal to the interest', () => nper(0.01, -100, 10_000)],
    ['a term at −100 %', () => nper(-1, -100, 1000)],
    ['no payment and no rate', () => nper(0, 0, 10_000)],
    ['no periods', () => pmt(0.01, 0, 100)],
    ['the present value at −100 %', () => pv(-1, 12, 100)],
    ['a rate below −100 %', () => fv(-1.5, 12, 100)],
    ['an overflow', () => fv(10, 400, -1)],
    ['a period before the first', () => ipmt(0.01, 0, 12, 100)],
    ['a period after the last', () => ppmt(0.01, 13, 12, 100)],
    ['an argument that is NaN', () => pmt(Number.NaN, 12, 100)],
  ])('%s', (_, compute) => {
    expect(compute()).toBeNaN();
  });

  it('but high rates over long terms are not: the payment is the interest', () => {
    expect(pmt(10, 400, 100)).toBe(-1000);
    expect(pv(10, 400, -1000)).toBe(100);
  });
});

describe('properties', () => {
  it('pv, pmt and fv settle the balance payment by payment', () => {
    fc.assert(
      fc.property(rates, terms, amounts, amounts, types, (rate, n, one, other, type) => {
        const solved = [
          balance(rate, n, one, pv(rate, n, one, other, type), other, type),
          balance(rate, n, pmt(rate, n, one, other, type), one, other, type),
          balance(rate, n, one, other, fv(rate, n, one, other, type), type),
        ];
        // 420 powers and sums round to some 1e-13.
        for (const { relative } of solved) expect(relative).toBeLessThan(1e-11);
      }),
      RUNS,
    );
  });

  it('nper undoes fv for a term with a fraction', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double({ min: 1e-12, max: 0.05, noNaN: true }), fc.constant(0)),
        fc.double({ min: 1, max: 420, noNaN: true }),
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        types,
        (rate, n, payment, start, type) => {
          const saved = fv(rate, n, -payment, -start, type);
          // The start's share of the balance cancels in it: up to 1e6 periods' payments of it.
          const digits = 1e-14 * n + (1e-15 * start) / payment;
          expect(Math.abs(nper(rate, -payment, -start, saved, type) - n)).toBeLessThan(
            digits + 1e-12,
          );
        },
      ),
      RUNS,
    );
  });

  it('interest and principal add up to the payment, and all principal to the amount', () => {
    fc.assert(
      fc.property(rates, terms, amounts, amounts, types, (rate, n, present, future, type) => {
        const payment = pmt(rate, n, present, future, type);
        let principal = 0;
        let size = 0;
        let worst = 0;
        for (let per = 1; per <= n; per++) {
          const interest = ipmt(rate, per, n, present, future, type);
          const part = ppmt(rate, per, n, present, future, type);
          const scale = Math.abs(payment) + Math.abs(interest) + Math.abs(part);
          worst = Math.max(worst, Math.abs(interest + part - payment) - 1e-11 * scale);
          principal += part;
          size += Math.abs(part);
        }
        expect(worst).toBeLessThanOrEqual(0);
        // In advance, the interest of the last period is settled by fv, not by a payment.
        const settled = type === 0 ? -(present + future) : -(present + future / (1 + rate));
        const rounding = 1e-11 * size + 1e-15 * (Math.abs(present) + Math.abs(future));
        expect(Math.abs(principal - settled)).toBeLessThanOrEqual(rounding);
      }),
      RUNS,
    );
  });
});
