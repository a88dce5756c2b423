import { useCallback, useEffect, useRef } from 'react';
import type { CellAddress, DataGridHandle, GridModel, GridSelection } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { type Lead, leave, stepAt, workAt } from '../../session/stepPlaces.ts';
import { DIALOG } from '../../../ui/index.ts';
import { type CellPlace, placeOf, whereIs } from './cellPlace.ts';

interface StepPlaces {
  /** Makes the edits of a sheet, and keeps in which cell: undo and redo lead there. */
  readonly step: <T>(first: CellAddress, edit: () => T) => T;
  /** What is done next in a form, a dialog or a menu is done in this cell. */
  readonly stay: (address: CellAddress) => void;
}

/** What one goes to from a cell, and comes back from to it. */
const OPENED = `${DIALOG}, [role="menu"], [role="listbox"], [role="tooltip"]`;

/** `whole`: the table with what is folded or filtered away. */
export function useStepPlaces(
  session: Session,
  model: () => GridModel,
  whole: () => GridModel,
  grid: () => DataGridHandle | null,
  selection: () => GridSelection | null,
  box: HTMLElement | null,
): StepPlaces {
  const here = useRef<Lead | null>(null);
  const leadTo = useCallback(
    (place: () => CellPlace | null): Lead =>
      (focused) => {
        const cell = place();
        const address = cell && whereIs(cell, model(), whole());
        const active = selection()?.active;
        const sheet = grid();
        if (!sheet) return false;
        // What came with the step is gone with it.
        if (!address) return true;
        if (!focused) sheet.show(address);
        // What is selected around it stays so.
        else if (active?.row === address.row && active.columnId === address.columnId) sheet.focus();
        else sheet.select(address);
        return true;
      },
    [model, whole, grid, selection],
  );
  const step = useCallback<StepPlaces['step']>(
    (first, edit) => {
      let place = placeOf(model(), first);
      const lead = leadTo(() => place);
      const outcome = stepAt(session, lead, edit);
      // One that comes with the edit has its id after it, and goes with it.
      place ??= placeOf(model(), first, true);
      return outcome;
    },
    [session, model, leadTo],
  );
  const stay = useCallback(
    (address: CellAddress) => {
      const place = placeOf(model(), address);
      here.current = leadTo(() => place);
      workAt(session, here.current);
    },
    [session, model, leadTo],
  );
  useEffect(() => {
    const go = () => leave(session, here.current);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || box?.contains(target) || target.closest(OPENED)) return;
      go();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      go();
    };
  }, [session, box]);
  return { step, stay };
}
