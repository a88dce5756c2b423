// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrived, listenToBack } from '../../../ui/backCloses.ts';
import { stubLayout } from '../../testing/layout.ts';
import { openChoiceEditor } from './choice-editor.ts';

beforeEach(() => stubLayout());
afterEach(() => document.body.replaceChildren());

test("a phone's 'back' closes the list and leaves the cell as it was", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  listenToBack();
  window.history.pushState({ idx: 1 }, '', '/tools/sample');
  arrived();
  const events = { finish: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
  const editor = openChoiceEditor(
    { text: 'No', options: ['Sí', 'No'], label: 'Activo', typed: '', layer: document.body },
    events,
  );
  events.cancel.mockImplementation(() => editor.close());
  document.body.append(editor.element);
  editor.focus();

  window.history.back();
  await vi.waitFor(() => expect(events.cancel).toHaveBeenCalledOnce());
  expect(events.finish).not.toHaveBeenCalled();
  expect(document.querySelector('[role="listbox"]')).toBeNull();
  expect(window.location.pathname).toBe('/tools/sample');
});

test('Ctrl+Enter puts the option into all selected cells, Enter into its own', () => {
  const events = { finish: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
  const editor = openChoiceEditor(
    { text: 'No', options: ['Sí', 'No'], label: 'Activo', typed: 's', layer: document.body },
    events,
  );
  document.body.append(editor.element);
  editor.focus();
  const press = (init: KeyboardEventInit) =>
    editor.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...init }));
  press({ ctrlKey: true });
  expect(events.finish).toHaveBeenLastCalledWith({ kind: 'fill' });
  press({ shiftKey: true });
  expect(events.finish).toHaveBeenLastCalledWith({ kind: 'enter', back: true });
  expect(editor.text()).toBe('Sí');
});

/** The editor of a cell with these incomes to choose from, and what types into it. */
function incomes(text: string, typed = '') {
  const options = ['Habitaciones', 'Alimentos y bebidas', 'Spa VIP', 'Spa', 'Parqueadero'];
  const events = { finish: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
  const editor = openChoiceEditor(
    { text, options, label: 'Ingreso base', typed, layer: document.body },
    events,
  );
  document.body.append(editor.element);
  editor.focus();
  const press = (...keys: string[]): string => {
    for (const key of keys) editor.element.dispatchEvent(new KeyboardEvent('keydown', { key }));
    return editor.text();
  };
  return { editor, press, marked: () => document.querySelector('[aria-selected]')?.textContent };
}

test('a text that begins no option stays as it was typed', () => {
  const { editor, press, marked } = incomes('', 'z');
  expect(press('z', 'z')).toBe('zzz');
  expect(editor.element.textContent).toBe('zzz');
  expect(marked()).toBeUndefined();
  expect(press('ArrowDown')).toBe('Habitaciones');
});

test('also where its beginning fitted one, and taken back it fits again', () => {
  const { press } = incomes('Habitaciones', 'a');
  expect(press('l')).toBe('Alimentos y bebidas');
  expect(press('q')).toBe('alq');
  expect(press('Backspace')).toBe('Alimentos y bebidas');
  expect(press('Backspace', 'Backspace')).toBe('Habitaciones');
});

test('letters after a pause begin anew only where they continue no option', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const { press } = incomes('', 'a');
  now.mockReturnValue(12_000);
  expect(press('l')).toBe('Alimentos y bebidas');
  now.mockReturnValue(14_000);
  expect(press('p', 'a')).toBe('Parqueadero');
  expect(press('z')).toBe('alpaz');
  now.mockReturnValue(16_000);
  expect(press('h')).toBe('alpazh');
  now.mockRestore();
});

test('an option that is typed whole is meant before one that only begins so', () => {
  expect(incomes('', 'spa').editor.text()).toBe('Spa');
});

test('where nothing was typed or chosen the cell stays as it is', () => {
  expect(incomes('').editor.text()).toBe('');
  expect(incomes('zzz').editor.text()).toBe('zzz');
});

test('a letter that is composed of an accent and itself is typed as one', () => {
  const { editor, press } = incomes('');
  const { element } = editor;
  press('a', 'l', 'i', 'm', 'e', 'n', 't');
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Dead' }));
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ó', isComposing: true }));
  const composing = new InputEvent('beforeinput', { isComposing: true, cancelable: true });
  expect(element.dispatchEvent(composing)).toBe(true);
  element.textContent += '´';
  element.dispatchEvent(new CompositionEvent('compositionend', { data: 'ó' }));
  expect(editor.text()).toBe('Alimentos y bebidas');
  expect(element.textContent).toBe('Alimentos y bebidas');
  // What is inserted in another way, as from a list of emoji, comes whole.
  const inserted = new InputEvent('beforeinput', { data: 'ñ', cancelable: true });
  expect(element.dispatchEvent(inserted)).toBe(false);
  expect(editor.text()).toBe('alimentóñ');
});

test('the list is shown over all that is on the page, notices too', () => {
  const shown: string[] = [];
  // jsdom knows no popovers.
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    configurable: true,
    value(this: HTMLElement) {
      if (this.isConnected && this.getAttribute('popover') === 'manual')
        shown.push(this.textContent);
    },
  });
  const { editor } = incomes('Spa');
  expect(shown).toEqual(['HabitacionesAlimentos y bebidasSpa VIPSpaParqueadero']);
  editor.close();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
