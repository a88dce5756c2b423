import type { BinaryOp } from './ast.ts';
import type { Column, Frame } from '../storage.ts';
import type {
  ElementFunction,
  FillFunction,
  SeriesFunction,
  TextFunction,
} from '../functions/index.ts';
import type { ValueType } from '../model.ts';

/**
 * A formula whose names are bound to columns and functions and whose types are known.
 * `vector` says that the value changes from row to row of the formula's own table.
 */
export type Code = { readonly type: ValueType; readonly vector: boolean } & CodeNode;

export type CodeNode =
  | { readonly op: 'number'; readonly value: number }
  | { readonly op: 'text'; readonly value: string | null }
  /** This row's value of a column of the own table, or a scalar. */
  | { readonly op: 'cell'; readonly column: Column }
  /** The row's number, from 1. */
  | { readonly op: 'row' }
  | { readonly op: 'rows'; readonly frame: Frame }
  | { readonly op: 'prev'; readonly column: Column; readonly first: Code | null }
  | { readonly op: 'negate' | 'not'; readonly arg: Code }
  | {
      readonly op: 'binary';
      readonly operator: BinaryOp;
      readonly left: Code;
      readonly right: Code;
    }
  | { readonly op: 'if'; readonly test: Code; readonly then: Code; readonly else: Code }
  | {
      readonly op: 'call';
      readonly name: string;
      readonly fn: ElementFunction;
      readonly args: readonly Code[];
    }
  | {
      readonly op: 'series';
      readonly name: string;
      readonly fn: SeriesFunction;
      readonly args: readonly (Code | Column)[];
    }
  | {
      readonly op: 'fill';
      readonly name: string;
      readonly fn: FillFunction;
      readonly args: readonly Code[];
    }
  | {
      readonly op: 'textCall';
      readonly name: string;
      readonly fn: TextFunction;
      readonly args: readonly Code[];
    };

/** How a formula uses a column: row by row, the row before, or as a whole. */
export type Use = 'row' | 'prev' | 'whole';

/** Calls `visit` for every column that the code uses, and `visitRows` where it asks for `rows`. */
export function eachUse(
  code: Code,
  visit: (column: Column, use: Use) => void,
  visitRows: () => void,
): void {
  const inner = (child: Code): void => eachUse(child, visit, visitRows);
  switch (code.op) {
    case 'cell':
      return visit(code.column, code.column.frame.isRoot ? 'whole' : 'row');
    case 'rows':
      return visitRows();
    case 'prev':
      visit(code.column, 'prev');
      if (code.first) inner(code.first);
      return;
    case 'series':
      for (const arg of code.args) {
        if ('op' in arg) inner(arg);
        else visit(arg, 'whole');
      }
      return;
    default:
      for (const part of parts(code)) inner(part);
  }
}

/** The direct parts of a piece of code, left to right (columns used as a whole not among them). */
export function parts(code: Code): readonly Code[] {
  switch (code.op) {
    case 'negate':
    case 'not':
      return [code.arg];
    case 'binary':
      return [code.left, code.right];
    case 'if':
      return [code.test, code.then, code.else];
    case 'call':
    case 'fill':
    case 'textCall':
      return code.args;
    case 'series':
      return code.args.filter((arg): arg is Code => 'op' in arg);
    case 'prev':
      return code.first ? [code.first] : [];
    default:
      return [];
  }
}

/** Whether code is a column of the own table, and nothing else. */
export function isColumn(code: Code): code is Code & { op: 'cell' } {
  return code.op === 'cell' && code.vector;
}
