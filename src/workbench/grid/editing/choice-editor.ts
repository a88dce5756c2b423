import { coverPage } from '../../../ui/backCloses.ts';
import { beginsOption, findOption } from './choice-search.ts';
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

/** After a longer pause than this a letter that doesn't continue the search begins another one. */
const SEARCH_PAUSE = 700;

let lists = 0;

/**
 * A list to choose from, by typing too: the cell shows the option, the list hangs below it. What was typed and
 * begins no option stays as it is, for the cell to refuse; where nothing was typed or chosen, so does the cell.
 */
export function openChoiceEditor(start: ChoiceEditorStart, events: EditorEvents): OpenEditor {
  const { options } = start;
  lists += 1;
  const listId = `dg-list-${lists}`;
  const element = document.createElement('div');
  const list = document.createElement('div');
  const items = options.map((option, at) => createItem(option, `${listId}-${at}`));
  let chosen = options.indexOf(start.text);
  let text = start.text;
  /** All that was typed, and of it the run of letters that is searched. */
  let typed = '';
  let search = '';
  let searchedAt = 0;

  element.className = 'dg-editor dg-combobox';
  element.tabIndex = 0;
  setAttributes(element, {
    // Letters that are composed, 'ó' of an accent and an 'o', come to what can be written in alone.
    contenteditable: 'plaintext-only',
    inputmode: 'none',
    spellcheck: 'false',
    role: 'combobox',
    'aria-label': start.label,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'true',
    'aria-controls': listId,
  });
  list.className = 'dg-list';
  list.id = listId;
  setAttributes(list, { role: 'listbox', 'aria-label': start.label, popover: 'manual' });
  list.append(...items);

  /** -1: none of them. */
  const mark = (at: number): void => {
    items[chosen]?.removeAttribute('aria-selected');
    chosen = at;
    const item = items[chosen];
    if (!item) return element.removeAttribute('aria-activedescendant');
    item.setAttribute('aria-selected', 'true');
    element.setAttribute('aria-activedescendant', item.id);
    item.scrollIntoView({ block: 'nearest' });
  };
  const show = (at: number, shown: string): void => {
    text = shown;
    element.textContent = shown;
    mark(at);
  };
  const showOption = (at: number): void => show(at, options[at] ?? '');
  const choose = (at: number): void => {
    typed = '';
    search = '';
    if (options.length > 0) showOption(Math.max(0, Math.min(at, options.length - 1)));
  };
  const type = (letters: string): void => {
    if ((typed + letters).trim() === '') return;
    const now = performance.now();
    const isApart = chosen >= 0 && now - searchedAt > SEARCH_PAUSE;
    searchedAt = now;
    typed += letters;
    const isAnew = isApart && !beginsOption(options, search + letters);
    search = isAnew ? letters : search + letters;
    const found = findOption(options, search, chosen);
    if (found >= 0) return showOption(found);
    search = typed;
    show(-1, typed);
  };
  const takeBack = (): void => {
    const left = typed.slice(0, -1);
    typed = '';
    search = '';
    show(options.indexOf(start.text), start.text);
    if (left !== '') type(left);
  };

  element.addEventListener('beforeinput', (event) => {
    if (event.isComposing) return;
    event.preventDefault();
    type(event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
  });
  element.addEventListener('compositionend', ({ data }) => {
    element.textContent = text;
    type(data);
  });
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    const after = closingKey(event);
    const target = targetOf(event.key, chosen, options.length);
    if (after) events.finish(after);
    else if (event.key === 'Escape') events.cancel();
    else if (target !== undefined) choose(target);
    else if (event.key === 'Backspace') takeBack();
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
    text: () => text,
    focus: () => {
      start.layer.append(list);
      // Over notices too, which else lie on its options. Some test environments know no popovers.
      (list as { showPopover?: () => void }).showPopover?.();
      element.focus({ preventScroll: true });
      uncover = coverPage(() => events.cancel());
      place();
      show(chosen, text);
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
