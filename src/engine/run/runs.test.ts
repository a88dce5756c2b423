import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model } from '../model.ts';
import { amounts, formulas } from '../testing/expressions.ts';
import { fresh, type ListData, load, models, records } from '../testing/sheets.ts';
import type { RunInput } from './cells.ts';
import { Runs } from './runs.ts';

const WORDS = ['x', 'y', 'bullet', '', null];
const INPUTS: readonly RunInput[] = [
  { ref: { id: 'a' } },
  { ref: { id: 'b' } },
  { ref: { id: 'n' } },
  { ref: { id: 'word' }, texts: WORDS },
  { ref: { id: 'u', table: 'list', row: 1 } },
  { ref: { id: 'v', table: 'list', row: 0 } },
  { ref: { id: 'name', table: 'list', row: 1 }, texts: WORDS },
];
const OUTPUTS = [
  { id: 'z' },
  { id: 's' },
  { id: 'kinds' },
  { id: 'f', table: 'list', row: 0 },
  { id: 'x', table: 'table', row: 9 },
];

/** Sets an input of the data as a run does. */
function set(data: ListData, { ref, texts }: RunInput, value: number): void {
  const cell = texts ? (texts[value] ?? null) : Number.isNaN(value) ? null : value;
  if (ref.table === undefined) data.scalars[ref.id] = cell;
  else Object.assign(data.list[ref.row ?? -1] ?? {}, { [ref.id]: cell });
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

describe('runs', () => {
  it('give what setting the inputs and calculating gives, to the last bit', () => {
    const point = fc.tuple(
      ...INPUTS.map(({ texts }) =>
        texts
          ? fc.nat({ max: texts.length - 1 })
          : fc.oneof({ weight: 9, arbitrary: amounts }, fc.constant(Number.NaN)),
      ),
    );
    fc.assert(
      fc.property(
        models,
        fc.array(records, { minLength: 2, maxLength: 6 }),
        fc.subarray([...INPUTS.keys()], { minLength: 1 }),
        fc.subarray([...OUTPUTS], { minLength: 1 }),
        fc.array(point, { minLength: 1, maxLength: 8 }),
        (model, list, chosen, outputs, points) => {
          const data: ListData = {
            scalars: { a: 1, b: 2, n: 1, word: 'x' },
            list: list.map((record) => ({ ...record })),
          };
          const inputs = chosen.map((at) => INPUTS[at] as RunInput);
          const plain = { scalars: data.scalars, lists: { list: data.list } };
          const runs = new Runs(model, structuredClone(plain), inputs, outputs);
          const sheet = fresh(model, data);
          const out = new Float64Array(outputs.length);
          const expectedOfAll: unknown[][] = [];
          for (const values of points) {
            const taken = chosen.map((at) => values[at] as number);
            inputs.forEach((input, at) => set(data, input, taken[at] as number));
            load(sheet, data);
            sheet.calculate();
            runs.run(taken, out);
            const expected = outputs.map((ref) => sheet.value(ref));
            expect([...out].map(orNull)).toEqual(expected);
            expectedOfAll.push(expected);
          }
          const columns = chosen.map((at) => Float64Array.from(points, (point) => point[at] ?? 0));
          const all = outputs.map(() => new Float64Array(points.length));
          runs.runAll(columns, all);
          points.forEach((_, run) => {
            expect(all.map((column) => orNull(column[run] as number))).toEqual(expectedOfAll[run]);
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  it('give side by side what they give one by one, to the last bit', () => {
    const alone = { series: ['list.u'], columns: [], previous: [] };
    const chain = fc.tuple(
      formulas({ ...alone, scalars: ['a', 'b', 'c'] }),
      formulas({ ...alone, scalars: ['a', 'b', 'x'] }),
      formulas({ ...alone, scalars: ['x', 'y', 'c'] }),
    );
    const value = fc.oneof({ weight: 9, arbitrary: amounts }, fc.constant(Number.NaN));
    const points = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(chain, points, ([x, y, z], all) => {
        const number = { type: 'number' } as const;
        const model: Model = {
          inputs: { a: number, b: number, c: number, d: number },
          formulas: {
            x: { expression: x.text },
            y: { expression: y.text },
            z: { expression: z.text },
            // What a table decides, and something beside it that all runs share.
            t: { expression: 'sum(table.u) + y * d' },
          },
          tables: {
            list: { rows: 'records', inputs: { u: number }, columns: {} },
            table: {
              rows: { count: 'min(abs(x), 12)' },
              inputs: {},
              columns: { u: { expression: 'row <= z ? y : b - row' } },
            },
          },
        };
        const data = {
          scalars: { a: 1, b: 2, c: 3, d: 4 },
          lists: { list: [{ u: 5 }, { u: -6 }] },
        };
        const inputs = [{ ref: { id: 'a' } }, { ref: { id: 'b' } }];
        const outputs = [{ id: 'x' }, { id: 'z' }, { id: 't' }, { id: 'd' }];
        const runs = new Runs(model, data, inputs, outputs);
        const given = inputs.map((_, at) => Float64Array.from(all, (point) => point[at] as number));
        const out = outputs.map(() => new Float64Array(all.length));
        runs.runAll(given, out);
        const one = new Float64Array(outputs.length);
        all.forEach((point, run) => {
          runs.run(point, one);
          expect(out.map((column) => column[run])).toEqual([...one]);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('take cells along that have the same value or make up the rest of 100', () => {
    const number = { type: 'number' } as const;
    const model: Model = {
      inputs: { a: number, b: number, c: number },
      formulas: { x: { expression: 'a * 10000 + b * 100 + c' } },
      tables: {},
    };
    const data = { scalars: { a: 1, b: 2, c: 3 }, lists: {} };
    const input = { ref: { id: 'a' }, same: [{ id: 'b' }], rest: { id: 'c' } };
    const runs = new Runs(model, data, [input], [{ id: 'x' }]);
    const out = new Float64Array(1);
    runs.run([33.4], out);
    expect(out[0]).toBe(33.4 * 10_000 + 33.4 * 100 + 66.6);
    runs.run([1], out);
    expect(out[0]).toBe(10_199);
    const both = [new Float64Array(2)];
    runs.runAll([Float64Array.of(1, 33.4)], both);
    expect([...(both[0] ?? [])]).toEqual([10_199, 33.4 * 10_000 + 33.4 * 100 + 66.6]);
  });

  it.each<[string, RunInput, { id: string; table?: string; row?: number }]>([
    ['an unknown input', { ref: { id: 'none' } }, { id: 'x' }],
    ['an unknown output', { ref: { id: 'a' } }, { id: 'none' }],
    ['a formula as an input', { ref: { id: 'x' } }, { id: 'x' }],
    ['a text without the texts that it takes', { ref: { id: 'w' } }, { id: 'x' }],
    ['texts for a number', { ref: { id: 'a' }, texts: ['b'] }, { id: 'x' }],
    ['a text as an output', { ref: { id: 'a' } }, { id: 'word' }],
    ['a row that is not there', { ref: { id: 'u', table: 't', row: 3 } }, { id: 'x' }],
    ['a whole column as an output', { ref: { id: 'a' } }, { id: 'u', table: 't' }],
  ])('refuse %s', (_, input, output) => {
    const model: Model = {
      inputs: { a: { type: 'number' }, w: { type: 'text' } },
      formulas: { x: { expression: 'a' }, word: { expression: 'w', type: 'text' } },
      tables: { t: { rows: 'records', inputs: { u: { type: 'number' } }, columns: {} } },
    };
    const data = { scalars: { a: 1, w: 'b' }, lists: { t: [{ u: 1 }] } };
    expect(() => new Runs(model, data, [input], [output])).toThrow(RangeError);
  });
});
