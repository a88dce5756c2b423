import { describe, expect, it } from 'vitest';
import { type DifferencePart, type Figure, figureOf } from '../../../tool/index.ts';
import { questioned } from '../../testing/questioned.ts';
import { isMoved, partLabel, waterfallSteps, waterfallTable } from './tables.ts';

const figure = figureOf(questioned.calculation, { id: 'x' }) as Figure;
const part = (effect: number): DifferencePart => ({ inputs: [], section: 'Datos', effect });
const difference = (from: number, to: number, ...effects: number[]) => ({
  from,
  to,
  parts: effects.map(part),
  method: 'exact' as const,
});
const spans = (...of: Parameters<typeof difference>) =>
  waterfallSteps(figure, difference(...of), 'Bajo').map(({ from, to }) => [from, to]);
const noteOf = (...of: Parameters<typeof difference>) =>
  waterfallTable(figure, difference(...of), 'Bajo').chart.note;

it('a section says how many of its inputs changed', () => {
  const input = { address: 'rate', ref: { id: 'rate' }, label: 'Tasa', from: 10, to: 12 };
  const changed = (...inputs: DifferencePart['inputs']) =>
    partLabel({ inputs, section: 'Crédito', effect: 0 });
  expect([changed(input), changed(input, input)]).toEqual([
    'Crédito (1 dato)',
    'Crédito (2 datos)',
  ]);
});

describe('a waterfall', () => {
  it('goes from today’s figure to the other, each step where the last one ended', () => {
    expect(spans(100, 150, 80, -30)).toEqual([
      // The least is 100, the most 180: 15 % of that below the least.
      [88, 100],
      [100, 180],
      [180, 150],
      [88, 150],
    ]);
    expect(noteOf(100, 150, 80, -30)).toContain('no empiezan en 0');
  });

  it('begins at 0 where its steps are large enough to be seen, and says nothing then', () => {
    expect(spans(10, 150, 140)).toEqual([
      [0, 10],
      [10, 150],
      [0, 150],
    ]);
    expect(noteOf(10, 150, 140)).toBeNull();
  });

  it('of a figure that nothing moves has whole bars', () => {
    expect(isMoved(difference(3, 3, 0))).toBe(false);
    expect(spans(3, 3, 0)).toEqual([
      [0, 3],
      [3, 3],
      [0, 3],
    ]);
  });
});
