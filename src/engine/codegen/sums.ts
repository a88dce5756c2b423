import { type Code, type CodeOf, isColumn, parts } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { type Operand, valueOf } from './arithmetic.ts';
import { type Kernel, lazily, Scratch } from './kernel.ts';
import { add, addFive, addTwo, type ColumnTerm, fill, subtract } from './loops.ts';
import { isRangeValue, type RowRange, rowRangeOf } from './row-ranges.ts';
import { compileOperand } from './scalar.ts';

/** Code that is added (1) or taken away (−1). */
interface Summand {
  readonly code: Code;
  readonly sign: 1 | -1;
}

/** `row <= term ? payment : 0`: an invariant that is added or taken away on a range of rows. */
interface RangeTerm {
  readonly sign: 1 | -1;
  readonly range: RowRange;
  readonly value: Operand;
  /** Computes the term for any rows where a bound of the range has no value. */
  readonly kernel: Kernel;
}

type Term = ColumnTerm | RangeTerm;

/**
 * `a + b - c…` and `sum(a, b, c…)` of three or more terms that are columns, or invariants on a
 * range of rows; null for any other code.
 */
export function compileSum(
  code: Code,
  frame: Frame,
  compile: (part: Code) => Kernel,
): Kernel | null {
  const summands = summandsOf(code);
  if (!summands || summands.length < 3) return null;
  const terms = summands.map((summand) => termOf(summand, frame, compile));
  if (!terms.every((term) => term !== null)) return null;
  if (terms.every(isColumnTerm)) return ofColumns(terms);
  return inSections(terms);
}

/** The terms of code in the order in which they are added; null where it is no sum. */
export function summandsOf(code: Code): Summand[] | null {
  if (!code.vector) return null;
  if (code.op === 'call' && code.name === 'sum') {
    return code.args.map((arg) => ({ code: arg, sign: 1 }));
  }
  if (code.op !== 'binary' || (code.operator !== '+' && code.operator !== '-')) return null;
  const sign = code.operator === '+' ? 1 : -1;
  const before = code.left.op === 'call' ? null : summandsOf(code.left);
  return [...(before ?? [{ code: code.left, sign: 1 }]), { code: code.right, sign }];
}

/** Whether code is an invariant on a range of rows and 0 elsewhere, and cheap to compute twice. */
export function isRangeTerm(code: Code): code is CodeOf<'if'> {
  return isRangeValue(code) && !code.then.vector && isCheap(code.then);
}

function isCheap(code: Code): boolean {
  return code.op !== 'call' && code.op !== 'series' && parts(code).every(isCheap);
}

function termOf(
  { code, sign }: Summand,
  frame: Frame,
  compile: (part: Code) => Kernel,
): Term | null {
  if (isColumn(code)) return { column: code.column, sign };
  if (!isRangeTerm(code)) return null;
  const range = rowRangeOf(code.test, frame);
  const value = compileOperand(code.then, frame);
  const kernel = lazily(() => compile(code));
  return range && { sign, range, value, kernel };
}

function isColumnTerm(term: Term): term is ColumnTerm {
  return 'column' in term;
}

// An edit of one record changes one row; for so few, calls would cost more than the sum.
const FEW_ROWS = 4;

function ofColumns(terms: readonly ColumnTerm[]): Kernel {
  const [first, ...others] = terms;
  const { column } = first as ColumnTerm;
  return (out, from, to) => {
    if (to - from > FEW_ROWS) addColumns(out, column.data, others, from, to);
    else byRows(terms, out, from, to);
  };
}

function byRows(terms: readonly ColumnTerm[], out: Float64Array, from: number, to: number): void {
  const { data } = (terms[0] as ColumnTerm).column;
  for (let i = from; i < to; i++) {
    let sum = data[i] as number;
    for (let k = 1; k < terms.length; k++) {
      const { column, sign } = terms[k] as ColumnTerm;
      sum += sign * (column.data[i] as number);
    }
    out[i] = sum;
  }
}

/** Several columns in a pass: what a pass costs is mostly reading and writing the sum. */
function addColumns(
  out: Float64Array,
  start: Float64Array,
  terms: readonly ColumnTerm[],
  from: number,
  to: number,
): void {
  let sum = start;
  for (let k = 0; k < terms.length; ) {
    const left = terms.length - k;
    if (left >= 5) addFive(out, sum, terms, k, from, to);
    else if (left >= 2) addTwo(out, sum, terms, k, from, to);
    else {
      const { column, sign } = terms[k] as ColumnTerm;
      (sign === 1 ? add : subtract).vv(out, sum, column.data, from, to);
    }
    k += left >= 5 ? 5 : 2;
    sum = out;
  }
}

/** From 0 on, each term is added on its own rows only. */
function inSections(terms: readonly Term[]): Kernel {
  const isRange = (term: Term): term is RangeTerm => !isColumnTerm(term);
  const pieces = terms.every(isRange) ? new TermPieces(terms) : null;
  const sections = sectionsOf(terms);
  const scratch = new Scratch();
  return (out, from, to) => {
    if (pieces?.fill(out, from, to)) return;
    fill(out, 0, from, to);
    for (let k = 0; k < sections.length; k++) {
      const { term, columns } = sections[k] as Section;
      if (term !== null) addOn(term, out, scratch, from, to);
      else addColumns(out, out, columns, from, to);
    }
  };
}

/** Invariants on ranges of rows: between the ends of these, all rows have one sum. */
class TermPieces {
  private readonly first: Int32Array;
  private readonly after: Int32Array;
  private readonly values: Float64Array;

  constructor(private readonly terms: readonly RangeTerm[]) {
    this.first = new Int32Array(terms.length);
    this.after = new Int32Array(terms.length);
    this.values = new Float64Array(terms.length);
  }

  /** Writes the sums; false where a bound has no value. */
  fill(out: Float64Array, from: number, to: number): boolean {
    const { terms, first, after, values } = this;
    for (let k = 0; k < terms.length; k++) {
      const { range, sign, value } = terms[k] as RangeTerm;
      if (!range.locate(from, to)) return false;
      first[k] = range.first;
      after[k] = range.after;
      values[k] = range.first < range.after ? sign * valueOf(value, 0) : 0;
    }
    let start = from;
    while (start < to) {
      let end = to;
      let sum = 0;
      for (let k = 0; k < values.length; k++) {
        const begin = first[k] as number;
        const stop = after[k] as number;
        if (start < begin) {
          if (begin < end) end = begin;
        } else if (start < stop) {
          sum += values[k] as number;
          if (stop < end) end = stop;
        }
      }
      for (; start < end; start++) out[start] = sum;
    }
    return true;
  }
}

/** A term of its own, or neighbouring columns that are added together. */
interface Section {
  readonly term: RangeTerm | null;
  readonly columns: ColumnTerm[];
}

function sectionsOf(terms: readonly Term[]): Section[] {
  const sections: Section[] = [];
  for (const term of terms) {
    const last = sections.at(-1);
    if (!isColumnTerm(term)) sections.push({ term, columns: [] });
    else if (last?.term === null) last.columns.push(term);
    else sections.push({ term: null, columns: [term] });
  }
  return sections;
}

function addOn(
  { sign, range, value, kernel }: RangeTerm,
  out: Float64Array,
  scratch: Scratch,
  from: number,
  to: number,
): void {
  if (!range.locate(from, to)) {
    const term = scratch.reserve(to);
    kernel(term, from, to);
    (sign === 1 ? add : subtract).vv(out, out, term, from, to);
    return;
  }
  const { first, after } = range;
  if (first === after) return;
  const term = sign * valueOf(value, 0);
  for (let i = first; i < after; i++) out[i] = (out[i] as number) + term;
}
