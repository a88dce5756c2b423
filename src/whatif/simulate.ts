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

/** Runs [from, to) of a simulation: a column for each input and for each figure, NaN where it has none. */
export interface SimulatedBlock {
  readonly from: number;
  readonly draws: readonly Float64Array[];
  readonly values: readonly Float64Array[];
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
  for (const block of blocks) {
    const from = block * BLOCK;
    const rows = Math.min(BLOCK, total - from);
    const draws = drawBlock(seed, block, rows, inputs.length, factor).map((column, at) =>
      column.map(quantiles[at] as (p: number) => number),
    );
    const values = figures.map(() => new Float64Array(rows));
    runs.runAll(draws, values);
    yield { from, draws, values };
  }
}
