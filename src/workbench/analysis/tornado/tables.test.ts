import { describe, expect, it } from 'vitest';
import { type Figure, figureOf, swungBy } from '../../../tool/index.ts';
import { questioned, questionedInput } from '../../testing/questioned.ts';
import { tornadoChart, tornadoTable } from './tables.ts';

const figure = figureOf(questioned.calculation, { id: 'x' }) as Figure;
const inputs = ['price', 'rate'].map((id) => {
  const variable = questionedInput(id);
  return { variable, swung: swungBy(variable, 0.1)! };
});
// By hand, price × rate: 270 and 330 million at 12 %; 300 million at 10.8 % and 13.2 %.
const answer = {
  figure,
  spread: 0.1,
  only: null,
  base: 3_600e6,
  inputs,
  bars: [
    { input: 0, low: 3_240e6, high: 3_960e6, swing: 720e6 },
    { input: 1, low: 3_600e6, high: 3_600e6, swing: 0 },
  ],
};

describe('a tornado as a picture', () => {
  it('has at both ends of a bar the figure and the value that gives it', () => {
    const chart = tornadoChart(answer);
    expect(chart).toMatchObject({ kind: 'bars', base: 3_600e6 });
    expect('bars' in chart && chart.bars).toEqual([
      {
        label: 'Precio',
        spans: [
          { from: 3_600e6, to: 3_240e6, tone: 'low' },
          { from: 3_600e6, to: 3_960e6, tone: 'high' },
        ],
        left: { text: '$\u00a03.240.000.000', note: 'con $\u00a0270.000.000' },
        right: { text: '$\u00a03.960.000.000', note: 'con $\u00a0330.000.000' },
      },
    ]);
  });

  it('draws the end that there is, on its side, and says that the other has none', () => {
    const barWith = (low: number | null, high: number | null, base: number | null = 3_600e6) => {
      const chart = tornadoChart({ ...answer, base, bars: [{ input: 0, low, high, swing: null }] });
      return 'bars' in chart ? chart.bars[0] : undefined;
    };
    expect(barWith(3_960e6, null)).toMatchObject({
      spans: [{ from: 3_600e6, to: 3_960e6, tone: 'low' }],
      left: { text: 'N/A', note: 'con $\u00a0330.000.000' },
      right: { text: '$\u00a03.960.000.000', note: 'con $\u00a0270.000.000' },
    });
    expect(barWith(null, 3_960e6)).toMatchObject({
      spans: [{ from: 3_600e6, to: 3_960e6, tone: 'high' }],
      left: { text: 'N/A' },
      right: { text: '$\u00a03.960.000.000' },
    });
    // Without a figure today a single end is a mark, and two are a bar between them.
    expect(barWith(null, 5, null)?.spans).toEqual([{ from: 5, to: 5, tone: 'high' }]);
    expect(barWith(3, 5, null)?.spans).toEqual([
      { from: 4, to: 3, tone: 'low' },
      { from: 4, to: 5, tone: 'high' },
    ]);
  });

  it('says what its table says', () => {
    expect(tornadoTable(answer).rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Precio', 270e6, 3_240e6, 330e6, 3_960e6, 720e6],
    ]);
  });
});
