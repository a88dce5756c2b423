import { expect, test } from 'vitest';
import { paintAttributes, paintOf } from './paint.ts';

// Hexadecimal by hand: 75 = 4b, 123 = 7b, 255 = ff; 0.5 of 255 rounds to 128 = 80.
test.each([
  ['rgb(75, 123, 255)', { colour: '#4b7bff', opacity: 1 }],
  ['rgba(0, 0, 0, 0.08)', { colour: '#000000', opacity: 0.08 }],
  ['rgb(40 32 24 / 0.45)', { colour: '#282018', opacity: 0.45 }],
  ['color(srgb 1 0.5 0 / 0.25)', { colour: '#ff8000', opacity: 0.25 }],
  ['rgba(0, 0, 0, 0)', null],
  ['none', null],
  ['url("#clip")', null],
])('%s', (computed, expected) => {
  expect(paintOf(computed)).toEqual(expected);
});

test('the opacity of the colour and of the shape come together', () => {
  expect(paintAttributes('fill', 'rgba(255, 0, 0, 0.5)', '0.5')).toEqual({
    fill: '#ff0000',
    'fill-opacity': '0.25',
  });
  expect(paintAttributes('stroke', 'none')).toEqual({ stroke: 'none' });
  expect(paintAttributes('fill', 'url("#g")')).toEqual({ fill: 'url("#g")' });
});
