import { standing } from './arithmetic.ts';
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
 * are found without looking at each, so that each branch of an `if` runs over plain ranges
 * of rows instead of through a mask. Null where the condition looks at more than that.
 */
export function rowCondition(test: Code, frame: Frame): RowCondition | null {
  const changes = changesOf(test, frame);
  return changes && { truth: compileRow(test, frame), changes };
}

export interface RowCondition {
  readonly truth: RowNumber;
  /** Where the parts of the condition change; each does so at most once as rows go by. */
  readonly changes: readonly Change[];
}

/** The first row in (from, to) at which something differs from row `from`; else `to`. */
type Change = (from: number, to: number) => number;

/** The end of the stretch of rows from `from` on, within `to`, on which a condition is one value. */
export function stretchEnd({ changes }: RowCondition, from: number, to: number): number {
  let end = to;
  for (let i = 0; i < changes.length; i++) end = (changes[i] as Change)(from, end);
  return end;
}

function changesOf(code: Code, frame: Frame): Change[] | null {
  if (!code.vector) return [];
  if (code.op === 'not') return changesOf(code.arg, frame);
  if (code.op !== 'binary') return null;
  const { operator, left, right } = code;
  if (isLogic(operator)) {
    const a = changesOf(left, frame);
    const b = changesOf(right, frame);
    return a && b && [...a, ...b];
  }
  if (!isCompare(operator) || left.type === 'text') return null;
  const [walk, still] = left.vector ? [left, right] : [right, left];
  // Rounding keeps scale × row + offset monotone only against something that stands still.
  if (still.vector || !isWalk(walk) || !affine(walk, frame)) return null;
  const parts = operator === '==' || operator === '!=' ? (['<', '<='] as const) : [operator];
  if (walk.op === 'row') {
    const bound = compileRow(still, frame);
    return parts.map((op) => rowAgainst(walk === left ? op : MIRRORED[op], bound, standing(still)));
  }
  return parts.map((op) => bisection(compileRow({ ...code, operator: op }, frame)));
}

/** Whether `row` stands in it once: rounding may make `0.3 * row - 0.1 * row` go back a step. */
function isWalk(code: Code): boolean {
  if (code.op === 'negate') return isWalk(code.arg);
  if (code.op !== 'binary') return code.op === 'row';
  if (code.left.vector && code.right.vector) return false;
  return isWalk(code.left.vector ? code.left : code.right);
}

type Order = '<' | '<=' | '>' | '>=';
const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Where `row` passes a scalar: rows are whole numbers, so that needs no search. */
function rowAgainst(operator: Order, bound: RowNumber, at: Float64Array | null): Change {
  const after = operator === '<=' || operator === '>';
  return (from, to) => {
    const value = at ? (at[0] as number) : bound(0);
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
