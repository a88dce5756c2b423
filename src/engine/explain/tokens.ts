import { type BinaryOp, isCompare } from '../formula/ast.ts';
import type { Code } from '../formula/ir.ts';
import type { Ref } from '../model.ts';
import type { Column, Frame } from '../storage.ts';
import { refOf } from './refs.ts';

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

/** Whose formula it is: its column, and its row where it is looked at in one. */
export interface At {
  readonly row: number | undefined;
  readonly column: Column;
}

/** A formula in pieces; `around` is how strongly what it is part of binds it. */
export function tokensOf(code: Code, at: At, around = 0): FormulaToken[] {
  const inner = (part: Code, strength = 0): FormulaToken[] => tokensOf(part, at, strength);
  const { row } = at;
  switch (code.op) {
    case 'number':
      return [code.type === 'boolean' ? (code.value ? 'sí' : 'no') : formatNumber(code.value)];
    case 'text':
      return [{ text: code.value ?? '', choiceOf: refOf(at.column, row) }];
    case 'cell':
      return [refOf(code.column, row)];
    case 'column':
      return [refOf(code.column, undefined)];
    case 'row':
      return [rowToken(at.column.frame, row)];
    case 'rows':
      return [{ rowOf: code.frame.name, number: code.frame.length, all: true }];
    case 'prev':
      if (row === 0 && code.first) return inner(code.first, around);
      return [refOf(code.column, row === undefined ? undefined : row - 1)];
    case 'unary': {
      const sign = code.operator === '-' ? '−' : 'no ';
      return bracket([sign, ...inner(code.arg, UNARY_STRENGTH)], UNARY_STRENGTH < around);
    }
    case 'binary': {
      const strength = STRENGTH[code.operator];
      const sign = ` ${SIGNS[code.operator] ?? code.operator} `;
      // At equal strength the right side needs brackets; of ^ the left side, of a comparison both.
      const right = code.operator === '^' ? strength : strength + 1;
      const left = code.operator === '^' || isCompare(code.operator) ? strength + 1 : strength;
      return bracket(
        [
          ...tokensOf(code.left, besideText(code.right, at), left),
          sign,
          ...tokensOf(code.right, besideText(code.left, at), right),
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
          // One case after another: 'si a → 1; si b → 2; si no → 3'.
          code.else.op === 'if' ? '; ' : '; si no → ',
          ...inner(code.else),
        ],
        around > 0,
      );
    case 'call':
    case 'series':
    case 'fill':
    case 'textCall':
      return [{ call: code.name }, '(', ...listOf(code.args, at), ')'];
  }
}

/** A text that is compared with a cell is one of that cell's values. */
function besideText(other: Code, at: At): At {
  return other.op === 'cell' && other.type === 'text' ? { ...at, column: other.column } : at;
}

function rowToken(frame: Frame, row: number | undefined): RowToken {
  return { rowOf: frame.name, all: false, ...(row === undefined ? {} : { number: row + 1 }) };
}

function listOf(args: readonly Code[], at: At): FormulaToken[] {
  const searched = args.find((arg) => arg.op === 'column')?.column;
  return args.flatMap((arg, i) => {
    // A text that a column is searched for is one of that column's values.
    const isSearched = searched !== undefined && arg.op === 'text';
    const place = isSearched ? { row: undefined, column: searched } : at;
    return [...(i > 0 ? ['; '] : []), ...tokensOf(arg, place, NO_IF)];
  });
}

function bracket(inside: FormulaToken[], needed: boolean): FormulaToken[] {
  return needed ? ['(', ...inside, ')'] : inside;
}

/** With all its digits; four of them need no dot to be counted ('12 × 1000', but '10.000'). */
const digits = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 20, useGrouping: 'min2' });

function formatNumber(value: number): string {
  return digits.format(value);
}
