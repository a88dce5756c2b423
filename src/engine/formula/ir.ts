import type {
  ElementFunction,
  FillFunction,
  SeriesFunction,
  TextFunction,
} from '../functions/index.ts';
import type { ValueType } from '../model.ts';
import type { Column, Frame } from '../storage.ts';
import type { BinaryOp, UnaryOp } from './ast.ts';

/**
 * The intermediate representation: a formula whose names are bound to columns and functions and
 * whose types are known. `vector` says that the value changes from row to row of the formula's own
 * table; other code is invariant, with one value for all rows.
 */
export type Code = { readonly type: ValueType; readonly vector: boolean } & CodeNode;

/** Code of one kind of operation. */
export type CodeOf<Op extends CodeNode['op']> = Code & { readonly op: Op };

export type CodeNode =
  | { readonly op: 'number'; readonly value: number }
  | { readonly op: 'text'; readonly value: string | null }
  /** This row's value of a column of the own table, or a scalar. */
  | { readonly op: 'cell'; readonly column: Column }
  /** A whole column; only an argument of a function of columns is one. */
  | { readonly op: 'column'; readonly column: Column }
  /** The row's number, from 1. */
  | { readonly op: 'row' }
  /** How many rows the own table has. */
  | { readonly op: 'rows'; readonly frame: Frame }
  | { readonly op: 'prev'; readonly column: Column; readonly first: Code | null }
  | { readonly op: 'unary'; readonly operator: UnaryOp; readonly arg: Code }
  | {
      readonly op: 'binary';
      readonly operator: BinaryOp;
      readonly left: Code;
      readonly right: Code;
    }
  | { readonly op: 'if'; readonly test: Code; readonly then: Code; readonly else: Code }
  | Call<'call', ElementFunction>
  | Call<'series', SeriesFunction>
  | Call<'fill', FillFunction>
  | Call<'textCall', TextFunction>;

interface Call<Op extends string, Fn> {
  readonly op: Op;
  readonly name: string;
  readonly fn: Fn;
  readonly args: readonly Code[];
}

/*
 * The switches over operations have no default, here and in all of the engine: a new operation
 * without its case is an error of the types or of the lint.
 */

const NONE: readonly Code[] = [];

/** The direct parts of a piece of code, left to right. */
export function parts(code: Code): readonly Code[] {
  switch (code.op) {
    case 'number':
    case 'text':
    case 'cell':
    case 'column':
    case 'row':
    case 'rows':
      return NONE;
    case 'prev':
      return code.first ? [code.first] : NONE;
    case 'unary':
      return [code.arg];
    case 'binary':
      return [code.left, code.right];
    case 'if':
      return [code.test, code.then, code.else];
    case 'call':
    case 'series':
    case 'fill':
    case 'textCall':
      return code.args;
  }
}

/**
 * The same operation on other parts, one for each of `parts(code)`; it varies from row to row where
 * one of them does.
 */
export function withParts(code: Code, others: readonly Code[]): Code {
  const vector = code.vector || others.some((part) => part.vector);
  const at = (i: number): Code => others[i] ?? code;
  switch (code.op) {
    case 'number':
    case 'text':
    case 'cell':
    case 'column':
    case 'row':
    case 'rows':
      return code;
    case 'prev':
      return { ...code, first: others[0] ?? null };
    case 'unary':
      return { ...code, vector, arg: at(0) };
    case 'binary':
      return { ...code, vector, left: at(0), right: at(1) };
    case 'if':
      return { ...code, vector, test: at(0), then: at(1), else: at(2) };
    case 'call':
    case 'series':
    case 'fill':
    case 'textCall':
      return { ...code, vector, args: others };
  }
}

/** How a formula uses a column: row by row, the row before, or as a whole. */
export type Use = 'row' | 'prev' | 'whole';

/** A column that an operation reads, and how. */
interface ColumnUse {
  readonly column: Column;
  readonly use: Use;
}

/** Calls `visit` for every column that the code reads; a column may come several times. */
export function eachUse(code: Code, visit: (column: Column, use: Use) => void): void {
  const read = readBy(code);
  if (read) visit(read.column, read.use);
  for (const part of parts(code)) eachUse(part, visit);
}

/** What an operation reads by itself, apart from what its parts read. */
function readBy(code: Code): ColumnUse | null {
  switch (code.op) {
    case 'cell':
      return { column: code.column, use: code.column.frame.isRoot ? 'whole' : 'row' };
    case 'column':
      return { column: code.column, use: 'whole' };
    case 'prev':
      return { column: code.column, use: 'prev' };
    case 'number':
    case 'text':
    case 'row':
    case 'rows':
    case 'unary':
    case 'binary':
    case 'if':
    case 'call':
    case 'series':
    case 'fill':
    case 'textCall':
      return null;
  }
}

/** Whether code is this row's value of a column of the own table, and nothing else. */
export function isColumn(code: Code): code is CodeOf<'cell'> {
  return code.op === 'cell' && code.vector;
}
