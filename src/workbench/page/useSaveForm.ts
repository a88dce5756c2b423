import { type RefObject, useEffect } from 'react';
import { pressesKeys } from '../commands/keys.ts';
import type { Session } from '../session/session.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Ctrl+S saves the form of a draft that holds changes, wherever on the page one is: the case, which it
 * would save otherwise, has none of them yet.
 */
export function useSaveForm(draft: Session, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!pressesKeys('Ctrl+S', event)) return;
      const form = part.current?.querySelector('form') ?? part.current?.closest('form');
      if (!form || !(draft.edited || draft.refused.length > 0)) return;
      // A dialog over it is about something else.
      const inFront = [...document.querySelectorAll(DIALOG)].at(-1);
      if (inFront && !inFront.contains(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.requestSubmit();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [draft, part]);
}
