import { affine } from './affine.ts';
import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { power } from '../formula/operators.ts';
import { compileRow } from './scalar.ts';

/*
 * What walks along the rows: code in which nothing changes but scale × row + offset, so that each
 * row follows from the one before without a power of its own.
 */

/**
 * A function that knows how to walk, over scale × row + offset and what stands still; null for any
 * other call.
 */
export function compileSteps({ fn, args }: Code & { op: 'call' }, frame: Frame): Kernel | null {
  const { steps } = fn;
  const walk = steps && args[steps.argument];
  if (!steps || !walk || args.some((arg) => arg !== walk && arg.vector)) return null;
  const form = affine(walk, frame);
  if (!form) return null;
  const standing = args.map((_, i) => i).filter((i) => i !== steps.argument);
  const values = standing.map((i) => compileRow(args[i] as Code, frame));
  const at = new Array<number>(args.length).fill(0);
  return (out, from, to) => {
    for (let k = 0; k < values.length; k++) {
      at[standing[k] as number] = (values[k] as RowNumber)(0);
    }
    const step = form.scale();
    // Row 0 has the number 1.
    at[steps.argument] = form.offset() + step;
    steps.fill(out, from, to, at, step);
  };
}

// A product of rounded factors drifts by one rounding a step; a true power every so often stops that.
const ANCHOR_EVERY = 32;
// Beyond these a product could overflow, or lose digits below the smallest normal number.
const [TINY, HUGE] = [1e-290, 1e290];

const isNormal = (value: number): boolean => value > TINY && value < HUGE;

/**
 * `base ^ exponent` as a running product, where the base stands still and the exponent walks; else
 * null.
 *
 * @param oneByOne What computes the same row by row, where there is no such product.
 */
export function compilePower(
  base: Code,
  exponent: Code,
  frame: Frame,
  oneByOne: Kernel,
): Kernel | null {
  const walk = base.vector ? null : affine(exponent, frame);
  if (!walk) return null;
  const value = compileRow(base, frame);
  return (out, from, to) => {
    const b = value(0);
    const scale = walk.scale();
    const offset = walk.offset();
    const step = power(b, scale);
    // A negative base has powers at whole exponents only, and zero divides: no product gives that.
    if (!(b > 0) || !isNormal(step)) return oneByOne(out, from, to);
    const at = (row: number): number => power(b, scale * (row + 1) + offset);
    // Anchors stand at fixed rows, so that a row's value doesn't hang on where a run began.
    let anchor = from - (from % ANCHOR_EVERY);
    for (; anchor < to; anchor += ANCHOR_EVERY) {
      const [start, end] = [Math.max(from, anchor), Math.min(to, anchor + ANCHOR_EVERY)];
      let current = at(anchor);
      if (!isNormal(current) || !isNormal(at(anchor + ANCHOR_EVERY - 1))) {
        oneByOne(out, start, end);
        continue;
      }
      for (let i = anchor; i < start; i++) current *= step;
      for (let i = start; i < end; i++) {
        out[i] = current;
        current *= step;
      }
    }
  };
}
