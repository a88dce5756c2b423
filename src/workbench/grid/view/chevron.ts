/** What folds and unfolds: the table listens to it, it is no tab stop of its own. */
export function createChevron(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = 'dg-chevron';
  return button;
}

/** `name` is what is folded. */
export function setChevron(button: HTMLButtonElement, expanded: boolean, name: string): void {
  button.setAttribute('aria-expanded', String(expanded));
  button.setAttribute('aria-label', `${expanded ? 'Plegar' : 'Desplegar'} ${name}`);
}
