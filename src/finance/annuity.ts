import { finiteOrNaN } from './finite.ts';

/*
 * Excel's annuity functions. All of them solve one balance, for a rate per period r and n periods:
 *
 *   pv·(1+r)^n + pmt·(1 + r·type)·((1+r)^n − 1)/r + fv = 0
 *
 * Money received is positive, money paid negative. `type` is 0 for payments at the end of a period
 * (arrears) and 1 for payments at its start. Rates are per period, as fractions (0.01 = 1 %), above
 * −1. A result that is not a finite number is NaN.
 *
 * Powers are exp(n·log1p(r)) and (1+r)^n − 1 is expm1(n·log1p(r)): the textbook form loses every
 * digit of the interest when r is tiny.
 */

/** Below this a rate earns less than a double can represent, and its products lose digits. */
export const NEGLIGIBLE = 1e-100;

/** (1+r)^n − 1, exact to the last digits for tiny rates. */
export function growthLessOne(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate));
}

/** What one unit paid at the end of each of n periods is worth after the last: ((1+r)^n − 1)/r. */
export function futureAnnuity(rate: number, periods: number): number {
  return Math.abs(rate) < NEGLIGIBLE ? periods : growthLessOne(rate, periods) / rate;
}

/** What one unit paid at the end of each of n periods is worth today: (1 − (1+r)^−n)/r. */
export function presentAnnuity(rate: number, periods: number): number {
  return Math.abs(rate) < NEGLIGIBLE ? periods : -growthLessOne(rate, -periods) / rate;
}

/** (1+r)^n. */
export function growth(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** What makes payments in arrears of payments in advance: they earn one period more. */
export function advance(rate: number, type: number): number {
  return type === 0 ? 1 : 1 + rate;
}

/** Present value (Excel's PV). NaN for a rate of −100 % or less. */
export function pv(rate: number, nper: number, pmt: number, fv = 0, type = 0): number {
  const payments = pmt * advance(rate, type) * presentAnnuity(rate, nper);
  // Most have no terminal value: they are spared its power.
  const terminal = fv === 0 ? 0 : fv * growth(rate, -nper);
  return finiteOrNaN(-(payments + terminal));
}

/** Future value (Excel's FV). NaN for a rate below −100 %. */
export function fv(rate: number, nper: number, pmt: number, pv = 0, type = 0): number {
  const payments = pmt * advance(rate, type) * futureAnnuity(rate, nper);
  return finiteOrNaN(-(payments + pv * growth(rate, nper)));
}

/** Payment of each period (Excel's PMT). NaN for no periods or a rate below −100 %. */
export function pmt(rate: number, nper: number, pv: number, fv = 0, type = 0): number {
  // A sinking fund for the whole, and interest on what stays owed meanwhile. The two forms say
  // the same; each is used where its parts don't cancel and an endless power leaves interest alone.
  const payment =
    rate > 0
      ? (pv + fv) / futureAnnuity(rate, nper) + pv * rate
      : (pv + fv) / presentAnnuity(rate, nper) - fv * rate;
  return finiteOrNaN(-payment / advance(rate, type));
}

/**
 * Interest in the payment of period `per`, 1 to nper (Excel's IPMT). NaN for a period outside the
 * term.
 */
export function ipmt(
  rate: number,
  per: number,
  nper: number,
  pv: number,
  fv = 0,
  type = 0,
): number {
  if (!isWithin(per, nper)) return Number.NaN;
  return interest(rate, per, nper, pmt(rate, nper, pv, fv, type), pv, fv, type);
}

/**
 * Principal in the payment of period `per`, 1 to nper (Excel's PPMT). NaN for a period outside the
 * term.
 */
export function ppmt(
  rate: number,
  per: number,
  nper: number,
  pv: number,
  fv = 0,
  type = 0,
): number {
  if (!isWithin(per, nper)) return Number.NaN;
  // Nothing has accrued when a payment in advance falls due at the very start.
  if (type !== 0 && per === 1) return pmt(rate, nper, pv, fv, type);
  // The principal grows by the rate from one payment to the next, so it needs no subtraction of
  // interest: principal k = −(pv + fv)·(1+r)^(k−1) / (((1+r)^n − 1)/r).
  const grown = type === 0 ? per - 1 : per - 2;
  const share =
    rate > 0
      ? growth(rate, grown - nper) / presentAnnuity(rate, nper)
      : growth(rate, grown) / futureAnnuity(rate, nper);
  return finiteOrNaN(-(pv + fv) * share);
}

/**
 * Number of periods (Excel's NPER), in closed form; negative where the balance is only met in the
 * past, as in Excel. NaN where no number of periods does, such as a payment below the interest, and
 * for a rate of −100 % or less.
 */
export function nper(rate: number, pmt: number, pv: number, fv = 0, type = 0): number {
  if (!(rate > -1)) return Number.NaN;
  if (Math.abs(rate) < NEGLIGIBLE) return finiteOrNaN(-(pv + fv) / pmt);
  const payment = pmt * advance(rate, type);
  const base = payment + pv * rate;
  // (1+r)^n − 1. Near 0 the logarithm is taken of this, elsewhere of (1+r)^n itself.
  const growthLess1 = (-(pv + fv) * rate) / base;
  const logGrowth =
    Math.abs(growthLess1) < 0.5 ? Math.log1p(growthLess1) : Math.log((payment - fv * rate) / base);
  return finiteOrNaN(logGrowth / Math.log1p(rate));
}

/** Whether a term has that period. */
export function isWithin(per: number, nper: number): boolean {
  return per >= 1 && per <= nper;
}

/** Interest that accrued in the period before payment `per`, on the balance left by the others. */
function interest(
  rate: number,
  per: number,
  nper: number,
  payment: number,
  pvalue: number,
  fvalue: number,
  type: number,
): number {
  if (per === 1) return type === 0 ? finiteOrNaN(-pvalue * rate) : 0;
  // A balance is what remains to be paid, or what was drawn less what was paid: each is used where
  // its powers are at most 1, so that rounding does not grow with the term.
  const balance =
    rate > 0
      ? pv(rate, nper - per + 1, payment, fvalue, type)
      : -fv(rate, per - 1, payment, pvalue, type);
  return finiteOrNaN((-balance * rate) / advance(rate, type));
}
