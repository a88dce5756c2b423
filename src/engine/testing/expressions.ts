import * as fc from 'fast-check';
import {
  arithmetic,
  choose,
  compare,
  exact,
  type Formula,
  gentle,
  logic,
  not,
  roundDecimal,
  stepwise,
  UNSURE,
} from './reference.ts';

/** The names that a random formula may use. */
export interface Names {
  readonly scalars: readonly string[];
  /** Columns of the own table; none for a scalar formula. */
  readonly columns: readonly string[];
  /** Columns that may be read one row up; their own among them makes a recurrence. */
  readonly previous: readonly string[];
  /** Whole columns of other tables. */
  readonly series: readonly string[];
}

/** Whole halves and tenths, a few zeros among them: sums and quotients then meet each other. */
export const amounts = fc.oneof(
  fc.integer({ min: -6, max: 6 }),
  fc.constantFrom(0, 0.5, 1, 1.1, 0.05, 2.5, -1.5, 12, 100, 0.1, 1 / 3, 1234.56, -0.9, 31, 32),
);

const literal = (value: number): Formula => ({
  text: value < 0 ? `(${value})` : `${value}`,
  of: () => exact(value),
});
const named = (name: string): Formula => ({ text: name, of: (at) => at.cell(name, at.row) });
const ROW: Formula = { text: 'row', of: (at) => exact(at.row) };
const ROWS: Formula = { text: 'rows', of: (at) => exact(at.rows) };

const binary = (operator: string, a: Formula, b: Formula): Formula => ({
  text: `(${a.text}) ${operator} (${b.text})`,
  of: (at) =>
    (arithmetic[operator] as NonNullable<(typeof arithmetic)[string]>)(a.of(at), b.of(at)),
});
const comparison = (operator: string, a: Formula, b: Formula): Formula => ({
  text: `(${a.text}) ${operator} (${b.text})`,
  of: (at) => compare(operator, a.of(at), b.of(at)),
});
const negative = (a: Formula): Formula => ({
  text: `-(${a.text})`,
  of: (at) => gentle((value) => -value, [a.of(at)]),
});
const negation = (a: Formula): Formula => ({ text: `not (${a.text})`, of: (at) => not(a.of(at)) });
const both = (operator: 'and' | 'or', a: Formula, b: Formula): Formula => ({
  text: `(${a.text}) ${operator} (${b.text})`,
  of: (at) => logic(operator, a.of(at), b.of(at)),
});
const condition = (test: Formula, a: Formula, b: Formula): Formula => ({
  text: `(${test.text}) ? (${a.text}) : (${b.text})`,
  of: (at) =>
    choose(
      test.of(at),
      () => a.of(at),
      () => b.of(at),
    ),
});
const call = (name: string, apply: (...values: number[]) => number, args: Formula[]): Formula => ({
  text: `${name}(${args.map((arg) => arg.text).join(', ')})`,
  of: (at) =>
    gentle(
      apply,
      args.map((arg) => arg.of(at)),
    ),
});
const step = (name: string, apply: (value: number) => number, arg: Formula): Formula => ({
  text: `${name}(${arg.text})`,
  of: (at) => stepwise(apply, arg.of(at)),
});
const previous = (column: string, first: Formula | null): Formula => ({
  text: first ? `prev(${column}, ${first.text})` : `prev(${column})`,
  of: (at) => {
    if (at.row > 1) return at.cell(column, at.row - 1);
    return first ? first.of(at) : exact(Number.NaN);
  },
});

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: total,
  average: (values) => total(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};
const aggregate = (name: string, series: string): Formula => ({
  text: `${name}(${series})`,
  of: (at) => exact((AGGREGATES[name] as (values: readonly number[]) => number)(at.series(series))),
});
const indexed = (series: string, position: Formula): Formula => ({
  text: `index(${series}, ${position.text})`,
  of: (at) => {
    const { value, error } = position.of(at);
    return error > 0 ? UNSURE : exact(at.series(series)[value - 1] ?? Number.NaN);
  },
});
const summed = (where: string, wanted: Formula, what: string): Formula => ({
  text: `sumif(${where}, ${wanted.text}, ${what})`,
  of: (at) => {
    const { value, error } = wanted.of(at);
    if (error > 0) return UNSURE;
    const matching = at.series(what).filter((_, i) => at.series(where)[i] === value);
    return exact(Number.isNaN(value) ? value : total(matching));
  },
});

const tests = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');

/** Affine in the row: `2 * row - 3`, `-(row)`, `row / a`… Conditions and exponents are often. */
function affine(names: Names): fc.Arbitrary<Formula> {
  const invariant = fc.oneof(amounts.map(literal), fc.constantFrom(...names.scalars.map(named)));
  const grown = (inner: fc.Arbitrary<Formula>): fc.Arbitrary<Formula> =>
    fc.oneof(
      { weight: 3, arbitrary: inner },
      inner.map(negative),
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/'), inner, invariant)
        .map(([op, a, b]) => binary(op, a, b)),
      fc
        .tuple(fc.constantFrom('+', '-', '*'), invariant, inner)
        .map(([op, a, b]) => binary(op, a, b)),
      fc.tuple(fc.constantFrom('+', '-'), inner, inner).map(([op, a, b]) => binary(op, a, b)),
    );
  return grown(grown(fc.constant(ROW)));
}

/** Random formulas over these names. */
export function formulas(names: Names): fc.Arbitrary<Formula> {
  const inTable = names.columns.length > 0;
  const plain = fc.constantFrom(...[...names.scalars, ...names.columns].map(named));
  const leaves = [amounts.map(literal), plain];
  if (inTable) {
    const first = fc.option(fc.oneof(amounts.map(literal), plain), { freq: 8 });
    leaves.push(fc.constantFrom(ROW, ROW, ROWS));
    if (names.previous.length > 0) {
      const column = fc.constantFrom(...names.previous);
      leaves.push(fc.tuple(column, first).map(([id, start]) => previous(id, start)));
    }
  }
  const series = fc.constantFrom(...names.series);
  const invariant = fc.oneof(amounts.map(literal), fc.constantFrom(...names.scalars.map(named)));
  const inRow = inTable ? affine(names) : invariant;
  const { value } = fc.letrec<{ value: Formula; test: Formula }>((tie) => {
    const two = fc.tuple(tie('value'), tie('value'));
    return {
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(...leaves),
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/', '^'), two)
          .map(([op, [a, b]]) => binary(op, a, b)),
        fc.tuple(invariant, inRow).map(([base, exponent]) => binary('^', base, exponent)),
        tie('value').map(negative),
        fc.tuple(tie('test'), two).map(([test, [a, b]]) => condition(test, a, b)),
        // A value on a range of rows, and 0 elsewhere.
        fc
          .tuple(tests, inTable ? fc.constant(ROW) : invariant, invariant, tie('value'))
          .map(([op, a, b, value]) => condition(comparison(op, a, b), value, literal(0))),
        tie('test').map((test) => binary('*', test, literal(1))),
        tie('value').map((a) => call('abs', Math.abs, [a])),
        tie('value').map((a) => step('floor', Math.floor, a)),
        tie('value').map((a) => step('round', roundDecimal, a)),
        fc
          .tuple(
            fc.constantFrom('min', 'max'),
            fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
          )
          .map(([name, args]) => call(name, name === 'min' ? Math.min : Math.max, args)),
        fc
          .array(tie('value'), { minLength: 1, maxLength: 4 })
          .map((args) => call('sum', (...values) => total(values), args)),
        fc
          .tuple(fc.constantFrom(...Object.keys(AGGREGATES)), series)
          .map(([n, s]) => aggregate(n, s)),
        fc.tuple(series, tie('value')).map(([s, position]) => indexed(s, position)),
        fc.tuple(series, tie('value'), series).map(([where, a, what]) => summed(where, a, what)),
      ),
      test: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.tuple(tests, inRow, invariant).map(([op, a, b]) => comparison(op, a, b)),
        fc.tuple(tests, invariant, inRow).map(([op, a, b]) => comparison(op, a, b)),
        fc.tuple(tests, two).map(([op, [a, b]]) => comparison(op, a, b)),
        tie('value'),
        tie('test').map(negation),
        fc
          .tuple(fc.constantFrom<'and' | 'or'>('and', 'or'), tie('test'), tie('test'))
          .map(([op, a, b]) => both(op, a, b)),
      ),
    };
  });
  return value;
}
