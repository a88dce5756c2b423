import { describe, expect, it } from 'vitest';
import { type Figure, figureOf } from '../../../tool/index.ts';
import { questioned, questionedInput } from '../../testing/questioned.ts';
import { cellsOf } from '../parts/cells.ts';
import { tableCharts, tableOf } from './tables.ts';

const figure = figureOf(questioned.calculation, { id: 'x' }) as Figure;
const rows = { variable: questionedInput('rate'), values: [12, 6] };

it('columns of values are told as numbers beside how they read', () => {
  const columns = { variable: questionedInput('rate'), values: [5, 10] };
  const cells = [[[3, 4]], [[5, 6]]];
  const table = tableOf({ figures: [figure], rows, columns, cells }, [0]);
  expect(table.values?.map(({ value }) => value)).toEqual([5, 10]);
  const [head, ...rest] = cellsOf(table).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.value)),
  );
  expect(head?.slice(1)).toEqual([5, 10]);
  expect(rest).toEqual([
    [12, 3, 4],
    [6, 5, 6],
  ]);
});

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
