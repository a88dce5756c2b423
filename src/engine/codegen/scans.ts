import { type Code, eachUse, isColumn } from '../formula/ir.ts';
import type { Column, Frame } from '../storage.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { compileKernel } from './column.ts';
import { compileRow } from './scalar.ts';

type ScanOperator = '+' | '-' | '*';

/** What stood on the row before, and what is added to it, taken from it or multiplied with it. */
interface Step {
  readonly operator: ScanOperator;
  readonly first: Code | null;
  readonly other: Code;
}

/**
 * A running total or product, `prev(total, 0) + payment` or `row == 1 ? 1 : prev(factor) * growth`:
 * all that doesn't hang on the row before is computed as a whole. Null for any other recurrence.
 */
export function compileScan(code: Code, column: Column, frame: Frame): Kernel | null {
  const start = startOf(code, column);
  const step = stepOf(start && code.op === 'if' ? code.else : code, column);
  if (!step) return null;
  const { other } = step;
  const standing = isColumn(other) ? other.column : null;
  const others = standing ? null : compileKernel(other, frame);
  const first = compileFirst(start, step, frame);
  const run = SCANS[step.operator];
  return (out, from, to) => {
    if (from >= to) return;
    others?.(out, from, to);
    const values = standing ? standing.data : out;
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

function stepOf(code: Code, column: Column): Step | null {
  if (code.op !== 'binary') return null;
  const { operator, left, right } = code;
  if (operator !== '+' && operator !== '-' && operator !== '*') return null;
  const isBefore = (part: Code): part is Code & { op: 'prev' } =>
    part.op === 'prev' && part.column === column;
  if (isBefore(left))
    return reads(right, column) ? null : { operator, first: left.first, other: right };
  if (operator === '-' || !isBefore(right) || reads(left, column)) return null;
  return { operator, first: right.first, other: left };
}

function reads(code: Code, column: Column): boolean {
  let found = false;
  eachUse(
    code,
    (used) => {
      if (used === column) found = true;
    },
    () => {},
  );
  return found;
}

/** The value of the first row, from what the other operand is there. */
function compileFirst(
  start: Code | null,
  { operator, first }: Step,
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

/** From the row `from` on, `values` go with the row before; `out` may be `values` itself. */
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
