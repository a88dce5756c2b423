import type { Point } from './data.ts';

/** More points than these fall on the same pixels. */
const MOST_POINTS = 600;

/**
 * Of very many points, the lowest and the highest of each stretch by each series, and both ends:
 * the same drawing, whatever its peaks. Gives the points that are drawn, by number.
 */
export function thinned(points: readonly Point[], most = MOST_POINTS): number[] {
  const all = points.map((_, i) => i);
  if (points.length <= most) return all;
  const series = points[0]?.values.length ?? 1;
  const stretch = Math.ceil((points.length * series * 2) / most);
  const kept = new Set([0, points.length - 1]);
  for (let start = 0; start < points.length; start += stretch) {
    const end = Math.min(start + stretch, points.length);
    for (let one = 0; one < series; one++) {
      let [low, high] = [start, start];
      for (let i = start; i < end; i++) {
        if (heightOf(points[i], one) < heightOf(points[low], one)) low = i;
        if (heightOf(points[i], one) > heightOf(points[high], one)) high = i;
      }
      kept.add(low).add(high);
    }
  }
  return all.filter((i) => kept.has(i));
}

function heightOf(point: Point | undefined, series: number): number {
  return point?.values[series] ?? 0;
}
