import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { type Interval, intervalOf } from './intervals.ts';
import { fill } from './loops.ts';
import { compileRow } from './scalar.ts';
import { Scratch } from './scratch.ts';
import { type Stretches, stretchEnd, stretchesOf } from './stretches.ts';

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
  const condition = stretchesOf(test, frame);
  if (!condition) return masked(compileMask(), compileRow(test, frame), then, otherwise);
  const general = byStretches(condition, then, otherwise);
  const interval = intervalOf(test, frame);
  return interval ? byInterval(interval, then, otherwise, general) : general;
}

function byInterval(interval: Interval, then: Kernel, otherwise: Kernel, general: Kernel): Kernel {
  return (out, from, to) => {
    if (!interval.locate(from, to)) return general(out, from, to);
    const { first, after } = interval;
    if (from < first) otherwise(out, from, first);
    if (first < after) then(out, first, after);
    if (after < to) otherwise(out, after, to);
  };
}

function byStretches(condition: Stretches, then: Kernel, otherwise: Kernel): Kernel {
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
