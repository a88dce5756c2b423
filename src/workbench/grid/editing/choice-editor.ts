import { coverPage } from '../../../ui/backCloses.ts';
import { findOption } from './choice-search.ts';
import { closingKey, type EditorEvents, type OpenEditor } from './editor.ts';
import { placeBelow } from '../place.ts';

export interface ChoiceEditorStart {
  readonly text: string;
  readonly options: readonly string[];
  readonly label: string;
  /** The letter that opened it, if any. */
  readonly typed: string;
  /** Where the list is drawn, above the table. */
  readonly layer: HTMLElement;
}

/** A run of letters typed with shorter pauses than this is one search. */
const SEARCH_PAUSE = 700;

let lists = 0;

/** A combobox to choose from only: the cell shows the option, the list hangs below it. */
export function openChoiceEditor(start: ChoiceEditorStart, events: EditorEvents): OpenEditor {
  const { options } = start;
  lists += 1;
  const listId = `dg-list-${lists}`;
  const element = document.createElement('div');
  const list = document.createElement('div');
  const items = options.map((option, at) => createItem(option, `${listId}-${at}`));
  let chosen = Math.max(0, options.indexOf(start.text));
  let search = '';
  let searchedAt = 0;

  element.className = 'dg-editor dg-combobox';
  element.tabIndex = 0;
  setAttributes(element, {
    role: 'combobox',
    'aria-label': start.label,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'true',
    'aria-controls': listId,
  });
  list.className = 'dg-list';
  list.id = listId;
  setAttributes(list, { role: 'listbox', 'aria-label': start.label });
  list.append(...items);

  const choose = (at: number): void => {
    items[chosen]?.removeAttribute('aria-selected');
    chosen = Math.max(0, Math.min(at, options.length - 1));
    const item = items[chosen];
    if (!item) return;
    item.setAttribute('aria-selected', 'true');
    element.setAttribute('aria-activedescendant', item.id);
    element.textContent = options[chosen] ?? '';
    item.scrollIntoView({ block: 'nearest' });
  };
  const type = (letter: string): void => {
    const now = performance.now();
    search = now - searchedAt > SEARCH_PAUSE ? letter : search + letter;
    searchedAt = now;
    const found = findOption(options, search, chosen);
    if (found >= 0) choose(found);
  };

  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const after = closingKey(event);
    const target = targetOf(event.key, chosen, options.length);
    if (after) events.finish(after);
    else if (event.key === 'Escape') events.cancel();
    else if (target !== undefined) choose(target);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) type(event.key);
    else return;
    event.preventDefault();
  });
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const at = items.findIndex((item) => item === event.target);
    if (at < 0) return;
    choose(at);
    events.finish({ kind: 'stay' });
  });

  const place = (): void => placeBelow(list, element);
  let uncover = (): void => {};
  return {
    element,
    text: () => options[chosen] ?? '',
    focus: () => {
      start.layer.append(list);
      element.focus({ preventScroll: true });
      uncover = coverPage(() => events.cancel());
      place();
      choose(chosen);
      if (start.typed !== '') type(start.typed);
      window.addEventListener('scroll', place, { capture: true, passive: true });
    },
    close: () => {
      uncover();
      window.removeEventListener('scroll', place, { capture: true });
      list.remove();
      element.remove();
    },
  };
}

function createItem(option: string, id: string): HTMLElement {
  const item = document.createElement('div');
  item.id = id;
  item.className = 'dg-option';
  item.textContent = option;
  item.setAttribute('role', 'option');
  return item;
}

function setAttributes(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function targetOf(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowDown') return chosen + 1;
  if (key === 'ArrowUp') return chosen - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
