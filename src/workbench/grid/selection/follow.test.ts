import { describe, expect, it } from 'vitest';
import { type CellIds, follow, followed } from './follow.ts';
import { between, only, type Point, type Span } from './selection.ts';

const COLUMNS = ['a', 'b', 'c'];

function tableOf(rows: readonly string[], columns = COLUMNS) {
  return {
    known: { rows: rows.length, cols: columns.length },
    rowOf: (id: string | undefined) => rows.findIndex((row) => row === id),
    position: (id: string) => columns.indexOf(id),
    idsAt: ({ row, col }: Point): CellIds => ({ rowId: rows[row], columnId: columns[col] }),
  };
}

/** A selection in the rows `before`, and what becomes of it in those `after`. */
function from(before: string, span: Span, after: string, columns = COLUMNS) {
  const now = tableOf(after.split(''), columns);
  return follow(followed(span, tableOf(before.split(''))), now, now.known);
}

const at = (row: number, col = 1): Point => ({ row, col });
const one = (row: number): Span => only(at(row));
const range = between(at(1), at(2, 2));

describe('a selection when rows come and go', () => {
  it('follows its row', () => {
    expect(from('vwxyz', one(2), 'wxyz')?.span).toEqual(one(1));
    expect(from('vwxyz', range, 'uvwxyz')?.span).toEqual(between(at(2), at(3, 2)));
  });

  it('follows its column', () => {
    expect(from('xyz', one(1), 'xyz', ['b', 'a', 'c'])?.span.anchor).toEqual(at(1, 0));
  });

  it('stays in the place of a row that is gone, and says so', () => {
    expect(from('xyz', one(2), 'xy')).toEqual({ span: one(1), gone: true, together: false });
  });

  it('keeps the active cell alone where its corners come apart', () => {
    expect(from('wxyz', range, 'wxzy')).toMatchObject({ span: one(1), together: false });
  });

  it('keeps a corner that a paste only begins to add', () => {
    const pasted = between(at(1), at(4));
    expect(from('xy', pasted, 'xyabc')?.span).toEqual(pasted);
  });

  it('is let go in an empty table', () => {
    expect(from('xyz', one(1), '')).toBeNull();
  });
});
