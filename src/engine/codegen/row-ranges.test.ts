import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sheet } from '../index.ts';
import type { Scalar } from '../model.ts';

const ROWS = 12;
const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** Columns of a table of ROWS rows, row by row. */
function columns(
  expressions: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, Scalar>>,
): Record<string, Scalar[]> {
  const sheet = new Sheet({
    inputs: Object.fromEntries(Object.keys(inputs).map((id) => [id, { type: 'number' }])),
    formulas: {},
    tables: {
      t: {
        rows: { count: String(ROWS) },
        inputs: {},
        columns: Object.fromEntries(
          Object.entries(expressions).map(([id, expression]) => [id, { expression }]),
        ),
      },
    },
  });
  for (const [id, value] of Object.entries(inputs)) sheet.setScalar(id, value);
  sheet.calculate();
  const values = (id: string): Scalar[] =>
    Array.from({ length: ROWS }, (_, row) => sheet.value({ table: 't', id, row }));
  return Object.fromEntries(Object.keys(expressions).map((id) => [id, values(id)]));
}

const bounds = fc.oneof(
  fc.integer({ min: -3, max: ROWS + 3 }),
  fc.double({ min: -3, max: ROWS + 3, noNaN: true }),
  fc.constantFrom(-1e300, 1e300, null),
);
const operators = fc.constantFrom(...Object.keys(COMPARE));

/** Three-valued, as the operators are: null is neither true nor false. */
function holds(row: number, operator: string, bound: number | null): boolean | null {
  return bound === null ? null : (COMPARE[operator] as (typeof COMPARE)['<'])(row, bound);
}

function both(a: boolean | null, b: boolean | null): boolean | null {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}

test('a condition on the row holds on the rows at which it is true, at whichever side the row is', () => {
  fc.assert(
    fc.property(operators, operators, bounds, bounds, (one, other, a, b) => {
      const { single, mirrored, joined } = columns(
        {
          single: `row ${one} a ? 5 : 0`,
          mirrored: `a ${one} row ? 5 : 0`,
          joined: `row ${one} a and row ${other} b + 0 ? row : 0 - row`,
        },
        { a, b },
      );
      for (let row = 1; row <= ROWS; row++) {
        const first = holds(row, one, a);
        const fits = both(first, holds(row, other, b));
        expect(single?.[row - 1]).toBe(first === null ? null : first ? 5 : 0);
        const bounded = a === null ? null : holds(a, one, row);
        expect(mirrored?.[row - 1]).toBe(bounded === null ? null : bounded ? 5 : 0);
        expect(joined?.[row - 1]).toBe(fits === null ? null : fits ? row : -row);
      }
    }),
    { numRuns: 400 },
  );
});

test('a sum is the same over columns and over invariants on a range of rows', () => {
  const whole = fc.integer({ min: -1_000, max: 1_000 });
  fc.assert(
    fc.property(bounds, bounds, whole, whole, (a, b, x, y) => {
      const { total, summed } = columns(
        {
          early: 'row <= a ? x : 0',
          middle: 'row > a and row <= b ? y : 0',
          late: 'row == rows ? x + y : 0',
          plain: 'row * 2',
          total: 'late - early - plain - middle',
          summed: 'sum(early, plain, middle, late)',
        },
        { a, b, x, y },
      );
      for (let row = 1; row <= ROWS; row++) {
        const early = a === null ? null : row <= a ? x : 0;
        const inside = both(holds(row, '>', a), holds(row, '<=', b));
        const late = row === ROWS ? x + y : 0;
        const middle = inside === null ? null : inside ? y : 0;
        const known = early !== null && middle !== null;
        expect(total?.[row - 1]).toBe(known ? late - early - row * 2 - middle : null);
        expect(summed?.[row - 1]).toBe(known ? early + row * 2 + middle + late : null);
      }
    }),
    { numRuns: 400 },
  );
});

test('what is reused of the previous run is right after every edit', () => {
  const edit = fc.record({
    rows: fc.integer({ min: 0, max: 40 }),
    a: fc.oneof(fc.integer({ min: -3, max: 43 }), fc.constant(null)),
    b: fc.integer({ min: -3, max: 43 }),
    x: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(null)),
  });
  const sheet = new Sheet({
    inputs: {
      n: { type: 'number' },
      a: { type: 'number' },
      b: { type: 'number' },
      x: { type: 'number' },
    },
    formulas: {},
    tables: {
      t: {
        rows: { count: 'n' },
        inputs: {},
        columns: {
          number: { expression: 'row' },
          paid: { expression: 'row > a and row <= b ? x : 0' },
          grown: { expression: 'row >= a ? row * x : 0' },
          last: { expression: 'row == rows ? x : 0' },
        },
      },
    },
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      for (const { rows, a, b, x } of edits) {
        for (const [id, value] of Object.entries({ n: rows, a, b, x })) sheet.setScalar(id, value);
        sheet.calculate();
        const columnOf = (id: string): Scalar[] =>
          Array.from({ length: rows }, (_, row) => sheet.value({ table: 't', id, row }));
        const expected = (value: (row: number) => Scalar): Scalar[] =>
          Array.from({ length: rows }, (_, i) => value(i + 1));
        const chosen = (fits: boolean | null, value: number | null): number | null =>
          fits === null ? null : fits ? value : 0;
        expect(columnOf('number')).toEqual(expected((row) => row));
        expect(columnOf('paid')).toEqual(
          expected((row) => chosen(both(holds(row, '>', a), row <= b), x)),
        );
        expect(columnOf('grown')).toEqual(
          expected((row) => chosen(holds(row, '>=', a), x === null ? null : row * x)),
        );
        expect(columnOf('last')).toEqual(expected((row) => chosen(row === rows, x)));
      }
    }),
    { numRuns: 300 },
  );
});

test('an edit of one record leaves the others as they are', () => {
  const sheet = new Sheet({
    inputs: {},
    formulas: {},
    tables: {
      list: {
        rows: 'records',
        inputs: { value: { type: 'number' } },
        columns: {
          all: { expression: 'row >= 1 ? value : 0' },
          some: { expression: '4 > row and row >= 2 ? value * 2 : 0' },
        },
      },
    },
  });
  const columnOf = (id: string): Scalar[] =>
    [0, 1, 2, 3].map((row) => sheet.value({ table: 'list', id, row }));
  sheet.setRows('list', 4);
  for (let row = 0; row < 4; row++) sheet.setCell('list', 'value', row, 10 + row);
  sheet.calculate();
  const values = [10, 11, 12, 13];
  for (const row of [0, 1, 3, 0]) {
    const raised = (values[row] as number) + 100;
    values[row] = raised;
    sheet.setCell('list', 'value', row, raised);
    sheet.calculate();
    const [, second, third] = values as [number, number, number];
    expect(columnOf('all')).toEqual(values);
    expect(columnOf('some')).toEqual([0, second * 2, third * 2, 0]);
  }
});
