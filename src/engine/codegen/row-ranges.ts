import { type CompareOp, isCompare } from '../formula/ast.ts';
import type { Code, CodeOf } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { type Operand, valueOf } from './arithmetic.ts';
import { compileOperand } from './scalar.ts';

/*
 * A comparison of `row` with an invariant bound gives a range of rows: its ends follow from the
 * bound, and no row is looked at. A condition made of such comparisons by `and` holds on one range.
 */

/** `row` compared with an invariant bound, as if `row` were at the left. */
interface Comparison {
  readonly operator: CompareOp;
  readonly bound: Code;
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==', '!=': '!=' } as const;

function comparisonOf(code: Code): Comparison | null {
  if (code.op !== 'binary' || !isCompare(code.operator)) return null;
  const { operator, left, right } = code;
  if (left.op === 'row' && !right.vector) return { operator, bound: right };
  return right.op === 'row' && !left.vector ? { operator: MIRRORED[operator], bound: left } : null;
}

// Row i has the number i + 1. A bound of no value gives NaN.

/** The first row, from 0, whose number is the bound or more. */
const reaching = (bound: number): number => Math.ceil(bound) - 1;
/** The first row whose number is more than the bound. */
const passing = (bound: number): number => Math.floor(bound);

/** One end of a range: the first row that reaches the bound, or that passes it; null for none. */
type End = 'reaching' | 'passing' | null;

/** Where the rows begin at which a comparison holds, and the row after the last. */
interface Ends {
  readonly begin: End;
  readonly after: End;
}

const ENDS: Readonly<Record<CompareOp, Ends | null>> = {
  '<': { begin: null, after: 'reaching' },
  '<=': { begin: null, after: 'passing' },
  '==': { begin: 'reaching', after: 'passing' },
  '>=': { begin: 'reaching', after: null },
  '>': { begin: 'passing', after: null },
  // Two ranges.
  '!=': null,
};

/** The comparisons of a condition that holds on one range of rows; null for any other. */
function rangeComparisons(test: Code): readonly Comparison[] | null {
  if (test.op === 'binary' && test.operator === 'and') {
    const [left, right] = [rangeComparisons(test.left), rangeComparisons(test.right)];
    return left && right && [...left, ...right];
  }
  const comparison = comparisonOf(test);
  return comparison && ENDS[comparison.operator] ? [comparison] : null;
}

/** Whether code is `condition ? value : 0` with a condition that holds on one range of rows. */
export function isRangeValue(code: Code): code is CodeOf<'if'> {
  if (code.op !== 'if' || code.type === 'text') return false;
  return code.else.op === 'number' && code.else.value === 0 && rangeComparisons(code.test) !== null;
}

/** The range of rows at which a condition holds; null for a condition of another kind. */
export function rowRangeOf(test: Code, frame: Frame): RowRange | null {
  const comparisons = rangeComparisons(test);
  return (
    comparisons &&
    new RowRange(
      comparisons.flatMap(({ operator, bound }) => {
        const ends = ENDS[operator];
        return ends ? [new Limit(ends.begin, ends.after, compileOperand(bound, frame))] : [];
      }),
    )
  );
}

/** What a comparison says about where a range begins and ends. */
class Limit {
  constructor(
    readonly begin: End,
    readonly after: End,
    readonly bound: Operand,
  ) {}
}

/** The range of rows at which a condition holds, computed anew by each `locate`. */
export class RowRange {
  /** The first row that fits, and the row after the last; the same where none does. */
  first = 0;
  after = 0;

  constructor(private readonly limits: readonly Limit[]) {}

  /** Finds the rows that fit among [from, to); false where a bound has no value. */
  locate(from: number, to: number): boolean {
    const { limits } = this;
    let first = from | 0;
    let end = to | 0;
    for (let i = 0; i < limits.length; i++) {
      const { begin, after, bound } = limits[i] as Limit;
      const value = valueOf(bound, 0);
      if (value !== value) return false;
      if (begin !== null) first = within(firstRow(begin, value), first, end);
      if (after !== null) end = within(firstRow(after, value), first, end);
    }
    this.first = first;
    this.after = end;
    return true;
  }
}

function firstRow(end: 'reaching' | 'passing', bound: number): number {
  return end === 'reaching' ? reaching(bound) : passing(bound);
}

/** A row within [from, to], as a whole number that needs no place on the heap. */
function within(row: number, from: number, to: number): number {
  if (row <= from) return from;
  return row < to ? row | 0 : to;
}

/** The first row in (from, to) at which a comparison differs from row `from`; else `to`. */
export type Change = (from: number, to: number) => number;

/** The changes of `row` compared with an invariant; null for any other code. */
export function rowChanges(code: Code, frame: Frame): readonly Change[] | null {
  const comparison = comparisonOf(code);
  if (!comparison) return null;
  const bound = compileOperand(comparison.bound, frame);
  return ordersOf(comparison.operator).map((order) => changeAt(bound, order));
}

type Order = '<' | '<=' | '>' | '>=';

/** The orders whose changes are those of a comparison: an equality has two. */
export function ordersOf(operator: CompareOp): readonly Order[] {
  return operator === '==' || operator === '!=' ? ['<', '<='] : [operator];
}

function changeAt(bound: Operand, order: Order): Change {
  const passes = order === '<=' || order === '>';
  return (from, to) => {
    const value = valueOf(bound, 0);
    const change = passes ? passing(value) : reaching(value);
    return change > from && change < to ? change : to;
  };
}
