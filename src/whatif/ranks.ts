/** Positions of the values from the smallest to the largest; equal ones in their order. */
export function orderOf(values: Float64Array): Uint32Array {
  const order = Uint32Array.from(values, (_, i) => i);
  return order.sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
}

/** Ranks from 1; equal values share the mean of theirs. */
export function ranksOf(values: Float64Array): Float64Array {
  const order = orderOf(values);
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    const value = values[order[from] as number];
    let to = from + 1;
    while (to < order.length && values[order[to] as number] === value) to++;
    for (let i = from; i < to; i++) ranks[order[i] as number] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
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
