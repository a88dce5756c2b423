import { vi } from 'vitest';
import type { StoredRecord } from '../../../../../schemas/stored.ts';
import { defineTool, number, type Tool } from '../../../../tool/index.ts';
import { CaseWorkspace } from '../case-workspace.ts';

/** One that begins with its initial values at each visit. */
export const fresh: Tool = defineTool({
  id: 'prueba',
  version: 2,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { amount: number('Monto', { initial: 1, max: 100 }) },
  formulas: { double: number('Doble', 'amount * 2') },
  figures: ['double'],
});
/** One that goes on with its last case. */
export const keeping: Tool = { ...fresh, storageKey: 'abaco.prueba' };

/** Where the cases of both are kept for the person. */
export const LIST = 'abaco.casos.prueba:7';
/** What is called at the end of each test. */
export const closing: (() => void)[] = [];

/** A tab: its own cases on the storage that all tabs share, the one at work kept as on the page. */
export function openTab(tool: Tool = fresh, opening: { wanted?: string } = {}) {
  const workspace = new CaseWorkspace(tool, 7, opening);
  closing.push(workspace.subscribe(() => {}));
  const attached = new Set<string>();
  const at = () => {
    const open = workspace.open();
    if (!open) throw new Error('nothing is open');
    if (!attached.has(open.id)) closing.push(open.sync.attach(open.session));
    attached.add(open.id);
    return open;
  };
  return {
    workspace,
    amount: () => at().session.document['amount'],
    type: (text: string) => {
      at().session.type({ id: 'amount' }, text);
      at().sync.flush();
    },
    session: () => at().session,
    status: () => at().sync.status.state,
  };
}

export const kept = (): StoredRecord[] => {
  const text = localStorage.getItem(LIST);
  if (text === null) return [];
  return (JSON.parse(text) as { value: { projects: StoredRecord[] } }).value.projects;
};
/** The browser has no room from here on, until it is restored. */
export const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** To be called after each test. */
export function closeTabs(): void {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
  vi.useRealTimers();
}
