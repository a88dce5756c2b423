import type { Code, CodeOf } from '../formula/ir.ts';
import { divide } from '../formula/operators.ts';
import type { Frame } from '../storage.ts';
import { compileRow } from './scalar.ts';

/** Code that is affine in the row: scale × row + offset, both invariant. Exponents and terms are. */
export interface Affine {
  readonly scale: () => number;
  readonly offset: () => number;
}

/** The affine form of numeric code, or null where it has none. */
export function affineOf(code: Code, frame: Frame): Affine | null {
  if (!code.vector) {
    const value = compileRow(code, frame);
    return { scale: zero, offset: () => value(0) };
  }
  if (code.op === 'row') return { scale: one, offset: zero };
  if (code.op === 'unary' && code.operator === '-') {
    const arg = affineOf(code.arg, frame);
    return arg && { scale: minus(zero, arg.scale), offset: minus(zero, arg.offset) };
  }
  return code.op === 'binary' ? affineBinary(code, frame) : null;
}

function affineBinary({ operator, left, right }: CodeOf<'binary'>, frame: Frame): Affine | null {
  const [a, b] = [affineOf(left, frame), affineOf(right, frame)];
  if (!a || !b) return null;
  if (operator === '+') return { scale: plus(a.scale, b.scale), offset: plus(a.offset, b.offset) };
  if (operator === '-') {
    return { scale: minus(a.scale, b.scale), offset: minus(a.offset, b.offset) };
  }
  // The offset of an invariant is its value.
  if (operator === '*' && !left.vector) return scaled(b, a.offset);
  if (operator === '*' && !right.vector) return scaled(a, b.offset);
  if (operator === '/' && !right.vector) return scaled(a, () => divide(1, b.offset()));
  return null;
}

function scaled(form: Affine, factor: () => number): Affine {
  return { scale: () => form.scale() * factor(), offset: () => form.offset() * factor() };
}

const zero = (): number => 0;
const one = (): number => 1;

/** Most forms have a scale of 1 and no offset, or the like: what adds nothing isn't called. */
function plus(a: () => number, b: () => number): () => number {
  if (a === zero) return b;
  return b === zero ? a : () => a() + b();
}

function minus(a: () => number, b: () => number): () => number {
  if (b === zero) return a;
  return a === zero ? () => -b() : () => a() - b();
}
