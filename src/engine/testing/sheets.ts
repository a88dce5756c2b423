import * as fc from 'fast-check';
import type { Model, Scalar } from '../model.ts';
import { Sheet } from '../run/sheet.ts';
import { amounts, formulas } from './expressions.ts';

/** A model of all shapes: scalars, records, a counted table, texts, recurrences, aggregates. */
const names = { scalars: ['a', 'b', 'n', 's'], series: ['list.u', 'list.e', 'table.x'] };
export const models = fc
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
type Edit = (data: ListData) => void;
/** Data of such a model. */
export interface ListData {
  scalars: Record<string, Scalar>;
  list: { u: Scalar; v: Scalar; name: Scalar }[];
}
export const records = fc.record({ u: cells, v: cells, name: words });
export const edits: fc.Arbitrary<Edit> = fc.oneof(
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
export function load(sheet: Sheet, { scalars, list }: ListData): void {
  for (const [id, value] of Object.entries(scalars)) sheet.setScalar(id, value);
  sheet.setRows('list', list.length);
  list.forEach((record, row) => {
    for (const [id, value] of Object.entries(record)) sheet.setCell('list', id, row, value);
  });
}

export function valuesOf(sheet: Sheet): Record<string, unknown> {
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

export function fresh(model: Model, data: ListData): Sheet {
  const sheet = new Sheet(model);
  load(sheet, data);
  sheet.calculate();
  return sheet;
}
