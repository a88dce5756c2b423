import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pv } from './annuity.ts';
import { pvSteps } from './pv-steps.ts';
import { amounts, rates, terms, types } from './testing/annuities.ts';

describe('present values of terms in steps', () => {
  it('are pv at each step, wherever a run begins', () => {
    const steps = fc.oneof(
      fc.constantFrom(1, -1, 0.5, -2),
      fc.double({ min: -3, max: 3, noNaN: true }),
    );
    const future = fc.oneof(fc.constant(0), amounts);
    fc.assert(
      fc.property(
        rates,
        terms,
        steps,
        amounts,
        future,
        types,
        (rate, n, step, one, other, type) => {
          const [whole, part] = [new Float64Array(80), new Float64Array(80)];
          pvSteps(whole, 0, 80, rate, n, step, one, other, type);
          pvSteps(part, 27, 61, rate, n, step, one, other, type);
          let worst = 0;
          for (let i = 0; i < 80; i++) {
            if (i >= 27 && i < 61 && !Object.is(part[i], whole[i])) worst = Number.NaN;
            const expected = pv(rate, n + i * step, one, other, type);
            const error = Math.abs((whole[i] as number) - expected);
            // A term that is a rounding away from 0 has no digits to compare.
            const size = Math.abs(expected) + Math.abs(one * (1 + rate));
            const same = Object.is(whole[i], expected);
            if (!same) worst = Math.max(worst, error / size);
          }
          expect(worst).toBeLessThan(1e-13);
          expect(part.subarray(61)).toEqual(new Float64Array(19));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('leave nothing owed at the end of a loan, exactly', () => {
    const balances = new Float64Array(241);
    pvSteps(balances, 0, 241, 0.01, 240, -1, -1_000);
    expect(balances[240]).toBe(0);
    // 1,000 a month at 1 %, one month before the end.
    expect(balances[239]).toBeCloseTo(1_000 / 1.01, 10);
  });
});
