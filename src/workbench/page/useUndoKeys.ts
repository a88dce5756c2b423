import { type RefObject, useEffect } from 'react';
import type { Session } from '../session/session.ts';

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z anywhere on the page, or within a part of it that has a session
 * of its own; what a grid or dialog took is its own.
 */
export function useUndoKeys(session: Session, part?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place: HTMLElement | Window = part?.current ?? window;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!command || event.defaultPrevented || inDialog(event.target, place)) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!redo && key !== 'z') return;
      event.preventDefault();
      // An input that is being typed in shows its own text: coming back to it shows the model's.
      const field = document.activeElement instanceof HTMLInputElement && document.activeElement;
      if (field) field.blur();
      if (redo) session.redo();
      else session.undo();
      // Once React, which draws in a microtask of its own, has drawn the model's value.
      if (field) queueMicrotask(() => field.focus({ preventScroll: true }));
    };
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [session, part]);
}

/** A dialog that stands over the place, not around it. */
function inDialog(target: EventTarget | null, place: HTMLElement | Window): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !(place instanceof HTMLElement && dialog.contains(place));
}
