import { type CompareOp, isCompare } from '../formula/ast.ts';
import { type Code, type CodeOf, parts } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { affineOf } from './affine.ts';
import { type Operand, valueOf } from './arithmetic.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { fill } from './loops.ts';
import { compileOperand, compileRow } from './scalar.ts';

/*
 * A comparison of `row` with an invariant bound gives a range of rows: its ends follow from the
 * bound, and no row is looked at. A condition made of such comparisons by `and` holds on one range
 * (`RowRange`); any code that asks for the row's number in comparisons only has one value on each
 * of a few ranges (`Pieces`).
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
        return ends ? [{ ...ends, bound: compileOperand(bound, frame) }] : [];
      }),
    )
  );
}

/** The range of rows at which a condition holds, computed anew by each `locate`. */
export class RowRange {
  /** The first row that fits, and the row after the last; the same where none does. */
  first = 0;
  after = 0;

  constructor(private readonly limits: readonly (Ends & { readonly bound: Operand })[]) {}

  /** Finds the rows that fit among [from, to); false where a bound has no value. */
  locate(from: number, to: number): boolean {
    let first = from;
    let end = to;
    for (let i = 0; i < this.limits.length; i++) {
      const { begin, after, bound } = this.limits[i] as Ends & { bound: Operand };
      const value = valueOf(bound, 0);
      if (value !== value) return false;
      const [reached, passed] = [reaching(value), passing(value)];
      if (begin !== null) first = within(begin === 'reaching' ? reached : passed, first, end);
      if (after !== null) end = within(after === 'reaching' ? reached : passed, first, end);
    }
    this.first = first;
    this.after = end;
    return true;
  }
}

/** A row within [from, to], as a whole number that needs no place on the heap. */
function within(row: number, from: number, to: number): number {
  if (row <= from) return from;
  return row < to ? row | 0 : to;
}

/** Code that has one value on each of a few ranges of rows. */
export interface Pieces {
  readonly value: RowNumber;
  /** One for each comparison with the row: as rows go by, it changes its value at most once. */
  readonly changes: readonly Change[];
}

/** The first row in (from, to) at which a comparison differs from row `from`; else `to`. */
type Change = (from: number, to: number) => number;

/** Null for code that varies from row to row in any other way. */
export function piecesOf(code: Code, frame: Frame): Pieces | null {
  const changes = changesOf(code, frame);
  return changes && { value: compileRow(code, frame), changes };
}

/** The end of the piece that begins at row `from`, within `to`. */
export function pieceEnd({ changes }: Pieces, from: number, to: number): number {
  let end = to;
  for (let i = 0; i < changes.length; i++) end = (changes[i] as Change)(from, end);
  return end;
}

/** Computes each piece once; null for code that has none. */
export function compilePieces(code: Code, frame: Frame): Kernel | null {
  const pieces = piecesOf(code, frame);
  if (!pieces) return null;
  return (out, from, to) => {
    for (let start = from; start < to; ) {
      const end = pieceEnd(pieces, start, to);
      fill(out, pieces.value(start), start, end);
      start = end;
    }
  };
}

function changesOf(code: Code, frame: Frame): readonly Change[] | null {
  if (!code.vector) return [];
  switch (code.op) {
    case 'binary':
      return comparisonChanges(code, frame) ?? changesOfParts(code, frame);
    case 'unary':
    case 'if':
    case 'call':
      return changesOfParts(code, frame);
    case 'row':
    case 'cell':
    case 'prev':
    case 'series':
    case 'fill':
    case 'textCall':
    case 'number':
    case 'text':
    case 'column':
    case 'rows':
      return null;
  }
}

function changesOfParts(code: Code, frame: Frame): readonly Change[] | null {
  const changes = parts(code).map((part) => changesOf(part, frame));
  return changes.every((list) => list !== null) ? changes.flat() : null;
}

/** Changes of a comparison of scale × row + offset with an invariant; null for anything else. */
function comparisonChanges(code: CodeOf<'binary'>, frame: Frame): readonly Change[] | null {
  const { operator, left, right } = code;
  if (!isCompare(operator) || left.type === 'text') return null;
  const plain = comparisonOf(code);
  if (plain) {
    const bound = compileOperand(plain.bound, frame);
    return edgesOf(plain.operator).map((order) => changeAt(bound, order));
  }
  const [varying, invariant] = left.vector ? [left, right] : [right, left];
  // Rounding keeps scale × row + offset monotone only against something invariant.
  if (invariant.vector || !hasOneRow(varying) || !affineOf(varying, frame)) return null;
  return edgesOf(operator).map((order) =>
    bisection(compileRow({ ...code, operator: order }, frame)),
  );
}

/** The comparisons of order whose changes are those of a comparison: an equality has two. */
function edgesOf(operator: CompareOp): readonly ('<' | '<=' | '>' | '>=')[] {
  return operator === '==' || operator === '!=' ? ['<', '<='] : [operator];
}

/** Whether `row` is in it once: rounding may make `0.3 * row - 0.1 * row` go back a step. */
function hasOneRow(code: Code): boolean {
  if (code.op === 'unary') return hasOneRow(code.arg);
  if (code.op !== 'binary') return code.op === 'row';
  if (code.left.vector && code.right.vector) return false;
  return hasOneRow(code.left.vector ? code.left : code.right);
}

function changeAt(bound: Operand, operator: '<' | '<=' | '>' | '>='): Change {
  const passes = operator === '<=' || operator === '>';
  return (from, to) => {
    const value = valueOf(bound, 0);
    const change = passes ? passing(value) : reaching(value);
    return change > from && change < to ? change : to;
  };
}

/** Looks for the one change of a comparison. */
function bisection(comparison: RowNumber): Change {
  return (from, to) => {
    const value = comparison(from);
    // No value is one of the values: an overflow can have it at some rows only.
    if (Object.is(comparison(to - 1), value)) return to;
    let same = from;
    let changed = to - 1;
    while (changed - same > 1) {
      const middle = (same + changed) >> 1;
      if (Object.is(comparison(middle), value)) same = middle;
      else changed = middle;
    }
    return changed;
  };
}
