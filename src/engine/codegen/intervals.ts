import { type Operand, valueOf } from './arithmetic.ts';
import { type CompareOp, isCompare } from '../formula/ast.ts';
import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { compileOperand } from './scalar.ts';

/** `row` compared with something that stands still: where the rows that fit begin and end. */
interface Comparison {
  readonly begin: 'first' | 'equal' | 'after equal';
  readonly end: 'last' | 'equal' | 'before equal';
  readonly bound: Operand;
}

const FIT: Readonly<Partial<Record<CompareOp, Pick<Comparison, 'begin' | 'end'>>>> = {
  '<': { begin: 'first', end: 'before equal' },
  '<=': { begin: 'first', end: 'equal' },
  '==': { begin: 'equal', end: 'equal' },
  '>=': { begin: 'equal', end: 'last' },
  '>': { begin: 'after equal', end: 'last' },
};

/**
 * The rows at which a condition holds, where they are one interval: what the commonest conditions
 * of a table have. Its ends are computed, no row is looked at.
 */
export class Interval {
  /** The first row that fits, and the row after the last; the same where none does. */
  first = 0;
  after = 0;

  constructor(private readonly comparisons: readonly Comparison[]) {}

  /** Finds the rows that fit among [from, to); false where an end has no value. */
  locate(from: number, to: number): boolean {
    let first = from;
    let after = to;
    for (let i = 0; i < this.comparisons.length; i++) {
      const { begin, end, bound } = this.comparisons[i] as Comparison;
      const value = valueOf(bound, 0);
      if (value !== value) return false;
      // Row i has the number i + 1: those equal to the value are one or none.
      const equal = Math.ceil(value) - 1;
      const afterEqual = Math.floor(value);
      if (begin !== 'first') first = within(begin === 'equal' ? equal : afterEqual, first, after);
      if (end !== 'last') after = within(end === 'equal' ? afterEqual : equal, first, after);
    }
    this.first = first;
    this.after = after;
    return true;
  }
}

/** A row within [from, to], as a whole number that needs no place on the heap. */
function within(row: number, from: number, to: number): number {
  if (row <= from) return from;
  return row < to ? row | 0 : to;
}

/** Whether a condition is `row` compared with a scalar, or several such joined by `and`. */
export function isInterval(test: Code): test is Code & { op: 'binary' } {
  if (test.op !== 'binary') return false;
  const { operator, left, right } = test;
  if (operator === 'and') return isInterval(left) && isInterval(right);
  return isCompare(operator) && operator !== '!=' && left.op === 'row' && !right.vector;
}

/** Whether code is a value on an interval of rows, and 0 elsewhere. */
export function isSpan(code: Code): code is Code & { op: 'if' } {
  if (code.op !== 'if' || code.type === 'text') return false;
  return code.else.op === 'number' && code.else.value === 0 && isInterval(code.test);
}

/** The interval of such a condition; null for any other. */
export function intervalOf(test: Code, frame: Frame): Interval | null {
  return isInterval(test) ? new Interval(comparisonsOf(test, frame)) : null;
}

function comparisonsOf(test: Code, frame: Frame): Comparison[] {
  if (test.op !== 'binary') return [];
  const { operator, left, right } = test;
  if (operator === 'and') return [...comparisonsOf(left, frame), ...comparisonsOf(right, frame)];
  const fit = isCompare(operator) && FIT[operator];
  return fit ? [{ ...fit, bound: compileOperand(right, frame) }] : [];
}
