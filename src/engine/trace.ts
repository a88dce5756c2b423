import { type BinaryOp, isCompare } from './ast.ts';
import { type Code, parts } from './code.ts';
import { Column } from './column.ts';
import { type GraphNode, nameOf } from './graph.ts';
import type { Ref } from './model.ts';
import type { Sheet } from './sheet.ts';

/** A formula in pieces: signs and function names as text, what it reads as refs. */
export type FormulaToken = string | Ref;

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
  return {
    formula: code ? tokens(code, ref.row) : [],
    precedents: code ? unique(reads(code, ref.row)) : [],
    dependents: node
      ? unique(node.usedBy.flatMap((edge) => dependent(edge.node, edge.use, ref)))
      : [],
  };
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

function tokens(code: Code, row: number | undefined, around = 0): FormulaToken[] {
  const inner = (part: Code, strength = 0): FormulaToken[] => tokens(part, row, strength);
  switch (code.op) {
    case 'number':
      return [code.type === 'boolean' ? (code.value ? 'sí' : 'no') : formatNumber(code.value)];
    case 'text':
      return [`«${code.value ?? ''}»`];
    case 'cell':
      return [refOf(code.column, row)];
    case 'row':
      return [row === undefined ? 'fila' : String(row + 1)];
    case 'rows':
      return ['filas'];
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
        [...inner(code.left, left), sign, ...inner(code.right, right)],
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
      return [`${code.name}(`, ...list(code, row), ')'];
  }
}

function list(code: Code, row: number | undefined): FormulaToken[] {
  const args = code.op === 'series' ? code.args : parts(code);
  return args.flatMap((arg, i) => {
    const separator = i > 0 ? ['; '] : [];
    return [
      ...separator,
      ...(arg instanceof Column ? [refOf(arg, undefined)] : tokens(arg, row, NO_IF)),
    ];
  });
}

function bracket(inside: FormulaToken[], needed: boolean): FormulaToken[] {
  return needed ? ['(', ...inside, ')'] : inside;
}

function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}
