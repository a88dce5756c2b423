// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fitFigure } from './fitFigure.ts';

const ROOM = 100;
/** Pixels of a digit at each step, as a browser would measure them. */
const DIGIT: Readonly<Record<string, number>> = { '': 10, small: 8, smaller: 5, tight: 4 };

function inputOf(value: string, room = ROOM): { place: HTMLElement; input: HTMLInputElement } {
  const place = document.createElement('span');
  const input = place.appendChild(document.createElement('input'));
  input.value = value;
  Object.defineProperties(input, {
    clientWidth: { get: () => room },
    scrollWidth: {
      get: () => Math.max(ROOM, input.value.length * (DIGIT[input.dataset['fit'] ?? ''] ?? 0)),
    },
  });
  return { place, input };
}

describe('a figure in its input', () => {
  it.each([
    ['1234567890', ''],
    ['12345678901', 'small'],
    ['1234567890123', 'smaller'],
    ['123456789012345678901', 'tight'],
  ])('%s is written %j', async (value, step) => {
    const { place, input } = inputOf(value);
    fitFigure(place);
    await Promise.resolve();
    expect(input.dataset['fit']).toBe(step);
    expect(input.title).toBe('');
  });

  it('keeps its size where a width with a fraction is rounded down', async () => {
    const { place, input } = inputOf('1234', ROOM - 1);
    fitFigure(place);
    await Promise.resolve();
    expect(input.dataset['fit']).toBe('');
  });

  it('is in the tooltip where it is too long at any size, until it is shorter', async () => {
    const { place, input } = inputOf('12345678901234567890123456');
    fitFigure(place);
    await Promise.resolve();
    expect(input.title).toBe('12345678901234567890123456');
    input.value = '1234';
    fitFigure(place);
    await Promise.resolve();
    expect([input.dataset['fit'], input.title]).toEqual(['', '']);
  });

  it('is measured again only where it changed, or its room did', async () => {
    const { place, input } = inputOf('12345678901');
    fitFigure(place);
    await Promise.resolve();
    input.dataset['fit'] = 'untouched';
    fitFigure(place);
    await Promise.resolve();
    expect(input.dataset['fit']).toBe('untouched');
    fitFigure(place, true);
    await Promise.resolve();
    expect(input.dataset['fit']).toBe('small');
  });
});
