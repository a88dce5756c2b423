/*
 * What the solvers of rates share. They search in the force of the rate, s = ln(1 + r): the
 * discount factor of k periods is e^(−k·s), which behaves alike over the whole range, and
 * r = e^s − 1 keeps the digits of a small rate.
 */

/** Rates are looked for from here… (a millionth of a millionth above −100 % a period): nearly all is lost. */
const MIN_RATE = -1 + 1e-12;
/** …to here (1e14 % a period): little money that soon yields much has such rates. */
const MAX_RATE = 1e12;
/** A root at a limit may round to just outside of it. */
const SLACK = 1e-12;

export const MIN_FORCE = Math.log1p(MIN_RATE) - SLACK;
export const MAX_FORCE = Math.log1p(MAX_RATE) + SLACK;

/** Force of a rate, moved into the range that is searched. NaN for NaN. */
export function forceWithin(rate: number): number {
  const force = Math.log1p(Math.max(rate, -1));
  return Math.min(MAX_FORCE, Math.max(MIN_FORCE, force));
}

/** Whichever of two rates is nearer the guess; NaN is no rate. */
export function nearest(guess: number, one: number, other: number): number {
  if (Number.isNaN(one)) return other;
  return Math.abs(other - guess) < Math.abs(one - guess) ? other : one;
}

const MAX_ITERATIONS = 200;

/**
 * Root of a continuous function between two points where its signs differ, to the last digits.
 * Only the signs and relative sizes of the values matter.
 *
 * Inverse quadratic interpolation where it is safe, bisection otherwise: T. R. Chandrupatla, "A new
 * hybrid quadratic/bisection algorithm for finding the zero of a nonlinear function without using
 * derivatives", Advances in Engineering Software 28 (1997).
 */
export function bracketedRoot(f: (x: number) => number, from: number, to: number): number {
  // a and b enclose the root, a is the newest point; c is the one dropped before.
  let [a, b, c] = [from, to, to];
  let [fa, fb, fc] = [f(a), f(b), Number.NaN];
  let fraction = 0.5;
  for (let i = 0; i < MAX_ITERATIONS && fa !== 0 && fb !== 0; i++) {
    const x = a + fraction * (b - a);
    const fx = f(x);
    if (Math.sign(fx) === Math.sign(fa)) {
      [c, fc] = [a, fa];
    } else {
      [c, fc] = [b, fb];
      [b, fb] = [a, fa];
    }
    [a, fa] = [x, fx];
    const best = Math.abs(fa) < Math.abs(fb) ? a : b;
    const tolerance = Number.EPSILON * Math.abs(best) + Number.MIN_VALUE;
    const least = tolerance / Math.abs(b - a);
    if (least > 0.5) break;
    fraction = Math.min(1 - least, Math.max(least, interpolated(a, b, c, fa, fb, fc)));
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}

/** Where between a (0) and b (1) the next point goes. */
function interpolated(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  const xi = (a - b) / (c - b);
  const phi = (fa - fb) / (fc - fb);
  const safe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
  if (!safe) return 0.5;
  return (
    (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
  );
}
