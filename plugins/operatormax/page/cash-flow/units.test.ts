import { expect, it } from 'vitest';
import { inUnit } from './units.ts';

it.each([
  // 31.250.000 − 34.272.000 and two months more: halves, but for the noise of the sum.
  [-4_651_499.999_999_985, 'miles', '−4.652'],
  [8_962_498, 'miles', '8.962'],
  [-4_651_500, 'pesos', '−4.651.500'],
  // A hundredth of a peso less is no half any more.
  [4_349_999.99, 'millones', '4,3'],
  [4_350_000, 'millones', '4,4'],
  [1_234_567_890_123.45, 'miles', '1.234.567.890'],
] as const)('%d pesos in %s are written %s', (pesos, unit, text) => {
  expect(inUnit(pesos, unit).text).toBe(text);
});
