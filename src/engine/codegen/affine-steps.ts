import type { Code, CodeOf } from '../formula/ir.ts';
import { power } from '../formula/operators.ts';
import type { Frame } from '../storage.ts';
import { affineOf } from './affine.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { compileRow } from './scalar.ts';

/*
 * Strength reduction: where an argument is affine in the row, scale × row + offset, and the others
 * are invariant, the value of a row follows from the one before by a multiplication, without a
 * power of its own.
 */

/**
 * A function that can be computed over all rows where one argument is affine in the row and the
 * others are invariant; null for any other call.
 */
export function compileAffineCall({ fn, args }: CodeOf<'call'>, frame: Frame): Kernel | null {
  const { overRows } = fn;
  const varying = overRows && args[overRows.argument];
  if (!overRows || !varying || args.some((arg) => arg !== varying && arg.vector)) return null;
  const form = affineOf(varying, frame);
  if (!form) return null;
  const invariant = args.map((_, i) => i).filter((i) => i !== overRows.argument);
  const values = invariant.map((i) => compileRow(args[i] as Code, frame));
  const at = new Array<number>(args.length).fill(0);
  return (out, from, to) => {
    for (let k = 0; k < values.length; k++) {
      at[invariant[k] as number] = (values[k] as RowNumber)(0);
    }
    const step = form.scale();
    // Row 0 has the number 1.
    at[overRows.argument] = form.offset() + step;
    overRows.fill(out, from, to, at, step);
  };
}

// A product of rounded factors drifts by one rounding a step; a true power every so often stops that.
const ANCHOR_EVERY = 32;
// Beyond these a product could overflow, or lose digits below the smallest normal number.
const [TINY, HUGE] = [1e-290, 1e290];

const isNormal = (value: number): boolean => value > TINY && value < HUGE;

/**
 * `base ^ exponent` as a running product, where the base is invariant and the exponent affine in
 * the row; null for any other power.
 *
 * @param oneByOne What computes the same with a power for each row, where no product gives it.
 */
export function compileAffinePower(
  base: Code,
  exponent: Code,
  frame: Frame,
  oneByOne: Kernel,
): Kernel | null {
  const form = base.vector ? null : affineOf(exponent, frame);
  if (!form) return null;
  const value = compileRow(base, frame);
  return (out, from, to) => {
    const b = value(0);
    const scale = form.scale();
    const offset = form.offset();
    const step = power(b, scale);
    // A negative base has powers at whole exponents only, and zero divides: no product gives that.
    if (!(b > 0) || !isNormal(step)) return oneByOne(out, from, to);
    const at = (row: number): number => power(b, scale * (row + 1) + offset);
    // Anchors are at fixed rows, so that a row's value is the same wherever a run begins.
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
