import { type RefObject, useEffect } from 'react';
import { pressesKeys } from '../commands/keys.ts';
import { useCommands } from '../commands/useCommands.ts';
import { DIALOG } from '../../ui/index.ts';
import type { Session } from '../session/session.ts';

const KEYS = 'Ctrl+S';

/**
 * Ctrl+S saves the form of a draft that holds changes, wherever on the page one is: the case, which it
 * would save otherwise, has none of them yet.
 */
export function useSaveForm(draft: Session, part: RefObject<HTMLElement | null>): void {
  // Its key is heard below, before anybody else's.
  useCommands(
    () => {
      const form = changedForm(draft, part);
      if (!form) return [];
      const run = () => form.requestSubmit();
      return [
        { id: 'form.save', label: 'Guardar el formulario', group: 'Formulario', keys: [KEYS], run },
      ];
    },
    { listen: false },
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!pressesKeys(KEYS, event)) return;
      const form = changedForm(draft, part);
      if (!form) return;
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

function changedForm(draft: Session, part: RefObject<HTMLElement | null>): HTMLFormElement | null {
  if (!draft.edited && draft.refused.length === 0) return null;
  return part.current?.querySelector('form') ?? part.current?.closest('form') ?? null;
}
