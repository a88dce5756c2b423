import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  Text,
  type TextAnchor,
  Tooltip,
} from 'recharts';
import { kinds } from '../../tool/index.ts';
import { ChartKey } from './ChartKey.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { lookOf } from './colours.ts';
import type { ChartData } from './data.ts';
import styles from './SeriesChart.module.css';
import { useChartPlace } from './useChartPlace.ts';

interface NameProps {
  x: number | string;
  y: number | string;
  textAnchor: TextAnchor;
  payload: { readonly value: string };
}

/** Broken into lines: on a phone there is little room beside the shape. */
const NAME_WIDTH = 84;

function Name({ x, y, textAnchor, payload }: NameProps) {
  return (
    <Text x={x} y={y} width={NAME_WIDTH} textAnchor={textAnchor} verticalAnchor="middle">
      {payload.value}
    </Text>
  );
}

/** What the records have on one axis. */
function tooltipOf({ points, series }: ChartData, axis: number) {
  const shape = series[axis]?.shape;
  if (!shape) return null;
  const lines = points.flatMap(({ x, values }, record) => {
    const value = values[axis] ?? null;
    const text = kinds[shape.kind].format(value, shape);
    return value === null ? [] : [{ name: x, text, mark: { ...lookOf(record), line: true } }];
  });
  return <ChartTooltip title={shape.label} lines={lines} />;
}

/** An axis for each series, a shape for each record. Loaded only where a chart is shown. */
export default function RecordRadar({ data, max }: { data: ChartData; max?: number | undefined }) {
  const [place, width] = useChartPlace();
  const { points, series } = data;
  const axes = series.map(({ shape }, index) => ({
    axis: shape.label,
    index,
    ...Object.fromEntries(points.map(({ values }, record) => [record, values[index] ?? null])),
  }));
  const key = points.map(({ x }, record) => ({ ...lookOf(record), name: x, line: true }));
  return (
    <div ref={place} className={styles.chart}>
      {key.length > 1 && <ChartKey entries={key} />}
      {width > 0 && (
        <RadarChart
          width={width}
          height={340}
          data={axes}
          outerRadius="62%"
          accessibilityLayer={false}
        >
          <PolarGrid stroke="var(--hairline-strong)" />
          <PolarAngleAxis dataKey="axis" tickLine={false} tick={Name} />
          <PolarRadiusAxis
            // Halfway to the next axis: along one, its numbers would stand on the names.
            angle={90 - 180 / axes.length}
            domain={[0, max ?? 'auto']}
            tickCount={max === undefined ? 5 : max + 1}
            axisLine={false}
            stroke="var(--text-muted)"
          />
          <Tooltip
            isAnimationActive={false}
            content={({ active, payload }) => {
              const at = (payload?.[0]?.payload as { index: number } | undefined)?.index;
              return active && at !== undefined ? tooltipOf(data, at) : null;
            }}
          />
          {points.map(({ x }, record) => {
            const { colour, again } = lookOf(record);
            return (
              <Radar
                // Records have no identity but their place.
                key={`${record}`}
                dataKey={record}
                name={x}
                stroke={colour}
                strokeWidth={2}
                {...(again ? { strokeDasharray: '5 4' } : {})}
                fill={colour}
                fillOpacity={0.08}
                isAnimationActive={false}
              />
            );
          })}
        </RadarChart>
      )}
    </div>
  );
}
