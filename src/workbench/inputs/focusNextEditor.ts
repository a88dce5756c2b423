import type { FocusEvent, KeyboardEvent } from 'react';
import { isTouch } from '../../ui/index.ts';

/** Enter goes on to the next editor of the panel, as down a column of a spreadsheet; false at the last. */
export function focusNextEditor(from: HTMLElement): boolean {
  const next = nextEditor(from);
  next?.focus();
  return next !== undefined;
}

/**
 * What Enter does in an editor, for the key of a phone's keyboard. In the last one it sends the form; with
 * `data-goes-on` around it that leads to another record.
 */
export function enterKeyHint(editor: HTMLElement): 'next' | 'done' {
  return nextEditor(editor) || editor.closest('[data-goes-on]') ? 'next' : 'done';
}

/**
 * For the inputs of a form that Enter sends: the key of a phone's keyboard leads to the next of them, and
 * sends nothing that is only begun.
 */
export const goesOnByTouch = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    currentTarget.enterKeyHint = enterKeyHint(currentTarget);
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const goesOn = event.key === 'Enter' && isTouch() && focusNextEditor(event.currentTarget);
    if (goesOn) event.preventDefault();
  },
};

/**
 * For the lists of choices among editors: Enter, which does nothing in a closed list, goes on as it does in
 * them, and sends the form from the last one. Else who types down a form stops there, and the arrows of a
 * table, typed next, would choose something else.
 */
export const goesOnByEnter = {
  onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, altKey, currentTarget } = event;
    if (key !== 'Enter' || altKey) return;
    event.preventDefault();
    if (!focusNextEditor(currentTarget)) currentTarget.form?.requestSubmit();
  },
};

function nextEditor(from: HTMLElement): HTMLElement | undefined {
  const panel = from.closest('form, [data-input-panel]');
  if (!panel) return undefined;
  const editors = [
    ...panel.querySelectorAll<HTMLElement>('input:not([disabled]), select:not([disabled])'),
  ];
  return editors[editors.indexOf(from) + 1];
}
