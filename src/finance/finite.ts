/** The number itself, without a negative zero; NaN where it is infinite or not a number. */
export function finiteOrNaN(value: number): number {
  return Number.isFinite(value) ? value + 0 : Number.NaN;
}
