import {
  Area,
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { kinds } from '../../tool/index.ts';
import { COLOURS } from './colours.ts';
import { type ChartData, type Point, shortValue } from './data.ts';
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

/** The values of a point by series; a floating bar goes from where it starts to where it ends. */
function drawn({ series }: ChartData, { values, bases }: Point): Record<string, unknown> {
  return Object.fromEntries(
    values.map((value, i) => {
      const base = bases[i] ?? 0;
      return [i, series[i]?.floats && value !== null ? [base, base + value] : value];
    }),
  );
}

/** What was drawn as a number or as the two ends of a floating bar. */
function amountOf(value: unknown): number | null {
  if (Array.isArray(value)) return Number(value[1]) - Number(value[0]);
  return typeof value === 'number' ? value : null;
}

/** A step of a waterfall: red where it takes away, green where it adds, blue where it is a sum. */
function stepOf(series: number) {
  return function Step(place: BarShapeProps) {
    const ends = (place.payload as Record<number, unknown>)[series];
    const [from = 0, to = 0] = Array.isArray(ends) ? ends.map(Number) : [];
    const fill = to < from ? 'var(--bad)' : from === 0 ? 'var(--info)' : 'var(--good)';
    return <Rectangle {...place} fill={fill} />;
  };
}

/** Lines, areas and bars over one axis. Loaded only where a chart is shown. */
export default function SeriesChart({ data, stacked }: { data: ChartData; stacked: boolean }) {
  const { points, series, xLabel } = data;
  const rows = points.map((point) => ({ x: point.x, ...drawn(data, point) }));
  const first = series[0];
  if (!first) return null;
  const named =
    rows.length <= MOST_NAMES && rows.some(({ x }) => typeof x === 'string' && /\p{L}/u.test(x));
  const negative = points.some(({ values, bases }) =>
    values.some((value, i) => value !== null && (value < 0 || value + (bases[i] ?? 0) < 0)),
  );
  return (
    <ResponsiveContainer width="100%" height={280} className={styles.chart}>
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
          {...(series.some(({ floats }) => floats) && { domain: ['auto', 'auto'] })}
        />
        {negative && <ReferenceLine y={0} stroke="var(--control)" />}
        <Tooltip
          isAnimationActive={false}
          itemSorter={(item) => Number(item.dataKey)}
          cursor={{ stroke: 'var(--hairline-strong)', fill: 'var(--raised)', fillOpacity: 0.5 }}
          labelFormatter={(label) => [`${xLabel} `, label]}
          formatter={(value, _name, item) => {
            const shape = series[Number(item.dataKey)]?.shape ?? first.shape;
            return kinds[shape.kind].format(amountOf(value), shape);
          }}
        />
        {series.length > 1 && <Legend iconType="plainline" itemSorter={null} />}
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
  );
}
