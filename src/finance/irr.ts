import { loneRoot } from './lone-root.ts';
import { forceWithin, nearest } from './root.ts';
import { firstRoot } from './several-roots.ts';

/**
 * Internal rate of return per period, as a fraction (Excel's IRR): the rate at which the first
 * `length` flows are worth 0 today. Of several it is the one nearest the guess.
 *
 * NaN where NPV changes sign nowhere between −100 % + 1e-10 % and 1e14 % a period, as with flows
 * of one sign, and for flows or a guess that are not finite. A rate at which NPV touches 0 without changing
 * sign is not looked for.
 */
export function irr(flows: ArrayLike<number>, guess = 0.1, length = flows.length): number {
  // Zeros at either end don't move the roots: what counts is the span of other flows, and in it the
  // last flow before the first change of sign and the first after.
  let first = -1;
  let before = -1;
  let after = -1;
  let last = -1;
  let changes = 0;
  let positive = false;
  for (let k = 0; k < length; k++) {
    const flow = flows[k] ?? Number.NaN;
    if (flow === 0) continue;
    if (!Number.isFinite(flow)) return Number.NaN;
    const changed = first >= 0 && flow > 0 !== positive;
    if (changed) changes++;
    if (first < 0) first = k;
    if (changes === 0) before = k;
    else if (after < 0) after = k;
    positive = flow > 0;
    last = k;
  }
  const start = forceWithin(guess);
  if (changes === 0 || Number.isNaN(start)) return Number.NaN;
  // By Descartes' rule of signs, one change means one root.
  if (changes === 1) return Math.expm1(loneRoot(flows, first, before, after, last, start));
  return nearestRoot(flows, first, last, start);
}

function nearestRoot(flows: ArrayLike<number>, first: number, last: number, start: number): number {
  const guess = Math.expm1(start);
  const limit = highestForce(flows, first, last);
  const above =
    start < limit ? Math.expm1(firstRoot(flows, first, last, start, limit)) : Number.NaN;
  // Below the guess only a nearer one matters.
  const reach = Number.isNaN(above)
    ? lowestForce(flows, first, last)
    : forceWithin(guess - (above - guess));
  const below = Math.expm1(firstRoot(flows, first, last, start, reach));
  return nearest(guess, above, below);
}

/** Long even payments come as near to Cauchy's bound as rounding allows: a little beyond it. */
const BEYOND = 1 + 1e-9;

/**
 * No root lies above this force: by Cauchy's bound 1 + r is at most 1 + max |flow / first flow|.
 * It keeps the search of several roots short.
 */
function highestForce(flows: ArrayLike<number>, first: number, last: number): number {
  let largest = 0;
  for (let k = first + 1; k <= last; k++) largest = Math.max(largest, Math.abs(flows[k] as number));
  return forceWithin((largest / Math.abs(flows[first] as number)) * BEYOND);
}

/** No root lies below this force: Cauchy's bound of the flows in reverse, as that of 1/(1 + r). */
function lowestForce(flows: ArrayLike<number>, first: number, last: number): number {
  let largest = 0;
  for (let k = first; k < last; k++) largest = Math.max(largest, Math.abs(flows[k] as number));
  const most = 1 + (largest / Math.abs(flows[last] as number)) * BEYOND;
  return forceWithin(1 / most - 1);
}
