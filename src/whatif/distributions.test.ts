import { describe, expect, it } from 'vitest';
import { beta, betaQuantile, logGamma } from './beta.ts';
import { type Distribution, drawFrom, type Limits } from './distributions.ts';
import { normalCdf, normalQuantile } from './normal.ts';

const PARTS = 200_000;

/** Mean and variance of a distribution, by integrating over its probabilities. */
function moments(distribution: Distribution, limits: Limits = {}): [mean: number, sd: number] {
  const quantile = drawFrom(distribution, limits);
  if (!quantile) throw new Error('nothing of it lies within the limits');
  const values = Float64Array.from({ length: PARTS }, (_, i) => quantile((i + 0.5) / PARTS));
  const mean = values.reduce((sum, value) => sum + value, 0) / PARTS;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return [mean, Math.sqrt(squares / PARTS)];
}

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

describe('moments are those of the closed forms', () => {
  // Normal truncated to [-1, 2] sigma: mean and variance by the formulas of the truncated normal.
  const z = normalCdf(2) - normalCdf(-1);
  const shift = (density(-1) - density(2)) / z;
  const spread = Math.sqrt(1 + (-1 * density(-1) - 2 * density(2)) / z - shift ** 2);
  it.each<[string, Distribution, Limits, number, number]>([
    ['uniform', { kind: 'uniform', low: 2, high: 8 }, {}, 5, 6 / Math.sqrt(12)],
    [
      'triangular',
      { kind: 'triangular', low: 9, mode: 12, high: 16 },
      {},
      37 / 3,
      Math.sqrt((81 + 144 + 256 - 9 * 12 - 9 * 16 - 12 * 16) / 18),
    ],
    [
      'triangular from its mode',
      { kind: 'triangular', low: 0, mode: 0, high: 3 },
      {},
      1,
      Math.SQRT1_2,
    ],
    // Mean (9 + 48 + 16) / 6; variance (mean - low) (high - mean) / 7.
    [
      'pert',
      { kind: 'pert', low: 9, mode: 12, high: 16 },
      {},
      73 / 6,
      Math.sqrt(((73 / 6 - 9) * (16 - 73 / 6)) / 7),
    ],
    ['normal', { kind: 'normal', mean: 10, sd: 2 }, {}, 10, 2],
    ['lognormal', { kind: 'lognormal', mean: 10, sd: 2 }, {}, 10, 2],
    [
      'normal within limits',
      { kind: 'normal', mean: 10, sd: 2 },
      { min: 8, max: 14 },
      10 + 2 * shift,
      2 * spread,
    ],
    // Of the uniform on [0, 10] what lies in [2, 6] is the uniform on [2, 6].
    [
      'uniform within limits',
      { kind: 'uniform', low: 0, high: 10 },
      { min: 2, max: 6 },
      4,
      4 / Math.sqrt(12),
    ],
    // Of the triangular on [0, 4] with mode 4, below 2, the density is x / 2 on [0, 2].
    [
      'triangular within limits',
      { kind: 'triangular', low: 0, mode: 4, high: 4 },
      { max: 2 },
      4 / 3,
      Math.sqrt(2 - 16 / 9),
    ],
    ['discrete', { kind: 'discrete', values: [1, 5, 9], weights: [1, 0, 3] }, {}, 7, Math.sqrt(12)],
    [
      'whole uniform',
      { kind: 'uniform', low: 1, high: 6 },
      { integer: true },
      3.5,
      Math.sqrt(35 / 12),
    ],
  ])('%s', (_, distribution, limits, mean, sd) => {
    const [actualMean, actualSd] = moments(distribution, limits);
    expect(actualMean).toBeCloseTo(mean, 4);
    expect(actualSd / sd).toBeCloseTo(1, 3);
  });

  it('a value that is always the same one has no distribution to be drawn from outside its limits', () => {
    expect(drawFrom({ kind: 'uniform', low: 5, high: 9 }, { max: 4 })).toBeNull();
    expect(drawFrom({ kind: 'normal', mean: 0, sd: 1 }, { min: 20 })).toBeNull();
  });

  it('whole numbers stay within their limits, and are whole', () => {
    const quantile = drawFrom(
      { kind: 'normal', mean: 3, sd: 4 },
      { min: 1, max: 5, integer: true },
    );
    const drawn = Array.from({ length: 999 }, (_, i) => quantile?.((i + 0.5) / 999));
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('the normal distribution', () => {
  // From tables to 15 digits.
  it.each([
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.84134474606854293, 1],
    [1e-10, -6.361340902404056],
  ])('has below %s the quantile %s', (p, x) => {
    expect(normalQuantile(p)).toBeCloseTo(x, 12);
    expect(normalCdf(x)).toBeCloseTo(p, 14);
  });

  it('is undone by its inverse', () => {
    for (let x = -7.5; x < 5; x += 0.37) expect(normalQuantile(normalCdf(x))).toBeCloseTo(x, 8);
  });
});

describe('the beta distribution', () => {
  it('has the polynomial of its whole parameters', () => {
    const { cdf } = beta(2, 3);
    for (const x of [0.01, 0.2, 0.5, 0.77, 0.99]) {
      expect(cdf(x)).toBeCloseTo(6 * x ** 2 - 8 * x ** 3 + 3 * x ** 4, 13);
    }
  });

  it('is undone by its inverse', () => {
    for (const [a, b] of [
      [1, 5],
      [5, 1],
      [2.6, 3.4],
      [1.0001, 4.9999],
    ] as const) {
      const [{ cdf }, quantile] = [beta(a, b), betaQuantile(a, b)];
      for (const p of [1e-9, 1e-3, 0.1, 0.5, 0.9, 0.999, 1 - 1e-9]) {
        expect(cdf(quantile(p))).toBeCloseTo(p, 11);
      }
    }
  });

  it('stands on the gamma function', () => {
    expect(logGamma(1)).toBeCloseTo(0, 13);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 13);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12);
  });
});
