import {
  Area,
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { memo } from 'react';
import { kinds } from '../../tool/index.ts';
import { ChartKey } from './ChartKey.tsx';
import { COLOURS } from './colours.ts';
import { type ChartData, type Point, shortValue, thinned } from './data.ts';
import styles from './SeriesChart.module.css';

/** More names than this don't fit side by side, however they are cut. */
const MOST_NAMES = 12;

/** The name of a point in two lines at most, as wide as its share of the axis. */
function Name({ payload, visibleTicksCount, width, ...place }: XAxisTickContentProps) {
  const share = Number(width) / visibleTicksCount - 8;
  return (
    <Text {...place} width={share} maxLines={2} className="recharts-cartesian-axis-tick-value">
      {String(payload.value)}
    </Text>
  );
}

/** What the chart draws of a point: its series by number, a floating bar by its lower and upper end. */
interface Row {
  readonly x: Point['x'];
  readonly point: Point;
  readonly [series: number]: number | null | readonly [number, number];
}

function rowOf({ series }: ChartData, point: Point): Row {
  const drawn = point.values.map((value, i) => {
    if (value === null || !series[i]?.floats) return value;
    const [from, to] = endsOf(point, i);
    return [Math.min(from, to), Math.max(from, to)] as const;
  });
  return { x: point.x, point, ...Object.fromEntries(drawn.entries()) };
}

/** Where a bar starts and where it ends. */
function endsOf({ values, bases }: Point, series: number): [number, number] {
  const from = bases[series] ?? 0;
  return [from, from + (values[series] ?? 0)];
}

/** A step of a waterfall: red where it takes away, green where it adds, blue where it is a sum. */
function stepOf(series: number) {
  return function Step(place: BarShapeProps) {
    const [from, to] = endsOf((place.payload as Row).point, series);
    const fill = to < from ? 'var(--bad)' : from === 0 ? 'var(--info)' : 'var(--good)';
    return <Rectangle {...place} fill={fill} />;
  };
}

/** Lines, areas and bars over one axis. Loaded only where a chart is shown. */
function SeriesChart({ data, stacked }: { data: ChartData; stacked: boolean }) {
  const { points, series, xLabel } = data;
  const rows = thinned(points).map((point) => rowOf(data, point));
  const first = series[0];
  if (!first) return null;
  const named =
    rows.length <= MOST_NAMES && rows.some(({ x }) => typeof x === 'string' && /\p{L}/u.test(x));
  const negative = points.some((point) => series.some((_, i) => endsOf(point, i)[1] < 0));
  return (
    <>
      <ResponsiveContainer width="100%" height={260} className={styles.chart}>
        <ComposedChart
          data={rows}
          margin={{ top: 8, right: 8, bottom: 4, left: 0 }}
          accessibilityLayer={false}
          stackOffset="sign"
        >
          <CartesianGrid vertical={false} stroke="var(--hairline)" />
          <XAxis
            dataKey="x"
            tickLine={false}
            stroke="var(--hairline-strong)"
            minTickGap={24}
            {...(named && { interval: 0, height: 44, tick: Name })}
          />
          <YAxis
            width="auto"
            axisLine={false}
            tickLine={false}
            tickFormatter={(value: number) => shortValue(value, first.shape)}
          />
          {negative && (
            <CartesianGrid vertical={false} horizontalValues={[0]} stroke="var(--control)" />
          )}
          <Tooltip
            isAnimationActive={false}
            itemSorter={(item) => Number(item.dataKey)}
            cursor={{ stroke: 'var(--hairline-strong)', fill: 'var(--raised)', fillOpacity: 0.5 }}
            labelFormatter={(label) => [`${xLabel} `, label]}
            formatter={(_value, _name, item) => {
              const index = Number(item.dataKey);
              const shape = series[index]?.shape ?? first.shape;
              const { point } = item.payload as Row;
              return kinds[shape.kind].format(point.values[index] ?? null, shape);
            }}
          />
          {series.map(({ shape, type, floats }, index) => {
            const colour = COLOURS[index % COLOURS.length] as string;
            const common = {
              key: shape.label,
              dataKey: index,
              name: shape.label,
              isAnimationActive: false,
              ...(stacked ? { stackId: 'one' } : {}),
            };
            if (type === 'bar') {
              const look = floats
                ? { maxBarSize: 72, shape: stepOf(index) }
                : { maxBarSize: 40, fill: colour };
              return <Bar {...common} key={shape.label} {...look} />;
            }
            if (type === 'area') {
              return (
                <Area
                  {...common}
                  key={shape.label}
                  type="linear"
                  stroke={colour}
                  fill={colour}
                  fillOpacity={0.14}
                  strokeWidth={2}
                  dot={false}
                />
              );
            }
            return (
              <Line
                {...common}
                key={shape.label}
                type="linear"
                stroke={colour}
                strokeWidth={2}
                dot={points.length < 2}
              />
            );
          })}
        </ComposedChart>
      </ResponsiveContainer>
      <ChartKey names={series.map(({ shape }) => shape.label)} />
    </>
  );
}

// Drawn anew where the figures changed, not where a cell was selected.
export default memo(SeriesChart);
