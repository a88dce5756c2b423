import { isCompare } from '../formula/ast.ts';
import { type Code, type CodeOf, parts } from '../formula/ir.ts';
import type { Frame } from '../storage.ts';
import { affineOf } from './affine.ts';
import type { Kernel, RowNumber } from './kernel.ts';
import { fill } from './loops.ts';
import { type Change, ordersOf, rowChanges } from './row-ranges.ts';
import { compileRow } from './scalar.ts';

/** Code that looks at the row's number only in comparisons: one value on each of a few row ranges. */
export interface Pieces {
  readonly value: RowNumber;
  /** One for each comparison with the row: as rows go by, it changes its value at most once. */
  readonly changes: readonly Change[];
}

/** Null for code that varies from row to row in any other way. */
export function piecesOf(code: Code, frame: Frame): Pieces | null {
  const changes = changesOf(code, frame);
  return changes && { value: compileRow(code, frame), changes };
}

/** The end of the piece that begins at row `from`, within `to`. */
export function pieceEnd({ changes }: Pieces, from: number, to: number): number {
  let end = to;
  for (let i = 0; i < changes.length; i++) end = (changes[i] as Change)(from, end);
  return end;
}

/** Computes each piece once; null for code that has none. */
export function compilePieces(code: Code, frame: Frame): Kernel | null {
  const pieces = piecesOf(code, frame);
  if (!pieces) return null;
  return (out, from, to) => {
    for (let start = from; start < to; ) {
      const end = pieceEnd(pieces, start, to);
      fill(out, pieces.value(start), start, end);
      start = end;
    }
  };
}

function changesOf(code: Code, frame: Frame): readonly Change[] | null {
  if (!code.vector) return [];
  switch (code.op) {
    case 'binary':
      return comparisonChanges(code, frame) ?? changesOfParts(code, frame);
    case 'unary':
    case 'if':
    case 'call':
      return changesOfParts(code, frame);
    case 'row':
    case 'cell':
    case 'prev':
    case 'series':
    case 'fill':
    case 'textCall':
    case 'number':
    case 'text':
    case 'column':
    case 'rows':
      return null;
  }
}

function changesOfParts(code: Code, frame: Frame): readonly Change[] | null {
  const changes = parts(code).map((part) => changesOf(part, frame));
  return changes.every((list) => list !== null) ? changes.flat() : null;
}

/** Changes of a comparison of scale × row + offset with an invariant; null for anything else. */
function comparisonChanges(code: CodeOf<'binary'>, frame: Frame): readonly Change[] | null {
  const { operator, left, right } = code;
  if (!isCompare(operator) || left.type === 'text') return null;
  const ofRow = rowChanges(code, frame);
  if (ofRow) return ofRow;
  const [varying, invariant] = left.vector ? [left, right] : [right, left];
  // Rounding keeps scale × row + offset monotone only against something invariant.
  if (invariant.vector || !hasOneRow(varying) || !affineOf(varying, frame)) return null;
  return ordersOf(operator).map((order) =>
    bisection(compileRow({ ...code, operator: order }, frame)),
  );
}

/** Whether `row` is in it once: rounding may make `0.3 * row - 0.1 * row` go back a step. */
function hasOneRow(code: Code): boolean {
  if (code.op === 'unary') return hasOneRow(code.arg);
  if (code.op !== 'binary') return code.op === 'row';
  if (code.left.vector && code.right.vector) return false;
  return hasOneRow(code.left.vector ? code.left : code.right);
}

/** Looks for the one change of a comparison. */
function bisection(comparison: RowNumber): Change {
  return (from, to) => {
    const value = comparison(from);
    // No value is one of the values: an overflow can have it at some rows only.
    if (Object.is(comparison(to - 1), value)) return to;
    let same = from;
    let changed = to - 1;
    while (changed - same > 1) {
      const middle = (same + changed) >> 1;
      if (Object.is(comparison(middle), value)) same = middle;
      else changed = middle;
    }
    return changed;
  };
}
