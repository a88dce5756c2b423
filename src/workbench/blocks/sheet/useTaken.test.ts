import { expect, test } from 'vitest';
import type { GridModel } from '../../grid/index.ts';
import { sampleModel } from '../../grid/testing/grid-sample.ts';
import { inRecord } from './useTaken.ts';

/** Two rows of two figures, one record a row or one a column, the second of the document first. */
function sorted(along: 'rows' | 'columns'): GridModel {
  const model = sampleModel([
    [1, 2],
    [3, 4],
  ]);
  const order = [1, 0];
  const columns = model.columns.map(({ id }) => id);
  const at: NonNullable<GridModel['records']>['at'] = ({ row, columnId }) =>
    order[along === 'rows' ? row : columns.indexOf(columnId)] ?? null;
  return Object.assign(model, { records: { along, at } });
}

test('a record is found where the table shows it, in the line where one is', () => {
  const active = { row: 1, columnId: 'b' };
  expect(inRecord(sorted('rows'), 1, active)).toEqual({ row: 0, columnId: 'b' });
  expect(inRecord(sorted('columns'), 1, active)).toEqual({ row: 1, columnId: 'a' });
  expect(inRecord(sorted('columns'), 0, undefined)).toEqual({ row: 0, columnId: 'b' });
});

test('with all records replaced it is found where something is typed, past a heading', () => {
  const model = sorted('columns');
  const headed = Object.assign(model, {
    cell: (row: number) => ({ text: '', value: null, editable: row > 0, tone: 'input' as const }),
  });
  expect(inRecord(headed, 0, undefined)).toEqual({ row: 1, columnId: 'b' });
  expect(inRecord(headed, 0, { row: 0, columnId: 'b' })).toEqual({ row: 0, columnId: 'b' });
});

test('a record that is filtered away is found nowhere', () => {
  expect(inRecord(sorted('rows'), 2, undefined)).toBeNull();
});
