import { describe, expect, it } from 'vitest';
import { type Figure, figureOf } from '../../../tool/index.ts';
import { questioned, questionedInput } from '../../testing/questioned.ts';
import { tableCharts } from './tables.ts';

const figure = figureOf(questioned.calculation, { id: 'x' }) as Figure;
const rows = { variable: questionedInput('rate'), values: [12, 6] };

describe('the lines of a table', () => {
  it('go from the least value on, and a figure that stays the same has none', () => {
    const cells = [
      [[3], [7]],
      [[5], [7]],
    ];
    const charts = tableCharts({ figures: [figure, figure], rows, columns: null, cells });
    expect(charts.map((chart) => 'lines' in chart && chart.lines)).toEqual([
      [
        [
          { x: 6, y: 5 },
          { x: 12, y: 3 },
        ],
      ],
    ]);
  });
});
