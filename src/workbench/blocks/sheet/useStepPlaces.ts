import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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

/** Leads to a cell; null where it came with a step and is gone with it. `around`: what was selected at the step. */
type GoTo = (cell: CellPlace | null, focused: boolean, around: Around | null) => void;

/** Several cells that were selected, by the corners of their rectangle and the active one. */
type Around = Readonly<Record<'anchor' | 'focus' | 'active', CellPlace>>;

/** A sheet in the page. */
interface Sheet {
  /** Its table. */
  readonly id: string;
  readonly go: GoTo;
}

/** Those that are in the page, the one that came last at the end: a dialog may show the same table. */
const open = new WeakMap<Session, readonly Sheet[]>();

const sheetsOf = (session: Session): readonly Sheet[] => open.get(session) ?? [];

function openSheet(session: Session, sheet: Sheet): () => void {
  open.set(session, [...sheetsOf(session), sheet]);
  return () =>
    void open.set(
      session,
      sheetsOf(session).filter((one) => one !== sheet),
    );
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
  const { id } = model();
  const go = useCallback<GoTo>(
    (cell, focused, around) => {
      const now = (place: CellPlace): CellAddress | null => whereIs(place, model(), whole());
      const address = cell && now(cell);
      const active = selection()?.active;
      if (!address) return;
      if (!focused) {
        grid()?.show(address);
        return;
      }
      // What is selected around it stays so.
      if (active?.row === address.row && active.columnId === address.columnId) grid()?.focus();
      else grid()?.select(address);
      const selected = around && selectedAgain(around, now);
      if (selected) grid()?.extend(selected);
    },
    [model, whole, grid, selection],
  );
  useLayoutEffect(() => openSheet(session, { id, go }), [session, id, go]);
  // The sheet may be another one by then, of the same table.
  const leadTo = useCallback(
    (place: () => CellPlace | null, around: Around | null = null): Lead =>
      (focused) => {
        const sheet = sheetsOf(session).findLast((one) => one.id === id);
        sheet?.go(place(), focused, around);
        return sheet !== undefined;
      },
    [session, id],
  );
  const step = useCallback<StepPlaces['step']>(
    (first, edit) => {
      let place = placeOf(model(), first);
      const lead = leadTo(() => place, placesAround(model(), selection()));
      const outcome = stepAt(session, lead, edit);
      // One that comes with the edit has its id after it, and goes with it.
      place ??= placeOf(model(), first, true);
      return outcome;
    },
    [session, model, selection, leadTo],
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
    const stop = () => leave(session, here.current);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || box?.contains(target) || target.closest(OPENED)) return;
      stop();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      stop();
    };
  }, [session, box]);
  return { step, stay };
}

/** Null where one cell is selected, or several rectangles are. */
function placesAround(model: GridModel, selection: GridSelection | null): Around | null {
  if (!selection || selection.more?.length) return null;
  const [anchor, focus, active] = [selection.anchor, selection.focus, selection.active].map(
    (address) => placeOf(model, address),
  );
  const isOne = anchor?.rowId === focus?.rowId && anchor?.columnId === focus?.columnId;
  return anchor && focus && active && !isOne ? { anchor, focus, active } : null;
}

function selectedAgain(
  around: Around,
  now: (place: CellPlace) => CellAddress | null,
): GridSelection | null {
  const [anchor, focus, active] = [now(around.anchor), now(around.focus), now(around.active)];
  return anchor && focus && active && { anchor, focus, active };
}
