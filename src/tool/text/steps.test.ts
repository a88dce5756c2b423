import { expect, it } from 'vitest';
import { countSteps, stepsFrom } from './steps.ts';

it('reaches an end that binary fractions miss', () => {
  // 0.1 + 0.1 + 0.1 is 0.30000000000000004, and (0.3 - 0.1) / 0.1 is 1.9999999999999998.
  expect(countSteps(0.1, 0.3, 0.1)).toBe(3);
  expect(stepsFrom(0.1, 0.1, 3)).toEqual([0.1, 0.2, 0.3]);
});

it('stops before an end that a step passes', () => {
  expect(countSteps(4, 12, 3)).toBe(3);
  expect(stepsFrom(4, 3, 3)).toEqual([4, 7, 10]);
  expect(countSteps(5, 5, 2)).toBe(1);
});
