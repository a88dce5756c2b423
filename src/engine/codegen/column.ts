import { standing } from './arithmetic.ts';
import { compileBranches } from './conditionals.ts';
import { type Code, isColumn } from '../formula/ir.ts';
import type { Column, Frame } from '../storage.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { compileLookup } from './lookups.ts';
import { add, divide, fill, type Loops, loopsOf, multiply, subtract } from './loops.ts';
import { not, operators, power } from '../formula/operators.ts';
import { compileRow, compileText } from './scalar.ts';
import { Scratch } from './scratch.ts';
import { compileStretches } from './stretches.ts';
import { compileSum } from './sums.ts';
import { compilePower, compileSteps } from './affine-steps.ts';

/** Compiles numeric code of a table's column. */
export function compileKernel(code: Code, frame: Frame): Kernel {
  if (!code.vector) return constant(code, frame);
  const special =
    compileSum(code, frame, (part) => compileKernel(part, frame)) ??
    (isComposed(code) ? compileStretches(code, frame) : null);
  if (special) return special;
  switch (code.op) {
    case 'row':
      return (out, from, to) => {
        for (let i = from; i < to; i++) out[i] = i + 1;
      };
    case 'cell':
      return copy(code.column);
    case 'prev':
      return shift(code.column, code.first ? compileRow(code.first, frame) : () => Number.NaN);
    case 'negate':
      return mapped(code.arg, frame, (value) => -value);
    case 'not':
      return mapped(code.arg, frame, not);
    case 'binary':
      return compileBinary(code, frame);
    case 'if':
      return compileBranches(
        code.test,
        compileKernel(code.then, frame),
        compileKernel(code.else, frame),
        frame,
        () => compileKernel(code.test, frame),
      );
    case 'call':
      return compileCall(code, frame);
    case 'fill':
      return compileFill(code, frame);
    case 'series':
      return (
        compileLookup(code, (part) => compileKernel(part, frame)) ??
        rowByRow(compileRow(code, frame))
      );
    default:
      return rowByRow(compileRow(code, frame));
  }
}

/** Other than a bare `if`, which runs its branches over stretches by itself. */
function isComposed({ op }: Code): boolean {
  return op === 'binary' || op === 'call' || op === 'negate';
}

function constant(code: Code, frame: Frame): Kernel {
  const at = standing(code);
  if (at) return (out, from, to) => fill(out, at[0] as number, from, to);
  const value = compileRow(code, frame);
  return (out, from, to) => fill(out, value(0), from, to);
}

function copy(column: Column): Kernel {
  return (out, from, to) => {
    const { data } = column;
    for (let i = from; i < to; i++) out[i] = data[i] as number;
  };
}

function shift(column: Column, first: RowNumber): Kernel {
  return (out, from, to) => {
    const { data } = column;
    if (from === 0 && to > 0) out[0] = first(0);
    for (let i = Math.max(from, 1); i < to; i++) out[i] = data[i - 1] as number;
  };
}

function rowByRow(value: RowNumber): Kernel {
  return (out, from, to) => {
    for (let i = from; i < to; i++) out[i] = value(i);
  };
}

function mapped(arg: Code, frame: Frame, apply: (value: number) => number): Kernel {
  const kernel = compileKernel(arg, frame);
  return (out, from, to) => {
    kernel(out, from, to);
    for (let i = from; i < to; i++) out[i] = apply(out[i] as number);
  };
}

function compileCall(code: Code & { op: 'call' }, frame: Frame): Kernel {
  const [a, b] = code.args;
  const walking = compileSteps(code, frame);
  if (walking) return walking;
  if (a && code.args.length === 1) return mapped(a, frame, code.fn.apply);
  if (a && b && code.args.length === 2) return pairwise(a, b, loopsOf(code.fn.apply), frame);
  if (code.name === 'sum') return runningSum(code.args, frame);
  return rowByRow(compileRow(code, frame));
}

/** sum(a, b, c…) of computed terms, one after the other. */
function runningSum(args: readonly Code[], frame: Frame): Kernel {
  const terms = args.map((arg) => compileKernel(arg, frame));
  const scratch = new Scratch();
  return (out, from, to) => {
    const term = scratch.reserve(to);
    fill(out, 0, from, to);
    for (const compute of terms) {
      compute(term, from, to);
      add.vv(out, out, term, from, to);
    }
  };
}

function compileFill(code: Code & { op: 'fill' }, frame: Frame): Kernel {
  const args = code.args.map((arg) =>
    arg.type === 'text' ? compileText(arg, frame) : compileRow(arg, frame),
  );
  const scratch = new Scratch();
  // Always from the first row: what a schedule says of one row hangs on all before it.
  return (out, from, to) => {
    const filled = scratch.reserve(to).subarray(0, to);
    code.fn.fill(
      filled,
      args.map((read) => read(0)),
    );
    out.set(filled.subarray(from), from);
  };
}

const LOOPS: Readonly<Record<string, Loops>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

function compileBinary(code: Code & { op: 'binary' }, frame: Frame): Kernel {
  const { operator, left, right } = code;
  if (left.type === 'text') return rowByRow(compileRow(code, frame));
  if (operator === '^') {
    const oneByOne = pairwise(left, right, loopsOf(power), frame);
    return compilePower(left, right, frame, oneByOne) ?? oneByOne;
  }
  return pairwise(left, right, LOOPS[operator] ?? loopsOf(operators[operator]), frame);
}

/** Two operands through one set of loops; only two computed operands need a buffer. */
function pairwise(left: Code, right: Code, loops: Loops, frame: Frame): Kernel {
  if (!right.vector) {
    const scalar = compileRow(right, frame);
    if (isColumn(left)) {
      const { column } = left;
      return (out, from, to) => loops.vs(out, column.data, scalar(0), from, to);
    }
    const kernel = compileKernel(left, frame);
    return (out, from, to) => {
      kernel(out, from, to);
      loops.vs(out, out, scalar(0), from, to);
    };
  }
  if (!left.vector) {
    const scalar = compileRow(left, frame);
    if (isColumn(right)) {
      const { column } = right;
      return (out, from, to) => loops.sv(out, column.data, scalar(0), from, to);
    }
    const kernel = compileKernel(right, frame);
    return (out, from, to) => {
      kernel(out, from, to);
      loops.sv(out, out, scalar(0), from, to);
    };
  }
  return bothVectors(left, right, loops, frame);
}

function bothVectors(left: Code, right: Code, loops: Loops, frame: Frame): Kernel {
  if (isColumn(left) && isColumn(right)) {
    const [a, b] = [left.column, right.column];
    return (out, from, to) => loops.vv(out, a.data, b.data, from, to);
  }
  if (isColumn(right)) {
    const [kernel, b] = [compileKernel(left, frame), right.column];
    return (out, from, to) => {
      kernel(out, from, to);
      loops.vv(out, out, b.data, from, to);
    };
  }
  if (isColumn(left)) {
    const [a, kernel] = [left.column, compileKernel(right, frame)];
    return (out, from, to) => {
      kernel(out, from, to);
      loops.vv(out, a.data, out, from, to);
    };
  }
  const [first, second, scratch] = [
    compileKernel(left, frame),
    compileKernel(right, frame),
    new Scratch(),
  ];
  return (out, from, to) => {
    const other = scratch.reserve(to);
    first(out, from, to);
    second(other, from, to);
    loops.vv(out, out, other, from, to);
  };
}
