import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model, Ref, Scalar } from '../model.ts';
import { Sheet } from '../run/sheet.ts';
import { amounts, formulas } from '../testing/expressions.ts';
import { reasonOf } from './reason.ts';

const number = { type: 'number' } as const;

const MODEL: Model = {
  inputs: {
    price: number,
    rent: number,
    share: { type: 'number', blank: 0 },
    term: number,
    start: { type: 'text' },
    level: { type: 'text' },
  },
  formulas: {
    income: { expression: 'rent * 12' },
    cap: { expression: 'income / price' },
    shown: { expression: 'cap > 1 ? cap * 100 : cap + price' },
    perShare: { expression: 'income / share' },
    twice: { expression: 'perShare * 2 + 1' },
    power: { expression: '(rent - rent) ^ -1' },
    rootless: { expression: '(-rent) ^ 0.5' },
    root: { expression: 'sqrt(-rent)' },
    solved: { expression: 'rate(12, -1, 1000) * 0 + rate(12, 100, 1000)' },
    sheetRate: { expression: 'irr(flows.flow)' },
    total: { expression: 'sum(flows.flow)' },
    tenth: { expression: 'index(flows.month, 10)' },
    second: { expression: 'index(flows.late, 2)' },
    final: { expression: 'last(flows.late)' },
    huge: { expression: 'price * 1e300 * 1e300' },
    date: { expression: 'edate(start, 1)', type: 'text' },
    same: { expression: 'level == "x" ? 1 : 2' },
    rented: { expression: 'income - 1', applies: 'rent > 100' },
    either: { expression: 'income - 1', applies: 'price > 100' },
    afterRented: { expression: 'rented * 2' },
    listed: { expression: 'sum(list.value)' },
    mean: { expression: 'average(list.price)' },
    how: { expression: 'countif(list.price, price)' },
  },
  tables: {
    flows: {
      rows: { count: 'term' },
      inputs: {},
      columns: {
        month: { expression: 'row' },
        flow: { expression: 'rent * row' },
        late: { expression: 'row > 2 ? 1 / (row - 3) : row' },
        balance: { expression: 'prev(balance, price) + rent' },
        headless: { expression: 'prev(month)' },
        debt: { expression: 'creditBalance(price, 0.01, term, level)' },
      },
    },
    list: {
      rows: 'records',
      inputs: { price: number },
      columns: { value: { expression: 'price * 2' } },
    },
  },
};

function sheetOf(
  scalars: Readonly<Record<string, Scalar>>,
  records: readonly Scalar[] = [],
): Sheet {
  const sheet = new Sheet(MODEL);
  for (const [id, value] of Object.entries(scalars)) sheet.setScalar(id, value);
  sheet.setRows('list', records.length);
  records.forEach((value, row) => sheet.setCell('list', 'price', row, value));
  sheet.calculate();
  return sheet;
}

const full = { price: 1000, rent: 10, share: 0, term: 5, start: '2024-01-31', level: 'cuota' };

describe('the reason why there is no value', () => {
  it('is none where there is one', () => {
    expect(reasonOf(sheetOf(full), { id: 'cap' })).toBeNull();
    expect(reasonOf(sheetOf(full), { id: 'balance', table: 'flows', row: 4 })).toBeNull();
  });

  it.each<[string, Ref, Ref]>([
    ['itself', { id: 'rent' }, { id: 'rent' }],
    ['at the end of a chain', { id: 'shown' }, { id: 'rent' }],
    ['on the first row of a recurrence', { id: 'balance', table: 'flows', row: 4 }, { id: 'rent' }],
    ['behind a sum', { id: 'total' }, { id: 'rent' }],
    ['behind a function of a column', { id: 'sheetRate' }, { id: 'rent' }],
    ['in the condition of a formula', { id: 'rented' }, { id: 'rent' }],
  ])('is the empty input: %s', (_, asked, cause) => {
    expect(reasonOf(sheetOf({ ...full, rent: null }), asked)).toEqual({
      kind: 'blank',
      ref: cause,
    });
  });

  it('is the empty text, and the empty cell of a record', () => {
    const sheet = sheetOf({ ...full, level: null, start: null }, [1, null, 3]);
    expect(reasonOf(sheet, { id: 'same' })).toEqual({ kind: 'blank', ref: { id: 'level' } });
    expect(reasonOf(sheet, { id: 'date' })).toEqual({ kind: 'blank', ref: { id: 'start' } });
    expect(reasonOf(sheet, { id: 'debt', table: 'flows', row: 1 })).toEqual({
      kind: 'blank',
      ref: { id: 'level' },
    });
    const cell = { kind: 'blank', ref: { id: 'price', table: 'list', row: 1 } };
    expect(reasonOf(sheet, { id: 'listed' })).toEqual(cell);
    expect(reasonOf(sheet, { id: 'value', table: 'list', row: 1 })).toEqual(cell);
  });

  it('is the value to look for, not the rows where it is looked for', () => {
    const sheet = sheetOf({ ...full, price: null }, [null]);
    expect(reasonOf(sheet, { id: 'how' })).toEqual({ kind: 'blank', ref: { id: 'price' } });
  });

  it('is a division by zero, where it happens', () => {
    const sheet = sheetOf(full);
    expect(reasonOf(sheet, { id: 'twice' })).toEqual({ kind: 'division', ref: { id: 'perShare' } });
    expect(reasonOf(sheet, { id: 'power' })).toEqual({ kind: 'division', ref: { id: 'power' } });
  });

  it('is a power or a product that has no number, which is no division', () => {
    const sheet = sheetOf(full);
    expect(reasonOf(sheet, { id: 'rootless' })).toEqual({
      kind: 'beyond',
      ref: { id: 'rootless' },
    });
    expect(reasonOf(sheet, { id: 'huge' })).toEqual({ kind: 'beyond', ref: { id: 'huge' } });
  });

  it('is a function without an answer, in its own words', () => {
    const sheet = sheetOf(full);
    expect(reasonOf(sheet, { id: 'root' })).toEqual({
      kind: 'function',
      ref: { id: 'root' },
      why: 'no hay raíz de un número negativo',
    });
    // Every flow is positive.
    expect(reasonOf(sheet, { id: 'sheetRate' })).toMatchObject({
      kind: 'function',
      ref: { id: 'sheetRate' },
    });
    expect(reasonOf(sheet, { id: 'mean' })).toMatchObject({
      kind: 'function',
      why: 'la lista está vacía',
    });
    // Payments and loan of one sign: no rate solves it.
    expect(reasonOf(sheet, { id: 'solved' })).toMatchObject({
      kind: 'function',
      why: 'no hay una tasa que cumpla con esos valores',
    });
    expect(reasonOf(sheetOf({ ...full, start: 'ayer' }), { id: 'date' })).toMatchObject({
      kind: 'function',
      why: 'la fecha no es válida',
    });
  });

  it('is the position of index() or the row that it reads, not another row', () => {
    const sheet = sheetOf(full);
    expect(reasonOf(sheet, { id: 'tenth' })).toMatchObject({
      kind: 'function',
      why: 'la posición está fuera de la tabla',
    });
    expect(reasonOf(sheet, { id: 'second' })).toBeNull();
    expect(reasonOf(sheet, { id: 'final' })).toBeNull();
    const short = sheetOf({ ...full, term: 3 });
    expect(reasonOf(short, { id: 'final' })).toEqual({
      kind: 'division',
      ref: { id: 'late', table: 'flows', row: 2 },
    });
    expect(reasonOf(sheetOf({ ...full, term: 0 }), { id: 'final' })).toMatchObject({
      kind: 'function',
      why: 'la tabla está vacía',
    });
  });

  it('is a condition that does not hold', () => {
    const sheet = sheetOf(full);
    expect(reasonOf(sheet, { id: 'rented' })).toEqual({ kind: 'condition', ref: { id: 'rented' } });
    expect(reasonOf(sheet, { id: 'afterRented' })).toEqual({
      kind: 'condition',
      ref: { id: 'rented' },
    });
    expect(reasonOf(sheetOf({ ...full, rent: null }), { id: 'either' })).toEqual({
      kind: 'blank',
      ref: { id: 'rent' },
    });
  });

  it('is said of a first row without a start', () => {
    expect(reasonOf(sheetOf(full), { id: 'headless', table: 'flows', row: 0 })).toEqual({
      kind: 'beyond',
      ref: { id: 'headless', table: 'flows', row: 0 },
    });
  });

  it('is found at the end of the longest table', () => {
    const sheet = sheetOf({ ...full, price: null, term: 20_000 });
    expect(reasonOf(sheet, { id: 'balance', table: 'flows', row: 19_999 })).toEqual({
      kind: 'blank',
      ref: { id: 'price' },
    });
  });

  it('is there for every value that is not, and names a cell that has none', () => {
    const names = { scalars: ['a', 'b', 'k', 's'], series: ['u.x', 'u.y'] };
    const written = fc.record({
      s: formulas({ ...names, scalars: ['a', 'b', 'k'], columns: [], previous: [] }),
      y: formulas({
        scalars: ['a', 'b', 'k'],
        series: ['u.x'],
        columns: ['x'],
        previous: ['y', 'x'],
      }),
      z: formulas({ ...names, columns: [], previous: [] }),
      e: formulas({ ...names, columns: ['x'], previous: ['e', 'x'] }),
    });
    const cells = fc.option(amounts, { freq: 3 });
    let asked = 0;
    fc.assert(
      fc.property(written, fc.tuple(cells, cells, cells), (own, [a, b, k]) => {
        const expressions = Object.fromEntries(
          Object.entries(own).map(([id, { text }]) => [id, { expression: text }]),
        ) as Record<keyof typeof own, { expression: string }>;
        const { s, z, y, e } = expressions;
        const sheet = new Sheet({
          inputs: { a: number, b: number, k: number },
          formulas: { s, z, w: { expression: 'z + 1', applies: 's > 0' } },
          tables: {
            u: { rows: { count: '5' }, inputs: {}, columns: { x: { expression: 'row - b' }, y } },
            t: {
              rows: { count: '4' },
              inputs: {},
              columns: { x: { expression: 'row / a' }, e },
            },
          },
        });
        for (const [id, value] of Object.entries({ a, b, k })) sheet.setScalar(id, value);
        sheet.calculate();
        for (const { ref, column } of sheet.program.nodes.values()) {
          const rows = ref.table ? (column?.length ?? 0) : 1;
          for (let row = 0; row < rows; row++) {
            const cell = ref.table ? { ...ref, row } : ref;
            const reason = reasonOf(sheet, cell);
            const cause = reason && sheet.value(reason.ref);
            asked += reason ? 1 : 0;
            expect([reason === null, cause]).toEqual([sheet.value(cell) !== null, null]);
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(asked).toBeGreaterThan(100);
  });
});
