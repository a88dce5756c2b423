import type { Seek, SeekAnswer } from '../../../whatif/index.ts';

const POINTS = 121;

/** The values at which a curve is drawn: around today's and what was found, within the range searched. */
export function curveAxis({ within, today }: Seek, { solutions, nearest }: SeekAnswer): number[] {
  if ('values' in within) return [...within.values];
  const found = solutions.length > 0 ? solutions : nearest ? [nearest] : [];
  const centre = [...found.map(({ value }) => value), ...(Number.isFinite(today) ? [today] : [])];
  const [low, high] = [Math.min(...centre), Math.max(...centre)];
  const air = Math.max(high - low, Math.abs(high) / 2, 1e-6) * 0.75;
  const from = Math.max(within.from, low - air);
  const to = Math.min(within.to, high + air);
  if (!(to > from)) return [from];
  if (within.whole) {
    const [first, last] = [Math.ceil(from), Math.floor(to)];
    const step = Math.max(1, Math.ceil((last - first) / (POINTS - 1)));
    return Array.from(
      { length: Math.floor((last - first) / step) + 1 },
      (_, at) => first + at * step,
    );
  }
  return Array.from({ length: POINTS }, (_, at) => from + ((to - from) * at) / (POINTS - 1));
}
