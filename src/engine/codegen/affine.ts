import type { Code } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { compileRow } from './scalar.ts';

/** Code of the form scale × row + offset, both scalars: what powers and conditions on time look like. */
export interface Affine {
  readonly scale: () => number;
  readonly offset: () => number;
}

/** The affine form of numeric code, or null where it has none. */
export function affine(code: Code, frame: Frame): Affine | null {
  if (!code.vector) {
    const value = compileRow(code, frame);
    return { scale: zero, offset: () => value(0) };
  }
  if (code.op === 'row') return { scale: one, offset: zero };
  if (code.op === 'negate') {
    const arg = affine(code.arg, frame);
    return arg && { scale: minus(zero, arg.scale), offset: minus(zero, arg.offset) };
  }
  return code.op === 'binary' ? affineBinary(code, frame) : null;
}

function affineBinary(code: Code & { op: 'binary' }, frame: Frame): Affine | null {
  const left = affine(code.left, frame);
  const right = affine(code.right, frame);
  if (!left || !right) return null;
  switch (code.operator) {
    case '+':
      return { scale: plus(left.scale, right.scale), offset: plus(left.offset, right.offset) };
    case '-':
      return { scale: minus(left.scale, right.scale), offset: minus(left.offset, right.offset) };
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
