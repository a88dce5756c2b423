/** Positions of the values from the smallest to the largest; equal ones in their order. */
export function orderOf(values: Float64Array): Uint32Array {
  const order = Uint32Array.from(values, (_, i) => i);
  return order.sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
}

/** Ranks from 1; equal values share the mean of theirs. */
export function ranksOf(values: Float64Array): Float64Array {
  const sorted = values.slice().sort();
  return values.map((value) => {
    const below = countBelow(sorted, value);
    const upTo = countBelow(sorted, value, true);
    return (below + 1 + upTo) / 2;
  });
}

/** How many of the sorted values are less than a limit, or equal to it as well. */
export function countBelow(sorted: Float64Array, limit: number, orEqual = false): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle] as number;
    if (value < limit || (orEqual && value === limit)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Pearson's correlation; 0 where one of them doesn't vary. */
export function correlation(a: Float64Array, b: Float64Array): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squareA, squareB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const x = (a[i] as number) - meanA;
    const y = (b[i] as number) - meanB;
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return squareA > 0 && squareB > 0 ? both / Math.sqrt(squareA * squareB) : 0;
}

export function mean(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

/** Spearman's: the correlation of the ranks. */
export function rankCorrelation(a: Float64Array, b: Float64Array): number {
  return correlation(ranksOf(a), ranksOf(b));
}
