import { bracketedRoot, forceWithin, MAX_FORCE, MIN_FORCE, nearest } from './root.ts';

/** Steps of golden section after which the range is narrower than rounding. */
const MAX_SECTIONS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Rate per period of an annuity, as a fraction (Excel's RATE): the one nearest the guess, if there
 * are two. NaN where the balance changes sign nowhere between −100 % + 1e-10 % and 1e14 % a
 * period.
 */
export function rate(nper: number, pmt: number, pv: number, fv = 0, type = 0, guess = 0.1): number {
  if (!(nper > 0) || Number.isNaN(guess)) return Number.NaN;
  // A single payment falls together with pv or fv; apart, rounding would hide that they cancel.
  if (nper === 1 && pmt !== 0) {
    return type === 0 ? rate(1, 0, pv, fv + pmt, 0, guess) : rate(1, 0, pv + pmt, fv, 0, guess);
  }
  // Of one amount, alone, only rounding could make 0.
  if (pmt === 0 && (pv === 0 || fv === 0)) return Number.NaN;
  const balance = (force: number) => {
    const parts = valuedParts(nper, type, force);
    return pv * parts.pv + pmt * parts.pmt + fv * parts.fv;
  };
  const signAtMin = Math.sign(balance(MIN_FORCE));
  const signAtMax = Math.sign(balance(MAX_FORCE));
  if (Number.isNaN(signAtMin + signAtMax)) return Number.NaN;
  // No annuity has more than two rates: times r, its balance is a sum of four exponentials of the
  // force, with at most three roots, and one of them is the factor's at r = 0.
  if (signAtMin !== signAtMax) return Math.expm1(bracketedRoot(balance, MIN_FORCE, MAX_FORCE));
  if (signAtMin !== Math.sign(pv)) return Number.NaN;
  const between = forceOfOtherSign(nper, pmt, pv, fv, type);
  if (Number.isNaN(between)) return Number.NaN;
  return nearest(
    Math.expm1(forceWithin(guess)),
    Math.expm1(bracketedRoot(balance, MIN_FORCE, between)),
    Math.expm1(bracketedRoot(balance, between, MAX_FORCE)),
  );
}

/**
 * What a unit of pv, of each payment and of fv is worth, at the start for rates ≥ 0 and at the end
 * for negative ones, so that the powers cannot overflow.
 */
function valuedParts(nper: number, type: number, force: number) {
  const rate = Math.expm1(force);
  const exponent = -Math.abs(force) * nper;
  const power = Math.exp(exponent);
  const annuity = rate === 0 ? nper : Math.abs(Math.expm1(exponent) / rate);
  const payments = type === 0 ? annuity : annuity * (1 + rate);
  return force < 0 ? { pv: power, pmt: payments, fv: 1 } : { pv: 1, pmt: payments, fv: power };
}

/**
 * A force between two roots, in a range at whose ends the balance has the sign of pv; NaN where there
 * are none. Two need payments against both pv and fv. The ratio of these to the payments takes no value
 * more than twice and is highest at the ends, so it has one minimum: golden section goes there
 * until it meets a ratio below 1.
 */
function forceOfOtherSign(nper: number, pmt: number, pv: number, fv: number, type: number): number {
  if (!(pv * fv > 0 && pv * pmt < 0)) return Number.NaN;
  const ratio = (force: number) => {
    const parts = valuedParts(nper, type, force);
    return (pv * parts.pv + fv * parts.fv) / (-pmt * parts.pmt);
  };
  let low = MIN_FORCE;
  let high = MAX_FORCE;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = ratio(left);
  let atRight = ratio(right);
  for (let i = 0; i < MAX_SECTIONS; i++) {
    if (atLeft < 1) return left;
    if (atRight < 1) return right;
    if (atLeft < atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = ratio(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = ratio(right);
    }
  }
  return Number.NaN;
}
