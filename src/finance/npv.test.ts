import { describe, expect, it } from 'vitest';
import { npv } from './npv.ts';

describe('npv', () => {
  it("gives the examples of Excel's documentation", () => {
    expect(npv(0.1, [-10_000, 3_000, 4_200, 6_800])).toBeCloseTo(1_188.44, 2);
    const shop = [8_000, 9_200, 10_000, 12_000, 14_500];
    expect(npv(0.08, shop) - 40_000).toBeCloseTo(1_922.06, 2);
    expect(npv(0.08, [...shop, -9_000]) - 40_000).toBeCloseTo(-3_749.47, 2);
  });

  it('is the sum at a rate of 0, of as many flows as asked for', () => {
    expect(npv(0, [1, 2, 3, 4])).toBe(10);
    expect(npv(0, Float64Array.of(1, 2, 3, 4), 2)).toBe(3);
    expect(npv(0.1, [])).toBe(0);
  });

  it.each([
    ['at −100 %', () => npv(-1, [1, 2])],
    ['where it overflows', () => npv(-0.9999, new Array<number>(400).fill(1))],
    ['of flows that are not numbers', () => npv(0.1, [1, Number.NaN])],
    ['of more flows than there are', () => npv(0.1, [1], 2)],
  ])('is NaN %s', (_, compute) => {
    expect(compute()).toBeNaN();
  });
});
