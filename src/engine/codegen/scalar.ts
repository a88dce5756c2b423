import { compileOperator, type Operand, standing } from './arithmetic.ts';
import type { Code } from '../formula/ir.ts';
import { Column, type Frame } from '../storage.ts';
import type { RowNumber } from './kernel.ts';
import type { SeriesArgument } from '../functions/index.ts';
import { not } from '../formula/operators.ts';

export type RowText = (row: number) => string | null;

/** Compiles code of type number or boolean for one row at a time. */
export function compileRow(code: Code, frame: Frame): RowNumber {
  const inner = (part: Code): RowNumber => compileRow(part, frame);
  switch (code.op) {
    case 'number': {
      const { value } = code;
      return () => value;
    }
    case 'row':
      return (row) => row + 1;
    case 'rows':
      return () => code.frame.length;
    case 'cell':
      return readCell(code.column);
    case 'prev':
      return readPrevious(code.column, code.first ? inner(code.first) : () => Number.NaN);
    case 'negate': {
      const arg = inner(code.arg);
      return (row) => -arg(row);
    }
    case 'not': {
      const arg = inner(code.arg);
      return (row) => not(arg(row));
    }
    case 'binary':
      return compileBinary(code, frame);
    case 'if': {
      const [test, then, otherwise] = [inner(code.test), inner(code.then), inner(code.else)];
      return (row) => {
        const truth = test(row);
        if (truth !== truth) return Number.NaN;
        return truth === 0 ? otherwise(row) : then(row);
      };
    }
    case 'call':
      return compileCall(code.fn.apply, code.args.map(inner));
    case 'series':
      return compileSeries(code, frame);
    default:
      throw new TypeError(`no number comes of '${code.op}'`);
  }
}

function readCell(column: Column): RowNumber {
  return column.frame.isRoot ? () => column.data[0] as number : (row) => column.data[row] as number;
}

function readPrevious(column: Column, first: RowNumber): RowNumber {
  return (row) => (row > 0 ? (column.data[row - 1] as number) : first(row));
}

function compileBinary(code: Code & { op: 'binary' }, frame: Frame): RowNumber {
  if (code.left.type === 'text') return compareTexts(code, frame);
  const [left, right] = [compileOperand(code.left, frame), compileOperand(code.right, frame)];
  return compileOperator(code.operator, left, right);
}

/** Code of type number or boolean, with where its value stands if it does. */
export function compileOperand(code: Code, frame: Frame): Operand {
  return { run: compileRow(code, frame), at: standing(code) };
}

function compareTexts(code: Code & { op: 'binary' }, frame: Frame): RowNumber {
  const left = compileText(code.left, frame);
  const right = compileText(code.right, frame);
  const equal = code.operator === '==' ? 1 : 0;
  return (row) => {
    const [a, b] = [left(row), right(row)];
    if (a === null || b === null) return Number.NaN;
    return a === b ? equal : 1 - equal;
  };
}

function compileCall(apply: (...args: number[]) => number, args: RowNumber[]): RowNumber {
  const [a, b, c] = args;
  if (a && args.length === 1) return (row) => apply(a(row));
  if (a && b && args.length === 2) return (row) => apply(a(row), b(row));
  if (a && b && c && args.length === 3) return (row) => apply(a(row), b(row), c(row));
  const values = new Array<number>(args.length).fill(0);
  return (row) => {
    for (let i = 0; i < args.length; i++) values[i] = (args[i] as RowNumber)(row);
    return apply(...values);
  };
}

function compileSeries(code: Code & { op: 'series' }, frame: Frame): RowNumber {
  const { apply } = code.fn;
  const readers = seriesReaders(code, frame);
  const args: SeriesArgument[] = readers.map(() => null);
  return (row) => {
    for (let i = 0; i < readers.length; i++) {
      args[i] = (readers[i] as (row: number) => SeriesArgument)(row);
    }
    return apply(args);
  };
}

function seriesReaders(
  code: Code & { op: 'series' },
  frame: Frame,
): ((row: number) => SeriesArgument)[] {
  return code.args.map((arg) => {
    if (arg instanceof Column) return () => arg;
    return arg.type === 'text' ? compileText(arg, frame) : compileRow(arg, frame);
  });
}

/** What a function of whole columns is called with on one row. */
export function seriesArguments(
  code: Code & { op: 'series' },
  frame: Frame,
  row: number,
): SeriesArgument[] {
  return seriesReaders(code, frame).map((read) => read(row));
}

/** Compiles code of type text for one row at a time. */
export function compileText(code: Code, frame: Frame): RowText {
  switch (code.op) {
    case 'text': {
      const { value } = code;
      return () => value;
    }
    case 'cell': {
      const { column } = code;
      return column.frame.isRoot
        ? () => column.texts[0] ?? null
        : (row) => column.texts[row] ?? null;
    }
    case 'if': {
      const test = compileRow(code.test, frame);
      const then = compileText(code.then, frame);
      const otherwise = compileText(code.else, frame);
      return (row) => {
        const truth = test(row);
        if (truth !== truth) return null;
        return truth === 0 ? otherwise(row) : then(row);
      };
    }
    case 'textCall':
      return compileTextCall(code, frame);
    default:
      throw new TypeError(`no text comes of '${code.op}'`);
  }
}

function compileTextCall(code: Code & { op: 'textCall' }, frame: Frame): RowText {
  const { apply } = code.fn;
  const readers = code.args.map((arg) =>
    arg.type === 'text' ? compileText(arg, frame) : compileRow(arg, frame),
  );
  return (row) => {
    const values: (string | number)[] = [];
    for (const read of readers) {
      const value = read(row);
      if (value === null || value !== value) return null;
      values.push(value);
    }
    return apply(...values);
  };
}
