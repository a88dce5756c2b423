import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Sheet } from '../index.ts';
import type { Scalar } from '../model.ts';

/** The column `total` of a table over a list of values. */
function scanned(values: readonly Scalar[], expression: string): Scalar[] {
  const sheet = new Sheet({
    inputs: {},
    formulas: {},
    tables: {
      given: {
        rows: 'records',
        inputs: { value: { type: 'number' } },
        columns: { total: { expression } },
      },
    },
  });
  sheet.setRows('given', values.length);
  values.forEach((value, row) => sheet.setCell('given', 'value', row, value));
  sheet.calculate();
  return values.map((_, row) => sheet.value({ table: 'given', id: 'total', row }));
}

describe('running totals and products', () => {
  test.each<[string, string, Scalar[]]>([
    ['a total', 'prev(total, 10) + value', [12, 15, 20]],
    ['a total, the other way round', 'value + prev(total, 10)', [12, 15, 20]],
    ['what is left', 'prev(total, 10) - value', [8, 5, 0]],
    ['what alternates is no total', 'value - prev(total, 10)', [-8, 11, -6]],
    ['a product', 'prev(total, 10) * value', [20, 60, 300]],
    ['a product of the row before', 'row == 1 ? 1 : prev(total) * prev(value)', [1, 2, 6]],
    ['a start of its own', 'row == 1 ? value * 100 : prev(total) - 1', [200, 199, 198]],
    ['a start elsewhere', 'row == 2 ? 100 : prev(total, 0) + value', [2, 100, 105]],
    ['the total itself among the rest', 'prev(total, 1) + prev(total, 1) * value', [3, 12, 72]],
    ['a start that is not said', 'prev(total) + value', [null, null, null]],
  ])('%s', (_, expression, expected) => {
    expect(scanned([2, 3, 5], expression)).toEqual(expected);
  });

  test('without rows there is nothing', () => {
    expect(scanned([], 'prev(total, 0) + value')).toEqual([]);
  });

  test('a missing value leaves none from its row on', () => {
    expect(scanned([1, null, 1], 'prev(total, 0) + value')).toEqual([1, null, null]);
  });

  test('an edit in the middle gives, to the last bit, what adding one after the other gives', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const list = fc.array(value, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(list, fc.nat(), value, (values, place, edited) => {
        const row = place % values.length;
        const after = values.with(row, edited);
        const sheet = new Sheet({
          inputs: {},
          formulas: {},
          tables: {
            given: {
              rows: 'records',
              inputs: { value: { type: 'number' } },
              columns: { total: { expression: 'prev(total, 0) + value' } },
            },
          },
        });
        sheet.setRows('given', values.length);
        values.forEach((one, at) => sheet.setCell('given', 'value', at, one));
        sheet.calculate();
        sheet.setCell('given', 'value', row, edited);
        sheet.calculate();
        let total = 0;
        after.forEach((one, at) => {
          total += one;
          expect(sheet.value({ table: 'given', id: 'total', row: at })).toBe(total);
        });
      }),
    );
  });
});
