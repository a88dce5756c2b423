import { describe, expect, test } from 'vitest';
import { axis, axisValues, integer, money, percent } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { Session } from '../../session/session.ts';
import { matrixGrid } from './matrixGrid.ts';

const tool = testTool({
  inputs: {
    months: integer('Meses', { initial: 10, min: 1, max: 99 }),
    rate: percent('Tasa', { initial: 3 }),
  },
  axes: {
    terms: axis('Meses', integer('Meses', { initial: 10, min: 1, max: 99 }), [24, 36, 48, 60]),
    rates: axis('Tasas', percent('Tasa', { initial: 3 }), [4, 6, 8, 10, 12]),
  },
  formulas: { gain: money('Ganancia', 'months * rate', { goal: 'more' }) },
  matrices: {
    gains: {
      label: 'Ganancias',
      output: 'gain',
      rows: { input: 'months', axis: 'terms' },
      columns: { input: 'rate', axis: 'rates' },
      action: 'Calcular',
    },
  },
  figures: ['gain'],
});

function open(found = 30) {
  const session = new Session(tool, tool.document.initial());
  const across = () => axisValues(session.document['rates']);
  const down = () => axisValues(session.document['terms']);
  const matrix = session.calculation.declaration.matrices['gains'];
  if (!matrix) throw new TypeError('the sample has a matrix');
  const grid = () => matrixGrid(session, 'gains', matrix, () => found);
  return { session, across, down, grid };
}

test('a computed cell is called by what was tried, as its column has but a letter', () => {
  const { grid } = open();
  expect(grid().cell(2, 'c1').name).toBe('Ganancia · 36 · 6,00\u00a0%');
});

describe('the axes of a matrix', () => {
  test.each([
    ['10 % a 20 % de 2 en 2', [10, 12, 14, 16, 18, 20]],
    ['4..8 paso 0,5', [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8]],
  ])('a range is the whole axis: %s', (text, values) => {
    const { session, across, grid } = open();
    expect(grid().edit([{ row: 0, columnId: 'c2', text }]).refused).toEqual([]);
    expect(across()).toEqual(values);
    session.undo();
    expect(across()).toEqual([4, 6, 8, 10, 12]);
  });

  test('what is pasted past the end makes them longer', () => {
    const { across, down, grid } = open();
    const model = grid();
    const beyond = (n: number) => model.newColumnId?.(n) ?? '';
    model.edit([
      { row: 0, columnId: 'c4', text: '12' },
      { row: 0, columnId: beyond(0), text: '14' },
      { row: 0, columnId: beyond(1), text: 'mucho' },
      { row: 0, columnId: beyond(2), text: '18' },
    ]);
    expect(across()).toEqual([4, 6, 8, 10, 12, 14, 18]);
    // The same model has them, so that what was pasted upon stays selected.
    expect(model.columns.map(({ header }) => header).slice(-2)).toEqual(['F', 'G']);
    expect(model.cell(0, 'c6').text).toBe('18,00\u00a0%');
    expect(model.rowsCanGrow).toBe(true);
    model.edit([{ row: 5, columnId: 'head', text: '72' }]);
    expect(down()).toEqual([24, 36, 48, 60, 72]);
  });

  test('a range that goes nowhere stays where it was typed', () => {
    const { across, grid } = open();
    grid().edit([{ row: 0, columnId: 'c0', text: '20 a 10' }]);
    expect(grid().cell(0, 'c0')).toMatchObject({ text: '20 a 10', refused: true });
    expect(across()).toEqual([4, 6, 8, 10, 12]);
  });
});

test('a value is coloured against what the data come to today', () => {
  // 10 months at 3: 30.
  const toneOf = (found: number) => open(found).grid().cell(1, 'c0').tone;
  expect([29, 30, 31].map(toneOf)).toEqual(['bad', 'computed', 'good']);
});
