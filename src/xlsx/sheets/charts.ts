import type { Chart } from '../../tool/index.ts';
import type { BookChart } from '../book.ts';
import { fullAddress, Grid } from '../grid.ts';
import { type Layout, MONTH_COLUMN } from '../layout.ts';
import { putTitle } from './heads.ts';

const TYPES = { line: 'line', area: 'area', bar: 'column' } as const;
/** In cells of a sheet without widths of its own. */
const HEIGHT = 20;
const FIRST = 3;

/** 'Gráficos': the tool's charts, drawn by the spreadsheet from the cells; null where it can't draw any. */
export function chartsSheet(layout: Layout): Grid | null {
  const charts = layout.calculation.declaration.charts.flatMap((chart) => {
    const drawn = bookChart(chart, layout);
    return drawn ? [drawn] : [];
  });
  if (charts.length === 0) return null;
  const grid = new Grid(layout.sheets.take('Gráficos'), { landscape: true });
  putTitle(grid, 'Gráficos', 'Siguen a las celdas, con las filas que había al exportar.');
  charts.forEach((chart, at) => {
    grid.charts.push({ ...chart, row: FIRST + at * (HEIGHT + 1), column: 0 });
  });
  return grid;
}

/** Radars, heat maps and waterfalls have no like among a spreadsheet's charts. */
function bookChart(chart: Chart, layout: Layout): BookChart | null {
  const { type, source, series, x, label, stacked = false } = chart;
  const rows = layout.calculation.rows(source);
  if (type === 'radar' || type === 'heat' || rows === 0) return null;
  if (series.some(({ base }) => base !== undefined)) return null;
  const range = (id: string): string => {
    const { sheet, row, column } = layout.place({ id, table: source });
    return fullAddress(sheet, row, column, row + rows - 1);
  };
  const area = layout.area(source);
  const { row } = layout.place({ id: series[0]?.column ?? '', table: source });
  // Rows are named by their month where they have one, else by their number.
  const isMonth = area.month !== undefined && (x === undefined || x === area.month);
  const named = fullAddress(area.sheet, row, isMonth ? MONTH_COLUMN : 0, row + rows - 1);
  return {
    type: TYPES[type],
    title: label,
    stacked,
    categories: x === undefined || isMonth ? named : range(x),
    series: series.map(({ column }) => ({
      name: layout.label({ id: column, table: source }),
      values: range(column),
    })),
    row: 0,
    column: 0,
  };
}
