import { monthIndexOf } from '../../finance/index.ts';
import {
  type Chart,
  type Document,
  type Field,
  type Formula,
  kinds,
  type Shape,
  shortMonth,
} from '../../tool/index.ts';
import type { Session } from '../session/session.ts';
import type { AxisKind } from './positions.ts';

/** One point along the axis; a series without a value there is null. */
export interface Point {
  /** What the point is: 'Año 3', 'dic 2037', 'Apto 301'. */
  readonly x: string;
  /** What its tick says, if that is less. */
  readonly tick?: string;
  /** Its number along the axis, or its month from January of year 0; its place among names. */
  readonly at: number;
  readonly values: readonly (number | null)[];
  /** Where the bar of each series starts. */
  readonly bases: readonly number[];
  /** From 0 (calm) to 1 (hot), for each series. */
  readonly heats: readonly number[];
}

export interface ChartSeries {
  readonly shape: Shape;
  readonly type: 'line' | 'area' | 'bar';
  /** Its bars start where the ones before ended. */
  readonly floats: boolean;
}

export interface ChartData {
  readonly points: readonly Point[];
  readonly series: readonly ChartSeries[];
  readonly xLabel: string;
  readonly axis: AxisKind;
}

/** How a series of a chart is drawn unless it says otherwise. */
const PLAIN = { line: 'line', area: 'area', bar: 'bar', radar: 'line', heat: 'bar' } as const;

interface Drawn {
  readonly document: Document;
  readonly records: readonly number[] | undefined;
  readonly data: ChartData;
}

const drawn = new WeakMap<Session, Map<Chart, Drawn>>();

/**
 * The declared series of a chart with their present values; `records` picks some rows (from 0).
 * The same object while the document is the same: a mere selection leaves thousands of points alone.
 */
export function chartData(session: Session, chart: Chart, records?: readonly number[]): ChartData {
  const charts = drawn.get(session) ?? new Map<Chart, Drawn>();
  drawn.set(session, charts);
  const { document } = session;
  const known = charts.get(chart);
  if (known?.document === document && known.records === records) return known.data;
  const data = readSeries(session, chart, records);
  charts.set(chart, { document, records, data });
  return data;
}

function readSeries(session: Session, chart: Chart, records?: readonly number[]): ChartData {
  const { calculation } = session;
  const table = chart.source;
  const shapeOf = (id: string): Field | Formula | undefined =>
    calculation.field({ id, table }) ?? calculation.formula({ id, table });
  const series = chart.series.flatMap(({ column, type, ...rest }) => {
    const shape = shapeOf(column);
    return shape ? [{ column, shape, type: type ?? PLAIN[chart.type], ...rest }] : [];
  });
  const numberAt = (id: string | undefined, row: number): number | null => {
    const value = id === undefined ? null : calculation.value({ id, table, row });
    return typeof value === 'number' ? value : null;
  };
  const xShape = chart.x === undefined ? undefined : shapeOf(chart.x);
  const rows = records ?? Array.from({ length: calculation.sheet.rows(table) }, (_, row) => row);
  const points = rows.map((row): Point => {
    const x = chart.x === undefined ? row + 1 : calculation.value({ id: chart.x, table, row });
    const month = xShape?.kind === 'date' ? monthIndexOf(String(x)) : Number.NaN;
    return {
      x: xShape ? kinds[xShape.kind].format(x, xShape) : String(x),
      ...(Number.isNaN(month) ? {} : { tick: shortMonth(month) }),
      at: typeof x === 'number' ? x : Number.isNaN(month) ? row : month,
      values: series.map(({ column }) => numberAt(column, row)),
      bases: series.map(({ base }) => numberAt(base, row) ?? 0),
      heats: series.map(({ heat }) => numberAt(heat, row) ?? 0),
    };
  });
  return {
    points,
    series: series.map(({ shape, type, base }) => ({ shape, type, floats: base !== undefined })),
    xLabel: chart.xLabel ?? xShape?.label ?? 'Fila',
    axis: axisOf(chart, xShape),
  };
}

function axisOf({ months }: Chart, shape: Shape | undefined): AxisKind {
  if (months || shape?.kind === 'date' || shape?.month) return 'months';
  return shape === undefined || kinds[shape.kind].type === 'number' ? 'numbers' : 'names';
}

/** Where a bar starts and where it ends. */
export function endsOf({ values, bases }: Point, series: number): [number, number] {
  const from = bases[series] ?? 0;
  return [from, from + (values[series] ?? 0)];
}
