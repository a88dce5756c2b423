import { correlation, countBelow, ranksOf } from './ranks.ts';
import { columnOf, type SimulatedBlock, type Simulation } from './simulate.ts';

export const PERCENTILES = [5, 10, 25, 50, 75, 90, 95] as const;

/** How often a figure stays below a target. */
export interface Below {
  readonly target: number;
  /** Of the runs in which the figure has a value. */
  readonly probability: number;
}

export interface FigureSummary {
  /** Null where it has a value in no run. */
  readonly mean: number | null;
  /** The standard deviation of a sample; null with fewer than two values. */
  readonly sd: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly percentiles: Readonly<Record<string, number | null>>;
  /** Runs without a value. */
  readonly missing: number;
  readonly below: Below | null;
  readonly histogram: Histogram | null;
  /** The mean of the first runs, with half the width of its 95 % interval. */
  readonly convergence: readonly {
    readonly runs: number;
    readonly mean: number;
    readonly margin: number;
  }[];
}

/** Counts of values in parts of equal width from `low` to `high`. */
export interface Histogram {
  readonly low: number;
  readonly high: number;
  readonly counts: readonly number[];
}

/** What moves a figure most: an input's rank correlation with it, by position. */
export interface Mover {
  readonly input: number;
  readonly correlation: number;
}

export interface SimulationResult {
  readonly summaries: readonly FigureSummary[];
  /** By figure, the strongest first. */
  readonly ranking: readonly (readonly Mover[])[];
  /** By figure, the inputs of the first run in which it has no value; null where it always has one. */
  readonly firstMissing: readonly (readonly number[] | null)[];
}

/** Puts the blocks of a simulation together, in whatever order they came. */
export function summarize(
  { inputs, figures, runs }: Simulation,
  blocks: readonly SimulatedBlock[],
  targets: readonly (number | null)[],
): SimulationResult {
  const join = (at: number) => {
    const whole = new Float64Array(runs);
    for (const block of blocks) whole.set(columnOf(block, at), block.from);
    return whole;
  };
  const draws = inputs.map((_, at) => join(at));
  const values = figures.map((_, at) => join(inputs.length + at));
  const ranks = draws.map(ranksOf);
  return {
    summaries: values.map((column, at) => summaryOf(column, targets[at] ?? null)),
    ranking: values.map((column) => rankingOf(draws, ranks, column)),
    firstMissing: values.map((column) => {
      const run = column.findIndex((value) => Number.isNaN(value));
      return run < 0 ? null : draws.map((drawn) => drawn[run] as number);
    }),
  };
}

export function summaryOf(column: Float64Array, target: number | null): FigureSummary {
  const values = column.filter((value) => !Number.isNaN(value));
  const sorted = values.slice().sort();
  const { mean, sd } = momentsOf(values);
  const some = values.length > 0;
  return {
    mean: some ? mean : null,
    sd: values.length > 1 ? sd : null,
    min: some ? (sorted[0] as number) : null,
    max: some ? (sorted.at(-1) as number) : null,
    percentiles: Object.fromEntries(
      PERCENTILES.map((percent) => [percent, some ? percentileOf(sorted, percent / 100) : null]),
    ),
    missing: column.length - values.length,
    below:
      target === null || !some
        ? null
        : { target, probability: countBelow(sorted, target) / sorted.length },
    histogram: some ? histogramOf(sorted) : null,
    convergence: convergenceOf(values),
  };
}

/** Mean and standard deviation in one pass (Welford, 1962). */
function momentsOf(values: Float64Array): { mean: number; sd: number } {
  let [mean, squares] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const step = (values[i] as number) - mean;
    mean += step / (i + 1);
    squares += step * ((values[i] as number) - mean);
  }
  return { mean, sd: Math.sqrt(squares / (values.length - 1)) };
}

/** Excel's PERCENTILE.INC. @param sorted - at least one value */
export function percentileOf(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

const MOST_BARS = 40;
/** A few extreme runs would leave one bar for all others: beyond these they count in the last bars. */
const TAIL = 0.005;

function histogramOf(sorted: Float64Array): Histogram {
  const [low, high] = [percentileOf(sorted, TAIL), percentileOf(sorted, 1 - TAIL)];
  const bars = high > low ? Math.min(MOST_BARS, Math.ceil(Math.sqrt(sorted.length))) : 1;
  const counts = Array.from({ length: bars }, () => 0);
  for (const value of sorted) {
    const bar = high > low ? Math.floor(((value - low) / (high - low)) * bars) : 0;
    const at = Math.min(Math.max(bar, 0), bars - 1);
    counts[at] = (counts[at] as number) + 1;
  }
  return { low, high, counts };
}

const CHECKS = 40;

function convergenceOf(values: Float64Array): FigureSummary['convergence'] {
  const points: { runs: number; mean: number; margin: number }[] = [];
  const every = Math.max(1, Math.floor(values.length / CHECKS));
  for (let runs = every; runs <= values.length; runs += every) {
    const { mean, sd } = momentsOf(values.subarray(0, runs));
    points.push({ runs, mean, margin: runs > 1 ? (1.96 * sd) / Math.sqrt(runs) : 0 });
  }
  return points;
}

function rankingOf(
  draws: readonly Float64Array[],
  ranks: readonly Float64Array[],
  values: Float64Array,
): Mover[] {
  const has = values.map((value) => (Number.isNaN(value) ? 0 : 1));
  const isWhole = !has.includes(0);
  const kept = (column: Float64Array) => column.filter((_, run) => has[run] === 1);
  const known = ranksOf(isWhole ? values : kept(values));
  return draws
    .map((column, input) => {
      const own = isWhole ? (ranks[input] as Float64Array) : ranksOf(kept(column));
      return { input, correlation: correlation(own, known) };
    })
    .sort((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation));
}
