import { finiteOrNaN } from './finite.ts';

/*
 * Conversions between annual rates, as fractions (0.12 = 12 %). log1p and expm1 keep the digits of
 * small rates that (1 + r)^n − 1 would lose.
 */

/**
 * Effective annual rate of a nominal one compounded npery times a year (Excel's EFFECT; here npery
 * may have a fraction). NaN for npery below 1 or a nominal rate of −npery or less.
 */
export function effect(nominalRate: number, npery: number): number {
  if (!(npery >= 1)) return Number.NaN;
  return finiteOrNaN(Math.expm1(npery * Math.log1p(nominalRate / npery)));
}

/**
 * Nominal annual rate, compounded npery times a year, of an effective one (Excel's NOMINAL; here
 * npery may have a fraction). NaN for npery below 1 or an effective rate below −100 %.
 */
export function nominal(effectRate: number, npery: number): number {
  if (!(npery >= 1)) return Number.NaN;
  return finiteOrNaN(npery * periodicRate(effectRate, npery));
}

/**
 * Rate per period of an effective annual rate: (1 + ea)^(1/p) − 1. NaN for periodsPerYear of 0 or
 * less, or a rate below −100 %.
 */
export function periodicRate(effectiveAnnual: number, periodsPerYear: number): number {
  if (!(periodsPerYear > 0)) return Number.NaN;
  return finiteOrNaN(Math.expm1(Math.log1p(effectiveAnnual) / periodsPerYear));
}
