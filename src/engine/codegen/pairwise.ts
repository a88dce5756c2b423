import { type Code, isColumn } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { type Operand, valueOf } from './arithmetic.ts';
import { type Kernel, Scratch } from './kernel.ts';
import type { Loops } from './loops.ts';
import { compileOperand } from './scalar.ts';

type Compile = (part: Code) => Kernel;

/**
 * Two operands, at least one of which varies, through one set of loops. A column is read from its
 * own storage, an operand that is computed goes through `out`: only two of those need a buffer.
 */
export function compilePairwise(
  left: Code,
  right: Code,
  loops: Loops,
  frame: Frame,
  compile: Compile,
): Kernel {
  if (!right.vector) return withInvariant(left, compileOperand(right, frame), loops.vs, compile);
  if (!left.vector) return withInvariant(right, compileOperand(left, frame), loops.sv, compile);
  return ofVectors(left, right, loops.vv, compile);
}

function withInvariant(
  varying: Code,
  invariant: Operand,
  loop: Loops['vs'],
  compile: Compile,
): Kernel {
  if (isColumn(varying)) {
    const { column } = varying;
    return (out, from, to) => loop(out, column.data, valueOf(invariant, 0), from, to);
  }
  const kernel = compile(varying);
  return (out, from, to) => {
    kernel(out, from, to);
    loop(out, out, valueOf(invariant, 0), from, to);
  };
}

function ofVectors(left: Code, right: Code, loop: Loops['vv'], compile: Compile): Kernel {
  if (isColumn(left) && isColumn(right)) {
    const [a, b] = [left.column, right.column];
    return (out, from, to) => loop(out, a.data, b.data, from, to);
  }
  if (isColumn(right)) {
    const [kernel, b] = [compile(left), right.column];
    return (out, from, to) => {
      kernel(out, from, to);
      loop(out, out, b.data, from, to);
    };
  }
  if (isColumn(left)) {
    const [a, kernel] = [left.column, compile(right)];
    return (out, from, to) => {
      kernel(out, from, to);
      loop(out, a.data, out, from, to);
    };
  }
  const [first, second, scratch] = [compile(left), compile(right), new Scratch()];
  return (out, from, to) => {
    const other = scratch.reserve(to);
    first(out, from, to);
    second(other, from, to);
    loop(out, out, other, from, to);
  };
}
