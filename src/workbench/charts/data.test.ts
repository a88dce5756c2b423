import { describe, expect, it } from 'vitest';
import { money, percent } from '../../tool/index.ts';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session.ts';
import { chartData, type Point, shortValue, thinned } from './data.ts';

describe('chartData', () => {
  it('reads the declared series, anew when the document changes', () => {
    const session = new Session(sampleTool());
    const chart = session.calculation.declaration.charts[0];
    if (!chart) throw new Error('the sample has no chart');
    const before = chartData(session, chart);
    expect(before.points.map(({ x, values }) => [x, ...values])).toEqual([
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ]);
    expect(before.xLabel).toBe('Año');
    session.select({ id: 'amount' });
    expect(chartData(session, chart)).toBe(before);
    session.type({ id: 'years' }, '1');
    expect(chartData(session, chart).points).toHaveLength(1);
  });
});

describe('thinned', () => {
  const points = (values: readonly (number | null)[]): Point[] =>
    values.map((value, x) => ({ x, values: [value], bases: [0], heats: [0] }));

  it('leaves few points alone', () => {
    const few = points([1, 2, null]);
    expect(thinned(few, 3)).toBe(few);
  });

  it('keeps ends and peaks, in order, and no more than asked for and the ends', () => {
    const values = Array.from({ length: 10_000 }, (_, x) => Math.sin(x / 50));
    values[1234] = 99;
    values[8765] = -99;
    const kept = thinned(points(values), 100);
    expect(kept.length).toBeLessThanOrEqual(102);
    expect(kept[0]?.x).toBe(0);
    expect(kept.at(-1)?.x).toBe(9999);
    const xs = kept.map(({ x }) => Number(x));
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs).toContain(1234);
    expect(xs).toContain(8765);
  });
});

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
    [-240_000_000, '-$ 240 M'],
  ])('%d: %s', (value, text) =>
    expect(shortValue(value, pesos).replaceAll('\u00a0', ' ')).toBe(text),
  );

  it('tells near percentages apart', () => {
    const rate = percent('Tasa');
    const ticks = [0, 0.4, 0.75, 12].map((tick) =>
      shortValue(tick, rate).replaceAll('\u00a0', ' '),
    );
    expect(ticks).toEqual(['0 %', '0,4 %', '0,75 %', '12 %']);
  });
});
