import { useCallback } from 'react';
import type { CellAddress, DataGridHandle, GridModel, GridSelection } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { stepAt } from '../../session/stepPlaces.ts';
import { addressIn } from './useFound.ts';

/** Makes the edits of a sheet, and keeps in which cell: undo and redo lead there. */
export function useStepPlaces(
  session: Session,
  model: () => GridModel,
  grid: () => DataGridHandle | null,
  selection: () => GridSelection | null,
): <T>(first: CellAddress, edit: () => T) => T {
  return useCallback(
    (first, edit) => {
      const rowId = () => (first.row < model().rowCount ? model().row(first.row).id : undefined);
      // One that comes with the edit has its id after it.
      let edited = rowId();
      const lead = (focused: boolean): void => {
        const cell = edited === undefined ? null : { rowId: edited, columnId: first.columnId };
        const address = cell && addressIn(model(), cell);
        const active = selection()?.active;
        if (!address) return;
        if (!focused) grid()?.show(address);
        // What is selected around it stays so.
        else if (active?.row === address.row && active.columnId === address.columnId)
          grid()?.focus();
        else grid()?.select(address);
      };
      const outcome = stepAt(session, lead, edit);
      edited ??= rowId();
      return outcome;
    },
    [session, model, grid, selection],
  );
}
