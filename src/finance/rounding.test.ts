import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, round } from './rounding.ts';

const RUNS = { numRuns: 2_000 };

/** Of a ratio of whole numbers, exactly: halves away from zero. */
function exactly(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  return Number((sign * (2n * sign * numerator + denominator)) / (2n * denominator));
}

describe('round', () => {
  // Excel's documentation of ROUND, and halves of products whose doubles lie below them.
  it.each([
    [2.15, 1, 2.2],
    [2.149, 1, 2.1],
    [-1.475, 2, -1.48],
    [626.3, -3, 1000],
    [1.98, -1, 0],
    [-50.55, -2, -100],
    [-2.5, 0, -3],
    [1.005, 2, 1.01],
    [240_077_100 * 1.045, 0, 250_880_570],
    [9_067_500 * 0.075, 0, 680_063],
    [680_062.4999, 0, 680_062],
    [4_503_599_627_370_495, 0, 4_503_599_627_370_495],
    [900_719_925_474_099.25, 0, 900_719_925_474_099],
    [4_503_599_627_370_497, 0, 4_503_599_627_370_497],
  ])('of %d to %d places is %d', (value, digits, expected) => {
    expect(round(value, digits)).toBe(expected);
  });

  it('of a share of an amount is that of the exact product, halves included', () => {
    // Amounts times shares in hundredths of a percent: nearly every second draw is made a half.
    const amount = fc.integer({ min: 1, max: 20_000_000_000 });
    const share = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(amount, share, fc.boolean(), (some, hundredths, half) => {
        // With a multiple of 5,000 the product is a whole number of halves.
        const whole = half ? some - (some % 5_000) + 5_000 : some;
        const product = (whole * (hundredths / 100)) / 100;
        expect(round(product)).toBe(exactly(BigInt(whole) * BigInt(hundredths), 10_000n));
        expect(round(-product)).toBe(-round(product));
      }),
      RUNS,
    );
  });

  it('of a value that grew for years is that of the exact power', () => {
    const base = fc.integer({ min: 1, max: 100_000 }).map((value) => value * 10_000);
    fc.assert(
      fc.property(
        base,
        fc.constantFrom(4, 4.5, 5, 8, 10, 12.5, 20, 25, 50),
        fc.integer({ min: 1, max: 3 }),
        (value, percent, years) => {
          const grown = value * (1 + percent / 100) ** years;
          const thousandths = BigInt(1_000 + percent * 10);
          const numerator = BigInt(value) * thousandths ** BigInt(years);
          expect(round(grown)).toBe(exactly(numerator, 1_000n ** BigInt(years)));
        },
      ),
      RUNS,
    );
  });

  it('has no value for what is none', () => {
    expect(round(Number.NaN)).toBeNaN();
    expect(round(1, Number.NaN)).toBeNaN();
  });
});

describe('compare', () => {
  it.each([
    ['a sum of tenths', 0.1 + 0.2, 0.3, 1, 0],
    ['just above', 5.000_000_001, 5, 1, 1],
    ['just below', 4.999_999_999, 5, 1, -1],
    ['less than 1e-9 above', 5.000_000_000_1, 5, 1, 0],
    ['a peso more than billions', 5_000_000_001, 5_000_000_000, 5_000_000_000, 0],
    ['ten pesos more than billions', 5_000_000_010, 5_000_000_000, 5_000_000_000, 1],
    ['as it is, where nothing has a size', 1e-300, 0, 0, 1],
    ['nothing and nothing', 0, 0, 0, 0],
    ['a size with a sign', 1e-3, 0, -1e6, 1],
  ])('%s', (_, value, limit, size, expected) => {
    expect(compare(value, limit, size)).toBe(expected);
  });

  it('is 0 for amounts that come and go in any order', () => {
    const amounts = fc.array(fc.integer({ min: -90_000_000_000, max: 90_000_000_000 }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(amounts, (hundredths) => {
        const all = [...hundredths, ...hundredths.map((value) => -value)];
        const left = all.reduce((sum, value) => sum + value / 100, 0);
        const size = all.reduce((sum, value) => sum + Math.abs(value) / 100, 0);
        expect(compare(left, 0, size)).toBe(0);
        expect(compare(left + size * 2e-9, 0, size)).toBe(size > 0 ? 1 : 0);
        expect(compare(left - size * 2e-9, 0, size)).toBe(size > 0 ? -1 : 0);
      }),
      RUNS,
    );
  });

  it('has no value for what is none', () => {
    expect(compare(Number.NaN, 0)).toBeNaN();
    expect(compare(0, Number.NaN)).toBeNaN();
    expect(compare(1, 0, Number.NaN)).toBeNaN();
  });
});
