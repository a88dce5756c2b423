// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { type Remote, type RemoteState, setRemote } from '../remote.ts';
import { CaseBar } from './CaseBar.tsx';
import { CasesContext } from './context.ts';
import { closeTabs, keeping, openTab } from './testing/case-tabs.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  closeTabs();
  setRemote(null);
});

/** A case on an account of which this is known. */
function showWith(state: RemoteState, pointer: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const tab = openTab(keeping);
  tab.type('7');
  setRemote({
    stateOf: () => state,
    subscribe: () => () => {},
    revision: () => 0,
  } as unknown as Remote);
  return act(async () =>
    render(
      <UiProvider>
        <MemoryRouter>
          <CasesContext value={tab.workspace}>
            <CaseBar />
          </CasesContext>
        </MemoryRouter>
      </UiProvider>,
    ),
  );
}

test('that there is no network is told where a finger can’t rest on its icon', async () => {
  await showWith('offline', 'coarse');
  expect(screen.getByTitle('Sin conexión · guardado en este equipo')).toBeDefined();
  expect(
    await screen.findByText(/^Sin conexión: lo que cambies queda en este equipo/),
  ).toBeDefined();
});

test.each([
  ['synced', 'coarse'],
  ['offline', 'fine'],
] as const)('of %s nothing is told where the pointer is %s', async (state, pointer) => {
  await showWith(state, pointer);
  expect(screen.queryByText(/^Sin conexión:/)).toBeNull();
});

test('a press says what is out of the ordinary, where there is room for its icon alone', async () => {
  await showWith('full', 'coarse');
  const said = 'Tu cuenta está llena · guardado en este equipo';
  expect(screen.getAllByText(said)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: said }));
  expect(await screen.findAllByText(said)).toHaveLength(2);
});
