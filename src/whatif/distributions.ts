import { beta, betaQuantile } from './beta.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/** How an uncertain input may turn out. */
export type Distribution =
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  | {
      readonly kind: 'triangular';
      readonly low: number;
      readonly mode: number;
      readonly high: number;
    }
  /** A beta whose mean is (low + 4 mode + high) / 6 (Malcolm et al., 1959). */
  | { readonly kind: 'pert'; readonly low: number; readonly mode: number; readonly high: number }
  | { readonly kind: 'normal'; readonly mean: number; readonly sd: number }
  /** Mean and standard deviation of the value itself, not of its logarithm. */
  | { readonly kind: 'lognormal'; readonly mean: number; readonly sd: number }
  | {
      readonly kind: 'discrete';
      readonly values: readonly number[];
      readonly weights: readonly number[];
    };

export type DistributionKind = Distribution['kind'];

/** Bounds of the input itself: what lies outside can't occur, and the rest is scaled up to 1. */
export interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Only whole numbers occur. */
  readonly integer?: boolean | undefined;
}

interface Shape {
  readonly cdf: (x: number) => number;
  readonly quantile: (p: number) => number;
}

/** With less of its probability within the limits, a distribution says nothing about the input. */
const LEAST = 1e-6;

/**
 * From a probability in (0, 1) to a value of the input; null where nearly nothing of the
 * distribution lies within the limits.
 */
export function drawFrom(given: Distribution, limits: Limits = {}): ((p: number) => number) | null {
  if (given.kind === 'discrete') return discrete(given.values, given.weights);
  const { min = -Infinity, max = Infinity, integer = false } = limits;
  // Whole numbers between two ends are equally likely, the ends too.
  const half = integer && given.kind === 'uniform' ? 0.5 : 0;
  const { cdf, quantile } = shapeOf(
    half > 0 && given.kind === 'uniform'
      ? { ...given, low: given.low - half, high: given.high + half }
      : given,
  );
  const [from, to] = [cdf(min - half), cdf(max + half)];
  if (!(to - from >= LEAST)) return null;
  const within = (x: number): number => Math.min(Math.max(x, min), max);
  return (p) => {
    const x = quantile(from + p * (to - from));
    return within(integer ? Math.round(x) : x);
  };
}

function shapeOf(given: Exclude<Distribution, { kind: 'discrete' }>): Shape {
  switch (given.kind) {
    case 'uniform':
      return uniform(given.low, given.high);
    case 'triangular':
      return triangular(given.low, given.mode, given.high);
    case 'pert':
      return pert(given.low, given.mode, given.high);
    case 'normal':
      return normal(given.mean, given.sd);
    case 'lognormal': {
      const variance = Math.log1p((given.sd / given.mean) ** 2);
      const { cdf, quantile } = normal(Math.log(given.mean) - variance / 2, Math.sqrt(variance));
      return {
        cdf: (x) => (x <= 0 ? 0 : cdf(Math.log(x))),
        quantile: (p) => Math.exp(quantile(p)),
      };
    }
  }
}

const clamped = (p: number): number => Math.min(Math.max(p, 0), 1);

function uniform(low: number, high: number): Shape {
  return {
    cdf: (x) => (x === high ? 1 : clamped((x - low) / (high - low))),
    quantile: (p) => low + p * (high - low),
  };
}

function triangular(low: number, mode: number, high: number): Shape {
  const width = high - low;
  const turn = (mode - low) / width;
  return {
    cdf(x) {
      if (x <= low) return 0;
      if (x >= high) return 1;
      return x < mode
        ? (x - low) ** 2 / (width * (mode - low))
        : 1 - (high - x) ** 2 / (width * (high - mode));
    },
    quantile: (p) =>
      p < turn
        ? low + Math.sqrt(p * width * (mode - low))
        : high - Math.sqrt((1 - p) * width * (high - mode)),
  };
}

function pert(low: number, mode: number, high: number): Shape {
  const width = high - low;
  const a = 1 + (4 * (mode - low)) / width;
  const b = 1 + (4 * (high - mode)) / width;
  const { cdf } = beta(a, b);
  const quantile = betaQuantile(a, b);
  return {
    cdf: (x) => cdf((x - low) / width),
    quantile: (p) => low + width * quantile(p),
  };
}

function normal(mean: number, sd: number): Shape {
  return {
    cdf: (x) => normalCdf((x - mean) / sd),
    quantile: (p) => mean + sd * normalQuantile(p),
  };
}

function discrete(values: readonly number[], weights: readonly number[]): (p: number) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const ends = weights.map((weight) => (sum += weight) / total);
  const last = weights.findLastIndex((weight) => weight > 0);
  return (p) => {
    const at = ends.findIndex((end) => p < end);
    return values[at < 0 ? last : at] as number;
  };
}
