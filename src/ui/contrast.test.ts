import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
/** Both values of each colour; one that has a single value has it in both themes. */
const colours = new Map(
  [...css.matchAll(/--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), )?(#[0-9a-f]{6})\)?;/g)].map(
    ([, name = '', light, dark = '']) => [name, { light: light ?? dark, dark }] as const,
  ),
);
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Relative luminance of #rrggbb, from 0 to 1 (WCAG 2.2, definition of 'relative luminance'). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two #rrggbb, from 1 to 21. */
function ratio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one, other] = [colours.get(front)?.[theme], colours.get(back)?.[theme]];
  if (one === undefined || other === undefined)
    throw new Error(`No such token: ${front} or ${back}`);
  return ratio(one, other);
}

const SURFACES = ['well', 'canvas', 'panel', 'raised', 'overlay'];
const TEXTS = [
  'text-strong',
  'text',
  'text-muted',
  'accent-text',
  'input',
  'actual',
  'good',
  'warning',
  'bad',
  'fair',
  'orange',
  'info',
];
const TEXT_ON_COLOUR: [string, string][] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger', 'danger-pressed'],
  ['accent-text', 'accent-soft'],
  ['text-strong', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['input', 'input-soft'],
  ['actual', 'actual-soft'],
  ['actual', 'accent-soft'],
  ['bad', 'actual-soft'],
  ['good', 'good-soft'],
  ['warning', 'warning-soft'],
  ['bad', 'bad-soft'],
  ['fair', 'fair-soft'],
  ['orange', 'orange-soft'],
  ['info', 'info-soft'],
];

const SERIES = Array.from({ length: 10 }, (_, index) => `series-${index + 1}`);

/** Colours that are no text and no ground of text: hairlines separate, and tell nothing apart. */
const NOT_COMPARED = ['hairline', 'hairline-strong'];

test('the ratio is that of WCAG', () => {
  expect(ratio('#ffffff', '#000000')).toBeCloseTo(21, 10);
  // The lightest grey that passes AA on white, as published: 4.54.
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(THEMES)('text has at least 4.5:1 in the %s theme', (theme) => {
  const onSurfaces = TEXTS.flatMap((text) =>
    SURFACES.map((surface): [string, string] => [text, surface]),
  );
  test.each([...onSurfaces, ...TEXT_ON_COLOUR])('%s on %s', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(THEMES)(
  'borders of controls, the selection, the focus ring and series have at least 3:1 in the %s theme',
  (theme) => {
    const marks = ['control', 'accent', 'focus', ...SERIES];
    test.each(
      marks.flatMap((mark) => SURFACES.map((surface): [string, string] => [mark, surface])),
    )('%s on %s', (mark, surface) => {
      expect(contrast(mark, surface, theme)).toBeGreaterThanOrEqual(3);
    });
  },
);

test('no colour escapes the comparison', () => {
  const compared = new Set([
    ...SURFACES,
    ...TEXTS,
    ...TEXT_ON_COLOUR.flat(),
    ...SERIES,
    'control',
    'focus',
    ...NOT_COMPARED,
  ]);
  expect([...colours.keys()].filter((name) => !compared.has(name))).toEqual([]);
});
