import { normalQuantile } from './normal.ts';
import { type Random, randomFrom } from './random.ts';
import { orderOf } from './ranks.ts';

/** Two inputs, by their positions, with the rank correlation (Spearman's) that they should have. */
export interface Correlation {
  readonly a: number;
  readonly b: number;
  readonly rho: number;
}

/** A lower triangular matrix, row by row: row i has i + 1 entries. */
export type Triangle = readonly Float64Array[];

const NOISE = 1e-10;

/**
 * The Cholesky factor of the normal correlations whose ranks are correlated as asked: 2 sin(π ρ / 6)
 * (Pearson, 1907). Where no joint distribution has those correlations, the position of the first
 * input that contradicts those before it.
 */
export function factorOf(size: number, correlations: readonly Correlation[]): Triangle | number {
  const wanted = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = 1;
    return row;
  });
  const rowAt = (i: number): Float64Array => wanted[i] as Float64Array;
  for (const { a, b, rho } of correlations) {
    const value = 2 * Math.sin((Math.PI * rho) / 6);
    rowAt(a)[b] = value;
    rowAt(b)[a] = value;
  }
  const factor: Float64Array[] = [];
  for (let i = 0; i < size; i++) {
    const row = new Float64Array(i + 1);
    for (let j = 0; j <= i; j++) {
      const before = j < i ? (factor[j] as Float64Array) : row;
      let rest = rowAt(i)[j] as number;
      for (let k = 0; k < j; k++) rest -= (row[k] as number) * (before[k] as number);
      if (j === i) {
        if (rest < -NOISE) return i;
        row[i] = Math.sqrt(Math.max(rest, 0));
      } else if ((before[j] as number) > Math.sqrt(NOISE)) row[j] = rest / (before[j] as number);
      else if (Math.abs(rest) > Math.sqrt(NOISE)) return i;
    }
    factor.push(row);
  }
  return factor;
}

/** Runs are drawn in blocks of this many, each from a stream of its own: any may be drawn alone. */
export const BLOCK = 1_000;

/**
 * Probabilities for one block of runs, a column for each input: a Latin hypercube, so that each of
 * as many equal parts as there are runs is hit once (Stein, 1987), with the order in each column that
 * correlated normals have.
 * @param rows - how many runs the block has
 */
export function drawBlock(
  seed: number,
  block: number,
  rows: number,
  size: number,
  factor: Triangle | null,
): Float64Array[] {
  const random = randomFrom(seed, block);
  const keys = Array.from({ length: size }, () => {
    const column = new Float64Array(rows);
    for (let row = 0; row < rows; row++) column[row] = factor ? normalQuantile(random()) : random();
    return column;
  });
  if (factor) correlate(keys, factor, rows);
  return keys.map((column) => stratified(column, random));
}

/** Turns independent columns into correlated ones, in place: the last first, as each reads those before. */
function correlate(columns: readonly Float64Array[], factor: Triangle, rows: number): void {
  for (let i = columns.length - 1; i > 0; i--) {
    const weights = factor[i] as Float64Array;
    const target = columns[i] as Float64Array;
    const own = weights[i] as number;
    for (let row = 0; row < rows; row++) target[row] = own * (target[row] as number);
    for (let k = 0; k < i; k++) {
      const weight = weights[k] as number;
      if (weight === 0) continue;
      const source = columns[k] as Float64Array;
      for (let row = 0; row < rows; row++) {
        target[row] = (target[row] as number) + weight * (source[row] as number);
      }
    }
  }
}

function stratified(keys: Float64Array, random: Random): Float64Array {
  const result = new Float64Array(keys.length);
  orderOf(keys).forEach((row, rank) => {
    result[row] = (rank + random()) / keys.length;
  });
  return result;
}
