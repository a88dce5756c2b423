import { finiteOrNaN } from './finite.ts';

/**
 * Net present value of the first `length` flows (Excel's NPV): the first flow is discounted one
 * period. The rate is per period, as a fraction. NaN for a rate of −100 % and where the value
 * overflows.
 */
export function npv(rate: number, flows: ArrayLike<number>, length = flows.length): number {
  const discount = 1 / (1 + rate);
  let value = 0;
  for (let k = length - 1; k >= 0; k--) value = (value + (flows[k] ?? Number.NaN)) * discount;
  return finiteOrNaN(value);
}
