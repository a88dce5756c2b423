import { type Code, parts } from '../formula/ir.ts';
import { Column, type Frame } from '../storage.ts';
import type { Ref } from '../model.ts';
import { compileRow, compileText, seriesArguments } from '../codegen/scalar.ts';
import type { Sheet } from '../run/sheet.ts';
import { nodeOf, refOf } from './trace.ts';

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
  let step: Step = { cell: ref };
  while (!('kind' in step)) step = follow(sheet, step.cell);
  return step;
}

/** The cause itself, or the cell where it is to be looked for. */
type Step = Reason | { readonly cell: Ref };

function follow(sheet: Sheet, ref: Ref): Step {
  const node = nodeOf(sheet, ref);
  if (!node?.code) return { kind: 'blank', ref };
  const row = ref.row ?? 0;
  const condition = sheet.program.applies.get(node);
  if (condition && compileRow(condition, node.frame)(row) === 0) return { kind: 'condition', ref };
  return inCode(node.code, node.frame, ref, row);
}

function inCode(code: Code, frame: Frame, ref: Ref, row: number): Step {
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
    default:
      return cause('beyond', ref);
  }
}

function isMissing(code: Code, frame: Frame, row: number): boolean {
  if (code.type === 'text') return compileText(code, frame)(row) === null;
  return !Number.isFinite(compileRow(code, frame)(row));
}

function dividesByZero(code: Code & { op: 'binary' }, frame: Frame, row: number): boolean {
  const divisor = code.operator === '/' ? code.right : code.operator === '^' ? code.left : null;
  return divisor !== null && compileRow(divisor, frame)(row) === 0;
}

function cause(kind: Reason['kind'], ref: Ref, why?: string): Reason {
  return { kind, ref, ...(why ? { why } : {}) };
}

/** The first cell without a value among the whole columns that a function reads. */
function inColumns(code: Code & { op: 'series' }, frame: Frame, row: number): Step | null {
  const columns = code.args.filter((arg) => arg instanceof Column);
  const only = code.fn.row?.(seriesArguments(code, frame, row));
  for (const column of columns) {
    if (column.type === 'text') continue;
    const [from, to] = only === undefined ? [0, column.length] : [only, only + 1];
    for (let at = Math.max(from, 0); at < Math.min(to, column.length); at++) {
      if (!Number.isFinite(column.data[at])) return { cell: refOf(column, at) };
    }
  }
  return null;
}
