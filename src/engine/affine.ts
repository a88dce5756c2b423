import { isCompare, isLogic } from './ast.ts';
import type { Code } from './code.ts';
import type { Frame } from './column.ts';
import { compileRow, type RowNumber } from './rows.ts';

/** Code of the form scale × row + offset, both scalars: what powers and conditions on time look like. */
export interface Affine {
  readonly scale: () => number;
  readonly offset: () => number;
}

/** The affine form of numeric code, or null where it has none. */
export function affine(code: Code, frame: Frame): Affine | null {
  if (!code.vector) {
    const value = compileRow(code, frame);
    return { scale: () => 0, offset: () => value(0) };
  }
  if (code.op === 'row') return { scale: () => 1, offset: () => 0 };
  if (code.op === 'negate') {
    const arg = affine(code.arg, frame);
    return arg && { scale: () => -arg.scale(), offset: () => -arg.offset() };
  }
  return code.op === 'binary' ? affineBinary(code, frame) : null;
}

function affineBinary(code: Code & { op: 'binary' }, frame: Frame): Affine | null {
  const left = affine(code.left, frame);
  const right = affine(code.right, frame);
  if (!left || !right) return null;
  switch (code.operator) {
    case '+':
      return {
        scale: () => left.scale() + right.scale(),
        offset: () => left.offset() + right.offset(),
      };
    case '-':
      return {
        scale: () => left.scale() - right.scale(),
        offset: () => left.offset() - right.offset(),
      };
    case '*':
      if (!code.left.vector) return scaled(right, left.offset);
      return code.right.vector ? null : scaled(left, right.offset);
    case '/': {
      if (code.right.vector) return null;
      const divisor = right.offset;
      return scaled(left, () => (divisor() === 0 ? Number.NaN : 1 / divisor()));
    }
    default:
      return null;
  }
}

function scaled(form: Affine, factor: () => number): Affine {
  return { scale: () => form.scale() * factor(), offset: () => form.offset() * factor() };
}

/**
 * A condition that only looks at the row's number changes its mind at a few rows; these
 * are found by bisection, so that each branch of an `if` runs over plain ranges of rows
 * instead of through a mask. Null where the condition looks at more than that.
 */
export function rowCondition(test: Code, frame: Frame): RowCondition | null {
  const steps = monotoneParts(test, frame);
  if (!steps) return null;
  return { truth: compileRow(test, frame), steps };
}

export interface RowCondition {
  readonly truth: RowNumber;
  /** Parts of the condition that change at most once as rows go by. */
  readonly steps: readonly RowNumber[];
}

function monotoneParts(code: Code, frame: Frame): RowNumber[] | null {
  if (!code.vector) return [];
  if (code.op === 'not') return monotoneParts(code.arg, frame);
  if (code.op !== 'binary') return null;
  const { operator, left, right } = code;
  if (isLogic(operator)) {
    const a = monotoneParts(left, frame);
    const b = monotoneParts(right, frame);
    return a && b && [...a, ...b];
  }
  if (!isCompare(operator) || left.type === 'text') return null;
  // Rounding keeps scale × row + offset monotone only against something that stands still.
  const walks = left.vector ? left : right;
  if ((left.vector && right.vector) || !isWalk(walks) || !affine(walks, frame)) return null;
  const rewritten = operator === '==' || operator === '!=' ? (['<', '<='] as const) : [operator];
  return rewritten.map((op) => compileRow({ ...code, operator: op }, frame));
}

/** Whether `row` stands in it once: rounding may make `0.3 * row - 0.1 * row` go back a step. */
function isWalk(code: Code): boolean {
  if (code.op === 'negate') return isWalk(code.arg);
  if (code.op !== 'binary') return code.op === 'row';
  if (code.left.vector && code.right.vector) return false;
  return isWalk(code.left.vector ? code.left : code.right);
}

/** Calls `visit` for every stretch of rows in [from, to) on which the condition has one truth value. */
export function eachStretch(
  condition: RowCondition,
  from: number,
  to: number,
  visit: (truth: number, from: number, to: number) => void,
): void {
  let start = from;
  while (start < to) {
    let end = to;
    for (const step of condition.steps) end = Math.min(end, firstChange(step, start, end));
    visit(condition.truth(start), start, end);
    start = end;
  }
}

/** The first row in (from, to) at which a once-changing part differs from row `from`; else `to`. */
function firstChange(step: RowNumber, from: number, to: number): number {
  const value = step(from);
  // No value is one of the values: an overflow can have it at some rows only.
  if (Object.is(step(to - 1), value)) return to;
  let same = from;
  let changed = to - 1;
  while (changed - same > 1) {
    const middle = (same + changed) >> 1;
    if (Object.is(step(middle), value)) same = middle;
    else changed = middle;
  }
  return changed;
}
