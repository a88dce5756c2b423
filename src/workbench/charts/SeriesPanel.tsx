import {
  CartesianGrid,
  ComposedChart,
  Text,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { CutMark } from './CutMark.tsx';
import type { ChartData } from './data.ts';
import { seriesMark } from './marks.tsx';
import { breaksOf, type Panel } from './panels.ts';
import { PointTooltip } from './PointTooltip.tsx';
import { tickedPoints } from './positions.ts';
import { rowOf } from './rows.ts';
import { thinned } from './thinned.ts';
import { shortValue, tickTexts } from './values.ts';

interface Props {
  data: ChartData;
  panel: Panel;
  stacked: boolean;
  width: number;
  height: number;
  /** The width of the figures beside the axis: the same for all panels, so that points stand in line. */
  labels: number;
  /** The panels of one chart share their pointer under this name. */
  together: string;
  /** The lowest panel has the axis of all. */
  last: boolean;
  /** Whether the values under the pointer are told here. */
  tells: boolean;
}

/** A tick of numbers or months needs about this. */
const TICK_WIDTH = { numbers: 44, months: 64, names: 0 } as const;
/** Room for half of the last tick. */
const RIGHT = { numbers: 16, months: 28, names: 8 } as const;
const AXIS_HEIGHT = { numbers: 24, months: 24, names: 44 } as const;

export function SeriesPanel(props: Props) {
  const { data, panel, stacked, width, height, labels, together, last, tells } = props;
  const { points, series, axis } = data;
  const drawn = thinned(points);
  const shape = series[panel.series[0] ?? 0]?.shape;
  if (!shape) return null;
  const bars = series.some(({ type }) => type === 'bar');
  const places = drawn.map((at) => points[at]?.at ?? at);
  const most = axis === 'names' ? points.length : Math.floor((width - 70) / TICK_WIDTH[axis]);
  const ticks = tickedPoints(places, axis, most).map((i) => drawn[i] ?? 0);
  const nameOf = (at: number): string => points[at]?.tick ?? points[at]?.x ?? '';
  const texts = tickTexts(panel.ticks, shape);
  return (
    <ComposedChart
      width={width}
      height={height + (last ? AXIS_HEIGHT[axis] : 16)}
      data={drawn.map((at) => rowOf(data, at))}
      margin={{ top: 8, right: RIGHT[axis], bottom: last ? 0 : 8, left: 2 }}
      accessibilityLayer={false}
      stackOffset="sign"
      syncId={together}
    >
      <CartesianGrid
        vertical={false}
        stroke="var(--hairline)"
        horizontalValues={[...panel.ticks]}
      />
      <XAxis
        dataKey="at"
        // The same for all panels: bars take a band each, lines alone go from edge to edge.
        scale={bars ? 'band' : 'point'}
        ticks={ticks}
        interval={0}
        tickLine={false}
        stroke="var(--hairline-strong)"
        height={last ? AXIS_HEIGHT[axis] : 1}
        {...(!last
          ? { tick: false }
          : axis === 'names'
            ? { tick: nameTick(nameOf, ticks.length) }
            : {})}
        tickFormatter={(at: number) => nameOf(at)}
      />
      <YAxis
        width={labels}
        axisLine={false}
        tickLine={false}
        interval={0}
        domain={[...panel.domain]}
        ticks={[...panel.ticks]}
        allowDataOverflow
        tickFormatter={(value: number) => texts[panel.ticks.indexOf(value)] ?? ''}
      />
      {panel.domain[0] < 0 && (
        <CartesianGrid vertical={false} horizontalValues={[0]} stroke="var(--control)" />
      )}
      <Tooltip
        isAnimationActive={false}
        cursor={
          bars ? (
            <BandCursor width={(width - labels - RIGHT[axis]) / drawn.length} />
          ) : (
            { stroke: 'var(--hairline-strong)' }
          )
        }
        content={<PointTooltip data={data} stacked={stacked} tells={tells} />}
      />
      {panel.series.map((index) => seriesMark(data, index, stacked))}
      {breaksOf(panel).map(({ point, edge, values }) => (
        <CutMark
          key={`${point}-${edge}`}
          text={values.map((value) => shortValue(value, shape)).join(' · ')}
          at={shareOf(drawn.indexOf(point), drawn.length, bars)}
          upwards={edge > 0}
        />
      ))}
    </ComposedChart>
  );
}

/** Where a point stands on the axis: bars in the middle of their band, lines from edge to edge. */
function shareOf(index: number, count: number, inBands: boolean): number {
  return inBands ? (index + 0.5) / count : index / Math.max(1, count - 1);
}

/** The share of the point under the pointer, over its bars. */
function BandCursor({
  points,
  width,
}: {
  width: number;
  /** Where the point stands, from the top of the plot to its bottom; given by the library. */
  points?: readonly { x: number; y: number }[];
}) {
  const [top, bottom] = points ?? [];
  if (!top || !bottom) return null;
  const place = { x: top.x - width / 2, y: top.y, width, height: bottom.y - top.y };
  return <rect {...place} fill="var(--text)" fillOpacity={0.08} />;
}

/** The name of a point in two lines at most, as wide as its share of the axis. */
function nameTick(nameOf: (at: number) => string, count: number) {
  return function Name({ payload, width, ...place }: XAxisTickContentProps) {
    const share = Number(width) / count - 8;
    return (
      <Text {...place} width={share} maxLines={2} className="recharts-cartesian-axis-tick-value">
        {nameOf(Number(payload.value))}
      </Text>
    );
  };
}
