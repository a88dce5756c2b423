import type { BinaryOp } from './ast.ts';
import { type Code, parts } from './code.ts';
import { Column } from './column.ts';
import { type GraphNode, nameOf } from './graph.ts';
import type { Ref } from './model.ts';
import { compileRow, compileText } from './rows.ts';
import type { Sheet } from './sheet.ts';
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
  return sheet.value(ref) === null ? search(sheet, ref, new Set()) : null;
}

function search(sheet: Sheet, ref: Ref, seen: Set<string>): Reason | null {
  const key = `${nameOf(ref)}#${ref.row ?? ''}`;
  const node = nodeOf(sheet, ref);
  if (seen.has(key) || !node?.column) return null;
  seen.add(key);
  if (!node.code) return { kind: 'blank', ref };
  const row = ref.row ?? 0;
  const condition = sheet.program.applies.get(node);
  if (condition && compileRow(condition, node.frame)(row) === 0) return { kind: 'condition', ref };
  return inCode(sheet, node.code, ref, seen);
}

function inCode(sheet: Sheet, code: Code, ref: Ref, seen: Set<string>): Reason | null {
  const { frame } = nodeOf(sheet, ref) as GraphNode;
  const row = ref.row ?? 0;
  const missing = (part: Code): boolean =>
    part.type === 'text'
      ? compileText(part, frame)(row) === null
      : !Number.isFinite(compileRow(part, frame)(row));
  if (code.op === 'cell') return search(sheet, refOf(code.column, row), seen);
  if (code.op === 'prev' && row > 0) return search(sheet, refOf(code.column, row - 1), seen);
  if (code.op === 'fill') {
    const part = code.args.find(missing);
    return part ? inCode(sheet, part, ref, seen) : cause('function', ref, code.fn.why);
  }
  if (code.op === 'series') {
    for (const arg of code.args) {
      const inside = arg instanceof Column ? inColumn(sheet, arg, seen) : null;
      if (inside) return inside;
    }
  }
  if (code.op === 'if' && !missing(code.test)) {
    const taken = compileRow(code.test, frame)(row) === 0 ? code.else : code.then;
    return inCode(sheet, taken, ref, seen);
  }
  const part = parts(code).find(missing);
  if (part) return inCode(sheet, part, ref, seen);
  if (code.op === 'binary') return cause(byOperator(code.operator), ref);
  if (code.op === 'call' || code.op === 'series' || code.op === 'textCall')
    return cause('function', ref, code.fn.why);
  return cause('beyond', ref);
}

function byOperator(operator: BinaryOp): Reason['kind'] {
  return operator === '/' || operator === '^' ? 'division' : 'beyond';
}

function cause(kind: Reason['kind'], ref: Ref, why?: string): Reason {
  return { kind, ref, ...(why ? { why } : {}) };
}

/** The first row of a column that has no value. */
function inColumn(sheet: Sheet, column: Column, seen: Set<string>): Reason | null {
  if (column.type === 'text') return null;
  for (let row = 0; row < column.length; row++) {
    if (!Number.isFinite(column.data[row])) return search(sheet, refOf(column, row), seen);
  }
  return null;
}
