import { expect, it } from 'vitest';
import { keepFigures } from './figures.ts';

it('keeps the sign of an amount and of a percentage with their figures', () => {
  expect(keepFigures('Son $ 2.450.000 al 12 % anual')).toBe(
    'Son $\u00a02.450.000 al 12\u00a0% anual',
  );
  expect(keepFigures('Cambia pesos ($) por %')).toBe('Cambia pesos ($) por %');
});
