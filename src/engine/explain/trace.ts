import { type BinaryOp, isCompare } from '../formula/ast.ts';
import { type Code, parts } from '../formula/ir.ts';
import { Column, type Frame } from '../storage.ts';
import { type GraphNode, nameOf } from '../program/graph.ts';
import type { Ref } from '../model.ts';
import type { Sheet } from '../run/sheet.ts';

/** A formula in pieces: signs as text, what it reads as refs, and what has a name of its own. */
export type FormulaToken = string | Ref | CallToken | TextToken | RowToken;

/** The name of a function. */
export interface CallToken {
  readonly call: string;
}

/** A text within the formula; `choiceOf` is the cell among whose values it is one. */
export interface TextToken {
  readonly text: string;
  readonly choiceOf?: Ref;
}

/** The number of the row itself, or of all rows of its table. */
export interface RowToken {
  readonly rowOf: string;
  /** From 1; absent for a column as a whole. */
  readonly number?: number;
  readonly all: boolean;
}

export interface Trace {
  /** Empty for an input. */
  readonly formula: readonly FormulaToken[];
  readonly precedents: readonly Ref[];
  readonly dependents: readonly Ref[];
}

/** What a cell is computed from and what is computed from it. */
export function trace(sheet: Sheet, ref: Ref): Trace {
  const node = nodeOf(sheet, ref);
  const code = node && formulaOf(sheet, node);
  const column = node?.column;
  return {
    formula: code && column ? tokens(code, { row: ref.row, column }) : [],
    precedents: code ? unique(reads(code, ref.row)).filter((other) => !isSame(other, ref)) : [],
    dependents: node
      ? unique(node.usedBy.flatMap((edge) => dependent(edge.node, edge.use, ref))).filter(
          (other) => !isSame(other, ref),
        )
      : [],
  };
}

/** The cell, through any others, that a formula merely repeats; null for any other formula. */
export function repeated(sheet: Sheet, ref: Ref): Ref | null {
  const node = nodeOf(sheet, ref);
  const code = node && formulaOf(sheet, node);
  if (code?.op !== 'cell') return null;
  const next = refOf(code.column, ref.row);
  return repeated(sheet, next) ?? next;
}

/** A column as a whole includes each of its cells. */
function isSame(a: Ref, b: Ref): boolean {
  const sameRow = a.row === b.row || a.row === undefined;
  return a.id === b.id && a.table === b.table && sameRow;
}

export function nodeOf(sheet: Sheet, ref: Ref): GraphNode | undefined {
  return sheet.program.nodes.get(nameOf(ref));
}

/** The formula as it was written, without the condition under which it applies. */
function formulaOf(sheet: Sheet, node: GraphNode): Code | undefined {
  const wrapped = sheet.program.applies.has(node) && node.code?.op === 'if';
  return wrapped ? (node.code as Code & { op: 'if' }).then : node.code;
}

function dependent(node: GraphNode, use: string, ref: Ref): Ref[] {
  if (!node.column) return [];
  if (use === 'whole' || ref.row === undefined) return [node.ref];
  const row = use === 'prev' ? ref.row + 1 : ref.row;
  return row < node.frame.length ? [{ ...node.ref, row }] : [];
}

/** The ref of a column as seen from a row of the same table; a whole column has no row. */
export function refOf(column: Column, row: number | undefined): Ref {
  if (column.frame.isRoot) return { id: column.id };
  return { id: column.id, table: column.frame.name, ...(row === undefined ? {} : { row }) };
}

function reads(code: Code, row: number | undefined): Ref[] {
  const own: Ref[] = [];
  if (code.op === 'cell') own.push(refOf(code.column, row));
  if (code.op === 'prev' && row === undefined) own.push(refOf(code.column, undefined));
  else if (code.op === 'prev' && row !== 0) return [refOf(code.column, (row ?? 0) - 1)];
  if (code.op === 'series') {
    for (const arg of code.args) if (arg instanceof Column) own.push(refOf(arg, undefined));
  }
  return [...own, ...parts(code).flatMap((part) => reads(part, row))];
}

function unique(refs: readonly Ref[]): Ref[] {
  const seen = new Map(refs.map((ref) => [`${nameOf(ref)}#${ref.row ?? ''}`, ref]));
  return [...seen.values()];
}

const STRENGTH: Readonly<Record<BinaryOp, number>> = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '^': 7,
};
const UNARY_STRENGTH = 6;
/** Where only an `if` needs brackets: its own separators would be taken for those around it. */
const NO_IF = 1;

const SIGNS: Partial<Readonly<Record<BinaryOp, string>>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '==': '=',
  '!=': '≠',
  '<=': '≤',
  '>=': '≥',
  and: 'y',
  or: 'o',
};

/** Where a printed formula stands: its column, and its row where it is looked at in one. */
interface At {
  readonly row: number | undefined;
  readonly column: Column;
}

function tokens(code: Code, at: At, around = 0): FormulaToken[] {
  const inner = (part: Code, strength = 0): FormulaToken[] => tokens(part, at, strength);
  const { row } = at;
  switch (code.op) {
    case 'number':
      return [code.type === 'boolean' ? (code.value ? 'sí' : 'no') : formatNumber(code.value)];
    case 'text':
      return [{ text: code.value ?? '', choiceOf: refOf(at.column, row) }];
    case 'cell':
      return [refOf(code.column, row)];
    case 'row':
      return [rowToken(at.column.frame, row)];
    case 'rows':
      return [{ rowOf: code.frame.name, number: code.frame.length, all: true }];
    case 'prev':
      if (row === 0 && code.first) return inner(code.first, around);
      return [refOf(code.column, row === undefined ? undefined : row - 1)];
    case 'negate':
      return bracket(['−', ...inner(code.arg, UNARY_STRENGTH)], UNARY_STRENGTH < around);
    case 'not':
      return bracket(['no ', ...inner(code.arg, UNARY_STRENGTH)], UNARY_STRENGTH < around);
    case 'binary': {
      const strength = STRENGTH[code.operator];
      const sign = ` ${SIGNS[code.operator] ?? code.operator} `;
      // At equal strength the right side needs brackets; of ^ the left side, of a comparison both.
      const right = code.operator === '^' ? strength : strength + 1;
      const left = code.operator === '^' || isCompare(code.operator) ? strength + 1 : strength;
      return bracket(
        [
          ...tokens(code.left, besideText(code.right, at), left),
          sign,
          ...tokens(code.right, besideText(code.left, at), right),
        ],
        strength < around,
      );
    }
    case 'if':
      return bracket(
        [
          'si ',
          ...inner(code.test, NO_IF),
          ' → ',
          ...inner(code.then, NO_IF),
          '; si no → ',
          ...inner(code.else),
        ],
        around > 0,
      );
    default:
      return [{ call: code.name }, '(', ...list(code, at), ')'];
  }
}

/** A text that is compared with a cell is one of that cell's values. */
function besideText(other: Code, at: At): At {
  return other.op === 'cell' && other.type === 'text' ? { ...at, column: other.column } : at;
}

function rowToken(frame: Frame, row: number | undefined): RowToken {
  return { rowOf: frame.name, all: false, ...(row === undefined ? {} : { number: row + 1 }) };
}

function list(code: Code, at: At): FormulaToken[] {
  const args = code.op === 'series' ? code.args : parts(code);
  const searched = args.find((arg) => arg instanceof Column);
  return args.flatMap((arg, i) => {
    const separator = i > 0 ? ['; '] : [];
    if (arg instanceof Column) return [...separator, refOf(arg, undefined)];
    const isText = searched !== undefined && arg.op === 'text';
    const place = isText ? { row: undefined, column: searched } : at;
    return [...separator, ...tokens(arg, place, NO_IF)];
  });
}

function bracket(inside: FormulaToken[], needed: boolean): FormulaToken[] {
  return needed ? ['(', ...inside, ')'] : inside;
}

function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}
