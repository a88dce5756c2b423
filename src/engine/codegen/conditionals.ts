import type { Code, CodeOf } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { type Kernel, lazily, type RowNumber, Scratch } from './kernel.ts';
import { fill } from './loops.ts';
import { pieceEnd, type Pieces, piecesOf } from './pieces.ts';
import { isRangeValue, type RowRange, rowRangeOf } from './row-ranges.ts';
import { compileRow } from './scalar.ts';

type Compile = (part: Code) => Kernel;

/** Compiles `test ? then : otherwise` over the rows of a table; `compile` compiles its parts. */
export function compileIf(code: CodeOf<'if'>, frame: Frame, compile: Compile): Kernel {
  const { test } = code;
  const [then, otherwise] = [compile(code.then), compile(code.else)];
  if (!test.vector) {
    const truth = compileRow(test, frame);
    return (out, from, to) => branch(truth(0), then, otherwise, out, from, to);
  }
  const pieces = piecesOf(test, frame);
  if (!pieces) return masked(compile(test), compileRow(test, frame), then, otherwise);
  const general = byPieces(pieces, then, otherwise);
  const range = rowRangeOf(test, frame);
  return range ? byRange(range, then, otherwise, general) : general;
}

/** @param general What computes the same where a bound of the range has no value. */
function byRange(range: RowRange, then: Kernel, otherwise: Kernel, general: Kernel): Kernel {
  return (out, from, to) => {
    if (!range.locate(from, to)) return general(out, from, to);
    const { first, after } = range;
    if (from < first) otherwise(out, from, first);
    if (first < after) then(out, first, after);
    if (after < to) otherwise(out, after, to);
  };
}

function byPieces(test: Pieces, then: Kernel, otherwise: Kernel): Kernel {
  return (out, from, to) => {
    for (let start = from; start < to; ) {
      const end = pieceEnd(test, start, to);
      branch(test.value(start), then, otherwise, out, start, end);
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

/** Both branches for all rows, of which the test chooses. */
function masked(test: Kernel, testRow: RowNumber, then: Kernel, otherwise: Kernel): Kernel {
  const [mask, other] = [new Scratch(), new Scratch()];
  return (out, from, to) => {
    // An edit of one record: nothing to mask.
    if (to - from === 1) return branch(testRow(from), then, otherwise, out, from, to);
    const truth = mask.reserve(to);
    test(truth, from, to);
    if (isSame(truth, from, to)) {
      return branch(truth[from] as number, then, otherwise, out, from, to);
    }
    const rest = other.reserve(to);
    then(out, from, to);
    otherwise(rest, from, to);
    for (let i = from; i < to; i++) {
      const t = truth[i] as number;
      if (t === 0) out[i] = rest[i] as number;
      else if (t !== t) out[i] = Number.NaN;
    }
  };
}

/** Whether a condition has one answer for all rows: then the other branch needn't be computed. */
function isSame(truth: Float64Array, from: number, to: number): boolean {
  const first = truth[from] as number;
  for (let i = from + 1; i < to; i++) if (truth[i] !== first) return false;
  return first === first;
}

/**
 * A column that is 0 but on a range of rows: of a hundred months, the one in which the price is
 * paid. The zeros of the previous run are reused, none is written a second time. Null for any
 * other code.
 */
export function compileRangeValue(code: Code, frame: Frame, compile: Compile): Kernel | null {
  if (!isRangeValue(code)) return null;
  const range = rowRangeOf(code.test, frame);
  return (
    range &&
    reusingZeros(
      range,
      frame,
      compile(code.then),
      lazily(() => compile(code)),
    )
  );
}

/** @param general What computes the same for any rows of any column. */
function reusingZeros(range: RowRange, frame: Frame, then: Kernel, general: Kernel): Kernel {
  // Rows [0, known) of this storage are 0 but in [first, after).
  let storage: Float64Array | null = null;
  let known = 0;
  let first = 0;
  let after = 0;
  return (out, from, to) => {
    // After an edit of one record the other rows stay as they are.
    if (from !== 0 || to !== frame.length || !range.locate(0, to)) {
      storage = null;
      return general(out, from, to);
    }
    if (out !== storage) {
      storage = out;
      known = first = after = 0;
    }
    if (first < range.first) fill(out, 0, first, Math.min(after, range.first));
    if (after > range.after) fill(out, 0, Math.max(first, range.after), after);
    fill(out, 0, known, to);
    known = Math.max(known, to);
    first = range.first;
    after = range.after;
    if (first < after) then(out, first, after);
  };
}
