// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caseItems } from './caseMenu.tsx';
import type { CaseWorkspace } from './case-workspace.ts';
import { closeTabs, openTab } from './testing/case-tabs.ts';

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

const WAYS = {
  ask: () => {},
  leave: (go: () => void) => go(),
  begin: () => {},
  beginLabel: 'Caso nuevo',
  isOnAccount: false,
  more: [],
};

/** What can't be done, and why. */
const refusals = (workspace: CaseWorkspace) =>
  Object.fromEntries(
    caseItems(workspace, WAYS).entries.flatMap((entry) =>
      typeof entry === 'object' && 'unavailable' in entry && entry.unavailable !== undefined
        ? [[entry.label, entry.unavailable]]
        : [],
    ),
  );

it('what can’t be done with a case says why: of one that is new, a draft, or not on the account', () => {
  const { workspace, type } = openTab();
  const draft = {
    Duplicar: 'Guárdalo antes',
    'Historial…': 'Guárdalo antes',
    'Compartir…': 'Guárdalo antes',
    'Comparar casos…': 'Hacen falta dos casos guardados',
  };
  expect(refusals(workspace)).toEqual({ ...draft, Eliminar: 'Todavía no has cambiado nada' });
  type('5');
  expect(refusals(workspace)).toEqual(draft);
  workspace.save('Uno', '');
  expect(refusals(workspace)).toEqual({
    'Compartir…': 'Todavía no está en tu cuenta',
    'Comparar casos…': 'Hacen falta dos casos guardados',
  });
});

it('what the menu does is found as a command too, a tool’s own files among it', () => {
  const { workspace, type } = openTab();
  type('5');
  workspace.save('Uno', '');
  const onSelect = vi.fn<() => void>();
  const more = [{ label: 'Importar proyecto (JSON o Excel)…', onSelect }];
  const { entries, commands } = caseItems(workspace, { ...WAYS, isOnAccount: true, more });
  const inMenu = entries.flatMap((entry) =>
    typeof entry === 'object' && 'label' in entry ? [entry.label] : [],
  );
  // Out of its menu, what is eliminated has to be named.
  const named = inMenu.map((label) => (label === 'Eliminar' ? 'Eliminar el caso' : label));
  expect(commands.map(({ label }) => label)).toEqual(expect.arrayContaining(named));
  commands.find(({ label }) => label.startsWith('Importar proyecto'))?.run?.();
  expect(onSelect).toHaveBeenCalledOnce();
});
