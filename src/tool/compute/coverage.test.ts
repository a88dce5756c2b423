import { expect, test } from 'vitest';
import { trace } from '../../engine/index.ts';
import { money, percent, text } from '../contract/fields.ts';
import { testTool } from '../testing/sample.ts';
import { Calculation } from './calculation.ts';
import { overOf } from './coverage.ts';
import { numbersOf } from './wording.ts';

const tool = testTool({
  lists: {
    homes: {
      label: 'Viviendas',
      singular: 'Vivienda',
      name: 'name',
      fields: {
        name: text('Nombre'),
        capRate: percent('Cap rate', { initial: null, optional: true }),
        rent: money('Renta', { initial: null, blank: 0 }),
      },
      initial: [],
    },
  },
  formulas: {
    mean: percent('Cap rate promedio', 'average(homes.capRate)'),
    rents: money('Rentas', 'sum(homes.rent)'),
    said: percent('El mayor', 'max(homes.capRate)', { over: 'de {rents}' }),
  },
  figures: ['mean'],
});

const withRates = (...rates: readonly (number | null)[]) =>
  new Calculation(tool, {
    ...tool.document.initial(),
    homes: rates.map((capRate, at) => ({ id: `${at}`, name: `Casa ${at}`, capRate, rent: null })),
  });

function numbers(calculation: Calculation, id: string): string {
  const { formula } = trace(calculation.sheet, { id });
  return numbersOf(calculation, formula, { id });
}

test('a mean says of how many it is, where some have nothing to average', () => {
  const some = withRates(6, null, 8, null);
  expect(some.value({ id: 'mean' })).toBe(7);
  expect(overOf(some, { id: 'mean' })).toBe('2 de 4 viviendas');
  expect(numbers(some, 'mean')).toBe('PROMEDIO([2 valores, 2 vacíos])');
  expect(numbers(withRates(6, null), 'mean')).toBe('PROMEDIO([1 valor, 1 vacío])');
});

test('of all of them it says nothing, nor where none has a value', () => {
  expect(overOf(withRates(6, 8), { id: 'mean' })).toBe('');
  expect(numbers(withRates(6, 8), 'mean')).toBe('PROMEDIO([2 valores])');
  expect(overOf(withRates(null, null), { id: 'mean' })).toBe('');
});

test('what counts as 0 where it is empty counts; what a tool says goes first', () => {
  const some = withRates(6, null);
  expect(overOf(some, { id: 'rents' })).toBe('');
  expect(numbers(some, 'rents')).toBe('SUMA([2 valores])');
  expect(overOf(some, { id: 'said' }).replace('\u00a0', ' ')).toBe('de $ 0');
});
