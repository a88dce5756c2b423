import { kinds } from '../../tool/index.ts';
import type { TooltipLine } from './ChartTooltip.tsx';
import { lookOf, stepLook } from './colours.ts';
import type { ChartData, Point } from './data.ts';

/**
 * Each series with its value at a point. What is zero there says nothing beside what isn't, and is
 * left out; a stack ends in its total.
 */
export function tooltipLines({ series }: ChartData, point: Point, stacked: boolean): TooltipLine[] {
  const { values } = point;
  const all = series.map(({ shape, type, floats }, i) => ({
    name: shape.label,
    text: kinds[shape.kind].format(values[i] ?? null, shape),
    mark: { ...(floats ? stepLook(point, i) : lookOf(i)), line: type === 'line' },
    value: values[i] ?? null,
  }));
  const known = all.filter(({ value }) => value !== null);
  const shown = known.filter(({ value }) => value !== 0);
  const lines = shown.length > 0 ? shown : known;
  const shape = series[0]?.shape;
  if (!stacked || !shape || lines.length < 2) return lines;
  const total = known.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return [...lines, { name: 'Total', text: kinds[shape.kind].format(total, shape) }];
}

/** 'Mes 7', but 'dic 2037' and 'Apto 301': a number needs to be said what it counts. */
export function pointTitle({ xLabel }: ChartData, { x }: Point): string {
  return /^[\d.,]+$/.test(x) ? `${xLabel} ${x}` : x;
}
