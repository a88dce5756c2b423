import { MAX_FORCE, MIN_FORCE } from './root.ts';

const MAX_ITERATIONS = 100;
/** The step after one this small would be below rounding: Newton's method squares the error. */
const CONVERGED = 1e-9;

/**
 * Force of the rate s = ln(1 + r) at which flows with one change of sign are worth nothing; NaN
 * where it lies out of range. Allocates nothing.
 *
 * The flows before the change, first…before, and after it, after…last, are discounted apart to E(s)
 * and L(s). Sums of one sign lose no digits, and h(s) = ln|E| − ln|L| only rises and is nearly a
 * straight line, so Newton's method arrives in a few steps from anywhere. Where a step leaves the
 * bracket or the steps don't shrink, it is bisected.
 *
 * @param start Where to begin, within the range.
 */
export function loneRoot(
  flows: ArrayLike<number>,
  first: number,
  before: number,
  after: number,
  last: number,
  start: number,
): number {
  let low = MIN_FORCE;
  let high = MAX_FORCE;
  let s = start;
  let previous = Number.POSITIVE_INFINITY;
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const step = newtonStep(flows, first, before, after, last, s);
    const next = s - step;
    if (Math.abs(step) < CONVERGED) {
      return next >= MIN_FORCE && next <= MAX_FORCE ? next : Number.NaN;
    }
    if (step > 0) high = s;
    else low = s;
    if (high <= MIN_FORCE || low >= MAX_FORCE) return Number.NaN;
    const shrinks = Math.abs(step) < previous / 2;
    s = shrinks ? within(next, low, high) : (low + high) / 2;
    previous = Math.abs(step);
  }
  return Number.NaN;
}

/** The point itself, or the limit of the range that it passed, or else the bracket's middle. */
function within(s: number, low: number, high: number): number {
  if (s > low && s < high) return s;
  if (s <= MIN_FORCE && low === MIN_FORCE) return MIN_FORCE;
  if (s >= MAX_FORCE && high === MAX_FORCE) return MAX_FORCE;
  return (low + high) / 2;
}

/** h(s) / h′(s). The slope h′ is positive, so the sign says on which side the root is. */
function newtonStep(
  flows: ArrayLike<number>,
  first: number,
  before: number,
  after: number,
  last: number,
  s: number,
): number {
  // Horner's scheme in e^(−|s|), which cannot overflow: for s ≥ 0 in powers counted from the first
  // flow of each part, for s < 0 in inverse powers counted from its last.
  const forward = s < 0;
  const stride = forward ? 1 : -1;
  const x = Math.exp(-Math.abs(s));

  let earlySum = 0;
  let earlySlope = 0;
  let end = forward ? before + 1 : first - 1;
  for (let k = forward ? first : before; k !== end; k += stride) {
    earlySlope = earlySlope * x + earlySum;
    earlySum = earlySum * x + (flows[k] as number);
  }
  let lateSum = 0;
  let lateSlope = 0;
  end = forward ? last + 1 : after - 1;
  for (let k = forward ? after : last; k !== end; k += stride) {
    lateSlope = lateSlope * x + lateSum;
    lateSum = lateSum * x + (flows[k] as number);
  }

  const gap = forward ? last - before : after - first;
  const bend = x * (lateSlope / lateSum - earlySlope / earlySum);
  return (Math.log(-earlySum / lateSum) + gap * s) / (forward ? gap - bend : gap + bend);
}
