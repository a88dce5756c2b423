import type { BinaryOp, UnaryOp } from '../formula/ast.ts';
import { type Code, type CodeOf, parts } from '../formula/ir.ts';
import type { Model, Ref, ValueType } from '../model.ts';
import { type Program, rowsKey } from '../program/compile.ts';
import type { Sheet } from '../run/sheet.ts';
import type { Column } from '../storage.ts';
import { nodeOf, refOf } from './refs.ts';

/**
 * A formula as it is bound: plain data for those who write it in another language. `type` is what
 * it gives; `mayBeMissing` says that it may have no value, apart from numbers too large to be
 * written.
 */
export type FormulaTree = TreeNode & { readonly type: ValueType; readonly mayBeMissing: boolean };

export type TreeNode =
  /** Null is no value; of type boolean 1 is true and 0 is false. */
  | { readonly node: 'number'; readonly value: number | null }
  | { readonly node: 'text'; readonly value: string | null }
  /** A scalar, or this row's value of a column of the own table. */
  | { readonly node: 'cell'; readonly ref: Ref }
  /** The value of the row above; on the first row `first`, or no value. */
  | { readonly node: 'previous'; readonly ref: Ref; readonly first: FormulaTree | null }
  /** A whole column, as an argument. */
  | { readonly node: 'column'; readonly ref: Ref; readonly isInput: boolean }
  /** The row's number from 1, and the number of rows of the own table. */
  | { readonly node: 'row' | 'rows' }
  | { readonly node: 'unary'; readonly operator: UnaryOp; readonly arg: FormulaTree }
  | {
      readonly node: 'binary';
      readonly operator: BinaryOp;
      readonly left: FormulaTree;
      readonly right: FormulaTree;
    }
  | {
      readonly node: 'if';
      readonly test: FormulaTree;
      readonly then: FormulaTree;
      readonly else: FormulaTree;
    }
  | { readonly node: 'call'; readonly name: string; readonly args: readonly FormulaTree[] };

/** The tree of a formula, with the condition under which it applies as an `if`; null for an input. */
export function formulaTree(sheet: Sheet, ref: Ref): FormulaTree | null {
  const code = nodeOf(sheet, ref)?.code;
  return code ? treeOf(code, gapsOf(sheet)) : null;
}

/** The tree of the formula that counts a table's rows; null for a list of records. */
export function rowsTree(sheet: Sheet, table: string): FormulaTree | null {
  const code = sheet.program.nodes.get(rowsKey(table))?.code;
  return code ? treeOf(code, gapsOf(sheet)) : null;
}

/** The columns that may hold no value. */
type Gaps = ReadonlySet<Column>;

function treeOf(code: Code, gaps: Gaps): FormulaTree {
  return { type: code.type, mayBeMissing: mayBeMissing(code, gaps), ...nodeOfCode(code, gaps) };
}

function nodeOfCode(code: Code, gaps: Gaps): TreeNode {
  const inner = (part: Code): FormulaTree => treeOf(part, gaps);
  switch (code.op) {
    case 'number':
      return { node: 'number', value: Number.isNaN(code.value) ? null : code.value };
    case 'text':
      return { node: 'text', value: code.value };
    case 'cell':
      return { node: 'cell', ref: refOf(code.column, undefined) };
    case 'prev': {
      const first = code.first && inner(code.first);
      return { node: 'previous', ref: refOf(code.column, undefined), first };
    }
    case 'row':
    case 'rows':
      return { node: code.op };
    case 'column':
      return {
        node: 'column',
        ref: refOf(code.column, undefined),
        isInput: code.column.isInput,
      };
    case 'unary':
      return { node: 'unary', operator: code.operator, arg: inner(code.arg) };
    case 'binary': {
      const { operator, left, right } = code;
      return { node: 'binary', operator, left: inner(left), right: inner(right) };
    }
    case 'if':
      return {
        node: 'if',
        test: inner(code.test),
        then: inner(code.then),
        else: inner(code.else),
      };
    case 'call':
    case 'series':
    case 'fill':
    case 'textCall':
      return { node: 'call', name: code.name, args: code.args.map(inner) };
  }
}

const gapsOfProgram = new WeakMap<Program, Gaps>();

/** Found once for a program: a workbook asks for the trees of all its formulas. */
function gapsOf({ program, model }: Sheet): Gaps {
  const known = gapsOfProgram.get(program) ?? findGaps(program, model);
  gapsOfProgram.set(program, known);
  return known;
}

/**
 * Inputs that may be empty, and count as nothing then, may be missing, and what may be missing of them. The
 * steps are in the order in which they are computed; only the columns of a recurrence read one
 * another, for which this repeats until no more are found.
 */
function findGaps({ steps }: Program, model: Model): Gaps {
  const gaps = new Set<Column>();
  const nodes = steps.flatMap((step) => step.nodes);
  for (const { ref, column, code } of nodes) {
    const { inputs } = ref.table === undefined ? model : (model.tables[ref.table] ?? model);
    const { blank, required } = inputs[ref.id] ?? {};
    if (column && !code && blank === undefined && !required) gaps.add(column);
  }
  for (let before = -1; before < gaps.size; ) {
    before = gaps.size;
    for (const { column, code } of nodes) {
      if (column && code && !gaps.has(column) && mayBeMissing(code, gaps)) gaps.add(column);
    }
  }
  return gaps;
}

function mayBeMissing(code: Code, gaps: Gaps): boolean {
  const someGap = (): boolean => parts(code).some((part) => mayBeMissing(part, gaps));
  switch (code.op) {
    case 'number':
      return Number.isNaN(code.value);
    case 'text':
      return code.value === null;
    case 'row':
    case 'rows':
      return false;
    case 'cell':
    case 'column':
      return gaps.has(code.column);
    case 'prev':
      return gaps.has(code.column) || !code.first || mayBeMissing(code.first, gaps);
    case 'unary':
    case 'if':
      return someGap();
    case 'binary':
      return divides(code) || someGap();
    case 'call':
      // ISNUMBER is there to say so.
      return code.name !== 'isnumber' && (code.fn.why !== undefined || someGap());
    case 'series':
      return code.fn.why !== undefined || someGap() || isOfSeveralTables(code);
    case 'fill':
    case 'textCall':
      return code.fn.why !== undefined || someGap();
  }
}

/** Of two tables, one may have fewer rows than the other. */
function isOfSeveralTables({ args }: CodeOf<'series'>): boolean {
  const frames = args.map((arg) => (arg.op === 'column' ? arg.column.frame : null));
  return new Set(frames.filter((frame) => frame !== null)).size > 1;
}

/** A division by what isn't a number other than 0, or a power that may be one or have no root. */
function divides({ operator, right }: CodeOf<'binary'>): boolean {
  if (operator === '/') return right.op !== 'number' || right.value === 0;
  const isWhole = right.op === 'number' && Number.isInteger(right.value) && right.value >= 0;
  return operator === '^' && !isWhole;
}
