// Buttons within cells: the table listens to them, and they are no tab stops of their own.

/** What folds and unfolds. */
export function createChevron(): HTMLButtonElement {
  return createButton('dg-chevron');
}

/** `name` is what is folded. */
export function setChevron(button: HTMLButtonElement, expanded: boolean, name: string): void {
  setAttribute(button, 'aria-expanded', String(expanded));
  setAttribute(button, 'aria-label', `${expanded ? 'Plegar' : 'Desplegar'} ${name}`);
}

/** Only where it isn't so already: writing the same again has the browser style it again. */
export function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What opens a cell that isn't typed into. */
export function createPencil(): HTMLButtonElement {
  const button = createButton('dg-pencil');
  button.setAttribute('aria-label', 'Configurar');
  return button;
}

/** What can be done by a column. */
export function createHeadMenu(): HTMLButtonElement {
  return createButton('dg-head-menu');
}

/** `name` is that of the column, which may become another. */
export function setHeadMenu(button: HTMLButtonElement, name: string): void {
  setAttribute(button, 'aria-label', `Ordenar o filtrar por ${name}`);
}

/** What removes the record of a column; `name` is its. */
export function createHeadRemove(name: string): HTMLButtonElement {
  const button = createButton('dg-head-remove');
  button.setAttribute('aria-label', `Eliminar ${name}`);
  return button;
}

function createButton(className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = className;
  return button;
}
