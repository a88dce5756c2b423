import { describe, expect, it } from 'vitest';
import { pv } from '../../finance/index.ts';
import { small } from '../testing/small.ts';

/** A column of a table of so many rows, over the input `b`; null is no value. */
function column(expression: string, rows: number, b = 0): (number | null)[] {
  const table = { rows: { count: String(rows) }, inputs: {}, columns: { x: { expression } } };
  const sheet = small({}, { b }, { t: table });
  return Array.from({ length: rows }, (_, row) => {
    const value = sheet.value({ id: 'x', table: 't', row });
    return typeof value === 'number' ? value : null;
  });
}

/** The largest difference relative to what each row should be. */
function worst(got: readonly (number | null)[], expected: (row: number) => number): number {
  const errors = got.map((value, i) => Math.abs((value ?? Number.NaN) / expected(i + 1) - 1));
  return Math.max(...errors);
}

describe('powers as running products', () => {
  // Thirty-two roundings of half a unit of the last digit; of 20,000 it would be 2e-12.
  it('drift by a few roundings only, however many rows there are', () => {
    expect(worst(column('1.001 ^ row', 20_000), (row) => 1.001 ** row)).toBeLessThan(1e-14);
    expect(worst(column('0.999 ^ -row', 20_000), (row) => 0.999 ** -row)).toBeLessThan(1e-14);
  });

  it('keep their digits where numbers grow too small to carry on from one another', () => {
    const powers = column('0.001 ^ row', 110);
    expect(worst(powers.slice(0, 102), (row) => 0.001 ** row)).toBeLessThan(1e-14);
    // Below the smallest normal number a double has fewer digits, and then none: 1e-321, 0.
    expect(powers.slice(105)).toEqual([1e-318, 1e-321, 0, 0, 0]);
  });

  it('come back from beyond the largest number, and have no value there', () => {
    // From 10^330 down to 10^−330 in steps of ten thousand.
    const powers = column('b ^ (332 - 4 * row) + 0', 166, 10);
    expect(powers.slice(0, 5)).toEqual([null, null, null, null, null]);
    expect(worst(powers.slice(5, 156), (row) => 10 ** (332 - 4 * (row + 5)))).toBeLessThan(1e-14);
    expect(powers.at(-1)).toBe(0);
  });

  it('of what is not positive are those of each row', () => {
    expect(column('b ^ row', 4, -2)).toEqual([-2, 4, -8, 16]);
    expect(column('b ^ (row - 1)', 3, 0)).toEqual([1, 0, 0]);
    expect(column('b ^ (2 - row)', 3, 0)).toEqual([0, 1, null]);
    expect(column('b ^ (row / 2)', 3, -4)).toEqual([null, -4, null]);
  });
});

describe('present values of a term that is affine in the row', () => {
  const balances = 'pv(0.01, b - row, -1000)';

  it('are those of each row, however long the term', () => {
    expect(
      worst(column(balances, 2_000, 2_100), (row) => pv(0.01, 2_100 - row, -1_000)),
    ).toBeLessThan(1e-14);
  });

  it('are exact where rows are too many to be counted from the end', () => {
    const term = 2 ** 40;
    expect(column(balances, 5, term)).toEqual(
      [1, 2, 3, 4, 5].map((row) => pv(0.01, term - row, -1_000)),
    );
  });

  it('are exact where payments are too large to be carried on', () => {
    expect(column('pv(0.01, b - row, -1e250)', 5, 60)).toEqual(
      [1, 2, 3, 4, 5].map((row) => pv(0.01, 60 - row, -1e250)),
    );
  });
});
