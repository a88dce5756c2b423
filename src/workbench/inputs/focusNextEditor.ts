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

function nextEditor(from: HTMLElement): HTMLElement | undefined {
  const panel = from.closest('form, [data-input-panel]');
  if (!panel) return undefined;
  const editors = [
    ...panel.querySelectorAll<HTMLElement>('input:not([disabled]), select:not([disabled])'),
  ];
  return editors[editors.indexOf(from) + 1];
}
