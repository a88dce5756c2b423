import { useLayoutEffect, useRef } from 'react';
import type { DataGridHandle, GridSelection } from '../../../grid/index.ts';
import type { Sorting } from './sheetView.ts';

/** As in a spreadsheet one stays in one's place as the table is sorted, and sees what has come there. */
export function useSamePlace(
  sorting: Sorting | null,
  selection: GridSelection | null,
  grid: () => DataGridHandle | null,
): void {
  const before = useRef(sorting);
  useLayoutEffect(() => {
    if (before.current === sorting) return;
    before.current = sorting;
    if (selection) grid()?.select(selection.active);
  }, [sorting, selection, grid]);
}
