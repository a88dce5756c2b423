/** How far a figure is above its target; NaN where it has no value. */
type Above = (value: number) => number;

export interface Root {
  /** Of the two neighbours the one nearer to the target, and how far above it that is. */
  readonly value: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Halves a bracket until its ends are neighbours (doubles, or whole numbers), or one gives the target
 * exactly. Null where the figure loses its value within.
 * @param below - the difference at `a`; that at `b` has the other sign
 */
export function bisect(
  above: Above,
  a: number,
  b: number,
  below: number,
  whole: boolean,
): Root | null {
  let [low, high] = [a, b];
  for (;;) {
    const middle = whole ? Math.floor((low + high) / 2) : low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    const difference = above(middle);
    if (Number.isNaN(difference)) return null;
    if (difference === 0) return { value: middle, difference, low: middle, high: middle };
    if (difference < 0 === below < 0) low = middle;
    else high = middle;
  }
  const [atLow, atHigh] = [above(low), above(high)];
  return Math.abs(atLow) <= Math.abs(atHigh)
    ? { value: low, difference: atLow, low, high }
    : { value: high, difference: atHigh, low, high };
}

/** The last value before `outside`, as seen from `inside`, at which there still is one. */
export function edgeOf(above: Above, inside: number, outside: number): number {
  let [there, gone] = [inside, outside];
  for (;;) {
    const middle = there + (gone - there) / 2;
    if (middle === there || middle === gone) return there;
    if (Number.isNaN(above(middle))) gone = middle;
    else there = middle;
  }
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const MOST_STEPS = 80;

/**
 * The value in a bracket at which the figure comes nearest to its target from one side (golden
 * section); it stops early where the figure has crossed to the other side.
 */
export function touch(
  above: Above,
  a: number,
  b: number,
  side: number,
): { value: number; difference: number; crossed: boolean } {
  const toward = (value: number): number => above(value) * Math.sign(side);
  let [low, high] = [a, b];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [toward(left), toward(right)];
  for (let step = 0; step < MOST_STEPS && atLeft > 0 && atRight > 0; step++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = toward(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = toward(right);
    }
  }
  const [value, size] = atLeft <= atRight ? [left, atLeft] : [right, atRight];
  return { value, difference: size * Math.sign(side), crossed: size < 0 };
}

/** The number with the fewest digits in a range: 300.000.000 between 299.998.123 and 300.012.345. */
export function roundest(from: number, to: number): number {
  if (from <= 0 && to >= 0) return 0;
  const size = Math.floor(Math.log10(Math.max(Math.abs(from), Math.abs(to))));
  for (let digit = size; digit > size - 17; digit--) {
    // Powers of ten below 1 are no doubles: dividing by one above keeps the digits.
    const rounded =
      digit >= 0
        ? Math.ceil(from / 10 ** digit) * 10 ** digit
        : Math.ceil(from * 10 ** -digit) / 10 ** -digit;
    if (rounded >= from && rounded <= to) return rounded;
  }
  return from;
}

/** The ends of a range, both of them in it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** As a part of the value: no plateau is narrower. */
const NARROWEST = 1e-9;

/** All values around one at which the figure is exactly the same; null where it is at no others. */
export function plateauAround(
  figureAt: (value: number) => number,
  value: number,
  { from, to }: Range,
): Range | null {
  const figure = figureAt(value);
  const isSame = (other: number): number => (figureAt(other) === figure ? 1 : Number.NaN);
  const reach = (end: number): number => {
    const [far, direction] = [Math.abs(end - value), Math.sign(end - value)];
    const at = (step: number): number => value + direction * step;
    const size = value === 0 ? to - from : Math.min(to - from, Math.abs(value));
    let step = Math.min(size * NARROWEST, far);
    if (step === 0 || Number.isNaN(isSame(at(step)))) return value;
    while (step * 2 < far && !Number.isNaN(isSame(at(step * 2)))) step *= 2;
    const outside = step * 2 < far ? at(step * 2) : end;
    return Number.isNaN(isSame(outside)) ? edgeOf(isSame, at(step), outside) : outside;
  };
  const plateau = { from: reach(from), to: reach(to) };
  return plateau.from < plateau.to ? plateau : null;
}

/**
 * Of a plateau without measure, as of any payment from some amount on, the tenth by its end nearer to 0:
 * its roundest value would be its far end.
 */
export function nearPart({ from, to }: Range): Range {
  if (from > 0 && to > from * 10) return { from, to: from * 1.1 };
  if (to < 0 && from < to * 10) return { from: to * 1.1, to };
  return { from, to };
}

/** By the signs: the product of two tiny numbers is 0. */
export function isOpposite(a: number, b: number): boolean {
  return (a < 0 && b > 0) || (a > 0 && b < 0);
}
