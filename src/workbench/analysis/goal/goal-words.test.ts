import { expect, test } from 'vitest';
import { figuresOf } from '../../../tool/index.ts';
import { questioned, questionedInput } from '../../testing/questioned.ts';
import { sayAnswer } from './goal-words.ts';
import type { GoalAnswer } from './question.ts';

const [figure] = figuresOf(questioned.calculation);

/** What is said of a figure that comes from 5 to 12 billions and not to the target. */
function said(
  id: string,
  nearest: { value: number; figure: number },
  more: Partial<GoalAnswer>,
): string {
  if (!figure) throw new Error('the tool has one');
  const reach = { from: 5_000, to: 12e15 };
  const seek = { solutions: [], jumps: [], nearest, reach, moves: true, gaps: false };
  const asked = { figure, variable: questionedInput(id), target: 1_000, axis: [], curve: [] };
  return sayAnswer({ ...asked, seek, isOpen: false, ...more }).replaceAll('\u00a0', ' ');
}

test('between bounds that the input has it is said how far the figure goes', () => {
  const text = said('rate', { value: 0, figure: 5_000 }, {});
  expect(text).toBe(
    'No se alcanza: moviendo «Tasa», «X» va de $ 5.000 a $ 12.000.000.000.000.000. Lo más cercano es $ 5.000, con «Tasa» en 0 %.',
  );
});

test('where only the search has an end neither it nor what is reached there is told', () => {
  expect(said('price', { value: 0, figure: 5_000 }, { isOpen: true })).toBe(
    'No se alcanza moviendo «Precio». Lo más cercano es $ 5.000, con «Precio» en $ 0.',
  );
  expect(said('price', { value: 1e15, figure: 5_000 }, { isOpen: true })).toBe(
    'No se alcanza moviendo «Precio». Se acerca cada vez más cuanto mayor es «Precio».',
  );
});
