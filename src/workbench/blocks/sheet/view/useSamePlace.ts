import { useLayoutEffect, useRef } from 'react';
import type { DataGridHandle, GridSelection } from '../../../grid/index.ts';
import type { ViewedSheet } from './useSheetView.ts';

/**
 * As in a spreadsheet one stays in one's place as the table is sorted, and sees what has come there; as it is
 * filtered, with the record that one was on.
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
    if (was.sorting === view.sorting) grid()?.focus();
    else grid()?.select({ row: Math.min(row, model.rowCount - 1), columnId });
  }, [view, model, selection, grid]);
}
