import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ROWS } from '../model.ts';
import { edits, fresh, type ListData, load, models, records, valuesOf } from '../testing/sheets.ts';
import { small } from '../testing/small.ts';
import { Sheet } from './sheet.ts';

describe('calculate', () => {
  it('gives after any edits, to the last bit, what a fresh sheet gives', () => {
    fc.assert(
      fc.property(
        models,
        fc.array(records, { maxLength: 40 }),
        fc.array(fc.array(edits, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        (model, list, sequence) => {
          const data: ListData = { scalars: { a: 1, b: 2, n: 1, word: 'x' }, list: [...list] };
          const sheet = fresh(model, data);
          for (const step of sequence) {
            for (const edit of step) edit(data);
            load(sheet, data);
            sheet.calculate();
            expect(valuesOf(sheet)).toEqual(valuesOf(fresh(model, data)));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('computes after an edit of one record that row alone', () => {
    const number = { type: 'number' } as const;
    const sheet = new Sheet({
      inputs: {},
      formulas: {},
      tables: {
        list: {
          rows: 'records',
          inputs: { u: number },
          columns: { double: { expression: 'u * 2' }, late: { expression: 'prev(double, 0)' } },
        },
      },
    });
    sheet.setRows('list', 4);
    [1, 2, 3, 4].forEach((value, row) => sheet.setCell('list', 'u', row, value));
    sheet.calculate();
    // A mark in the storage that only a computation of that row can take away.
    for (const id of ['double', 'late']) sheet.column({ id, table: 'list' }).data.fill(-1);
    sheet.setCell('list', 'u', 1, 10);
    sheet.calculate();
    const { data } = sheet.column({ id: 'double', table: 'list' });
    expect([...data.subarray(0, 4)]).toEqual([-1, 20, -1, -1]);
    const late = sheet.column({ id: 'late', table: 'list' }).data;
    expect([...late.subarray(0, 4)]).toEqual([-1, -1, 20, -1]);
  });

  it('takes a column of records at once, the rows that are named alone, and none that is not there', () => {
    const sheet = new Sheet({
      inputs: {},
      formulas: {},
      tables: {
        list: {
          rows: 'records',
          inputs: { u: { type: 'number' } },
          columns: { v: { expression: 'u * 2' } },
        },
      },
    });
    sheet.setRows('list', 3);
    const list = [{ u: 1 }, { u: 2 }, { u: 3 }];
    sheet.setCells('list', 'u', [0, 2], list);
    sheet.calculate();
    const values = () => [0, 1, 2].map((row) => sheet.value({ id: 'v', table: 'list', row }));
    expect(values()).toEqual([2, null, 6]);
    expect(() => sheet.setCells('list', 'u', [1, 3], [...list, { u: 4 }])).toThrow(RangeError);
    sheet.calculate();
    expect(values()).toEqual([2, null, 6]);
  });

  it('starts cells that were never set as empty, with the blank that is declared', () => {
    const sheet = new Sheet({
      inputs: { zero: { type: 'number', blank: 0 }, none: { type: 'number' } },
      formulas: { x: { expression: 'zero + 1' }, y: { expression: 'none + 1' } },
      tables: {
        list: {
          rows: 'records',
          inputs: { u: { type: 'number', blank: 5 } },
          columns: { v: { expression: 'u * 2' } },
        },
      },
    });
    sheet.setRows('list', 1);
    sheet.calculate();
    expect(sheet.value({ id: 'x' })).toBe(1);
    expect(sheet.value({ id: 'y' })).toBeNull();
    expect(sheet.value({ id: 'v', table: 'list', row: 0 })).toBe(10);
    sheet.setCell('list', 'u', 0, 7);
    sheet.setRows('list', 0);
    sheet.setRows('list', 1);
    sheet.calculate();
    expect(sheet.value({ id: 'v', table: 'list', row: 0 })).toBe(10);
  });

  // As Excel's AVERAGE, which passes over empty cells, and not over errors.
  it('leaves empty cells out of a mean and an extreme, and no cell that a formula could not fill', () => {
    const sheet = new Sheet({
      inputs: {},
      formulas: {
        mean: { expression: 'average(list.rate)' },
        whole: { expression: 'average(list.share)' },
        computed: { expression: 'average(list.twice)' },
        cities: { expression: 'countdistinct(list.city)' },
        least: { expression: 'min(list.rate)' },
        most: { expression: 'max(list.rate)' },
      },
      tables: {
        list: {
          rows: 'records',
          inputs: {
            rate: { type: 'number' },
            share: { type: 'number', blank: 0 },
            city: { type: 'text' },
          },
          columns: { twice: { expression: 'rate * 2' } },
        },
      },
    });
    const means = () => {
      sheet.calculate();
      return ['mean', 'whole', 'computed', 'cities', 'least', 'most'].map((id) =>
        sheet.value({ id }),
      );
    };
    sheet.setRows('list', 3);
    expect(means()).toEqual([null, 0, null, 0, null, null]);
    sheet.setCells('list', 'rate', [0, 2], [{ rate: 6 }, {}, { rate: 7 }]);
    sheet.setCells('list', 'share', [0, 2], [{ share: 6 }, {}, { share: 7 }]);
    sheet.setCells('list', 'city', [0, 2], [{ city: 'Cali' }, { city: ' ' }, { city: 'CALI' }]);
    expect(means()).toEqual([6.5, 13 / 3, null, 1, 6, 7]);
    sheet.setCell('list', 'rate', 1, 8);
    expect(means()).toEqual([7, 13 / 3, 14, 1, 6, 8]);
  });

  it('orders a chain of thousands of formulas', () => {
    const chain = Array.from({ length: 5_000 }, (_, i) => [
      `f${i}`,
      { expression: i === 4_999 ? 'a' : `f${i + 1} + 1` },
    ]);
    expect(small(Object.fromEntries(chain), { a: 1 }).value({ id: 'f0' })).toBe(5_000);
  });
});

describe('the number of rows', () => {
  it.each([
    [37.4, 38],
    [240, 240],
    [240.000_000_000_01, 240],
    [239.999_999_999_99, 240],
    [0.5, 1],
    [0, 0],
    [-0.5, 0],
    [-3, 0],
    [null, 0],
    [MAX_ROWS, MAX_ROWS],
    [MAX_ROWS + 1, MAX_ROWS],
    [1e300, MAX_ROWS],
  ])('of %s is %s', (wanted, rows) => {
    const sheet = small(
      {},
      { n: wanted },
      {
        t: { rows: { count: 'n' }, inputs: {}, columns: { x: { expression: 'row / rows' } } },
      },
    );
    expect(sheet.rows('t')).toBe(rows);
    expect(sheet.column({ id: 'x', table: 't' }).length).toBe(rows);
    expect(sheet.value({ id: 'x', table: 't', row: rows - 1 })).toBe(rows > 0 ? 1 : null);
    expect(sheet.value({ id: 'x', table: 't', row: rows })).toBeNull();
  });

  it('has no value where it divides by zero', () => {
    const sheet = small(
      {},
      { n: 0 },
      {
        t: { rows: { count: '1 / n' }, inputs: {}, columns: { x: { expression: 'row' } } },
      },
    );
    expect(sheet.rows('t')).toBe(0);
  });
});

describe('what is asked of a sheet that it does not have', () => {
  const sheet = small({ x: { expression: 'a' } }, { a: 1 });
  it.each<[string, () => unknown]>([
    ['value', () => sheet.value({ id: 'b' })],
    ['input', () => sheet.setScalar('b', 1)],
    ['input that is a formula', () => sheet.setScalar('x', 1)],
    ['table', () => sheet.rows('t')],
    ['inherited name', () => sheet.value({ id: 'toString' })],
  ])('%s', (_, ask) => {
    expect(ask).toThrow(RangeError);
  });
});
