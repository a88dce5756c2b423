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

  it('says what its table says', () => {
    expect(tornadoTable(answer).rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Precio', 270e6, 3_240e6, 330e6, 3_960e6, 720e6],
    ]);
  });
});
