import { Area, Bar, type BarShapeProps, Line, Rectangle } from 'recharts';
import { lookOf, stepLook } from './colours.ts';
import type { ChartData } from './data.ts';
import type { Row } from './rows.ts';

/** A step of a waterfall. */
function stepOf(series: number) {
  return function Step(place: BarShapeProps) {
    return <Rectangle {...place} fill={stepLook((place.payload as Row).point, series).colour} />;
  };
}

/** A series of a chart as the library draws it. (A function, not a component: it looks for its own.) */
export function seriesMark({ series, points }: ChartData, index: number, stacked: boolean) {
  const { shape, type, floats } = series[index] as ChartData['series'][number];
  const { colour, again } = lookOf(index);
  const common = {
    dataKey: index,
    name: shape.label,
    isAnimationActive: false,
    ...(stacked ? { stackId: 'one' } : {}),
  };
  if (type === 'bar') {
    // The parts of a stack are told apart by a gap as well.
    const look = floats
      ? { maxBarSize: 72, shape: stepOf(index) }
      : { maxBarSize: 40, fill: colour, fillOpacity: again ? 0.55 : 1, stroke: 'var(--canvas)' };
    return <Bar {...common} key={index} strokeWidth={stacked ? 1 : 0} {...look} />;
  }
  const line = {
    ...common,
    type: 'linear' as const,
    stroke: colour,
    strokeWidth: 2,
    ...(again ? { strokeDasharray: '5 4' } : {}),
  };
  if (type === 'area') {
    return (
      <Area {...line} key={index} fill={colour} fillOpacity={stacked ? 0.45 : 0.14} dot={false} />
    );
  }
  return <Line {...line} key={index} dot={points.length < 2} />;
}
