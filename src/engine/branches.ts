import { standing } from './arithmetic.ts';
import type { CompareOp } from './ast.ts';
import { isCompare } from './ast.ts';
import type { Code } from './code.ts';
import type { Frame } from './column.ts';
import type { Kernel, RowNumber } from './compiled.ts';
import { fill } from './loops.ts';
import { compileRow } from './rows.ts';
import { Scratch } from './scratch.ts';
import { stretchEnd, stretchesOf } from './stretches.ts';

/** Compiles `test ? then : otherwise`; `compileMask` compiles the test where it is needed row by row. */
export function compileBranches(
  test: Code,
  then: Kernel,
  otherwise: Kernel,
  frame: Frame,
  compileMask: () => Kernel,
): Kernel {
  if (!test.vector) {
    const truth = compileRow(test, frame);
    return (out, from, to) => branch(truth(0), then, otherwise, out, from, to);
  }
  const split = splitAtRow(test, then, otherwise, frame);
  if (split) return split;
  const condition = stretchesOf(test, frame);
  if (!condition) return masked(compileMask(), compileRow(test, frame), then, otherwise);
  return (out, from, to) => {
    for (let start = from; start < to; ) {
      const end = stretchEnd(condition, start, to);
      branch(condition.value(start), then, otherwise, out, start, end);
      start = end;
    }
  };
}

function branch(
  truth: number,
  then: Kernel,
  otherwise: Kernel,
  out: Float64Array,
  from: number,
  to: number,
): void {
  if (truth !== truth) fill(out, Number.NaN, from, to);
  else if (truth === 0) otherwise(out, from, to);
  else then(out, from, to);
}

/** Whether a comparison of `row` with something holds below it, at it and above it. */
const HOLDS: Readonly<Record<CompareOp, readonly [boolean, boolean, boolean]>> = {
  '<': [true, false, false],
  '<=': [true, true, false],
  '==': [false, true, false],
  '!=': [true, false, true],
  '>=': [false, true, true],
  '>': [false, false, true],
};

/** `row` compared with a scalar, the commonest condition of all: three stretches without a search. */
function splitAtRow(test: Code, then: Kernel, otherwise: Kernel, frame: Frame): Kernel | null {
  if (test.op !== 'binary' || !isCompare(test.operator)) return null;
  if (test.left.op !== 'row' || test.right.vector) return null;
  const [below, equal, above] = HOLDS[test.operator].map((holds) => (holds ? then : otherwise));
  if (!below || !equal || !above) return null;
  const at = standing(test.right);
  const bound = compileRow(test.right, frame);
  return (out, from, to) => {
    const value = at ? (at[0] as number) : bound(0);
    if (value !== value) return fill(out, value, from, to);
    // Row i has the number i + 1.
    const first = Math.min(Math.max(Math.ceil(value) - 1, from), to);
    const after = Math.min(Math.max(Math.floor(value), first), to);
    if (from < first) below(out, from, first);
    if (first < after) equal(out, first, after);
    if (after < to) above(out, after, to);
  };
}

function masked(test: Kernel, testRow: RowNumber, then: Kernel, otherwise: Kernel): Kernel {
  const [mask, other] = [new Scratch(), new Scratch()];
  return (out, from, to) => {
    // An edit of one record: nothing to mask.
    if (to - from === 1) return branch(testRow(from), then, otherwise, out, from, to);
    const truth = mask.reserve(to);
    const rest = other.reserve(to);
    test(truth, from, to);
    then(out, from, to);
    otherwise(rest, from, to);
    for (let i = from; i < to; i++) {
      const t = truth[i] as number;
      if (t === 0) out[i] = rest[i] as number;
      else if (t !== t) out[i] = Number.NaN;
    }
  };
}
