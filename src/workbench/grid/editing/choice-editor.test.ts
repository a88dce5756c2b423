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
