import { describe, expect, it } from 'vitest';
import { money, percent } from '../../tool/index.ts';
import { fewerTicks, shortValue, ticksBetween, valueTicks } from './values.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('shortValue', () => {
  const pesos = money('Valor');
  it.each([
    [0, '$ 0'],
    [2_500, '$ 2.500'],
    [45_000, '$ 45 mil'],
    [7_500_000, '$ 7,5 M'],
    [22_500_000, '$ 22,5 M'],
    [240_000_000, '$ 240 M'],
    [1_500_000_000, '$ 1.500 M'],
    [7_500_000_000_000, '$ 7,5 bill.'],
    [-240_000_000, '−$ 240 M'],
  ])('%d: %s', (value, text) => expect(plain(shortValue(value, pesos))).toBe(text));

  it('has one scale for all ticks of an axis', () => {
    const ticks = [0, 500_000, 1_000_000].map((tick) => plain(shortValue(tick, pesos, 1_000_000)));
    expect(ticks).toEqual(['$ 0', '$ 0,5 M', '$ 1 M']);
  });

  it('tells near percentages apart', () => {
    const ticks = [0, 0.4, 0.75, 12].map((tick) => plain(shortValue(tick, percent('Tasa'))));
    expect(ticks).toEqual(['0 %', '0,4 %', '0,75 %', '12 %']);
  });
});

describe('valueTicks', () => {
  it.each([
    [0, 320, [0, 100, 200, 300, 400]],
    [-97, 66, [-100, -50, 0, 50, 100]],
    [0, 0.28, [0, 0.1, 0.2, 0.3]],
    [0, 12, [0, 2.5, 5, 7.5, 10, 12.5]],
    [-3, 0, [-3, -2, -1, 0]],
    [0, 0, [0]],
  ])('from %d to %d: %j', (low, high, ticks) => expect(valueTicks(low, high, 5)).toEqual(ticks));
});

describe('fewerTicks', () => {
  it.each([
    [[0, 20, 40, 60, 80, 100], 6, [0, 20, 40, 60, 80, 100]],
    [[0, 20, 40, 60, 80, 100], 3, [0, 50, 100]],
    [[0, 20, 40, 60, 80, 100], 2, [0, 100]],
    [[-50, 0, 50, 100, 150], 3, [0, 100]],
    [[0, 20, 40, 60], 3, [0, 40]],
  ])('of %j at most %d: %j', (ticks, most, few) => expect(fewerTicks(ticks, most)).toEqual(few));
});

describe('ticksBetween', () => {
  it.each([
    // Of 0, 50 and 100 one alone is between: steps of 20 have three.
    [30, 90, [40, 60, 80]],
    [0, 100, [0, 50, 100]],
    [-1.2, 0.9, [-1, 0]],
    [7, 7, [7]],
    [1e15 + 0.25, 1e15 + 0.5, []],
  ])('from %d to %d: %j', (low, high, ticks) => expect(ticksBetween(low, high, 2)).toEqual(ticks));
});
