import { advance, NEGLIGIBLE, pv } from './annuity.ts';

/** A true power every so often stops the rounding of a running product from adding up. */
const ANCHOR_EVERY = 32;
/** Beyond these, rows or values could not be counted exactly. */
const MOST_TERMS = 2 ** 30;
const HUGE = 1e200;

/**
 * Present values of terms that lie `step` periods apart, as a table of balances has them:
 * out[i] = pv(rate, nper + i·step, pmt, fv, type) for i from `from` to before `to`, as exact, and
 * without a power for each where interest is paid and nothing but the payments.
 *
 * Each value follows from the one before, away from the term of 0, where it is 0: in that
 * direction what is added has the sign of the value, so no digits cancel.
 */
export function pvSteps(
  out: Float64Array,
  from: number,
  to: number,
  rate: number,
  nper: number,
  step: number,
  pmt: number,
  fv = 0,
  type = 0,
): void {
  const payment = (pmt * advance(rate, type)) / rate;
  // Rows are counted from the shortest term on, so that a value is the same wherever a run begins.
  const shortest = step < 0 ? Math.floor(nper / -step) : Math.ceil(-nper / step);
  const countable = Math.abs(shortest) < MOST_TERMS && Math.abs(payment) < HUGE;
  if (fv !== 0 || !(rate >= NEGLIGIBLE) || !countable) {
    return pvEach(out, from, to, rate, nper, step, pmt, fv, type);
  }
  // Terms below 0 lie on the other side of it.
  const [start, stop] =
    step < 0 ? [from, Math.min(to, shortest + 1)] : [Math.max(from, shortest), to];
  pvEach(out, from, Math.min(start, to), rate, nper, step, pmt, fv, type);
  pvEach(out, Math.max(stop, from), to, rate, nper, step, pmt, fv, type);
  const way = step < 0 ? -1 : 1;
  const first = (step < 0 ? shortest - stop + 1 : start - shortest) | 0;
  const force = Math.log1p(rate);
  const less = Math.expm1(-Math.abs(step) * force);
  const [factor, added] = [1 + less, payment * less];
  const [factor2, added2] = [factor * factor, added * (1 + factor)];
  const end = (first + stop - start) | 0;
  for (let anchor = first & -ANCHOR_EVERY; anchor < end; anchor += ANCHOR_EVERY) {
    const row = (shortest | 0) + way * anchor;
    const next = Math.min(anchor + ANCHOR_EVERY, end);
    let value = payment * Math.expm1(-(nper + row * step) * force);
    // Two chains, so that a term needn't wait for the one before; always in the same pairs.
    let other = value * factor + added;
    for (let k = anchor; k < next; k += 2) {
      if (k + 1 >= first) {
        const i = row + way * (k - anchor);
        if (k >= first) out[i] = value + 0;
        if (k + 1 < next) out[i + way] = other;
      }
      value = value * factor2 + added2;
      other = other * factor2 + added2;
    }
  }
}

/** A function of its own: as a closure, it would put every number here on the heap. */
function pvEach(
  out: Float64Array,
  from: number,
  to: number,
  rate: number,
  nper: number,
  step: number,
  pmt: number,
  fv: number,
  type: number,
): void {
  for (let i = from; i < to; i++) out[i] = pv(rate, nper + i * step, pmt, fv, type);
}
