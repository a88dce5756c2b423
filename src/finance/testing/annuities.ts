import * as fc from 'fast-check';

/** Rates from −20 % to 50 % a period, tiny ones and 0 among them. */
export const rates = fc.oneof(
  fc.double({ min: -0.2, max: 0.5, noNaN: true }),
  fc.double({ min: -30, max: -6, noNaN: true }).map((power) => 10 ** power),
  fc.double({ min: -30, max: -6, noNaN: true }).map((power) => -(10 ** power)),
  fc.constant(0),
);
export const amounts = fc
  .tuple(fc.double({ min: 1, max: 1e9, noNaN: true }), fc.constantFrom(-1, 1))
  .map(([size, sign]) => size * sign);
export const types = fc.constantFrom(0, 1);
export const terms = fc.integer({ min: 1, max: 420 });
