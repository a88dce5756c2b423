import { describe, expect, it } from 'vitest';
import type { Scalar } from '../model.ts';
import { Sheet } from '../run/sheet.ts';

function ranked(expression: string, values: readonly Scalar[]): Scalar {
  const list = { rows: 'records', inputs: { x: { type: 'number' } }, columns: {} } as const;
  const sheet = new Sheet({ inputs: {}, formulas: { y: { expression } }, tables: { t: list } });
  sheet.setRows('t', values.length);
  values.forEach((value, row) => sheet.setCell('t', 'x', row, value));
  sheet.calculate();
  return sheet.value({ id: 'y' });
}

// The examples of Excel's documentation of LARGE and SMALL.
const LARGE = [3, 5, 3, 5, 4, 4, 2, 4, 6, 7];
const SMALL_1 = [3, 4, 5, 2, 3, 4, 6, 4, 7];
const SMALL_2 = [1, 4, 8, 3, 7, 12, 54, 8, 23];

describe('large and small', () => {
  it.each([
    ['large(t.x, 3)', LARGE, 5],
    ['large(t.x, 7)', LARGE, 4],
    ['small(t.x, 4)', SMALL_1, 4],
    ['small(t.x, 2)', SMALL_2, 3],
  ])('%s as Excel has it', (expression, values, expected) => {
    expect(ranked(expression, values)).toBe(expected);
  });

  it('pass over cells without a value', () => {
    expect(ranked('large(t.x, 2)', [null, 7, null, 9])).toBe(7);
    expect(ranked('small(t.x, 1)', [null, 7, null, 9])).toBe(7);
  });

  it.each(['large(t.x, 4)', 'small(t.x, 4)', 'large(t.x, 0)', 'small(t.x, 1.5)'])(
    'have no value beyond the list: %s',
    (expression) => {
      expect(ranked(expression, [1, 2, 3])).toBeNull();
    },
  );

  it('leave the column as it was', () => {
    expect(ranked('large(t.x, 1) * 0 + index(t.x, 1)', [1, 3, 2])).toBe(1);
  });
});
