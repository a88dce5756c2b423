// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fitFigure } from './fitFigure.ts';

const ROOM = 100;
/** Pixels of a digit at each step, as a browser would measure them. */
const DIGIT: Readonly<Record<string, number>> = { '': 10, small: 8, smaller: 5, tight: 4 };

function inputOf(value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  Object.defineProperties(input, {
    clientWidth: { get: () => ROOM },
    scrollWidth: {
      get: () => Math.max(ROOM, input.value.length * (DIGIT[input.dataset['fit'] ?? ''] ?? 0)),
    },
  });
  return input;
}

describe('a figure in its input', () => {
  it.each([
    ['1234567890', ''],
    ['12345678901', 'small'],
    ['1234567890123', 'smaller'],
    ['123456789012345678901', 'tight'],
  ])('%s is written %j', async (value, step) => {
    const input = inputOf(value);
    fitFigure(input);
    await Promise.resolve();
    expect(input.dataset['fit']).toBe(step);
    expect(input.title).toBe('');
  });

  it('is in the tooltip where it is too long at any size, until it is shorter', async () => {
    const input = inputOf('12345678901234567890123456');
    fitFigure(input);
    await Promise.resolve();
    expect(input.title).toBe('12345678901234567890123456');
    input.value = '1234';
    fitFigure(input);
    await Promise.resolve();
    expect([input.dataset['fit'], input.title]).toEqual(['', '']);
  });
});
