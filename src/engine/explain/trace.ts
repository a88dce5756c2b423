import { type Code, parts } from '../formula/ir.ts';
import type { Ref } from '../model.ts';
import { type Edge, type GraphNode, nameOf } from '../program/graph.ts';
import type { Sheet } from '../run/sheet.ts';
import { nodeOf, refOf } from './refs.ts';
import { type FormulaToken, tokensOf } from './tokens.ts';

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
    formula: code && column ? tokensOf(code, { row: ref.row, column }) : [],
    precedents: code ? unique(reads(code, ref.row)).filter((other) => !isSame(other, ref)) : [],
    dependents: node
      ? unique(node.usedBy.flatMap((edge) => dependent(edge, ref))).filter(
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

/** The formula as it was written, without the condition under which it applies. */
function formulaOf(sheet: Sheet, node: GraphNode): Code | undefined {
  const { code } = node;
  return code?.op === 'if' && sheet.program.conditions.has(node) ? code.then : code;
}

/** The cells of a reader that read a cell. */
function dependent({ node, use }: Edge, ref: Ref): Ref[] {
  if (!node.column) return [];
  if (use === 'whole' || ref.row === undefined) return [node.ref];
  const row = use === 'prev' ? ref.row + 1 : ref.row;
  return row < node.frame.length ? [{ ...node.ref, row }] : [];
}

function reads(code: Code, row: number | undefined): Ref[] {
  // On a row, `prev` is either the row before or, on the first, what is given for it.
  if (code.op === 'prev' && row !== undefined && row > 0) return [refOf(code.column, row - 1)];
  const own: Ref[] = [];
  if (code.op === 'cell') own.push(refOf(code.column, row));
  if (code.op === 'column' || (code.op === 'prev' && row === undefined)) {
    own.push(refOf(code.column, undefined));
  }
  return [...own, ...parts(code).flatMap((part) => reads(part, row))];
}

function unique(refs: readonly Ref[]): Ref[] {
  const seen = new Map(refs.map((ref) => [`${nameOf(ref)}#${ref.row ?? ''}`, ref]));
  return [...seen.values()];
}
