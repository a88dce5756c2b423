import { bracketedRoot } from './root.ts';

/** Two roots nearer each other than this, over the number of periods, are below rounding. */
const RESOLUTION = 1e-6;
/** Where all that is left of the sum is rounding, a finer search would find nothing. */
const ROUNDING = 1e-14;
const COARSE_RESOLUTION = 1e-4;
/** Widest step, over the number of periods: it keeps every power within the range of a double. */
const WIDEST = 40;

/**
 * Force of the rate s = ln(1 + r) at which NPV first changes sign on the way between two forces;
 * NaN where it does not.
 *
 * Walks in intervals on which bounds of the derivatives prove that NPV keeps its sign, or that it
 * only rises or only falls, halving the step until they do and doubling it after. So no root is
 * stepped over, however many there are, short of two that rounding cannot distinguish.
 */
export function firstRoot(
  flows: ArrayLike<number>,
  first: number,
  last: number,
  from: number,
  to: number,
): number {
  const direction = Math.sign(to - from);
  const periods = last - first;
  const widest = WIDEST / periods;
  let s = from;
  let sign = Math.sign(discounted(flows, first, last, from, from));
  let width = Math.min(0.25, widest);
  let centre = 0;
  while ((to - s) * direction > 0) {
    const end = width < Math.abs(to - s) ? s + direction * width : to;
    const half = Math.abs(end - s) / 2;
    const view = survey(flows, first, last, (s + end) / 2, half, centre);
    centre = view.centre;
    const resolution =
      Math.abs(view.value) > ROUNDING * view.size ? RESOLUTION / periods : COARSE_RESOLUTION;
    if (Math.abs(view.value) > (view.slope + (view.curvature * half) / 2) * half) {
      sign = Math.sign(view.value);
    } else if (view.slope > view.curvature * half || half < resolution) {
      if (Math.sign(discounted(flows, first, last, end, s)) !== sign) {
        return bracketedRoot((x) => discounted(flows, first, last, x, s), s, end);
      }
    } else {
      width = half;
      continue;
    }
    s = end;
    width = Math.min(width * 2, widest);
  }
  return Number.NaN;
}

/**
 * Σ flow·e^(−k·s) times a positive factor, which is the same for all s near `base`: powers are
 * counted from the first flow, or from the last where rates are negative, so that they cannot
 * overflow.
 */
function discounted(
  flows: ArrayLike<number>,
  first: number,
  last: number,
  s: number,
  base: number,
): number {
  let sum = 0;
  if (base < 0) {
    const growth = Math.exp(s);
    for (let k = first; k <= last; k++) sum = sum * growth + (flows[k] as number);
  } else {
    const discount = Math.exp(-s);
    for (let k = last; k >= first; k--) sum = sum * discount + (flows[k] as number);
  }
  return sum;
}

interface View {
  /** G(s) and Σ |terms| at the middle. */
  value: number;
  size: number;
  /** |G′| at the middle. */
  slope: number;
  /** No less than |G″| anywhere in the interval. */
  curvature: number;
  /** Mean index of the terms by size, counted as below: the best centre for an interval nearby. */
  centre: number;
}

/**
 * What G(s) = Σ flow·e^(−(k − centre)·s) does within `half` of s. It has the roots of NPV, and
 * bounds of its derivatives are tightest when `centre` is where the weight of the terms lies.
 */
function survey(
  flows: ArrayLike<number>,
  first: number,
  last: number,
  s: number,
  half: number,
  centre: number,
): View {
  // Indices count from the first flow, or from the last where rates are negative, so that powers of
  // `discount` cannot overflow. `centre` follows the flows: it counts from the first.
  const backward = s < 0;
  const middle = backward ? last - first - centre : centre;
  const discount = Math.exp(-Math.abs(s));
  const growth = Math.exp(half);
  let power = 1;
  let spread = Math.exp(-middle * half);
  let value = 0;
  let moment = 0;
  let size = 0;
  let sizeMoment = 0;
  let curvature = 0;
  for (let i = 0; i <= last - first; i++) {
    const term = (flows[backward ? last - i : first + i] as number) * power;
    const magnitude = Math.abs(term);
    const offset = i - middle;
    value += term;
    moment += term * offset;
    size += magnitude;
    sizeMoment += magnitude * i;
    // e^(|offset|·half): how far the term may grow within the interval.
    curvature += magnitude * offset * offset * Math.max(spread, 1 / spread);
    power *= discount;
    spread *= growth;
  }
  const mean = sizeMoment / size;
  return {
    value,
    size,
    slope: Math.abs(moment),
    curvature,
    centre: backward ? last - first - mean : mean,
  };
}
