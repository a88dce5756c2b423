import { type ChartData, endsOf, type Point } from './data.ts';
import { valueTicks } from './values.ts';

/** Some series of a chart over one scale. */
export interface Panel {
  /** By their number in the chart. */
  readonly series: readonly number[];
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
  /** The values that leave the scale, because beside them the others couldn't be seen. */
  readonly cuts: readonly Cut[];
}

export interface Cut {
  readonly point: number;
  readonly series: number;
  readonly value: number;
  /** The edge of the scale where it leaves. */
  readonly edge: number;
}

/** Where the scale is broken: all that leaves it at one point by one edge. */
export function breaksOf({ cuts }: Panel): { point: number; edge: number; values: number[] }[] {
  const breaks = new Map<string, { point: number; edge: number; values: number[] }>();
  for (const { point, edge, value } of cuts) {
    const known = breaks.get(`${point} ${edge}`) ?? { point, edge, values: [] };
    known.values.push(value);
    breaks.set(`${point} ${edge}`, known);
  }
  return [...breaks.values()];
}

/** Beside what is so many times as large, a value can't be read. */
const DWARFED = 8;
/** Fewer points have no ordinary size. */
const LEAST_POINTS = 8;
/** Of a chart's points, as many may leave the scale. */
const MOST_CUTS = 3;
const TICKS = 5;
/** What an edge that is passed adds to the scale, for the figure of what passes it. */
const HEADROOM = 0.2;

/** The bars of a stack end to end; what a series alone would be elsewhere. */
interface Reach {
  readonly point: number;
  readonly series: number;
  readonly value: number;
}

/**
 * How the series of a chart share scales: those of one kind and like size share one. Where a few
 * values dwarf all others (the sale among months of rent) the scale is that of the others.
 */
export function panelsOf(data: ChartData, stacked: boolean): Panel[] {
  const { points, series } = data;
  if (stacked || series.some(({ floats }) => floats)) {
    const reaches = stacked ? stackReaches(points) : points.flatMap(floatReaches);
    return [
      panelOf(
        data,
        series.map((_, i) => i),
        reaches,
        ordinary(reaches),
      ),
    ];
  }
  const groups: { sizes: number[]; members: number[]; reaches: Reach[] }[] = [];
  series.forEach(({ shape }, member) => {
    // A point without a value has no size: it is no ordinary one.
    const reaches = points.flatMap(({ values }, point) => {
      const value = values[member] ?? null;
      return value === null ? [] : [{ point, series: member, value }];
    });
    const size = ordinary(reaches);
    const group = groups.find(
      ({ sizes, members: [first = 0] }) =>
        series[first]?.shape.kind === shape.kind && sizes.every((other) => alike(other, size)),
    );
    if (group) {
      group.sizes.push(size);
      group.members.push(member);
      group.reaches.push(...reaches);
    } else groups.push({ sizes: [size], members: [member], reaches });
  });
  return groups.map(({ sizes, members, reaches }) =>
    panelOf(data, members, reaches, Math.max(...sizes)),
  );
}

function alike(one: number, other: number): boolean {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  return small === 0 || large <= DWARFED * small;
}

/** The size of the largest value, of the others where a few dwarf them. */
function ordinary(reaches: readonly Reach[]): number {
  const sizes = reaches.map(({ value }) => Math.abs(value)).sort((a, b) => b - a);
  const most = new Set(reaches.map(({ point }) => point)).size < LEAST_POINTS ? 0 : MOST_CUTS;
  for (let cut = most; cut > 0; cut--) {
    const [least = 0, rest = 0] = [sizes[cut - 1], sizes[cut]];
    if (rest > 0 && least >= DWARFED * rest) return rest;
  }
  return sizes[0] ?? 0;
}

function panelOf(
  { series }: ChartData,
  members: readonly number[],
  reaches: readonly Reach[],
  size: number,
): Panel {
  const far = reaches.filter(({ value }) => Math.abs(value) > size * (1 + 1e-9));
  const near = reaches
    .filter(({ value }) => Math.abs(value) <= size * (1 + 1e-9))
    .map(({ value }) => value);
  const ticks = valueTicks(Math.min(0, ...near), Math.max(0, ...near), TICKS);
  const [low = 0, high = low] = [ticks[0], ticks.at(-1)];
  const room = HEADROOM * (high - low);
  const bottom = far.some(({ value }) => value < 0) ? low - room : low;
  const top = far.some(({ value }) => value > 0) ? high + room : high;
  const cuts = far
    .filter((one) => series[one.series] !== undefined)
    .map((one) => ({ ...one, edge: one.value < 0 ? bottom : top }));
  // Where all is zero there is no scale; any will do.
  return { series: members, domain: [bottom, top > bottom ? top : bottom + 1], ticks, cuts };
}

function floatReaches(point: Point, at: number): Reach[] {
  return point.values.flatMap((_, series) =>
    endsOf(point, series).map((value) => ({ point: at, series, value })),
  );
}

/** What is added and what is taken away stand on different sides of zero. */
function stackReaches(points: readonly Point[]): Reach[] {
  return points.flatMap(({ values }, point) => {
    const sum = (sign: 1 | -1): number =>
      values.reduce<number>((total, value) => total + Math.max(0, sign * (value ?? 0)), 0) * sign;
    return [sum(1), sum(-1)].map((value) => ({ point, series: 0, value }));
  });
}
