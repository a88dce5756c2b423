/** What the axis along the points counts. */
export type AxisKind = 'names' | 'numbers' | 'months';

const STEPS = {
  numbers: [1, 2, 5],
  months: [1, 2, 3, 4, 6, 12, 24, 36, 60, 120],
} as const;

/**
 * The points (from 0) that have a tick: all of them where they fit, else round ones. Numbers go in
 * ones, twos or fives of a power of ten, months in parts and multiples of a year. `places` is what
 * each point counts: its number, or its month from January of year 0.
 */
export function tickedPoints(places: readonly number[], kind: AxisKind, most: number): number[] {
  const all = places.map((_, i) => i);
  if (places.length <= most || kind === 'names') return all;
  for (const step of stepsOf(kind, places.length)) {
    const round = all.filter((i) => (places[i] ?? 0) % step === 0);
    if (round.length <= most) return round;
  }
  return [];
}

function* stepsOf(kind: 'numbers' | 'months', longest: number): Generator<number> {
  if (kind === 'months') yield* STEPS.months;
  for (let power = 1; power <= longest * 10; power *= 10) {
    for (const one of STEPS.numbers) yield one * power * (kind === 'months' ? 120 : 1);
  }
}

/** Roughly what a character of an axis takes, in pixels. */
export const CHARACTER = 6.6;

/** How many lines a name takes, broken between words, or Infinity where a word is too long. */
export function linesOf(name: string, width: number): number {
  let [lines, left] = [1, width];
  for (const word of name.split(/\s+/)) {
    const needed = word.length * CHARACTER;
    if (needed > width) return Number.POSITIVE_INFINITY;
    if (needed > left) [lines, left] = [lines + 1, width];
    left -= needed + CHARACTER;
  }
  return lines;
}
