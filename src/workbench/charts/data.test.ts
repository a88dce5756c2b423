import { describe, expect, it } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';
import { chartData } from './data.ts';

describe('chartData', () => {
  it('reads the declared series, anew when the document changes', () => {
    const session = new Session(sampleTool());
    const chart = session.calculation.declaration.charts[0];
    if (!chart) throw new Error('the sample has no chart');
    const before = chartData(session, chart);
    expect(before.points.map(({ x, values }) => [x, ...values])).toEqual([
      ['1', 1000],
      ['2', 2000],
      ['3', 3000],
    ]);
    expect(before.xLabel).toBe('Año');
    session.select({ id: 'amount' });
    expect(chartData(session, chart)).toBe(before);
    session.type({ id: 'years' }, '1');
    expect(chartData(session, chart).points).toHaveLength(1);
  });

  it('places points by their number, their month or their place among names', () => {
    const session = new Session(sampleTool());
    const base = {
      id: 'a',
      label: 'A',
      type: 'bar',
      source: 'homes',
      series: [{ column: 'price' }],
    } as const;
    const names = chartData(session, { ...base, x: 'name' });
    expect(names).toMatchObject({
      axis: 'names',
      points: [
        { x: 'Norte', at: 0 },
        { x: 'Sur', at: 1 },
      ],
    });
    const rows = chartData(session, { ...base, id: 'b', months: true });
    expect(rows).toMatchObject({
      axis: 'months',
      points: [
        { x: '1', at: 1 },
        { x: '2', at: 2 },
      ],
    });
  });
});
