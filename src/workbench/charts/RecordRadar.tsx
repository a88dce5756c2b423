import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Text,
  type TextAnchor,
  Tooltip,
} from 'recharts';
import { kinds } from '../../tool/index.ts';
import { ChartKey } from './ChartKey.tsx';
import { COLOURS } from './colours.ts';
import type { ChartData } from './data.ts';
import styles from './SeriesChart.module.css';

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

/** An axis for each series, a shape for each record. Loaded only where a chart is shown. */
export default function RecordRadar({ data, max }: { data: ChartData; max?: number | undefined }) {
  const { points, series } = data;
  const axes = series.map(({ shape }, index) => ({
    axis: shape.label,
    ...Object.fromEntries(points.map(({ values }, record) => [record, values[index] ?? null])),
  }));
  return (
    <>
      <ResponsiveContainer width="100%" height={340} className={styles.chart}>
        <RadarChart data={axes} outerRadius="62%" accessibilityLayer={false}>
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
            formatter={(value, _name, item) => {
              const axis = axes.findIndex((one) => one === item.payload);
              const shape = series[axis]?.shape;
              return shape && typeof value === 'number'
                ? kinds[shape.kind].format(value, shape)
                : '';
            }}
          />
          {points.map(({ x }, record) => {
            const colour = COLOURS[record % COLOURS.length];
            return (
              <Radar
                // Records have no identity but their place.
                key={`${record}`}
                dataKey={record}
                name={String(x)}
                stroke={colour}
                strokeWidth={2}
                fill={colour}
                fillOpacity={0.1}
                isAnimationActive={false}
              />
            );
          })}
        </RadarChart>
      </ResponsiveContainer>
      <ChartKey names={points.map(({ x }) => String(x))} />
    </>
  );
}
