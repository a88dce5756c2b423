import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { BLOCK, type Correlation, drawBlock, factorOf } from './copula.ts';
import { type Distribution, drawFrom, type Limits } from './distributions.ts';
import type { Setup } from './setup.ts';

export interface UncertainInput {
  readonly input: RunInput;
  readonly distribution: Distribution;
  readonly limits?: Limits;
}

export interface Simulation {
  readonly inputs: readonly UncertainInput[];
  readonly correlations: readonly Correlation[];
  readonly figures: readonly Ref[];
  readonly runs: number;
  readonly seed: number;
}

/** Some runs of a simulation, in one piece of storage: another thread is handed it at once. */
export interface SimulatedBlock {
  /** The first run, and how many there are. */
  readonly from: number;
  readonly rows: number;
  /** A column for each input and then for each figure, one after the other; NaN where one has no value. */
  readonly values: Float64Array;
}

/** The values of an input or a figure, by its position among both. */
export function columnOf({ values, rows }: SimulatedBlock, at: number): Float64Array {
  return values.subarray(at * rows, (at + 1) * rows);
}

export const blockCount = ({ runs }: Simulation): number => Math.ceil(runs / BLOCK);

/**
 * Draws and computes some blocks of a simulation, one by one. The blocks don't depend on one another,
 * so however they are split among workers, the same runs come out.
 * @throws {RangeError} for what no study may have: see `checkStudy`
 */
export function* simulateBlocks(
  { model, data }: Setup,
  simulation: Simulation,
  blocks: Iterable<number>,
): Generator<SimulatedBlock> {
  const { inputs, correlations, figures, runs: total, seed } = simulation;
  const runs = new Runs(
    model,
    data,
    inputs.map(({ input }) => input),
    figures,
  );
  const quantiles = inputs.map(({ distribution, limits }) => {
    const quantile = drawFrom(distribution, limits);
    if (!quantile) throw new RangeError('a distribution lies outside its limits');
    return quantile;
  });
  const factor = correlations.length > 0 ? factorOf(inputs.length, correlations) : null;
  if (typeof factor === 'number') throw new RangeError('impossible correlations');
  for (const number of blocks) {
    const from = number * BLOCK;
    const rows = Math.min(BLOCK, total - from);
    const values = new Float64Array(rows * (inputs.length + figures.length));
    const block = { from, rows, values };
    const given = drawBlock(seed, number, rows, inputs.length, factor).map((drawn, at) => {
      const column = columnOf(block, at);
      const quantile = quantiles[at] as (p: number) => number;
      for (let row = 0; row < rows; row++) column[row] = quantile(drawn[row] as number);
      return column;
    });
    runs.runAll(
      given,
      figures.map((_, at) => columnOf(block, inputs.length + at)),
    );
    yield block;
  }
}
