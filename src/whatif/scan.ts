const EVEN = 2_000;
/** Whole numbers up to so many are all tried. */
const MOST_WHOLE = 5_000;
const NEAR = 400;
const DECADES = 18;
const PER_DECADE = 24;

/**
 * Where to look for a target first, in order: evenly over the range, nearer around today's value, and
 * in steps that grow by a factor from its ends and from 0, as a range may span many sizes.
 */
export function scanPoints(from: number, to: number, today: number, whole: boolean): Float64Array {
  if (!(to >= from)) return new Float64Array(0);
  const width = to - from;
  if (whole && width <= MOST_WHOLE) {
    return Float64Array.from({ length: width + 1 }, (_, i) => from + i);
  }
  const points = new Set<number>([from, to]);
  const add = (value: number): void => {
    const taken = whole ? Math.round(value) : value;
    if (taken >= from && taken <= to) points.add(taken);
  };
  for (let i = 1; i < EVEN; i++) add(from + (width * i) / EVEN);
  if (Number.isFinite(today)) {
    add(today);
    const near = Math.abs(today) * 2;
    for (let i = -NEAR; i <= NEAR; i++) add(today + (near * i) / NEAR);
  }
  for (let i = 0; i <= DECADES * PER_DECADE; i++) {
    const size = width * 10 ** (-i / PER_DECADE);
    add(from + size);
    add(to - size);
    if (from < 0 && to > 0) [size, -size].forEach(add);
  }
  return Float64Array.from(points).sort();
}
