import { type Code, type CodeOf, eachUse, isColumn } from '../formula/ir.ts';
import type { Column, Frame } from '../storage.ts';
import { compileKernel } from './column.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { compileRow } from './scalar.ts';

type ScanOperator = '+' | '-' | '*';

/** The value of the row before, with another that is added, taken away or multiplied. */
interface Update {
  readonly operator: ScanOperator;
  readonly first: Code | null;
  readonly other: Code;
}

/**
 * A running total or product, `prev(total, 0) + payment` or `row == 1 ? 1 : prev(factor) * growth`:
 * what doesn't depend on the row before is computed as a whole first. Null for any other recurrence.
 */
export function compileScan(code: Code, column: Column, frame: Frame): Kernel | null {
  const start = startOf(code, column);
  const update = updateOf(start && code.op === 'if' ? code.else : code, column);
  if (!update) return null;
  const { other } = update;
  const stored = isColumn(other) ? other.column : null;
  const computed = stored ? null : compileKernel(other, frame);
  const first = compileFirst(start, update, frame);
  const run = SCANS[update.operator];
  return (out, from, to) => {
    if (from >= to) return;
    computed?.(out, from, to);
    const values = stored ? stored.data : out;
    if (from === 0) out[0] = first(values[0] as number);
    run(out, values, Math.max(from, 1), to);
  };
}

/** Of `row == 1 ? start : …`, the start. */
function startOf(code: Code, column: Column): Code | null {
  if (code.op !== 'if' || code.test.op !== 'binary' || code.test.operator !== '==') return null;
  const { left, right } = code.test;
  const atStart = left.op === 'row' && right.op === 'number' && right.value === 1;
  return atStart && !reads(code.then, column) ? code.then : null;
}

function updateOf(code: Code, column: Column): Update | null {
  if (code.op !== 'binary') return null;
  const { operator, left, right } = code;
  if (operator !== '+' && operator !== '-' && operator !== '*') return null;
  const isBefore = (part: Code): part is CodeOf<'prev'> =>
    part.op === 'prev' && part.column === column;
  if (isBefore(left))
    return reads(right, column) ? null : { operator, first: left.first, other: right };
  if (operator === '-' || !isBefore(right) || reads(left, column)) return null;
  return { operator, first: right.first, other: left };
}

function reads(code: Code, column: Column): boolean {
  let found = false;
  eachUse(code, (used) => {
    if (used === column) found = true;
  });
  return found;
}

/** The value of the first row, from what the other operand is there. */
function compileFirst(
  start: Code | null,
  { operator, first }: Update,
  frame: Frame,
): (other: number) => number {
  if (start) {
    const value = compileRow(start, frame);
    return () => value(0);
  }
  const before: RowNumber = first ? compileRow(first, frame) : () => Number.NaN;
  if (operator === '+') return (other) => before(0) + other;
  return operator === '-' ? (other) => before(0) - other : (other) => before(0) * other;
}

/** Updates `out` with `values`, from the row `from` (1 or later) on; both may be the same array. */
type Scan = (out: Float64Array, values: Float64Array, from: number, to: number) => void;

const SCANS: Readonly<Record<ScanOperator, Scan>> = {
  '+'(out, values, from, to) {
    let before = out[from - 1] as number;
    for (let i = from; i < to; i++) out[i] = before += values[i] as number;
  },
  '-'(out, values, from, to) {
    let before = out[from - 1] as number;
    for (let i = from; i < to; i++) out[i] = before -= values[i] as number;
  },
  '*'(out, values, from, to) {
    let before = out[from - 1] as number;
    for (let i = from; i < to; i++) out[i] = before *= values[i] as number;
  },
};
