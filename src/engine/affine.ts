import type { Code } from './code.ts';
import type { Frame } from './column.ts';
import { compileRow } from './rows.ts';

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
