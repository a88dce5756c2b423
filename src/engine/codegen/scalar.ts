import type { Code, CodeOf } from '../formula/ir.ts';
import { equalTexts, not, UNARY } from '../formula/operators.ts';
import type { SeriesArgument } from '../functions/index.ts';
import type { Column, Frame } from '../storage.ts';
import { compileOperator, type Operand, storageOf } from './arithmetic.ts';
import type { RowNumber, RowText } from './kernel.ts';

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
    case 'unary': {
      const arg = inner(code.arg);
      if (code.operator === '-') return (row) => -arg(row);
      const apply = UNARY[code.operator];
      return (row) => apply(arg(row));
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
    case 'fill':
    case 'column':
    case 'text':
    case 'textCall':
      throw new TypeError(`'${code.op}' gives no number for a row`);
  }
}

function readCell(column: Column): RowNumber {
  return column.frame.isRoot ? () => column.data[0] as number : (row) => column.data[row] as number;
}

function readPrevious(column: Column, first: RowNumber): RowNumber {
  return (row) => (row > 0 ? (column.data[row - 1] as number) : first(row));
}

function compileBinary(code: CodeOf<'binary'>, frame: Frame): RowNumber {
  if (code.left.type === 'text') return compareTexts(code, frame);
  const [left, right] = [compileOperand(code.left, frame), compileOperand(code.right, frame)];
  return compileOperator(code.operator, left, right);
}

/** Code of type number or boolean as an operand. */
export function compileOperand(code: Code, frame: Frame): Operand {
  return { compute: compileRow(code, frame), stored: storageOf(code) };
}

/** `==` and `!=` of texts: there are no other operators for them. */
function compareTexts(code: CodeOf<'binary'>, frame: Frame): RowNumber {
  const left = compileText(code.left, frame);
  const right = compileText(code.right, frame);
  if (code.operator === '==') return (row) => equalTexts(left(row), right(row));
  return (row) => not(equalTexts(left(row), right(row)));
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

type ReadArgument = (row: number) => SeriesArgument;

function compileSeries(code: CodeOf<'series'>, frame: Frame): RowNumber {
  const { apply } = code.fn;
  const readers = seriesReaders(code, frame);
  const args: SeriesArgument[] = readers.map(() => null);
  return (row) => {
    for (let i = 0; i < readers.length; i++) args[i] = (readers[i] as ReadArgument)(row);
    return apply(args);
  };
}

function seriesReaders(code: CodeOf<'series'>, frame: Frame): readonly ReadArgument[] {
  return code.args.map((arg) => {
    if (arg.op !== 'column') return compileValue(arg, frame);
    const { column } = arg;
    return () => column;
  });
}

/** What a function of whole columns is called with on one row. */
export function seriesArguments(
  code: CodeOf<'series'>,
  frame: Frame,
  row: number,
): SeriesArgument[] {
  return seriesReaders(code, frame).map((read) => read(row));
}

/** Compiles code of any type for one row at a time. */
export function compileValue(code: Code, frame: Frame): RowNumber | RowText {
  return code.type === 'text' ? compileText(code, frame) : compileRow(code, frame);
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
    case 'number':
    case 'column':
    case 'row':
    case 'rows':
    case 'prev':
    case 'unary':
    case 'binary':
    case 'call':
    case 'series':
    case 'fill':
      throw new TypeError(`'${code.op}' gives no text`);
  }
}

function compileTextCall(code: CodeOf<'textCall'>, frame: Frame): RowText {
  const { apply } = code.fn;
  const readers = code.args.map((arg) => compileValue(arg, frame));
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
