// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import {
  type Command,
  type CommandSource,
  registerCommands,
} from '../../workbench/commands/registry.ts';
import { PaletteButton } from './PaletteButton.tsx';

// Its other entries come of modules that the build makes.
vi.mock('./entries.ts', () => ({
  entriesOf: (sources: readonly CommandSource[]) => sources.flatMap((source) => source()),
  savedHere: () => [],
  search: (entries: readonly Command[]) => entries,
}));

afterEach(cleanup);

/** A page whose cell has the focus, as AG Grid's: what it's given is written down. */
function page() {
  const taken: string[] = [];
  render(
    <UiProvider>
      <MemoryRouter>
        <input aria-label="Celda" onKeyDown={({ key, ctrlKey }) => ctrlKey || taken.push(key)} />
        <PaletteButton />
      </MemoryRouter>
    </UiProvider>,
  );
  const cell = screen.getByLabelText('Celda');
  cell.focus();
  return { cell, taken };
}

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const press = (target: Element, key: string, ctrlKey = false) =>
  fireEvent.keyDown(target, { key, ctrlKey });

/** Calls back in the very moment in which the palette's field stands, before it has the focus. */
function atOnce(then: () => void): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="combobox"]')) return;
      watch.disconnect();
      then();
      done();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

test('all that is typed after Ctrl+K is for the palette, before it stands and before its focus', async () => {
  const { cell, taken } = page();
  const stood = atOnce(() => press(cell, 'e'));
  press(cell, 'k', true);
  press(cell, 'f');
  press(cell, 'e');
  await stood;
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((field as HTMLInputElement).value).toBe('fee');
  fireEvent.change(field, { target: { value: 'fee o' } });
  expect((field as HTMLInputElement).value).toBe('fee o');
  expect(taken).toEqual([]);
});

test('Escape closes the palette that is still on its way, and gives the keys back', async () => {
  const { cell, taken } = page();
  press(cell, 'k', true);
  press(cell, 'f');
  press(cell, 'Escape');
  expect(screen.queryByRole('combobox')).toBeNull();
  press(cell, '5');
  expect(taken).toEqual(['5']);
  press(cell, 'k', true);
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
});

test('a palette opened before the page stands offers its commands once it does', async () => {
  const { cell } = page();
  press(cell, 'k', true);
  await screen.findByRole('combobox');
  expect(screen.queryAllByRole('option')).toEqual([]);
  let leave = (): void => undefined;
  act(() => {
    leave = registerCommands(() => [{ id: 'new', label: 'Nuevo Proyecto', group: 'Casos' }]);
  });
  expect(screen.getByRole('option').textContent).toContain('Nuevo Proyecto');
  act(leave);
  expect(screen.queryAllByRole('option')).toEqual([]);
});
