import { type Code, type CodeOf, isColumn } from '../formula/ir.ts';
import { BINARY, power, UNARY } from '../formula/operators.ts';
import type { Column, Frame } from '../storage.ts';
import { compileAffineCall, compileAffinePower } from './affine-steps.ts';
import { storageOf } from './arithmetic.ts';
import { compileIf } from './conditionals.ts';
import { type Kernel, type RowNumber, Scratch } from './kernel.ts';
import { compileLookup } from './lookups.ts';
import { add, divide, fill, type Loops, loopsOf, multiply, subtract } from './loops.ts';
import { compilePairwise } from './pairwise.ts';
import { compilePieces } from './pieces.ts';
import { compileRow, compileValue } from './scalar.ts';
import { compileSum } from './sums.ts';

/** Compiles numeric code of a table's column. */
export function compileKernel(code: Code, frame: Frame): Kernel {
  if (!code.vector) return invariant(code, frame);
  const compile = (part: Code): Kernel => compileKernel(part, frame);
  switch (code.op) {
    case 'row':
      return rowNumbers;
    case 'cell':
      return copy(code.column);
    case 'prev':
      return shift(code.column, code.first ? compileRow(code.first, frame) : () => Number.NaN);
    case 'unary':
      return compilePieces(code, frame) ?? mapped(compile(code.arg), UNARY[code.operator]);
    case 'binary':
      return (
        compileSum(code, frame, compile) ??
        compilePieces(code, frame) ??
        compileBinary(code, frame, compile)
      );
    case 'if':
      return compileIf(code, frame, compile);
    case 'call':
      return (
        compileSum(code, frame, compile) ??
        compilePieces(code, frame) ??
        compileCall(code, frame, compile)
      );
    case 'fill':
      return compileFill(code, frame);
    case 'series':
      return compileLookup(code, compile) ?? rowByRow(compileRow(code, frame));
    case 'number':
    case 'rows':
    case 'text':
    case 'textCall':
    case 'column':
      throw new TypeError(`'${code.op}' gives no column of numbers`);
  }
}

type Compile = (part: Code) => Kernel;

function invariant(code: Code, frame: Frame): Kernel {
  const stored = storageOf(code);
  if (stored) return (out, from, to) => fill(out, stored[0] as number, from, to);
  const value = compileRow(code, frame);
  return (out, from, to) => fill(out, value(0), from, to);
}

const rowNumbers: Kernel = (out, from, to) => {
  for (let i = from; i < to; i++) out[i] = i + 1;
};

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

function mapped(kernel: Kernel, apply: (value: number) => number): Kernel {
  return (out, from, to) => {
    kernel(out, from, to);
    for (let i = from; i < to; i++) out[i] = apply(out[i] as number);
  };
}

function compileCall(code: CodeOf<'call'>, frame: Frame, compile: Compile): Kernel {
  const affine = compileAffineCall(code, frame);
  if (affine) return affine;
  const { args, fn, name } = code;
  const [a, b, c] = args;
  if (a && args.length === 1) return mapped(compile(a), fn.apply);
  if (a && b && args.length === 2) return compilePairwise(a, b, loopsOf(fn.apply), frame, compile);
  if (name === 'sum') return runningSum(args.map(compile));
  if (a && b && c && args.length === 3) {
    return ofThree(fn.apply, valuesOf(a, compile), valuesOf(b, compile), valuesOf(c, compile));
  }
  return rowByRow(compileRow(code, frame));
}

/** Where the values of rows [from, to) are, once they are computed. */
type Values = (from: number, to: number) => Float64Array;

function valuesOf(code: Code, compile: Compile): Values {
  if (isColumn(code)) return () => code.column.data;
  const [kernel, scratch] = [compile(code), new Scratch()];
  return (from, to) => {
    const values = scratch.reserve(to);
    kernel(values, from, to);
    return values;
  };
}

/** An annuity, mostly: what it computes takes longer than the loop around it. */
function ofThree(
  apply: (a: number, b: number, c: number) => number,
  first: Values,
  second: Values,
  third: Values,
): Kernel {
  return (out, from, to) => {
    const [a, b, c] = [first(from, to), second(from, to), third(from, to)];
    for (let i = from; i < to; i++) out[i] = apply(a[i] as number, b[i] as number, c[i] as number);
  };
}

/** sum(a, b, c…) of computed terms, one after the other. */
function runningSum(terms: readonly Kernel[]): Kernel {
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

function compileFill({ fn, args }: CodeOf<'fill'>, frame: Frame): Kernel {
  const readers = args.map((arg) => compileValue(arg, frame));
  const scratch = new Scratch();
  // Always from the first row: what a schedule says of one row depends on all before it.
  return (out, from, to) => {
    const filled = (from === 0 ? out : scratch.reserve(to)).subarray(0, to);
    const values = readers.map((read) => read(0));
    fn.fill(filled, values);
    if (from > 0) out.set(filled.subarray(from), from);
  };
}

const LOOPS: Readonly<Record<string, Loops>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

function compileBinary(code: CodeOf<'binary'>, frame: Frame, compile: Compile): Kernel {
  const { operator, left, right } = code;
  if (left.type === 'text') return rowByRow(compileRow(code, frame));
  if (operator !== '^') {
    const loops = LOOPS[operator] ?? loopsOf(BINARY[operator]);
    return compilePairwise(left, right, loops, frame, compile);
  }
  const oneByOne = compilePairwise(left, right, loopsOf(power), frame, compile);
  return compileAffinePower(left, right, frame, oneByOne) ?? oneByOne;
}
