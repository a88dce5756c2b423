// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caseItems } from './caseMenu.tsx';
import { closeTabs, openTab } from './testing/case-tabs.ts';

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

it('what the menu does is found as a command too, a tool’s own files among it', () => {
  const { workspace, type } = openTab();
  type('5');
  workspace.save('Uno', '');
  const onSelect = vi.fn<() => void>();
  const { entries, commands } = caseItems(workspace, {
    ask: () => {},
    leave: (go) => go(),
    begin: () => {},
    beginLabel: 'Caso nuevo',
    isOnAccount: true,
    more: [{ label: 'Importar proyecto (JSON o Excel)…', onSelect }],
  });
  const inMenu = entries.flatMap((entry) =>
    typeof entry === 'object' && 'label' in entry ? [entry.label] : [],
  );
  // Out of its menu, what is eliminated has to be named.
  const named = inMenu.map((label) => (label === 'Eliminar' ? 'Eliminar el caso' : label));
  expect(commands.map(({ label }) => label)).toEqual(expect.arrayContaining(named));
  commands.find(({ label }) => label.startsWith('Importar proyecto'))?.run?.();
  expect(onSelect).toHaveBeenCalledOnce();
});
