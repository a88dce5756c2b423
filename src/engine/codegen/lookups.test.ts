import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ModelError, Sheet } from '../index.ts';
import type { FormulaSpec, Scalar } from '../model.ts';

const NUMBER = { type: 'number' } as const;

/** A list of keys and values, and a table of as many rows as said, with one column. */
function looked(
  records: readonly (readonly [Scalar, Scalar])[],
  rows: number,
  found: FormulaSpec,
): (number | null)[] {
  const sheet = new Sheet({
    inputs: {},
    formulas: {},
    tables: {
      given: { rows: 'records', inputs: { key: NUMBER, value: NUMBER }, columns: {} },
      table: { rows: { count: String(rows) }, inputs: {}, columns: { found } },
    },
  });
  sheet.setRows('given', records.length);
  records.forEach(([key, value], row) => {
    sheet.setCell('given', 'key', row, key);
    sheet.setCell('given', 'value', row, value);
  });
  sheet.calculate();
  return Array.from(
    { length: rows },
    (_, row) => sheet.value({ table: 'table', id: 'found', row }) as number | null,
  );
}

describe('lookups over all rows', () => {
  test('sumif by the row adds up the values of each key, whole keys within the table only', () => {
    const records = [
      [1, 10],
      [3, 5],
      [1, 7],
      [2.5, 100],
      [0, 100],
      [4, 100],
      [null, 100],
    ] as const;
    const sums = looked(records, 3, { expression: 'sumif(given.key, row, given.value)' });
    expect(sums).toEqual([17, 0, 5]);
  });

  test('sumif by the row is sumif by a column of row numbers', () => {
    const record = fc.tuple(fc.integer({ min: -1, max: 8 }), fc.integer({ min: -99, max: 99 }));
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), (records) => {
        const byRow = looked(records, 6, { expression: 'sumif(given.key, row, given.value)' });
        const byNumber = looked(records, 6, {
          expression: 'sumif(given.key, row + 0, given.value)',
        });
        expect(byRow).toEqual(byNumber);
      }),
    );
  });

  test('a missing value leaves only its own key without a sum', () => {
    const records = [
      [1, 10],
      [2, null],
      [1, 5],
    ] as const;
    expect(looked(records, 2, { expression: 'sumif(given.key, row, given.value)' })).toEqual([
      15,
      null,
    ]);
  });

  test('index by a column finds each row its value, and none outside or between positions', () => {
    const records = [
      [0, 10],
      [0, 20],
    ] as const;
    const expression = 'index(given.value, row / 2)';
    expect(looked(records, 6, { expression })).toEqual([null, 10, null, 20, null, null]);
  });
});

describe('xmatch', () => {
  const position = (wanted: string): Scalar => {
    const sheet = new Sheet({
      inputs: { name: { type: 'text' } },
      formulas: {
        at: { expression: `xmatch(${wanted}, given.${wanted === 'name' ? 'text' : 'key'})` },
      },
      tables: {
        given: { rows: 'records', inputs: { key: NUMBER, text: { type: 'text' } }, columns: {} },
      },
    });
    sheet.setScalar('name', 'b');
    sheet.setRows('given', 3);
    ['a', 'b', 'b'].forEach((text, row) => {
      sheet.setCell('given', 'text', row, text);
      sheet.setCell('given', 'key', row, row * 10);
    });
    sheet.calculate();
    return sheet.value({ id: 'at' });
  };

  test('gives the first position, from 1, of a number or a text', () => {
    expect(position('20')).toBe(3);
    expect(position('name')).toBe(2);
  });

  test('gives no value for what is not there', () => {
    expect(position('15')).toBeNull();
  });
});

describe('a scope', () => {
  const sheet = (expression: string): Sheet =>
    new Sheet({
      inputs: {},
      formulas: { total: { expression, scope: 's1' } },
      tables: {
        prices: {
          rows: { count: '2' },
          inputs: {},
          columns: { 's1.flow': { expression: 'row' }, flow: { expression: '100' } },
        },
        's1.parts': { rows: { count: '3' }, inputs: {}, columns: { flow: { expression: '5' } } },
        parts: { rows: { count: '3' }, inputs: {}, columns: { flow: { expression: '7' } } },
      },
    });
  const total = (expression: string): Scalar => {
    const calculated = sheet(expression);
    calculated.calculate();
    return calculated.value({ id: 'total' });
  };

  test("finds its own column of a table, and its own table, before everybody's", () => {
    expect(total('sum(prices.flow)')).toBe(3);
    expect(total('sum(parts.flow)')).toBe(15);
  });

  test("still finds everybody's, and refuses what there is nowhere", () => {
    expect(total('sum(prices.s1.flow)')).toBe(3);
    expect(() => sheet('sum(prices.other)')).toThrow(ModelError);
  });
});

test('a sum of values whose rows were taken away has none', () => {
  const sheet = new Sheet({
    inputs: { keys: NUMBER, values: NUMBER },
    formulas: { third: { expression: 'sumif(a.key, 3, b.value)' } },
    tables: {
      a: { rows: { count: 'keys' }, inputs: {}, columns: { key: { expression: 'row' } } },
      b: { rows: { count: 'values' }, inputs: {}, columns: { value: { expression: '5' } } },
      c: {
        rows: { count: '3' },
        inputs: {},
        columns: { each: { expression: 'sumif(a.key, row, b.value)' } },
      },
    },
  });
  const sums = (keys: number, values: number): Scalar[] => {
    sheet.setScalar('keys', keys);
    sheet.setScalar('values', values);
    sheet.calculate();
    const each = [0, 1, 2].map((row) => sheet.value({ table: 'c', id: 'each', row }));
    return [sheet.value({ id: 'third' }), ...each];
  };
  expect(sums(3, 3)).toEqual([5, 5, 5, 5]);
  expect(sums(3, 2)).toEqual([null, 5, 5, null]);
  expect(sums(2, 2)).toEqual([0, 5, 5, 0]);
});
