import { compileRow, compileValue, seriesArguments } from '../codegen/scalar.ts';
import { type Code, type CodeOf, parts } from '../formula/ir.ts';
import type { Ref } from '../model.ts';
import type { Sheet } from '../run/sheet.ts';
import type { Frame } from '../storage.ts';
import { nodeOf, refOf } from './refs.ts';

/** Why a cell has no value: the first cause on the way down, and where it is. */
export interface Reason {
  readonly kind: 'blank' | 'division' | 'function' | 'condition' | 'beyond';
  /** The cell where the cause lies. */
  readonly ref: Ref;
  /** In Spanish, for kind 'function'. */
  readonly why?: string;
}

/** Null where the cell has a value. */
export function reasonOf(sheet: Sheet, ref: Ref): Reason | null {
  if (sheet.value(ref) !== null) return null;
  // One cause leads to the next, through every row of a long table if need be: no recursion.
  let found: Finding = { cell: ref };
  while (!('kind' in found)) found = follow(sheet, found.cell);
  return found;
}

/** The cause itself, or the cell that it comes from. */
type Finding = Reason | { readonly cell: Ref };

function follow(sheet: Sheet, ref: Ref): Finding {
  const node = nodeOf(sheet, ref);
  if (!node?.code) return { kind: 'blank', ref };
  const row = ref.row ?? 0;
  const condition = sheet.program.conditions.get(node);
  if (condition && compileRow(condition, node.frame)(row) === 0) return { kind: 'condition', ref };
  return inCode(node.code, node.frame, ref, row);
}

function inCode(code: Code, frame: Frame, ref: Ref, row: number): Finding {
  if (code.op === 'cell') return { cell: refOf(code.column, row) };
  if (code.op === 'prev' && row > 0) return { cell: refOf(code.column, row - 1) };
  if (code.op === 'if' && !isMissing(code.test, frame, row)) {
    const taken = compileRow(code.test, frame)(row) === 0 ? code.else : code.then;
    return inCode(taken, frame, ref, row);
  }
  const part = parts(code).find((inner) => isMissing(inner, frame, row));
  if (part) return inCode(part, frame, ref, row);
  switch (code.op) {
    case 'binary':
      return cause(dividesByZero(code, frame, row) ? 'division' : 'beyond', ref);
    case 'series':
      return inColumns(code, frame, row) ?? cause('function', ref, code.fn.why);
    case 'call':
    case 'fill':
    case 'textCall':
      return cause('function', ref, code.fn.why);
    case 'number':
    case 'text':
    case 'column':
    case 'row':
    case 'rows':
    case 'prev':
    case 'unary':
    case 'if':
      return cause('beyond', ref);
  }
}

/** Whether a part of a formula has no value. A whole column always has one: its rows may not. */
function isMissing(code: Code, frame: Frame, row: number): boolean {
  if (code.op === 'column') return false;
  const value = compileValue(code, frame)(row);
  return value === null || (typeof value === 'number' && !Number.isFinite(value));
}

function dividesByZero(code: CodeOf<'binary'>, frame: Frame, row: number): boolean {
  const divisor = code.operator === '/' ? code.right : code.operator === '^' ? code.left : null;
  return divisor !== null && compileRow(divisor, frame)(row) === 0;
}

function cause(kind: Reason['kind'], ref: Ref, why?: string): Reason {
  return { kind, ref, ...(why ? { why } : {}) };
}

/** The first cell without a value among the whole columns that a function reads. */
function inColumns(code: CodeOf<'series'>, frame: Frame, row: number): Finding | null {
  const only = code.fn.row?.(seriesArguments(code, frame, row));
  for (const arg of code.args) {
    if (arg.op !== 'column' || arg.type === 'text') continue;
    const { column } = arg;
    const [from, to] = only === undefined ? [0, column.length] : [only, only + 1];
    for (let at = Math.max(from, 0); at < Math.min(to, column.length); at++) {
      if (!Number.isFinite(column.data[at])) return { cell: refOf(column, at) };
    }
  }
  return null;
}
