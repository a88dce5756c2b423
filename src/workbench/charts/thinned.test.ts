import { describe, expect, it } from 'vitest';
import type { Point } from './data.ts';
import { thinned } from './thinned.ts';

describe('thinned', () => {
  const points = (...series: readonly (readonly (number | null)[])[]): Point[] =>
    (series[0] ?? []).map((_, at) => ({
      x: String(at),
      at,
      values: series.map((values) => values[at] ?? null),
      bases: [0],
      heats: [0],
    }));

  it('leaves few points alone', () => {
    expect(thinned(points([1, 2, null]), 3)).toEqual([0, 1, 2]);
  });

  it('keeps ends and the peaks of every series, in order, and no more than asked for and the ends', () => {
    const wave = Array.from({ length: 10_000 }, (_, at) => Math.sin(at / 50));
    const flat = wave.map(() => 0);
    wave[1234] = 99;
    flat[8765] = -99;
    const kept = thinned(points(wave, flat), 100);
    expect(kept.length).toBeLessThanOrEqual(102);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(9999);
    expect(kept).toEqual([...kept].sort((a, b) => a - b));
    expect(kept).toContain(1234);
    expect(kept).toContain(8765);
  });
});
