import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** A token's colour in linear light, from 0 to 1. */
function linear(token: string, theme: Theme): Triple {
  const pair = new RegExp(`--${token}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\);`).exec(css);
  const hex = pair?.[theme === 'light' ? 1 : 2];
  if (hex === undefined) throw new Error(`No such token: ${token}`);
  return [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** Oklab, in hundredths: a difference of 1 is about what an eye can tell (Ottosson 2020). */
function oklab(light: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [21.04542553, 79.3617785, -0.40720468],
      [197.79984951, -242.8592205, 45.05937099],
      [2.59040371, 78.27717662, -80.8675766],
    ],
    cones,
  );
}

/** What an eye without one kind of cone sees (Machado et al. 2009, severity 1). */
const VISIONS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function difference(
  one: string,
  other: string,
  theme: Theme,
  vision = VISIONS['normal'] as Matrix,
): number {
  const [a, b] = [one, other].map((token) => {
    const seen = times(vision, linear(token, theme)).map((light) =>
      Math.min(1, Math.max(0, light)),
    );
    return oklab(seen as unknown as Triple);
  }) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const SERIES = Array.from({ length: 10 }, (_, index) => `series-${index + 1}`);
const PAIRS = SERIES.flatMap((one, index) =>
  SERIES.slice(index + 1).map((other): [string, string] => [one, other]),
);

describe.each(Object.entries(VISIONS))('with %s', (_, vision) => {
  test.each(THEMES)('any two series are told apart in the %s theme', (theme) => {
    const near = PAIRS.filter(([one, other]) => difference(one, other, theme, vision) < 9);
    expect(near).toEqual([]);
  });
});

test.each(THEMES)('no series looks like a meaning or like the action in the %s theme', (theme) => {
  const meanings = ['good', 'warning', 'bad', 'orange', 'fair', 'accent', 'accent-text'];
  const near = SERIES.flatMap((one) =>
    meanings
      .filter((meaning) => difference(one, meaning, theme) < 8)
      .map((meaning) => [one, meaning]),
  );
  expect(near).toEqual([]);
});

test.each(THEMES)('the orange of scales is no action, warning or red in the %s theme', (theme) => {
  const [, a, b] = oklab(linear('orange', theme));
  // The hue of CSS's own `orange` is 71° in Oklab, of its red 29° and of its yellow 110°.
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeGreaterThan(60);
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeLessThan(80);
  for (const other of ['accent', 'warning', 'bad']) {
    expect(difference('orange', other, theme)).toBeGreaterThan(5);
  }
});
