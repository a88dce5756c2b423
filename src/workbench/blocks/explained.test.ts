import { describe, expect, it } from 'vitest';
import type { Ref } from '../../engine/index.ts';
import type { CellAddress, GridSelection } from '../grid/index.ts';
import { explainedCell } from './explained.ts';

const refAt = ({ row, columnId }: CellAddress): Ref | null =>
  columnId === 'head' ? null : { id: columnId, table: 'months', row };
const range = (anchor: CellAddress, focus = anchor): GridSelection => ({
  anchor,
  focus,
  active: anchor,
});
const [first, last] = [
  { row: 0, columnId: 'flow' },
  { row: 5, columnId: 'balance' },
];

describe('the formula bar explains', () => {
  it('the cell where a range was begun, whichever way it goes', () => {
    const begun = explainedCell(null, range(first), refAt);
    expect(begun).toEqual({ id: 'flow', table: 'months', row: 0 });
    expect(explainedCell(begun, range(first, last), refAt)).toEqual(begun);
    expect(explainedCell(null, range(last, first), refAt)).toEqual(refAt(last));
  });

  it('nothing on a head, whatever it explained before', () => {
    const head = { row: 0, columnId: 'head' };
    expect(explainedCell(refAt(first), range(head), refAt)).toBeNull();
    expect(explainedCell(refAt(first), null, refAt)).toBeNull();
  });

  it('a whole column that a formula led to, until another column is entered', () => {
    const column = { id: 'flow', table: 'months' };
    expect(explainedCell(column, range(first), refAt)).toBe(column);
    expect(explainedCell(column, range(last), refAt)).toEqual(refAt(last));
    expect(explainedCell({ id: 'flow' }, range(first), refAt)).toEqual(refAt(first));
  });
});
