import { describe, expect, test } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { rectangle, texts } from '../testing/plans.ts';
import { READ_ONLY } from './cell-plan.ts';
import { planClear, planEach, planFillDown, planFillRight } from './fill.ts';
import { planPaste } from './paste.ts';

const rows = [
  [1, 2, 3],
  [4, 5.5, 6],
  [7, 8, 9],
];

describe('fill and clear', () => {
  const model = sampleModel(rows, { readOnly: 'c' });
  test('down from the first row, or from the row above a single one', () => {
    expect(texts(planFillDown(model, model.columns, rectangle(1, 1, 2, 1)))).toEqual(['b2=5,5']);
    expect(texts(planFillDown(model, model.columns, rectangle(2, 0, 2, 1)))).toEqual([
      'a2=4',
      'b2=5,5',
    ]);
    expect(planFillDown(model, model.columns, rectangle(0, 0, 0, 0)).edits).toEqual([]);
  });
  test('right from the first column', () => {
    const plan = planFillRight(model, model.columns, rectangle(1, 1, 1, 2));
    expect(plan.edits).toEqual([]);
    expect(plan.refused).toEqual([{ row: 1, columnId: 'c', text: '5,5', reason: READ_ONLY }]);
  });
  test('in a whole row from its first value, and its name takes nothing', () => {
    const named = sampleModel([['Costo', 7, 8, 9]], { readOnly: 'a' });
    const columns = named.columns.map((column, at) => ({ ...column, pinned: at === 0 }));
    const whole = (plan: typeof planFillRight) =>
      planEach(named, columns, [rectangle(0, 0, 0, 3)], plan);
    expect(texts(whole(planFillRight))).toEqual(['c0=7', 'd0=7']);
    const typed = whole((...to) => planPaste(...to, [['5']]));
    expect(texts(typed)).toEqual(['b0=5', 'c0=5', 'd0=5']);
    expect(typed.refused).toEqual([]);
    // From a name alone there is nothing to fill.
    expect(planFillRight(named, columns, rectangle(0, 1, 0, 1))).toEqual({
      edits: [],
      refused: [],
    });
    expect(texts(planFillRight(named, columns, rectangle(0, 2, 0, 2)))).toEqual(['c0=7']);
    // A name that is typed is a value like any other.
    const other = sampleModel([['Torre', 'x']]);
    const both = planEach(other, columns.slice(0, 2), [rectangle(0, 0, 0, 1)], planFillRight);
    expect(texts(both)).toEqual(['b0=Torre']);
  });
  test('clearing skips what cannot be cleared, and refuses only where nothing can', () => {
    expect(planClear(model, model.columns, [rectangle(0, 1, 0, 2)])).toEqual({
      edits: [{ row: 0, columnId: 'b', text: '' }],
      refused: [],
    });
    expect(planClear(model, model.columns, [rectangle(0, 2, 1, 2)]).refused).toHaveLength(2);
    // Of several ranges each is cleared, and nothing is said of the one that can't be.
    const both = [rectangle(0, 2, 1, 2), rectangle(1, 0, 1, 0)];
    expect(planClear(model, model.columns, both)).toEqual({
      edits: [{ row: 1, columnId: 'a', text: '' }],
      refused: [],
    });
  });
});
