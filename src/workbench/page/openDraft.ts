import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';

/* The draft of the form in sight: what undoes stands outside it as well, as the buttons and the keys of the page. */

let open: Session | null = null;
const listeners = new Set<() => void>();

function show(draft: Session | null): void {
  open = draft;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null where no form is in sight that works on a draft. */
export const useOpenDraft = (): Session | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );

/** Whose step the page takes back: that of such a form as long as it has any. */
export const undoneInSight = (page: Session): Session =>
  open?.undoLabel === undefined ? page : open;

/** Whose step it does again. */
export const redoneInSight = (page: Session): Session =>
  open?.redoLabel === undefined ? page : open;

/** Of such a form, as long as it is there. */
export function useDraftInSight(draft: Session): void {
  useEffect(() => {
    show(draft);
    return () => {
      if (open === draft) show(null);
    };
  }, [draft]);
}
