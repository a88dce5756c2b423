import { describe, expect, it } from 'vitest';
import { BLOCK, type Correlation, drawBlock, factorOf, type Triangle } from './copula.ts';
import { randomFrom, xoshiro128Bits } from './random.ts';
import { rankCorrelation, ranksOf } from './ranks.ts';

function columns(
  correlations: readonly Correlation[],
  size: number,
  blocks: number,
): Float64Array[] {
  const factor = factorOf(size, correlations) as Triangle;
  const drawn = Array.from({ length: blocks }, (_, block) =>
    drawBlock(7, block, BLOCK, size, factor),
  );
  return Array.from({ length: size }, (_, at) =>
    Float64Array.from(drawn.flatMap((block) => [...(block[at] as Float64Array)])),
  );
}

describe('draws', () => {
  it('have the rank correlations that were asked for', () => {
    const asked = [
      { a: 0, b: 1, rho: 0.7 },
      { a: 1, b: 2, rho: -0.4 },
      { a: 0, b: 2, rho: 0.1 },
    ];
    const drawn = columns(asked, 4, 100);
    // 100,000 draws: the standard error of a rank correlation is below 1 / sqrt(n) = 0.0032.
    for (const { a, b, rho } of asked) {
      const actual = rankCorrelation(drawn[a] as Float64Array, drawn[b] as Float64Array);
      expect(Math.abs(actual - rho)).toBeLessThan(0.01);
    }
    const free = rankCorrelation(drawn[0] as Float64Array, drawn[3] as Float64Array);
    expect(Math.abs(free)).toBeLessThan(0.01);
  });

  it.each([1, -1])('of a correlation of %s have the same or the opposite order', (rho) => {
    const [a, b] = columns([{ a: 0, b: 1, rho }], 2, 1) as [Float64Array, Float64Array];
    expect(rankCorrelation(a, b)).toBeCloseTo(rho, 10);
  });

  it('of a block hit each of as many parts as there are runs once', () => {
    for (const rows of [1, 7, BLOCK]) {
      for (const column of drawBlock(3, 2, rows, 3, null)) {
        const parts = new Set([...column].map((p) => Math.floor(p * rows)));
        expect(parts.size).toBe(rows);
      }
    }
  });

  it('of a block depend on the seed and the block alone', () => {
    expect(drawBlock(3, 5, 50, 2, null)).toEqual(drawBlock(3, 5, 50, 2, null));
    expect(drawBlock(3, 5, 50, 2, null)).not.toEqual(drawBlock(3, 6, 50, 2, null));
    expect(drawBlock(3, 5, 50, 2, null)).not.toEqual(drawBlock(4, 5, 50, 2, null));
  });
});

describe('correlations that no inputs can have', () => {
  it.each<[string, number, readonly Correlation[], number]>([
    [
      'a goes with b and c, which go against each other',
      3,
      [
        { a: 0, b: 1, rho: 0.9 },
        { a: 0, b: 2, rho: 0.9 },
        { a: 1, b: 2, rho: -0.9 },
      ],
      2,
    ],
    [
      'b is a, but c goes with one of them only',
      3,
      [
        { a: 0, b: 1, rho: 1 },
        { a: 0, b: 2, rho: 0.5 },
      ],
      2,
    ],
  ])('are found: %s', (_, size, correlations, first) => {
    expect(factorOf(size, correlations)).toBe(first);
  });

  it('are told from those that leave an input no freedom', () => {
    expect(factorOf(2, [{ a: 0, b: 1, rho: -1 }])).toBeTypeOf('object');
  });
});

describe('ranks', () => {
  it('of equal values are the mean of theirs', () => {
    expect([...ranksOf(Float64Array.of(30, 10, 20, 10, 30, 30))]).toEqual([5, 1.5, 3, 1.5, 5, 5]);
  });

  it('are correlated as Spearman has it', () => {
    // By hand: ranks (1, 2, 3, 4, 5) and (2, 1, 4, 3, 5): 1 - 6 * 4 / (5 * 24) = 0.8.
    const a = Float64Array.of(1, 2, 3, 4, 5);
    expect(rankCorrelation(a, Float64Array.of(20, 10, 400, 300, 5000))).toBeCloseTo(0.8, 12);
    expect(rankCorrelation(a, Float64Array.of(3, 3, 3, 3, 3))).toBe(0);
  });
});

describe('random numbers', () => {
  it('are those of the published generator', () => {
    const next = xoshiro128Bits([1, 2, 3, 4]);
    // By hand from its definition, as in the tests of other implementations.
    expect([next(), next(), next(), next()]).toEqual([11_520, 0, 5_927_040, 70_819_200]);
  });

  it('are uniform, and none is 0 or 1', () => {
    const random = randomFrom(11);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const value = random();
      expect(value > 0 && value < 1).toBe(true);
      const part = Math.floor(value * 10);
      counts[part] = (counts[part] as number) + 1;
    }
    // Four standard errors of a count of 10,000 in 100,000.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(9_000));
  });
});
