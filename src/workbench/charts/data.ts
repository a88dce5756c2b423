import {
  type Chart,
  type Document,
  type Field,
  type Formula,
  kinds,
  type Shape,
} from '../../tool/index.ts';
import type { Session } from '../session.ts';

/** One point along the axis; a series without a value there is null. */
export interface Point {
  readonly x: string | number;
  readonly values: readonly (number | null)[];
  /** Where the bar of each series starts. */
  readonly bases: readonly number[];
  /** From 0 (calm) to 1 (hot), for each series. */
  readonly heats: readonly number[];
}

export interface ChartData {
  readonly points: readonly Point[];
  readonly series: readonly {
    readonly shape: Shape;
    readonly type: 'line' | 'area' | 'bar';
    /** Its bars start where the ones before ended. */
    readonly floats: boolean;
  }[];
  readonly xLabel: string;
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
    return {
      x: xShape ? kinds[xShape.kind].format(x, xShape) : (x as number),
      values: series.map(({ column }) => numberAt(column, row)),
      bases: series.map(({ base }) => numberAt(base, row) ?? 0),
      heats: series.map(({ heat }) => numberAt(heat, row) ?? 0),
    };
  });
  return {
    points,
    series: series.map(({ shape, type, base }) => ({ shape, type, floats: base !== undefined })),
    xLabel: chart.xLabel ?? xShape?.label ?? 'Fila',
  };
}

/** More points than these fall on the same pixels. */
const MOST_POINTS = 600;

/**
 * Of very many points, the lowest and the highest of each stretch by the first series, and
 * both ends: the same drawing, whatever its peaks.
 */
export function thinned(points: readonly Point[], most = MOST_POINTS): readonly Point[] {
  if (points.length <= most) return points;
  const stretch = Math.ceil(points.length / (most / 2));
  const kept = new Set([0, points.length - 1]);
  for (let start = 0; start < points.length; start += stretch) {
    let [low, high] = [start, start];
    for (let i = start; i < Math.min(start + stretch, points.length); i++) {
      if (heightOf(points[i]) < heightOf(points[low])) low = i;
      if (heightOf(points[i]) > heightOf(points[high])) high = i;
    }
    kept.add(low).add(high);
  }
  return points.filter((_, i) => kept.has(i));
}

function heightOf(point: Point | undefined): number {
  return point?.values[0] ?? 0;
}

/** Short, for the axis: '$ 240 M', '$ 1,5 bill.' (millions of millions, as es-CO counts), '12 %'. */
export function shortValue(value: number, shape: Shape): string {
  if (shape.kind !== 'money') {
    return kinds[shape.kind].format(value, { ...shape, decimals: decimalsOf(value) });
  }
  const scales = [
    { from: 1e12, by: 1e12, sign: ' bill.' },
    { from: 1e6, by: 1e6, sign: ' M' },
    { from: 1e4, by: 1e3, sign: ' mil' },
  ];
  const scale = scales.find(({ from }) => Math.abs(value) >= from) ?? { by: 1, sign: '' };
  const scaled = value / scale.by;
  return kinds.money.format(scaled, { ...shape, decimals: decimalsOf(scaled) }) + scale.sign;
}

/** As few as tell a tick from its neighbours: 7,5 and 22,5, not 8 and 23. */
function decimalsOf(value: number): number {
  const exact = value.toFixed(2);
  return [0, 1].find((decimals) => Number(value.toFixed(decimals)) === Number(exact)) ?? 2;
}
