import { type ChartData, endsOf, type Point } from './data.ts';

/** What the library draws of a point: its series by number, a floating bar by both its ends. */
export interface Row {
  /** The number of the point in the chart: names may repeat. */
  readonly at: number;
  readonly point: Point;
  readonly [series: number]: number | null | readonly [number, number];
}

export function rowOf({ series, points }: ChartData, at: number): Row {
  const point = points[at] as Point;
  const drawn = point.values.map((value, i) => {
    if (value === null || !series[i]?.floats) return value;
    const [from, to] = endsOf(point, i);
    return [Math.min(from, to), Math.max(from, to)] as const;
  });
  return { at, point, ...Object.fromEntries(drawn.entries()) };
}
