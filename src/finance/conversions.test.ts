import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effect, nominal, periodicRate } from './conversions.ts';

describe('conversions', () => {
  it("give the examples of Excel's documentation", () => {
    expect(effect(0.0525, 4)).toBeCloseTo(0.0535427, 7);
    expect(nominal(0.053543, 4)).toBeCloseTo(0.05250032, 8);
  });

  it('know the periodic rate of 12 % E.A. by its definition', () => {
    expect((1 + periodicRate(0.12, 12)) ** 12).toBeCloseTo(1.12, 14);
    expect(periodicRate(0.21, 2)).toBeCloseTo(0.1, 15);
    expect(periodicRate(0, 12)).toBe(0);
  });

  it('keep all digits of a tiny rate', () => {
    // Series: ((1+x)^(1/p) − 1) = x/p + O(x²).
    expect(periodicRate(1e-14, 12) / (1e-14 / 12)).toBeCloseTo(1, 12);
    expect(effect(1e-14, 12) / 1e-14).toBeCloseTo(1, 12);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.5, max: 5, noNaN: true }),
        fc.double({ min: 1, max: 365, noNaN: true }),
        (annual, npery) => {
          expect(Math.abs(effect(nominal(annual, npery), npery) - annual)).toBeLessThan(1e-13);
          const periodic = periodicRate(annual, npery);
          expect(Math.abs(effect(periodic * npery, npery) - annual)).toBeLessThan(1e-13);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['less than one period a year (effect)', () => effect(0.1, 0.5)],
    ['less than one period a year (nominal)', () => nominal(0.1, 0)],
    ['no periods a year', () => periodicRate(0.1, 0)],
    ['a rate below −100 %', () => periodicRate(-1.1, 12)],
    ['a nominal rate that loses more than all', () => effect(-13, 12)],
    ['NaN', () => nominal(Number.NaN, 12)],
  ])('are NaN for %s', (_, compute) => {
    expect(compute()).toBeNaN();
  });
});
