import {
  kinds,
  type StudyCell,
  type StudyChart,
  type StudyResult,
  type StudyTable,
} from '../../tool/index.ts';
import type { BookChart } from '../book.ts';
import { computedFormat } from '../formats.ts';
import { fullAddress, Grid } from '../grid.ts';
import type { Layout } from '../layout.ts';
import { putTitle } from './heads.ts';

const FIRST = 3;
/** In characters. */
const WIDEST = 28;
/** Rows that a spreadsheet's chart takes. */
const CHART_ROWS = 21;

/**
 * A sheet for each kept study of the case: what was asked, what came out, its tables and what a
 * spreadsheet can draw of its charts. All of it values: each answer is many runs of the whole model.
 */
export function studySheets(
  layout: Layout,
  studies: readonly StudyResult[],
  date: string,
): readonly Grid[] {
  return studies.map((study) => {
    const grid = new Grid(layout.sheets.take(study.name), { landscape: true });
    const note = `${KINDS[study.kind]}. Valores del ${date}: no siguen a las entradas.`;
    putTitle(grid, study.name, note);
    let row = FIRST;
    for (const sentence of study.fault === null ? study.says : [study.fault]) {
      grid.put(row++, 0, { value: sentence, look: 'note' });
    }
    const drawn = study.charts.filter(({ kind }) => kind !== 'bars');
    const titles = new Set(drawn.map(({ title }) => title));
    // What stands beside a chart is no table besides.
    const tables = study.tables.filter(({ title }) => !titles.has(title));
    for (const table of tables) row = putTable(grid, row + 1, table);
    for (const chart of study.charts) row = putChart(grid, row + 1, chart);
    return grid;
  });
}

const KINDS: Readonly<Record<StudyResult['kind'], string>> = {
  goal: 'Búsqueda de una meta',
  table: 'Tabla de sensibilidad',
  tornado: 'Tornado: qué mueve una cifra',
  simulation: 'Simulación',
  scenarios: 'Escenarios',
};

/** Writes a table from a row on, and gives the first row after it. */
function putTable(grid: Grid, from: number, { title, head, values, rows }: StudyTable): number {
  grid.put(from, 0, { value: title, look: 'section' });
  head.forEach((text, column) => {
    const value = column === 0 ? undefined : values?.[column - 1];
    grid.put(from + 1, column, { ...(value ? numbered(value) : { value: text }), look: 'header' });
    grid.widen(column, Math.min(Math.max(text.length, 12), WIDEST));
  });
  rows.forEach((cells, at) => {
    cells.forEach((cell, column) => {
      const look = column === 0 ? 'label' : 'computed';
      grid.put(from + 2 + at, column, { ...numbered(cell), look });
      grid.widen(column, Math.min(cell.text.length, WIDEST));
    });
  });
  return from + 2 + rows.length;
}

/** A number with its format, to calculate with; anything else as it reads. */
function numbered({ text, value, shape }: StudyCell): { value: string | number; format?: string } {
  const isNumber = typeof value === 'number' && shape && kinds[shape.kind].type === 'number';
  if (!isNumber) return { value: text };
  const format = computedFormat(shape);
  return format === undefined ? { value } : { value, format };
}

/** The figures of a chart beside the chart itself; a waterfall and a tornado are told by their tables. */
function putChart(grid: Grid, from: number, chart: StudyChart): number {
  const columns = columnsOf(chart);
  if (!columns) return from - 1;
  grid.put(from, 0, { value: `Gráfico: ${chart.title}`, look: 'section' });
  const [names, ...series] = columns;
  columns.forEach(({ head, format, values }, column) => {
    grid.put(from + 1, column, { value: head, look: 'header' });
    values.forEach((value, at) => {
      const own = format === undefined || typeof value !== 'number' ? {} : { format };
      grid.put(from + 2 + at, column, { value, look: 'computed', ...own });
    });
  });
  const last = from + 1 + (names?.values.length ?? 0);
  const drawn: BookChart = {
    type: chart.kind === 'histogram' ? 'column' : 'line',
    title: chart.title,
    stacked: false,
    categories: fullAddress(grid.name, from + 2, 0, last),
    series: series.map(({ head }, at) => ({
      name: head,
      values: fullAddress(grid.name, from + 2, at + 1, last),
    })),
    row: from,
    column: columns.length + 1,
  };
  grid.charts.push(drawn);
  return Math.max(last, from + CHART_ROWS) + 1;
}

interface Column {
  readonly head: string;
  readonly format: string | undefined;
  readonly values: readonly (number | string | null)[];
}

/** What stands along a chart, then its series. */
function columnsOf(chart: StudyChart): readonly Column[] | null {
  if (chart.kind === 'bars') return null;
  if (chart.kind === 'histogram') {
    const { shape, low, high, counts } = chart;
    const step = (high - low) / counts.length;
    return [
      {
        head: 'Desde',
        format: computedFormat(shape),
        values: counts.map((_, at) => low + at * step),
      },
      { head: 'Corridas', format: '0', values: counts },
    ];
  }
  const { x, y, lines, target } = chart;
  const [first = []] = lines;
  const named = lines.map((line, at) => ({
    head: at === 0 ? y.label : `${y.label} (margen ${at})`,
    format: computedFormat(y),
    values: first.map((point) => line.find((other) => other.x === point.x)?.y ?? null),
  }));
  const goal = { head: 'Meta', format: computedFormat(y), values: first.map(() => target) };
  return [
    { head: x.label, format: computedFormat(x), values: first.map((point) => point.x) },
    ...named,
    ...(target === null ? [] : [goal]),
  ];
}
