import { describe, expect, it } from 'vitest';
import type { GridModel, GridRecords, GridRanges } from '../model.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { FIXED_BY_SORT, fixedBy, movedTo, recordsIn, recordsShown } from './records.ts';

describe('records that are moved', () => {
  it('stand side by side, in their order, the first of them at the place', () => {
    expect(movedTo(5, [1, 3], 0)).toEqual([1, 3, 0, 2, 4]);
    expect(movedTo(5, [1, 3], 3)).toEqual([0, 2, 4, 1, 3]);
    expect(movedTo(4, [2], 1)).toEqual([0, 2, 1, 3]);
  });
});

describe('the selected records', () => {
  it('aren’t moved in a view that is sorted', () => {
    const rows = along('rows', ({ row }) => row);
    expect(fixedBy(rows)).toBeUndefined();
    const byColumn = rows.columns.map((column) => ({ ...column, sorted: 'ascending' as const }));
    expect(fixedBy({ ...rows, columns: byColumn })).toBe(FIXED_BY_SORT);
    const sides = along('columns', ({ row }) => row);
    expect(fixedBy(sides)).toBeUndefined();
    const byRow = (at: number) => ({ ...sides.row(at), sorted: 'descending' as const });
    expect(fixedBy({ ...sides, row: byRow })).toBe(FIXED_BY_SORT);
  });

  const along = (which: 'rows' | 'columns', at: GridRecords['at']): GridModel => ({
    ...sampleModel([
      ['Nombre', 'Torre', 'Casa', 'Local'],
      ['Costo', 1, 2, 3],
      ['Renta', 4, 5, 6],
    ]),
    records: {
      along: which,
      one: 'uno',
      many: 'varios',
      at,
      insert: () => null,
      remove: () => null,
      duplicate: () => null,
    },
  });
  const range = (from: readonly [number, string], to: readonly [number, string]): GridRanges => ({
    anchor: { row: from[0], columnId: from[1] },
    focus: { row: to[0], columnId: to[1] },
  });

  it('are the columns of all ranges, without the heads', () => {
    const sides = along('columns', ({ columnId }) => {
      const at = 'bcd'.indexOf(columnId);
      return at < 0 ? null : at;
    });
    const more = [range([0, 'd'], [2, 'd'])];
    expect(recordsIn(sides, { ...range([0, 'a'], [2, 'b']), more })).toEqual([0, 2]);
  });

  it('are told in the order in which they are shown', () => {
    const places: Record<string, number> = { b: 2, c: 0 };
    const sides = along('columns', ({ columnId }) => places[columnId] ?? null);
    expect(recordsShown(sides)).toEqual([2, 0]);
    const rows = along('rows', ({ row }) => [1, null, 0][row] ?? null);
    expect(recordsShown(rows)).toEqual([1, 0]);
    expect(recordsShown(sampleModel([[1]]))).toEqual([]);
  });

  it('are the rows where records lie one above the other', () => {
    const rows = along('rows', ({ row }) => row);
    expect(recordsIn(rows, range([2, 'c'], [1, 'b']))).toEqual([1, 2]);
  });
});
