import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundest } from './roots.ts';
import type { SeekAnswer } from './search.ts';
import { seekIn } from './seek.ts';

const ask = (
  f: (x: number) => number,
  target: number,
  from: number,
  to: number,
  today = from,
): SeekAnswer => seekIn(f, { target, today, within: { from, to, whole: false } });

const values = ({ solutions }: SeekAnswer): number[] => solutions.map(({ value }) => value);

describe('a target between the ends', () => {
  it.each<[string, (x: number) => number, number, number, number, number[]]>([
    ['a line', (x) => 3 * x + 1, 10, 0, 100, [3]],
    ['a falling line', (x) => 5 - x, 1, 0, 100, [4]],
    ['a square, on both sides', (x) => x * x, 2, -10, 10, [-Math.SQRT2, Math.SQRT2]],
    ['a root at an end', (x) => x, 0, 0, 10, [0]],
    [
      'a pole between two roots',
      (x) => (x === 5 ? Number.NaN : 1 / (x - 5) ** 2),
      4,
      0,
      10,
      [4.5, 5.5],
    ],
    ['over many sizes', (x) => Math.log10(x + 1e-12), 7, 0, 1e15, [1e7]],
    [
      'values that begin after the scan point',
      (x) => (x < 3.3333 ? Number.NaN : x - 3.3334),
      0,
      0,
      100,
      [3.3334],
    ],
    [
      'two roots between two points of the scan',
      (x) => (x - 7.0001) * (x - 7.0002),
      0,
      0,
      100,
      [7.0001, 7.0002],
    ],
    ['a curve that only touches', (x) => (x - 3) ** 2 + 5, 5, 0, 10, [3]],
  ])('%s', (_, f, target, from, to, expected) => {
    const answer = ask(f, target, from, to);
    const found = values(answer);
    expect(found.length).toBe(expected.length);
    found.forEach((value, at) => expect(value).toBeCloseTo(expected[at] as number, 6));
    expect(answer.jumps).toEqual([]);
    expect(answer.moves).toBe(true);
  });

  it('is found in each sign change of a scan of 2,000 points', () => {
    const curve = fc.record({
      a: fc.double({ min: -3, max: 3, noNaN: true }),
      b: fc.double({ min: 0.1, max: 9, noNaN: true }),
      c: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(curve, fc.double({ min: -2, max: 2, noNaN: true }), ({ a, b, c }, target) => {
        const f = (x: number): number => Math.sin(b * x) + a * x * 0.1 + c * Math.cos(x);
        const found = values(ask(f, target, -5, 5, 1));
        for (const value of found) expect(Math.abs(f(value) - target)).toBeLessThan(1e-9);
        let changes = 0;
        for (let i = 1; i < 2_000; i++) {
          const [x, y] = [-5 + (10 * (i - 1)) / 1_999, -5 + (10 * i) / 1_999];
          if ((f(x) - target) * (f(y) - target) >= 0) continue;
          changes++;
          expect(found.some((value) => value > x - 1e-12 && value < y + 1e-12)).toBe(true);
        }
        expect(found.length).toBeGreaterThanOrEqual(changes);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a figure with a part that is rounded', () => {
  it('has its solution on a slope between the jumps', () => {
    // As a profit: the sale rounded to pesos less costs that aren't.
    const f = (x: number): number => Math.round(x * 1.279_381) - x * 1.055;
    const answer = ask(f, 50_000_000, 0, 1e13, 300_000_000);
    expect(answer.solutions.length).toBeGreaterThan(0);
    for (const { value, figure } of answer.solutions) {
      expect(figure).toBe(f(value));
      expect(Math.abs(figure - 50_000_000)).toBeLessThan(0.05);
    }
  });
});

describe('what is no solution', () => {
  it('an impossible target has the nearest value and the reach', () => {
    const answer = ask((x) => 100 - (x - 4) ** 2, 150, 0, 10);
    expect(answer.solutions).toEqual([]);
    expect(answer.nearest?.value).toBeCloseTo(4, 6);
    expect(answer.nearest?.figure).toBeCloseTo(100, 9);
    expect(answer.reach?.from).toBe(64);
    expect(answer.reach?.to).toBeCloseTo(100, 9);
  });

  it('a jump over the target is told as one', () => {
    const answer = ask((x) => (x < 6.283 ? 10 : 20), 15, 0, 10);
    expect(answer.solutions).toEqual([]);
    expect(answer.jumps).toHaveLength(1);
    expect(answer.jumps[0]?.before.figure).toBe(10);
    expect(answer.jumps[0]?.after).toEqual({ value: 6.283, figure: 20 });
  });

  it('a pole with a change of sign is no root', () => {
    const answer = ask((x) => 1 / (x - Math.PI), 0, 0, 10);
    expect(answer.solutions).toEqual([]);
    expect(answer.jumps).toHaveLength(1);
  });

  it('an input that moves nothing is told', () => {
    expect(ask(() => 7, 9, 0, 10)).toMatchObject({ solutions: [], moves: false });
    expect(ask(() => Number.NaN, 9, 0, 10)).toMatchObject({
      reach: null,
      nearest: null,
      moves: false,
    });
  });
});

describe('a plateau', () => {
  it('is one solution, at its roundest value, with both its ends', () => {
    const answer = ask((x) => Math.round(x / 7), 6, 0, 100, 12);
    expect(answer.solutions).toHaveLength(1);
    const [solution] = answer.solutions;
    expect(solution?.value).toBe(40);
    expect(solution?.plateau?.from).toBeCloseTo(38.5, 9);
    expect(solution?.plateau?.to).toBeCloseTo(45.5, 9);
  });

  it('narrower than the scan is found too', () => {
    const answer = ask((x) => Math.round(x * 1_000) / 1_000, 5.123, 0, 100);
    expect(answer.solutions).toHaveLength(1);
    expect(answer.solutions[0]?.value).toBe(5.123);
    expect(answer.solutions[0]?.plateau?.from).toBeCloseTo(5.1225, 9);
  });

  it('without measure is answered by its near end', () => {
    // What one may borrow grows with what one can pay, up to what the house allows.
    const allowed = (x: number) => Math.min(x * 100, 454_337_255);
    const [upwards] = ask(allowed, 454_337_255, 0, 1e12).solutions;
    expect(upwards?.plateau).toEqual({ from: expect.closeTo(4_543_372.55, 6), to: 1e12 });
    expect(upwards?.value).toBe(4_600_000);
    const [downwards] = ask((x) => -allowed(-x), -454_337_255, -1e12, 0).solutions;
    expect(downwards?.value).toBe(-4_900_000);
  });

  it('up to an end of the range ends there', () => {
    const answer = ask((x) => Math.max(x, 4), 4, 0, 10);
    expect(answer.solutions).toHaveLength(1);
    expect(answer.solutions[0]?.plateau?.from).toBe(0);
    expect(answer.solutions[0]?.plateau?.to).toBeCloseTo(4, 9);
  });

  it.each([
    [299_998_123, 300_012_345, 300_000_000],
    [38.5, 45.5, 40],
    [-3, 2, 0],
    [0.01231, 0.0127, 0.0124],
    [1.5, 1.5, 1.5],
  ])('from %s to %s has its roundest value at %s', (from, to, expected) => {
    expect(roundest(from, to)).toBe(expected);
  });
});

describe('whole numbers and choices', () => {
  const whole = (f: (x: number) => number, target: number, to: number): SeekAnswer =>
    seekIn(f, { target, today: 12, within: { from: 0, to, whole: true } });

  it('are all tried where they are few', () => {
    expect(values(whole((x) => x % 7, 3, 20))).toEqual([3, 10, 17]);
  });

  it('between two whole numbers there is none, but the two are told', () => {
    const answer = whole((x) => x * x, 10, 100);
    expect(answer.solutions).toEqual([]);
    expect(answer.jumps).toEqual([
      { before: { value: 3, figure: 9 }, after: { value: 4, figure: 16 } },
    ]);
    expect(answer.nearest).toEqual({ value: 3, figure: 9 });
  });

  it('are searched where they are many', () => {
    expect(values(whole((x) => x * 3, 3 * 654_321, 1_000_000))).toEqual([654_321]);
  });

  it('choices are tried one by one', () => {
    const answer = seekIn((x) => [5, 8, 5][x] ?? 0, {
      target: 5,
      today: 1,
      within: { values: [0, 1, 2] },
    });
    expect(values(answer)).toEqual([0, 2]);
  });
});
