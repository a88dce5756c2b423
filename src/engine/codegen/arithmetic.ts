import type { BinaryOp } from '../formula/ast.ts';
import type { Code } from '../formula/ir.ts';
import { BINARY, type Binary, divide, equal, less, lessOrEqual } from '../formula/operators.ts';
import type { RowNumber } from './kernel.ts';

/*
 * Two numbers and an operator, for one row at a time. A call of a closure costs more than the
 * operation, and a number that it gives back is put on the heap: so an invariant operand is read
 * from where it is stored, and each of the common operators has closures of its own, into which
 * the compiler of the runtime inlines what the operator means.
 */

/** An operand: the closure that computes it, and where it is stored if it needs no computing. */
export interface Operand {
  readonly compute: RowNumber;
  readonly stored: Float64Array | null;
}

/** Where a constant, a scalar or the number of rows is stored; null for code that has to be run. */
export function storageOf(code: Code): Float64Array | null {
  if (code.op === 'number') return Float64Array.of(code.value);
  if (code.op === 'rows') return code.frame.count;
  const isScalar = code.op === 'cell' && code.column.frame.isRoot && code.type !== 'text';
  // The frame of the scalars has its one row before anything is compiled: it never grows.
  return isScalar ? code.column.data : null;
}

/** The value of an operand on a row. */
export function valueOf({ compute, stored }: Operand, row: number): number {
  return stored ? only(stored) : compute(row);
}

const only = (storage: Float64Array): number => storage[0] as number;

export function compileOperator(operator: BinaryOp, left: Operand, right: Operand): RowNumber {
  const shapes = SHAPES[operator] ?? shapesOf(BINARY[operator]);
  if (left.stored && right.stored) return shapes.bothStored(left.stored, right.stored);
  if (right.stored) return shapes.rightStored(left.compute, right.stored);
  if (left.stored) return shapes.leftStored(left.stored, right.compute);
  return shapes.computed(left.compute, right.compute);
}

/** An operator by which of its operands are stored. */
interface Shapes {
  readonly bothStored: (a: Float64Array, b: Float64Array) => RowNumber;
  readonly rightStored: (left: RowNumber, b: Float64Array) => RowNumber;
  readonly leftStored: (a: Float64Array, right: RowNumber) => RowNumber;
  readonly computed: (left: RowNumber, right: RowNumber) => RowNumber;
}

/** Any operator; what it means is called for each row, so only for what is rarer. */
function shapesOf(apply: Binary): Shapes {
  return {
    bothStored: (a, b) => () => apply(only(a), only(b)),
    rightStored: (left, b) => (row) => apply(left(row), only(b)),
    leftStored: (a, right) => (row) => apply(only(a), right(row)),
    computed: (left, right) => (row) => apply(left(row), right(row)),
  };
}

const SHAPES: Readonly<Partial<Record<BinaryOp, Shapes>>> = {
  '+': {
    bothStored: (a, b) => () => only(a) + only(b),
    rightStored: (left, b) => (row) => left(row) + only(b),
    leftStored: (a, right) => (row) => only(a) + right(row),
    computed: (left, right) => (row) => left(row) + right(row),
  },
  '-': {
    bothStored: (a, b) => () => only(a) - only(b),
    rightStored: (left, b) => (row) => left(row) - only(b),
    leftStored: (a, right) => (row) => only(a) - right(row),
    computed: (left, right) => (row) => left(row) - right(row),
  },
  '*': {
    bothStored: (a, b) => () => only(a) * only(b),
    rightStored: (left, b) => (row) => left(row) * only(b),
    leftStored: (a, right) => (row) => only(a) * right(row),
    computed: (left, right) => (row) => left(row) * right(row),
  },
  '/': {
    bothStored: (a, b) => () => divide(only(a), only(b)),
    rightStored: (left, b) => (row) => divide(left(row), only(b)),
    leftStored: (a, right) => (row) => divide(only(a), right(row)),
    computed: (left, right) => (row) => divide(left(row), right(row)),
  },
  '<': {
    bothStored: (a, b) => () => less(only(a), only(b)),
    rightStored: (left, b) => (row) => less(left(row), only(b)),
    leftStored: (a, right) => (row) => less(only(a), right(row)),
    computed: (left, right) => (row) => less(left(row), right(row)),
  },
  '<=': {
    bothStored: (a, b) => () => lessOrEqual(only(a), only(b)),
    rightStored: (left, b) => (row) => lessOrEqual(left(row), only(b)),
    leftStored: (a, right) => (row) => lessOrEqual(only(a), right(row)),
    computed: (left, right) => (row) => lessOrEqual(left(row), right(row)),
  },
  '>': {
    bothStored: (a, b) => () => less(only(b), only(a)),
    rightStored: (left, b) => (row) => less(only(b), left(row)),
    leftStored: (a, right) => (row) => less(right(row), only(a)),
    computed: (left, right) => (row) => less(right(row), left(row)),
  },
  '>=': {
    bothStored: (a, b) => () => lessOrEqual(only(b), only(a)),
    rightStored: (left, b) => (row) => lessOrEqual(only(b), left(row)),
    leftStored: (a, right) => (row) => lessOrEqual(right(row), only(a)),
    computed: (left, right) => (row) => lessOrEqual(right(row), left(row)),
  },
  '==': {
    bothStored: (a, b) => () => equal(only(a), only(b)),
    rightStored: (left, b) => (row) => equal(left(row), only(b)),
    leftStored: (a, right) => (row) => equal(only(a), right(row)),
    computed: (left, right) => (row) => equal(left(row), right(row)),
  },
};
