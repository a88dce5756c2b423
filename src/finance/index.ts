export { fv, ipmt, nper, pmt, ppmt, pv } from './annuity.ts';
export {
  addMonths,
  daysInMonth,
  isoMonth,
  monthIndex,
  monthIndexOf,
  monthOf,
  monthsBetween,
  yearOf,
} from './calendar.ts';
export { effect, nominal, periodicRate } from './conversions.ts';
export type { CreditType, PaymentFrequency } from './credit.ts';
export { creditBalance, numberOfPayments, paymentsPerYear } from './credit.ts';
export { cumipmt } from './cumulative.ts';
export { irr } from './irr.ts';
export { npv } from './npv.ts';
export { pvSteps } from './pv-steps.ts';
export { rate } from './rate.ts';
export { compare, restOf100, round } from './rounding.ts';
