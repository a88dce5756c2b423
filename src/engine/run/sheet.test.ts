import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ROWS, type Model, type Scalar } from '../model.ts';
import { amounts, formulas } from '../testing/expressions.ts';
import { small } from '../testing/small.ts';
import { Sheet } from './sheet.ts';

/** A model of all shapes: scalars, records, a counted table, texts, recurrences, aggregates. */
const names = { scalars: ['a', 'b', 'n', 's'], series: ['list.u', 'list.e', 'table.x'] };
const models = fc
  .record({
    e: formulas({ ...names, series: ['list.u'], columns: ['u', 'v'], previous: ['u'] }),
    f: formulas({ ...names, series: ['list.u', 'list.e'], columns: ['u', 'e'], previous: ['e'] }),
    r: formulas({ ...names, series: ['list.u'], columns: ['e', 'v'], previous: ['r', 'u'] }),
    s: formulas({ scalars: ['a', 'b', 'n'], series: ['list.u'], columns: [], previous: [] }),
    x: formulas({ ...names, series: ['list.e', 'list.f'], columns: ['w'], previous: ['x', 'w'] }),
    y: formulas({ ...names, series: ['list.r'], columns: ['x', 'w'], previous: ['x'] }),
    z: formulas({ ...names, series: ['table.x', 'table.y', 'list.r'], columns: [], previous: [] }),
  })
  .map(({ e, f, r, s, x, y, z }): Model => {
    const number = { type: 'number' } as const;
    return {
      inputs: { a: { type: 'number', blank: 3 }, b: number, n: number, word: { type: 'text' } },
      formulas: {
        s: { expression: s.text },
        z: { expression: z.text },
        say: {
          expression: 'z > 0 ? concat(word, "+") : word',
          type: 'text',
          applies: 'count(list.u) > 2',
        },
        same: { expression: 'countif(list.name, word)' },
        labels: { expression: 'countif(list.label, word)' },
        kinds: { expression: 'countdistinct(list.name) + last(table.x)' },
      },
      tables: {
        list: {
          rows: 'records',
          inputs: { u: number, v: { type: 'number', blank: 1 }, name: { type: 'text' } },
          columns: {
            e: { expression: e.text },
            f: { expression: f.text, applies: 'u > 0' },
            r: { expression: r.text },
            power: { expression: '1.01 ^ (row + u * 0) * u' },
            late: { expression: 'row >= a ? u * v : 0' },
            mine: { expression: 'name == word ? e : f' },
            label: { expression: 'u > v ? concat(name, word) : name', type: 'text' },
          },
        },
        table: {
          rows: { count: 'n * 10 + count(list.u)' },
          inputs: {},
          columns: {
            w: { expression: 'row * 0.5 - b' },
            x: { expression: x.text },
            y: { expression: y.text, applies: 'row <= 20' },
            owed: { expression: 'creditBalance(1000, b / 100, n * 3, word)' },
          },
        },
      },
    };
  });

const cells = fc.option(amounts, { freq: 10 });
const words = fc.option(fc.constantFrom('x', 'y', 'bullet', 'cuota', ''), { freq: 6 });
type Edit = (data: Data) => void;
interface Data {
  scalars: Record<string, Scalar>;
  list: { u: Scalar; v: Scalar; name: Scalar }[];
}
const records = fc.record({ u: cells, v: cells, name: words });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'n'), cells).map(
    ([id, value]): Edit =>
      (data) => {
        data.scalars[id] = value;
      },
  ),
  words.map(
    (value): Edit =>
      (data) => {
        data.scalars['word'] = value;
      },
  ),
  fc.tuple(fc.oneof(fc.constant(0), fc.nat(100)), fc.constantFrom('u', 'v'), cells).map(
    ([row, id, value]): Edit =>
      ({ list }) => {
        const record = list[row % Math.max(list.length, 1)];
        if (record) record[id as 'u'] = value;
      },
  ),
  fc.tuple(fc.nat(100), words).map(
    ([row, value]): Edit =>
      ({ list }) => {
        const record = list[row % Math.max(list.length, 1)];
        if (record) record.name = value;
      },
  ),
  fc.tuple(fc.nat(100), records).map(
    ([row, record]): Edit =>
      ({ list }) => {
        list.splice(row % (list.length + 1), 0, { ...record });
      },
  ),
  fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 3 })).map(
    ([row, count]): Edit =>
      ({ list }) => {
        list.splice(row % Math.max(list.length, 1), count);
      },
  ),
  fc.array(records, { maxLength: 70 }).map(
    (all): Edit =>
      (data) => {
        data.list = all.map((record) => ({ ...record }));
      },
  ),
);

/** Sets every cell; what is as before is no edit. */
function load(sheet: Sheet, { scalars, list }: Data): void {
  for (const [id, value] of Object.entries(scalars)) sheet.setScalar(id, value);
  sheet.setRows('list', list.length);
  list.forEach((record, row) => {
    for (const [id, value] of Object.entries(record)) sheet.setCell('list', id, row, value);
  });
}

function valuesOf(sheet: Sheet): Record<string, unknown> {
  const { model } = sheet;
  const all: Record<string, unknown> = {};
  for (const id of Object.keys(model.formulas)) all[id] = sheet.value({ id });
  for (const [table, { columns }] of Object.entries(model.tables)) {
    const rows = sheet.rows(table);
    all[table] = rows;
    for (const id of Object.keys(columns)) {
      all[`${table}.${id}`] = Array.from({ length: rows }, (_, row) =>
        sheet.value({ id, table, row }),
      );
    }
  }
  return all;
}

function fresh(model: Model, data: Data): Sheet {
  const sheet = new Sheet(model);
  load(sheet, data);
  sheet.calculate();
  return sheet;
}

describe('calculate', () => {
  it('gives after any edits, to the last bit, what a fresh sheet gives', () => {
    fc.assert(
      fc.property(
        models,
        fc.array(records, { maxLength: 40 }),
        fc.array(fc.array(edits, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        (model, list, sequence) => {
          const data: Data = { scalars: { a: 1, b: 2, n: 1, word: 'x' }, list: [...list] };
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

describe('sweep', () => {
  it('gives what setting the inputs and calculating gives', () => {
    fc.assert(
      fc.property(
        models,
        fc.array(records, { maxLength: 6 }),
        fc.constantFrom<readonly string[]>(['a'], ['a', 'n'], ['b', 'n'], ['n']),
        fc.constantFrom('z', 's', 'kinds'),
        fc.array(fc.tuple(amounts, amounts), { minLength: 1, maxLength: 6 }),
        (model, list, inputs, output, points) => {
          const data: Data = { scalars: { a: 1, b: 2, n: 1, word: 'x' }, list };
          const compute = fresh(model, data).sweep(inputs, output);
          const sheet = fresh(model, data);
          for (const point of points) {
            inputs.forEach((id, i) => sheet.setScalar(id, point[i] ?? null));
            sheet.calculate();
            const swept = compute(point.slice(0, inputs.length));
            expect(Number.isFinite(swept) ? swept : null).toEqual(sheet.value({ id: output }));
          }
        },
      ),
      { numRuns: 80 },
    );
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
    ['sweep of an unknown name', () => sheet.sweep(['a'], 'b')],
    ['sweep of more inputs than it can tell apart', () => sheet.sweep(Array(32).fill('a'), 'x')],
  ])('%s', (_, ask) => {
    expect(ask).toThrow(RangeError);
  });
});
