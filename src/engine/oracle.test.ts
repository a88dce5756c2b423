import * as fc from 'fast-check';
import { all, create, type EvalFunction, type FactoryFunctionMap } from 'mathjs';
import { describe, expect, it } from 'vitest';
import type { Model, Scalar } from './model.ts';
import { Sheet } from './run/sheet.ts';
import { amounts, formulas } from './testing/expressions.ts';
import { type Approx, exact, type Formula, roundDecimal, type Row } from './testing/reference.ts';

/**
 * Random formulas in every place that a formula can have: a scalar, columns that depend on
 * one another, a recurrence, two columns that use one another through prev. They are
 * computed three times: by the engine, by mathjs from the same text row by row, and by the
 * reference of the tests, from the tree that the text was written from.
 *
 * mathjs is the oracle wherever it met nothing but numbers. Where it met a division by zero,
 * an infinity or a missing input, the engine has its own rule (no value, which passes on
 * unless a condition or a logical operator makes it irrelevant), and the reference has the expectation.
 */
const SERIES: Readonly<Record<string, (row: number) => number>> = {
  'o.x': (row) => row * 1.5 - 3,
  'o.y': (row) => row % 3,
};
const SCALARS = ['a', 'b', 'k'];
const BASE = { scalars: [...SCALARS, 's'], series: Object.keys(SERIES) };

const written = fc.record({
  s: formulas({ ...BASE, scalars: SCALARS, columns: [], previous: [] }),
  e: formulas({ ...BASE, columns: ['u', 'v'], previous: ['u'] }),
  f: formulas({ ...BASE, columns: ['u', 'e'], previous: ['e', 'v'] }),
  g: formulas({ ...BASE, columns: ['e', 'f'], previous: ['f'] }),
  r: formulas({ ...BASE, columns: ['u', 'e'], previous: ['r', 'v'] }),
  p: formulas({ ...BASE, columns: ['u', 'v'], previous: ['q', 'p'] }),
  q: formulas({ ...BASE, columns: ['v', 'p'], previous: ['p', 'q'] }),
});
type Written = Readonly<Record<string, Formula>>;

const sizes = fc.oneof(fc.constantFrom(0, 1, 2, 3, 31, 32, 33, 64, 65, 70), fc.nat(70));
const cell = fc.option(amounts, { freq: 40 });
const data = sizes.chain((rows) =>
  fc.record({
    scalars: fc.record({ a: cell, b: cell, k: cell }),
    others: fc.integer({ min: 1, max: 7 }),
    u: fc.array(cell, { minLength: rows, maxLength: rows }),
    v: fc.array(cell, { minLength: rows, maxLength: rows }),
  }),
);
type Data = typeof data extends fc.Arbitrary<infer T> ? T : never;

function compute(own: Written, { scalars, others, u, v }: Data): Sheet {
  const columns = Object.entries(own)
    .filter(([id]) => id !== 's')
    .map(([id, { text }]) => [id, { expression: text }]);
  const model: Model = {
    inputs: Object.fromEntries([...SCALARS, 'm'].map((id) => [id, { type: 'number' }])),
    formulas: { s: { expression: own['s']?.text ?? '' } },
    tables: {
      t: {
        rows: 'records',
        inputs: { u: { type: 'number' }, v: { type: 'number' } },
        columns: Object.fromEntries(columns),
      },
      o: {
        rows: { count: 'm' },
        inputs: {},
        columns: { x: { expression: 'row * 1.5 - 3' }, y: { expression: 'mod(row, 3)' } },
      },
    },
  };
  const sheet = new Sheet(model);
  for (const [id, value] of Object.entries({ ...scalars, m: others })) sheet.setScalar(id, value);
  sheet.setRows('t', u.length);
  u.forEach((value, row) => sheet.setCell('t', 'u', row, value));
  v.forEach((value, row) => sheet.setCell('t', 'v', row, value));
  sheet.calculate();
  return sheet;
}

const missing = (value: Scalar | undefined): number =>
  typeof value === 'number' ? value : Number.NaN;

/** Every cell as the reference has it, computed when it is asked for. */
function reference(own: Written, { scalars, others, u, v }: Data): Row['cell'] {
  const known = new Map<string, Approx>();
  const series = (name: string): number[] =>
    Array.from({ length: others }, (_, i) => SERIES[name]?.(i + 1) ?? Number.NaN);
  const find = (name: string, row: number): Approx => {
    if (name in scalars) return exact(missing(scalars[name as 'a']));
    if (name === 'u') return exact(missing(u[row - 1]));
    if (name === 'v') return exact(missing(v[row - 1]));
    return (own[name] as Formula).of({ row, rows: u.length, cell, series });
  };
  const cell = (name: string, row: number): Approx => {
    const key = name === 's' || name in scalars ? name : `${name}#${row}`;
    const value = known.get(key) ?? find(name, row);
    known.set(key, value);
    return value;
  };
  return cell;
}

const math = create(all as FactoryFunctionMap, {
  // mathjs demands a tolerance for == and floor; no two numbers are as close as this one.
  relTol: 1e-17,
  absTol: 0,
  // A root of a negative number is NaN, not complex.
  predictable: true,
});
/** Whether mathjs met anything that isn't a number since this was last set to false. */
let metNothing = false;

type Fn = (...args: unknown[]) => unknown;
const isNothing = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
const watched = (fn: Fn): Fn => {
  return (...args) => {
    const result = fn(...args);
    metNothing ||= isNothing(result);
    return result;
  };
};
const ORIGINAL = math as unknown as Record<string, Fn>;
const WATCHED = 'add subtract multiply divide pow unaryMinus abs min max sum'.split(' ');
math.import(
  {
    ...Object.fromEntries(WATCHED.map((name) => [name, watched(ORIGINAL[name] as Fn)])),
    // mathjs's own go up where a number lies within its tolerance of the step.
    floor: watched((value) => Math.floor(Number(value))),
    round: watched((value) => roundDecimal(Number(value))),
    average: watched(ORIGINAL['mean'] as Fn),
    index: watched((series, position) => (series as number[])[Number(position) - 1] ?? Number.NaN),
    sumif: (where: number[], wanted: number, what: number[]) =>
      what.filter((_, i) => where[i] === wanted).reduce((sum, value) => sum + value, 0),
    prev: Object.assign(
      ([column, first]: { name: string; evaluate: (scope: Scope) => unknown }[]) =>
        scope.previous(column?.name ?? '') ??
        (first ? first.evaluate(scope) : scope.get('nothing')),
      { rawArgs: true },
    ),
  },
  { override: true },
);

/** The names of one row, as mathjs asks for them. */
class Scope extends Map<string, unknown> {
  constructor(
    private readonly cell: Row['cell'],
    private readonly at: number,
    private readonly others: Readonly<Record<string, unknown>>,
  ) {
    super();
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  override get(name: string): unknown {
    if (name in this.others) return this.others[name];
    if (name === 'nothing') return this.seen(Number.NaN);
    if (!/^[abkseuvfgrpq]$/.test(name)) return undefined;
    return this.seen(this.cell(name, this.at).value);
  }

  previous(column: string): number | undefined {
    return this.at > 1 ? this.seen(this.cell(column, this.at - 1).value) : undefined;
  }

  private seen(value: number): number {
    metNothing ||= isNothing(value);
    return value;
  }
}

const parsed = new Map<string, EvalFunction>();

function compiled(text: string): EvalFunction {
  const code = parsed.get(text) ?? math.compile(text);
  parsed.set(text, code);
  return code;
}

/** The row that mathjs computes now. */
let scope = new Scope(() => exact(Number.NaN), 0, {});

/** mathjs's value of a formula in a row, or undefined where it met something that is no number. */
function byMathjs(text: string, row: number, given: Data, cell: Row['cell']): number | undefined {
  const columns = Object.entries(SERIES).map(([name, of]) => [
    name.slice(2),
    Array.from({ length: given.others }, (_, i) => of(i + 1)),
  ]);
  const others = { row, rows: given.u.length, o: Object.fromEntries(columns) };
  metNothing = false;
  scope = new Scope(cell, row, others);
  const value = Number(compiled(text).evaluate(scope));
  return metNothing || isNothing(value) ? undefined : value;
}

/** Compares one cell of the three; returns which kind of answer it was. */
function checkCell(own: Written, id: string, row: number, given: Data, at: Compared): keyof Tally {
  const text = own[id]?.text ?? '';
  const { value, error } = at.cell(id, row);
  if (error === Number.POSITIVE_INFINITY) return 'unsure';
  const cell = at.sheet.value(id === 's' ? { id } : { id, table: 't', row: row - 1 });
  // -0 is 0, and what is within the error counts as the value.
  const got = missing(cell) + 0;
  const near = Math.abs(got - value) <= error ? value + 0 : got;
  const oracle = byMathjs(text, row, given, at.cell);
  const where = `${id} in row ${row}: ${text}`;
  expect({ where, got: near, mathjs: (oracle ?? value) + 0 }).toEqual({
    where,
    got: value + 0,
    // The reference is worth what the oracle confirms of it.
    mathjs: value + 0,
  });
  if (Number.isNaN(value)) return 'none';
  return oracle === undefined ? 'ruled' : 'values';
}

interface Compared {
  readonly sheet: Sheet;
  readonly cell: Row['cell'];
}

interface Tally {
  /** Equal to mathjs's. */
  values: number;
  /** A value all the same, where mathjs met something that is none. */
  ruled: number;
  none: number;
  unsure: number;
}

describe('a compiled formula', () => {
  it('gives what mathjs gives row by row, and no value where a division has none', () => {
    const tally: Tally = { values: 0, ruled: 0, none: 0, unsure: 0 };
    fc.assert(
      fc.property(written, data, (own, given) => {
        const at = { sheet: compute(own, given), cell: reference(own, given) };
        tally[checkCell(own, 's', 1, given, at)]++;
        for (const id of Object.keys(own).filter((name) => name !== 's')) {
          for (let row = 1; row <= given.u.length; row++) {
            tally[checkCell(own, id, row, given, at)]++;
          }
        }
      }),
      { numRuns: 150 },
    );
    // Most of the cells drawn could be judged, those without a value among them.
    expect(tally.values).toBeGreaterThan(tally.unsure);
    expect(tally.none).toBeGreaterThan(0);
  });
});
