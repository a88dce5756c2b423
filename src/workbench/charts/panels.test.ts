import { describe, expect, it } from 'vitest';
import { money, percent, type Shape } from '../../tool/index.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { breaksOf, panelsOf } from './panels.ts';
import { pointTitle, tooltipLines } from './tooltipLines.ts';

function chart(
  columns: readonly (readonly (number | null)[])[],
  series: readonly Partial<ChartSeries>[] = [],
): ChartData {
  const shape: Shape = money('Valor');
  return {
    series: columns.map((_, i) => ({ shape, type: 'bar', floats: false, ...series[i] })),
    points: (columns[0] ?? []).map((_, at) => ({
      x: String(at + 1),
      at,
      values: columns.map((values) => values[at] ?? null),
      bases: columns.map(() => 0),
      heats: [],
    })),
    xLabel: 'Mes',
    axis: 'numbers',
  };
}

const repeated = (value: number, times: number) => Array<number>(times).fill(value);

describe('panelsOf', () => {
  it('has one panel for series of like size', () => {
    const [panel, ...more] = panelsOf(
      chart([
        [10, 40],
        [90, 60],
      ]),
      false,
    );
    expect(more).toEqual([]);
    expect(panel).toEqual({
      series: [0, 1],
      domain: [0, 100],
      ticks: [0, 20, 40, 60, 80, 100],
      cuts: [],
    });
  });

  it('cuts no value for the points that have none', () => {
    const [panel] = panelsOf(chart([[2.4, 3, -0.3, ...Array<null>(5).fill(null)]]), false);
    expect(panel?.cuts).toEqual([]);
    expect(panel?.domain).toEqual([-1, 3]);
  });

  it('gives a panel of its own to what would be flat beside another, and to another kind', () => {
    const panels = panelsOf(
      chart(
        [
          [320, 100],
          [3, 1],
          [12, 8],
          [2, 2],
        ],
        [{}, {}, { shape: percent('Tasa') }],
      ),
      false,
    );
    expect(panels.map(({ series }) => series)).toEqual([[0], [1, 3], [2]]);
  });

  it('cuts off the one sale that dwarfs the months before it', () => {
    const [panel] = panelsOf(chart([[...repeated(-2.5, 39), 165]]), false);
    // From -2.5 to 0, and room for the figure of what passes the upper edge.
    expect(panel).toEqual({
      series: [0],
      domain: [-2.5, 0.5],
      ticks: [-2.5, -2, -1.5, -1, -0.5, 0],
      cuts: [{ point: 39, series: 0, value: 165, edge: 0.5 }],
    });
  });

  it('cuts off both ends: the purchase and the sale', () => {
    const [panel] = panelsOf(chart([[-900, ...repeated(9, 20), 2000]]), false);
    expect(panel?.cuts.map(({ point, value }) => [point, value])).toEqual([
      [0, -900],
      [21, 2000],
    ]);
  });

  it('breaks the scale once for all that leaves it at a point', () => {
    const months = [-900, ...repeated(9, 20), 2000];
    const [panel] = panelsOf(chart([months, months.map((value) => value * 0.9)]), false);
    expect(panel && breaksOf(panel).map(({ point, values }) => [point, values])).toEqual([
      [0, [-900, -810]],
      [21, [2000, 1800]],
    ]);
  });

  it('cuts off nothing of a few values, nor where many are large', () => {
    expect(panelsOf(chart([[1, 1, 100]]), false)[0]?.cuts).toEqual([]);
    expect(panelsOf(chart([[...repeated(1, 9), ...repeated(100, 9)]]), false)[0]?.cuts).toEqual([]);
  });

  it('stacks what adds and what takes away on both sides of zero', () => {
    const [panel] = panelsOf(
      chart([
        [30, 10],
        [40, -20],
      ]),
      true,
    );
    expect(panel).toMatchObject({ series: [0, 1], domain: [-20, 80], cuts: [] });
  });

  it('reaches to where floating bars end', () => {
    const data = chart([[30, -50]], [{ floats: true }]);
    const points = data.points.map((point, at) => ({ ...point, bases: [at === 0 ? 0 : 30] }));
    expect(panelsOf({ ...data, points }, false)[0]?.domain).toEqual([-20, 30]);
  });

  it('has a scale where all is zero', () => {
    expect(panelsOf(chart([[0, 0]]), false)[0]).toMatchObject({ domain: [0, 1], ticks: [0] });
  });
});

describe('the tooltip', () => {
  const [first, second] = [{ shape: money('Capital') }, { shape: money('Interés') }];
  const data = chart(
    [
      [100, 0, 0],
      [5, 7, 0],
    ],
    [first, second],
  );
  const lines = (at: number, stacked: boolean) => {
    const point = data.points[at];
    if (!point) throw new RangeError(`no point ${at}`);
    return tooltipLines(data, point, stacked).map(({ name, text }) => [
      name,
      text.replaceAll('\u00a0', ' '),
    ]);
  };

  it('tells each series, and the total of a stack', () => {
    expect(lines(0, true)).toEqual([
      ['Capital', '$ 100'],
      ['Interés', '$ 5'],
      ['Total', '$ 105'],
    ]);
    expect(lines(0, false)).toHaveLength(2);
  });

  it('leaves zeros out, unless there is nothing else', () => {
    expect(lines(1, true)).toEqual([['Interés', '$ 7']]);
    expect(lines(2, false)).toEqual([
      ['Capital', '$ 0'],
      ['Interés', '$ 0'],
    ]);
  });

  it('says what a number counts, and a name as it is', () => {
    const titles = ['7', '1.000', 'dic 2037', 'Apto 301', '31/01/2025'].map((x) =>
      pointTitle(data, { x, at: 0, values: [], bases: [], heats: [] }),
    );
    expect(titles).toEqual(['Mes 7', 'Mes 1.000', 'dic 2037', 'Apto 301', '31/01/2025']);
  });
});
