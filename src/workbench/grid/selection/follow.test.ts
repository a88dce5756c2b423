import { describe, expect, it } from 'vitest';
import { type CellIds, follow, followed } from './follow.ts';
import { between, only, type Point, type Span } from './selection.ts';

const COLUMNS = ['a', 'b', 'c'];

function tableOf(rows: readonly string[], columns = COLUMNS) {
  return {
    lines: { rows: rows.map((id) => ({ id })), columns: columns.map((id) => ({ id })) },
    rowOf: (id: string | undefined) => rows.findIndex((row) => row === id),
    position: (id: string) => columns.indexOf(id),
    idsAt: ({ row, col }: Point): CellIds => ({ rowId: rows[row], columnId: columns[col] }),
  };
}

/** A selection in the rows `before`, and what becomes of it in those `after`. */
function from(before: string, span: Span, after: string, columns = COLUMNS) {
  const now = tableOf(after.split(''), columns);
  const { rows } = now.lines;
  const extent = { rows: rows.length, cols: columns.length };
  return follow(followed(span, tableOf(before.split(''))), now, extent);
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

  it('grows by a row that comes within it, and shrinks as it goes', () => {
    const grown = between(at(1), at(3, 2));
    expect(from('wxyz', range, 'wxryz')?.span).toEqual(grown);
    expect(from('wxryz', grown, 'wxyz')?.span).toEqual(range);
    const upwards = between(at(2, 2), at(1), at(2));
    expect(from('wxyz', upwards, 'wxrysz')?.span).toEqual(between(at(3, 2), at(1), at(3)));
  });

  it('takes in no row that stood elsewhere before', () => {
    const three = between(at(1), at(3));
    expect(from('wxyzvu', three, 'wxvuz')).toMatchObject({ span: one(1), together: false });
  });

  it('keeps a corner that a paste only begins to add', () => {
    const pasted = between(at(1), at(4));
    expect(from('xy', pasted, 'xyabc')?.span).toEqual(pasted);
  });

  it('is let go in an empty table', () => {
    expect(from('xyz', one(1), '')).toBeNull();
  });
});
