/** Enter goes on to the next editor of the panel, as down a column of a spreadsheet; false at the last. */
export function focusNextEditor(from: HTMLElement): boolean {
  const panel = from.closest('form, [data-input-panel]');
  if (!panel) return false;
  const editors = [
    ...panel.querySelectorAll<HTMLElement>('input:not([disabled]), select:not([disabled])'),
  ];
  const next = editors[editors.indexOf(from) + 1];
  next?.focus();
  return next !== undefined;
}
