import type { Session } from './session.ts';

/** Leads to the cell that a step was made in, where its sheet is in the page. `focused`: one goes on there. */
type Lead = (focused: boolean) => void;

const places = new WeakMap<Session, Map<number, Lead>>();

/** Does what may be a step of the history, and keeps where it was made. */
export function stepAt<T>(session: Session, lead: Lead, act: () => T): T {
  const { state } = session;
  const outcome = act();
  if (session.state !== state) {
    const known = places.get(session) ?? new Map<number, Lead>();
    places.set(session, known.set(session.state, lead));
  }
  return outcome;
}

/** Takes a step back and leads to where it was made, as a spreadsheet does. */
export function undoThere(session: Session, focused: boolean): void {
  const { state } = session;
  session.undo();
  if (session.state !== state) leadTo(session, state, focused);
}

/** The same for one that was taken back. */
export function redoThere(session: Session, focused: boolean): void {
  const { state } = session;
  session.redo();
  if (session.state !== state) leadTo(session, session.state, focused);
}

/** Once React, which draws in a microtask of its own, has drawn the rows that come with it. */
function leadTo(session: Session, step: number, focused: boolean): void {
  queueMicrotask(() => places.get(session)?.get(step)?.(focused));
}
