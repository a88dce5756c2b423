import { useLayoutEffect, useRef } from 'react';
import type { CellAddress, DataGridHandle, GridModel, GridSelection } from '../../../grid/index.ts';
import { recordColumns } from './equals.ts';
import type { ViewedSheet } from './useSheetView.ts';

/**
 * As a table is sorted one comes to the first record of the new order, in the same field; as the order is taken
 * back one stays in one's place, and as it is filtered with the record that one was on.
 */
export function useSamePlace(
  { view, model }: Pick<ViewedSheet, 'view' | 'model'>,
  selection: GridSelection | null,
  grid: () => DataGridHandle | null,
): void {
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view || !selection) return;
    const { row, columnId } = selection.active;
    if (was.sorting === view.sorting) grid()?.settle();
    else if (view.sorting) grid()?.settle(inFirstRecord(model, selection.active));
    else grid()?.settle({ row: Math.min(row, model.rowCount - 1), columnId });
  }, [view, model, selection, grid]);
}

/** The same field of the first record; who is on the name of a field stays there. */
function inFirstRecord(model: GridModel, { row, columnId }: CellAddress): CellAddress {
  if (model.equals !== 'columns') return { row: 0, columnId };
  const columns = recordColumns(model);
  const isRecord = columns.some(({ id }) => id === columnId);
  return { row, columnId: (isRecord && columns[0]?.id) || columnId };
}
