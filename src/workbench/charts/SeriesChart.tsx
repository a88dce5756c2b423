import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
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
import { type ChartData, shortValue } from './data.ts';
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

/** Lines, areas and bars over one axis. Loaded only where a chart is shown. */
export default function SeriesChart({ data, stacked }: { data: ChartData; stacked: boolean }) {
  const { points, series, xLabel } = data;
  const rows = points.map(({ x, values }) => ({ x, ...Object.fromEntries(values.entries()) }));
  const first = series[0];
  if (!first) return null;
  const named =
    rows.length <= MOST_NAMES && rows.some(({ x }) => typeof x === 'string' && /\p{L}/u.test(x));
  const negative = points.some(({ values }) => values.some((value) => value !== null && value < 0));
  return (
    <ResponsiveContainer width="100%" height={280} className={styles.chart}>
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: 8, bottom: 4, left: 0 }}
        accessibilityLayer={false}
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
        {negative && <ReferenceLine y={0} stroke="var(--control)" />}
        <Tooltip
          isAnimationActive={false}
          itemSorter={(item) => Number(item.dataKey)}
          cursor={{ stroke: 'var(--hairline-strong)', fill: 'var(--raised)', fillOpacity: 0.5 }}
          labelFormatter={(label) => [`${xLabel} `, label]}
          formatter={(value, _name, item) => {
            const shape = series[Number(item.dataKey)]?.shape ?? first.shape;
            return kinds[shape.kind].format(typeof value === 'number' ? value : null, shape);
          }}
        />
        {series.length > 1 && <Legend iconType="plainline" itemSorter={null} />}
        {series.map(({ shape, type }, index) => {
          const colour = COLOURS[index % COLOURS.length] as string;
          const common = {
            key: shape.label,
            dataKey: index,
            name: shape.label,
            isAnimationActive: false,
            ...(stacked ? { stackId: 'one' } : {}),
          };
          if (type === 'bar')
            return <Bar {...common} key={shape.label} fill={colour} maxBarSize={40} />;
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
