import {
  advance,
  futureAnnuity,
  growth,
  growthLessOne,
  isWithin,
  presentAnnuity,
} from './annuity.ts';
import { finiteOrNaN } from './finite.ts';

/**
 * Interest paid from period `start` to period `end`, both included (Excel's CUMIPMT, fractions of
 * a period cut off). Unlike Excel's it takes rates of 0 and below. NaN for periods outside the
 * term or in the wrong order, and for a rate of −100 % or less.
 *
 * In closed form, with v = 1/(1+r), n periods in all and e the last one asked for. A payment in
 * arrears with j payments to come after the one before pays the interest −pv·r·(1 − v^j)/(1 − v^n).
 * Summed over the m payments asked for, and without a difference of like numbers:
 *
 *   Σ (1 − v^j) = m·(1 − v^(n−e)) + v^(n−e)·Σ (1 − v^i), i from 1 to m
 *
 * Below a rate of 0 everything is multiplied by (1+r)^n, so that no power is above 1.
 */
export function cumipmt(
  rate: number,
  nper: number,
  pv: number,
  start: number,
  end: number,
  type = 0,
): number {
  const first = Math.trunc(start);
  const last = Math.trunc(end);
  if (!isWithin(first, nper) || !isWithin(last, nper) || first > last || !(rate > -1)) {
    return Number.NaN;
  }
  // A payment at the very start has accrued nothing; the others are discounted by one period.
  const from = type === 0 ? first : Math.max(first, 2);
  const count = Math.max(last - from + 1, 0);
  const left = nper - last;
  const paid =
    rate < 0
      ? paidBelowZero(rate, nper, count, left) / futureAnnuity(rate, nper)
      : paidAboveZero(rate, count, left) / presentAnnuity(rate, nper);
  return finiteOrNaN((-pv * paid) / advance(rate, type));
}

/** Σ (1 − v^j) for j from left + 1 to left + count. */
function paidAboveZero(rate: number, count: number, left: number): number {
  const discount = growth(rate, -left);
  const waited = -count * growthLessOne(rate, -left);
  const force = Math.log1p(rate);
  const own =
    count * force < FEW ? discountSeries(rate, force, count) : count - presentAnnuity(rate, count);
  return waited + discount * own;
}

/** The same times (1+r)^nper. */
function paidBelowZero(rate: number, nper: number, count: number, left: number): number {
  const waited = count * growth(rate, nper - left) * growthLessOne(rate, left);
  const force = Math.log1p(rate);
  const own =
    -count * force < FEW
      ? growth(rate, count) * discountSeries(rate, force, count)
      : count * growth(rate, count) - futureAnnuity(rate, count);
  return waited + growth(rate, nper - left - count) * own;
}

/** Up to this, count × ln(1+r), a series keeps the digits that the closed form loses. */
const FEW = 0.5;

/**
 * Σ (1 − v^i) for i from 1 to n = (n·r − 1 + v^n)/r, as its series in x = ln(1+r):
 * x/r · Σ x^(k−1)·(n + (−n)^k)/k!, k from 2 on.
 */
function discountSeries(rate: number, force: number, n: number): number {
  if (rate === 0) return 0;
  let sum = 0;
  // x^(k−1)/k! times 1 and times (−n)^k.
  let one = 1;
  let many = -n;
  for (let k = 2; k <= 20; k++) {
    one *= force / k;
    many *= (-n * force) / k;
    sum += n * one + many;
  }
  return (force / rate) * sum;
}
