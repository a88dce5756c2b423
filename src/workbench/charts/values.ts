import { kinds, type Shape, twelveDigits } from '../../tool/index.ts';

const SCALES = [
  { from: 1e12, by: 1e12, sign: '\u00a0bill.' },
  { from: 1e6, by: 1e6, sign: '\u00a0M' },
  { from: 1e4, by: 1e3, sign: '\u00a0mil' },
] as const;

/**
 * Short, for the axis: '$ 240 M', '$ 1,5 bill.' (millions of millions, as es-CO counts), '12 %'. The
 * ticks of an axis share the scale of the largest of them, `among`.
 */
export function shortValue(value: number, shape: Shape, among = value): string {
  if (shape.kind !== 'money') {
    return kinds[shape.kind].format(value, { ...shape, decimals: decimalsOf(value) });
  }
  const scale = SCALES.find(({ from }) => Math.abs(among) >= from);
  const scaled = value / (scale?.by ?? 1);
  const text = kinds.money.format(scaled, { ...shape, decimals: decimalsOf(scaled) });
  return value === 0 ? text : text + (scale?.sign ?? '');
}

/** As few as tell a tick from its neighbours: 7,5 and 22,5, not 8 and 23. */
function decimalsOf(value: number): number {
  if (Math.abs(value) >= 1000) return 0;
  const exact = value.toFixed(2);
  return [0, 1].find((decimals) => Number(value.toFixed(decimals)) === Number(exact)) ?? 2;
}

/** The figures beside an axis: with the sign of a scale a line of text, never broken. */
export function tickTexts(ticks: readonly number[], shape: Shape): string[] {
  const largest = Math.max(...ticks.map(Math.abs));
  return ticks.map((tick) => shortValue(tick, shape, largest));
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Round ticks over a range, about as many as asked for: multiples of 1, 2, 2.5 or 5 times a power of
 * ten, the first at or below `low`, the last at or above `high`.
 */
export function valueTicks(low: number, high: number, count: number): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => twelveDigits((first + i) * step));
}

/** Of the ticks of a scale at most so many: from end to end where such are round too, else from zero on. */
export function fewerTicks(ticks: readonly number[], most: number): readonly number[] {
  if (ticks.length <= most) return ticks;
  const [low = 0, high = low] = [ticks[0], ticks.at(-1)];
  for (let count = most; count > 0; count -= 1) {
    const fewer = valueTicks(low, high, count);
    if (fewer.length <= most && fewer[0] === low && fewer.at(-1) === high) return fewer;
  }
  const every = Math.ceil(ticks.length / most);
  const zero = ticks.indexOf(0);
  return ticks.filter((_, i) => (i - zero) % every === 0);
}

/** More ticks asked for than these find no round ones between two ends: they are too near. */
const FINEST = 20;

/** The round ticks between two ends, about as many as asked for, and two where there are so many. */
export function ticksBetween(low: number, high: number, count: number): number[] {
  let ticks: number[] = [];
  for (let asked = count; asked <= FINEST && ticks.length < 2; asked += 1) {
    ticks = valueTicks(low, high, asked).filter((tick) => tick >= low && tick <= high);
  }
  return ticks;
}
