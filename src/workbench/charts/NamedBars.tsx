import {
  CartesianGrid,
  ComposedChart,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import type { ChartData } from './data.ts';
import { seriesMark } from './marks.tsx';
import type { Panel } from './panels.ts';
import { PointTooltip } from './PointTooltip.tsx';
import { linesOf } from './positions.ts';
import { rowOf } from './rows.ts';
import { fewerTicks, tickTexts } from './values.ts';

interface Props {
  data: ChartData;
  panel: Panel;
  stacked: boolean;
  width: number;
  together: string;
  tells: boolean;
}

const WIDEST_NAME = 190;
const LINE = 16;
const BAR = 16;
const AIR = 14;
/** A tick of values needs about this. */
const TICK_WIDTH = 76;

/** Bars that lie, each beside its name: where names are too long to stand below. */
export function NamedBars({ data, panel, stacked, width, together, tells }: Props) {
  const { points, series } = data;
  const shape = series[panel.series[0] ?? 0]?.shape;
  if (!shape) return null;
  const names = Math.min(WIDEST_NAME, Math.floor(width * 0.36));
  const lines = Math.max(
    1,
    ...points.map(({ x }) => linesOf(x, names - 12)).filter(Number.isFinite),
  );
  const bars = stacked ? 1 : panel.series.length;
  const share = Math.max(lines * LINE, bars * BAR) + AIR;
  const most = Math.max(2, Math.floor((width - names) / TICK_WIDTH));
  const ticks = fewerTicks(panel.ticks, most);
  const texts = tickTexts(ticks, shape);
  return (
    <ComposedChart
      layout="vertical"
      width={width}
      height={points.length * share + 32}
      data={points.map((_, at) => rowOf(data, at))}
      margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      stackOffset="sign"
      barSize={BAR}
      barGap={2}
      syncId={together}
    >
      <CartesianGrid horizontal={false} stroke="var(--hairline)" verticalValues={[...ticks]} />
      <XAxis
        type="number"
        domain={[...panel.domain]}
        ticks={[...ticks]}
        interval={0}
        tickLine={false}
        axisLine={false}
        allowDataOverflow
        tickFormatter={(value: number) => texts[ticks.indexOf(value)] ?? ''}
      />
      <YAxis
        type="category"
        dataKey="at"
        width={names}
        interval={0}
        tickLine={false}
        stroke="var(--hairline-strong)"
        tick={nameTick(points, names - 12)}
      />
      {panel.domain[0] < 0 && (
        <CartesianGrid horizontal={false} verticalValues={[0]} stroke="var(--control)" />
      )}
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--hairline-strong)' }}
        content={<PointTooltip data={data} stacked={stacked} tells={tells} />}
      />
      {panel.series.map((index) => seriesMark(data, index, stacked))}
    </ComposedChart>
  );
}

function nameTick(points: ChartData['points'], width: number) {
  return function Name({ payload, x, y }: YAxisTickContentProps) {
    return (
      <Text
        x={Number(x)}
        y={Number(y)}
        width={width}
        textAnchor="end"
        verticalAnchor="middle"
        className="recharts-cartesian-axis-tick-value"
      >
        {points[Number(payload.value)]?.x ?? ''}
      </Text>
    );
  };
}
