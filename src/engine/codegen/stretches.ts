import { affine } from './affine.ts';
import { type Operand, valueOf } from './arithmetic.ts';
import { type BinaryOp, type CompareOp, isCompare } from '../formula/ast.ts';
import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { fill } from './loops.ts';
import { compileOperand, compileRow } from './scalar.ts';

/**
 * Code that looks at the row's number only to compare it with what stands still, such as
 * `row <= term ? installment : 0`, has one value on each of a few stretches of rows.
 * Their ends are found without looking at each row.
 */
export interface Stretches {
  readonly value: RowNumber;
  /** Where the comparisons change their minds; each does so at most once as rows go by. */
  readonly changes: readonly Change[];
}

/** The first row in (from, to) at which something differs from row `from`; else `to`. */
type Change = (from: number, to: number) => number;

/** Null for code that looks at more than that. */
export function stretchesOf(code: Code, frame: Frame): Stretches | null {
  const changes = changesOf(code, frame);
  return changes && { value: compileRow(code, frame), changes };
}

/** The end of the stretch that begins at row `from`, within `to`. */
export function stretchEnd({ changes }: Stretches, from: number, to: number): number {
  let end = to;
  for (let i = 0; i < changes.length; i++) end = (changes[i] as Change)(from, end);
  return end;
}

/** Computes each stretch once; null for code that has none. */
export function compileStretches(code: Code, frame: Frame): Kernel | null {
  const stretches = stretchesOf(code, frame);
  if (!stretches) return null;
  return (out, from, to) => {
    for (let start = from; start < to; ) {
      const end = stretchEnd(stretches, start, to);
      fill(out, stretches.value(start), start, end);
      start = end;
    }
  };
}

function changesOf(code: Code, frame: Frame): readonly Change[] | null {
  if (!code.vector) return [];
  const all = (...parts: readonly Code[]): readonly Change[] | null => {
    const changes = parts.map((part) => changesOf(part, frame));
    return changes.every((list) => list !== null) ? changes.flat() : null;
  };
  switch (code.op) {
    case 'negate':
    case 'not':
      return all(code.arg);
    case 'if':
      return all(code.test, code.then, code.else);
    case 'call':
      return all(...code.args);
    case 'binary':
      return comparison(code, frame) ?? all(code.left, code.right);
    default:
      return null;
  }
}

/** Changes of a comparison of scale × row + offset with a scalar; null for anything else. */
function comparison(code: Code & { op: 'binary' }, frame: Frame): readonly Change[] | null {
  const { operator, left, right } = code;
  if (!isCompare(operator) || left.type === 'text') return null;
  const [walk, still] = left.vector ? [left, right] : [right, left];
  // Rounding keeps scale × row + offset monotone only against something that stands still.
  if (still.vector || !isWalk(walk) || !affine(walk, frame)) return null;
  const orders = ordersOf(operator);
  if (walk.op !== 'row') {
    return orders.map((op: BinaryOp) => bisection(compileRow({ ...code, operator: op }, frame)));
  }
  const bound = compileOperand(still, frame);
  return orders.map((op) => rowAgainst(walk === left ? op : MIRRORED[op], bound));
}

type Order = '<' | '<=' | '>' | '>=';
const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Equality holds between two changes of order. */
function ordersOf(operator: CompareOp): readonly Order[] {
  return operator === '==' || operator === '!=' ? ['<', '<='] : [operator];
}

/** Whether `row` stands in it once: rounding may make `0.3 * row - 0.1 * row` go back a step. */
function isWalk(code: Code): boolean {
  if (code.op === 'negate') return isWalk(code.arg);
  if (code.op !== 'binary') return code.op === 'row';
  if (code.left.vector && code.right.vector) return false;
  return isWalk(code.left.vector ? code.left : code.right);
}

/** Where `row` passes a scalar: rows are whole numbers, so that needs no search. */
function rowAgainst(operator: Order, bound: Operand): Change {
  const after = operator === '<=' || operator === '>';
  return (from, to) => {
    const value = valueOf(bound, 0);
    // Row i has the number i + 1.
    const change = after ? Math.floor(value) : Math.ceil(value) - 1;
    return change > from && change < to ? change : to;
  };
}

function bisection(part: RowNumber): Change {
  return (from, to) => {
    const value = part(from);
    // No value is one of the values: an overflow can have it at some rows only.
    if (Object.is(part(to - 1), value)) return to;
    let same = from;
    let changed = to - 1;
    while (changed - same > 1) {
      const middle = (same + changed) >> 1;
      if (Object.is(part(middle), value)) same = middle;
      else changed = middle;
    }
    return changed;
  };
}
