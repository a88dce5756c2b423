import { describe, expect, it } from 'vitest';
import { linesOf, tickedPoints } from './positions.ts';

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

describe('tickedPoints', () => {
  const ticked = (places: readonly number[], kind: 'numbers' | 'months', most: number) =>
    tickedPoints(places, kind, most).map((i) => places[i]);

  it('has them all where they fit', () => {
    expect(ticked([3, 4, 5], 'numbers', 3)).toEqual([3, 4, 5]);
  });

  it('has round numbers', () => {
    expect(ticked(from(1, 30), 'numbers', 8)).toEqual([5, 10, 15, 20, 25, 30]);
    expect(ticked(from(0, 1001), 'numbers', 6)).toEqual([0, 200, 400, 600, 800, 1000]);
  });

  it('has parts and multiples of a year', () => {
    expect(ticked(from(1, 240), 'months', 12)).toEqual(from(1, 10).map((two) => two * 24));
    expect(ticked(from(1, 40), 'months', 8)).toEqual([6, 12, 18, 24, 30, 36]);
    expect(ticked(from(0, 3000), 'months', 4)).toEqual([0, 1200, 2400]);
  });

  it('has the same months of every year where the axis has dates', () => {
    // From April 2028 on: January 2029 is 2029 × 12.
    expect(ticked(from(2028 * 12 + 3, 24), 'months', 3)).toEqual([2029 * 12, 2030 * 12]);
  });
});

describe('linesOf', () => {
  it('breaks between words', () => {
    expect(linesOf('Impuesto de Registro', 200)).toBe(1);
    expect(linesOf('Impuesto de Registro', 80)).toBe(2);
    expect(linesOf('Impuesto de Registro', 60)).toBe(3);
    expect(linesOf('Impuesto de Registro', 40)).toBe(Number.POSITIVE_INFINITY);
  });
});
