/** How often a credit is paid. */
export type PaymentFrequency = 'mensual' | 'trimestral' | 'semestral';

/** `cuota`: equal payments; `bullet`: interest in each payment, the principal in the last. */
export type CreditType = 'cuota' | 'bullet';

const PAYMENTS_PER_YEAR: Readonly<Record<PaymentFrequency, number>> = {
  mensual: 12,
  trimestral: 4,
  semestral: 2,
};

/** A balance below this, in the currency of the amount, is rounding: it counts as paid. */
const PAID = 0.01;

/** Payments a year of a frequency: 12, 4 or 2. */
export function paymentsPerYear(frequency: PaymentFrequency): number {
  return PAYMENTS_PER_YEAR[frequency];
}

/**
 * Payments in a term: whole periods only, at least one (rounding up would push the last payment
 * past the term). NaN for a term that is NaN.
 */
export function numberOfPayments(termInMonths: number, frequency: PaymentFrequency): number {
  const monthsBetweenPayments = 12 / paymentsPerYear(frequency);
  return Math.max(1, Math.floor(termInMonths / monthsBetweenPayments));
}

/**
 * Fills out[k] with the balance after payment k + 1, in the currency of the amount: 0 from the last
 * payment on. A credit with more payments than `out` is long is cut off there. The payment of a
 * `cuota` is −pmt(ratePerPeriod, payments, amount).
 *
 * All NaN for an argument that is not finite, for less than one payment and for a rate of −100 % or
 * less.
 */
export function creditBalance(
  out: Float64Array,
  amount: number,
  ratePerPeriod: number,
  payments: number,
  creditType: CreditType,
): void {
  const finite = [amount, ratePerPeriod, payments].every(Number.isFinite);
  if (!finite || payments < 1 || ratePerPeriod <= -1) {
    out.fill(Number.NaN);
    return;
  }
  const count = Math.floor(payments);
  const force = Math.log1p(ratePerPeriod);
  for (let k = 0; k < out.length; k++) {
    const balance = amount * shareOwed(force, count - k - 1, count, creditType);
    out[k] = Math.abs(balance) < PAID ? 0 : balance;
  }
}

/**
 * Part of the amount still owed with `left` of `count` payments to come, from what remains to be
 * paid: (1 − (1+r)^−left) / (1 − (1+r)^−count), with `force` = ln(1+r). Unlike a running balance it
 * carries no error from row to row, and it ends at exactly 0.
 */
function shareOwed(force: number, left: number, count: number, creditType: CreditType): number {
  if (left <= 0) return 0;
  if (creditType === 'bullet') return 1;
  return force === 0 ? left / count : Math.expm1(-left * force) / Math.expm1(-count * force);
}
