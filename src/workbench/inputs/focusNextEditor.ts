/** Enter goes on to the next editor of the panel, as down a column of a spreadsheet. */
export function focusNextEditor(from: HTMLElement): void {
  const panel = from.closest('form, [data-input-panel]');
  if (!panel) return;
  const editors = [
    ...panel.querySelectorAll<HTMLElement>('input:not([disabled]), select:not([disabled])'),
  ];
  editors[editors.indexOf(from) + 1]?.focus();
}
