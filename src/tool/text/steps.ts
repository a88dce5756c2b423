import { twelveDigits } from './numbers.ts';

/** What a step may fall short of the end by, as a share of itself: 0,1 + 0,2 is no 0,3. */
const SHORT = 1e-9;

/** How many values there are from one number to a larger one, both counted; `by` is positive. */
export const countSteps = (from: number, to: number, by: number): number =>
  Math.floor((to - from) / by + SHORT) + 1;

/** So many values, each `by` on from the one before, without what binary fractions leave behind. */
export const stepsFrom = (from: number, by: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => twelveDigits(from + at * by));
