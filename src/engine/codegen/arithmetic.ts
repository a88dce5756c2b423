import type { BinaryOp } from '../formula/ast.ts';
import type { Code } from '../formula/ir.ts';
import type { RowNumber } from './kernel.ts';
import { and, operators, or } from '../formula/operators.ts';

/*
 * Two numbers and an operator, for one row at a time. A call of a closure costs more than the
 * operation, and a number that it gives back is put on the heap: so an operand that stands still
 * is read where it stands, and the common operators are spelt out instead of called.
 */

const NONE = Number.NaN;

// Small enough to be inlined where they are called; what they give needs no place on the heap.
const less = (a: number, b: number): number => (a < b ? 1 : a >= b ? 0 : NONE);
const lessOrEqual = (a: number, b: number): number => (a <= b ? 1 : a > b ? 0 : NONE);
const equal = (a: number, b: number): number => (a === b ? 1 : a < b || a > b ? 0 : NONE);

/** Where a constant, a scalar or the number of rows stands, or null for code that has to be run. */
export function standing(code: Code): Float64Array | null {
  if (code.op === 'number') return Float64Array.of(code.value);
  if (code.op === 'rows') return code.frame.count;
  const isScalar = code.op === 'cell' && code.column.frame.isRoot && code.type !== 'text';
  // The frame of the scalars has its one row before anything is compiled: it never grows.
  return isScalar ? code.column.data : null;
}

/** An operand: the closure, and where its value stands if it does. */
export interface Operand {
  readonly run: RowNumber;
  readonly at: Float64Array | null;
}

/** The value of an operand on a row. */
export function valueOf({ run, at }: Operand, row: number): number {
  return at ? (at[0] as number) : run(row);
}

export function compileOperator(operator: BinaryOp, left: Operand, right: Operand): RowNumber {
  if (left.at && right.at) return ofScalars(operator, left.at, right.at);
  if (right.at) return withScalar(operator, left.run, right.at);
  if (left.at) return fromScalar(operator, left.at, right.run);
  return ofClosures(operator, left.run, right.run);
}

function ofScalars(operator: BinaryOp, a: Float64Array, b: Float64Array): RowNumber {
  switch (operator) {
    case '+':
      return () => (a[0] as number) + (b[0] as number);
    case '-':
      return () => (a[0] as number) - (b[0] as number);
    case '*':
      return () => (a[0] as number) * (b[0] as number);
    case '/':
      return () => (b[0] === 0 ? NONE : (a[0] as number) / (b[0] as number));
    case '<':
      return () => less(a[0] as number, b[0] as number);
    case '<=':
      return () => lessOrEqual(a[0] as number, b[0] as number);
    case '>':
      return () => less(b[0] as number, a[0] as number);
    case '>=':
      return () => lessOrEqual(b[0] as number, a[0] as number);
    case '==':
      return () => equal(a[0] as number, b[0] as number);
    default:
      return withScalar(operator, () => a[0] as number, b);
  }
}

function withScalar(operator: BinaryOp, left: RowNumber, b: Float64Array): RowNumber {
  switch (operator) {
    case '+':
      return (row) => left(row) + (b[0] as number);
    case '-':
      return (row) => left(row) - (b[0] as number);
    case '*':
      return (row) => left(row) * (b[0] as number);
    case '/':
      return (row) => (b[0] === 0 ? NONE : left(row) / (b[0] as number));
    case '<':
      return (row) => less(left(row), b[0] as number);
    case '<=':
      return (row) => lessOrEqual(left(row), b[0] as number);
    case '>':
      return (row) => less(b[0] as number, left(row));
    case '>=':
      return (row) => lessOrEqual(b[0] as number, left(row));
    case '==':
      return (row) => equal(left(row), b[0] as number);
    default:
      return ofClosures(operator, left, () => b[0] as number);
  }
}

function fromScalar(operator: BinaryOp, a: Float64Array, right: RowNumber): RowNumber {
  switch (operator) {
    case '+':
      return (row) => (a[0] as number) + right(row);
    case '-':
      return (row) => (a[0] as number) - right(row);
    case '*':
      return (row) => (a[0] as number) * right(row);
    default:
      return ofClosures(operator, () => a[0] as number, right);
  }
}

function ofClosures(operator: BinaryOp, left: RowNumber, right: RowNumber): RowNumber {
  switch (operator) {
    case '+':
      return (row) => left(row) + right(row);
    case '-':
      return (row) => left(row) - right(row);
    case '*':
      return (row) => left(row) * right(row);
    case '/':
      return (row) => {
        const divisor = right(row);
        return divisor === 0 ? NONE : left(row) / divisor;
      };
    case 'and':
      return (row) => and(left(row), right(row));
    case 'or':
      return (row) => or(left(row), right(row));
    default: {
      const apply = operators[operator];
      return (row) => apply(left(row), right(row));
    }
  }
}
