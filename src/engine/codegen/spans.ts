import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { type Kernel, lazily } from './kernel.ts';
import { type Interval, intervalOf, isSpan } from './intervals.ts';
import { fill } from './loops.ts';

/**
 * A column that is 0 but on an interval of rows: of a hundred months, the one in which the price
 * is paid. What stands there from the last run is known, so no 0 is written a second time. Null
 * for any other code.
 */
export function compileSpan(
  code: Code,
  frame: Frame,
  compile: (part: Code) => Kernel,
): Kernel | null {
  if (!isSpan(code)) return null;
  const general = lazily(() => compile(code));
  const interval = intervalOf(code.test, frame);
  return interval && keepingZeros(interval, compile(code.then), general);
}

/** @param general What computes the same for any rows of any column. */
function keepingZeros(interval: Interval, then: Kernel, general: Kernel): Kernel {
  // Rows [0, known) of this storage are 0 but in [first, after).
  let storage: Float64Array | null = null;
  let known = 0;
  let first = 0;
  let after = 0;
  return (out, from, to) => {
    if (from !== 0 || !interval.locate(0, to)) {
      storage = null;
      return general(out, from, to);
    }
    if (out !== storage) {
      storage = out;
      known = first = after = 0;
    }
    if (first < interval.first) fill(out, 0, first, Math.min(after, interval.first));
    if (after > interval.after) fill(out, 0, Math.max(first, interval.after), after);
    fill(out, 0, known, to);
    known = Math.max(known, to);
    first = interval.first;
    after = interval.after;
    if (first < after) then(out, first, after);
  };
}
