// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTool } from '../../testing/sample.ts';
import { viewStatesOf } from '../viewStates.ts';
import { CaseWorkspace } from './case-workspace.ts';
import {
  closeTabs,
  closing,
  fresh,
  keeping,
  kept,
  LIST,
  openTab,
  refuse,
} from './testing/case-tabs.ts';

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

describe('without room', () => {
  it('a new case is named, edited again, and kept whole once there is room', () => {
    const { workspace, type, status, amount } = openTab();
    const full = refuse();
    type('5');
    expect(workspace.save('Nuevo', 'del banco')).toBe(false);
    type('6');
    type('7');
    expect([status(), amount()]).toEqual(['full', 7]);
    full.mockRestore();
    type('8');
    expect(status()).toBe('saved');
    expect(kept()).toMatchObject([{ name: 'Nuevo', note: 'del banco', data: { amount: 8 } }]);
  });

  it('what waited is written as soon as something is heard, and is nobody else’s', () => {
    const { workspace, type, status } = openTab();
    const full = refuse();
    type('5');
    workspace.save('Nuevo', '');
    full.mockRestore();
    window.dispatchEvent(new StorageEvent('storage', { key: LIST }));
    expect(kept()).toMatchObject([{ name: 'Nuevo', data: { amount: 5 } }]);
    expect(status()).toBe('saved');
    type('6');
    expect(status()).toBe('saved');
    expect(kept()).toMatchObject([{ name: 'Nuevo', data: { amount: 6 } }]);
  });

  it('changed studies are told to those who listen, and the page isn’t drawn anew for them', () => {
    const { workspace, type } = openTab();
    type('5');
    const id = workspace.current?.id ?? '';
    const heard = vi.fn<() => void>();
    closing.push(workspace.subscribe(heard));
    const before = workspace.revision();
    expect(workspace.changeStudies(id, () => ({ scenarios: [], studies: [] }))).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    expect(workspace.revision()).toBe(before);
    const full = refuse();
    expect(workspace.changeStudies(id, () => ({ scenarios: [1], studies: [] }))).toBe(false);
    expect(workspace.revision()).toBeGreaterThan(before);
    full.mockRestore();
  });
});
describe('a refused text', () => {
  const refused = (tab: ReturnType<typeof openTab>) =>
    tab.session().refused.map(({ text, error }) => [text, error]);
  const TOO_MUCH = [['500', '500 supera el máximo 100']];

  it('is in its cell on the next visit, and the value before it counts', () => {
    const tab = openTab(keeping);
    tab.type('5');
    tab.type('500');
    const again = openTab(keeping);
    expect(refused(again)).toEqual(TOO_MUCH);
    expect(again.amount()).toBe(5);
    expect(again.session().undoLabel).toBeUndefined();
    again.type('6');
    expect(refused(openTab(keeping))).toEqual([]);
  });

  it('comes back where nothing else was typed, but not into what is begun anew', () => {
    openTab().type('500');
    const again = openTab();
    expect(refused(again)).toEqual(TOO_MUCH);
    again.workspace.startFresh();
    expect(refused(again)).toEqual([]);
    expect(refused(openTab())).toEqual([]);
    openTab().type('500');
    expect(new CaseWorkspace(fresh, 7, { start: { amount: 3 } }).open()?.session.refused).toEqual(
      [],
    );
  });

  it('goes along when what is at work becomes a case', () => {
    const tab = openTab(keeping);
    tab.type('500');
    tab.workspace.save('Casa', '');
    expect(refused(openTab(keeping))).toEqual(TOO_MUCH);
    expect(viewStatesOf(7).of(keeping.id, 'refused')).toBeUndefined();
  });

  it('is marked in a copy too, and each is mended by itself', () => {
    const tab = openTab(keeping);
    tab.type('5');
    tab.type('500');
    const original = tab.workspace.current?.id ?? '';
    tab.workspace.duplicate(original);
    expect([tab.amount(), refused(tab)]).toEqual([5, TOO_MUCH]);
    tab.type('6');
    expect([tab.amount(), refused(tab)]).toEqual([6, []]);
    tab.workspace.select(original);
    expect([tab.amount(), refused(tab)]).toEqual([5, TOO_MUCH]);
  });

  it('is marked in a copy of a case that nothing else was typed into', () => {
    const tab = openTab(keeping);
    tab.type('500');
    tab.workspace.duplicate(tab.workspace.current?.id ?? '');
    expect([tab.amount(), refused(tab)]).toEqual([1, TOO_MUCH]);
  });

  it('of a record is in the same record of a copy', () => {
    const { workspace } = openTab({ ...sampleTool(), id: 'prueba', storageKey: 'abaco.prueba' });
    const kind = { table: 'homes', row: 1, id: 'kind' };
    workspace.open()?.session.type(kind, 'Lote');
    workspace.duplicate(workspace.current?.id ?? '');
    expect(workspace.current?.name).toMatch('(copia)');
    const copy = workspace.open()?.session;
    expect(copy?.refusedAt(kind)?.text).toBe('Lote');
    expect(copy?.refused).toHaveLength(1);
  });

  it('that one agreed to lose is lost', () => {
    const tab = openTab(keeping);
    tab.type('500');
    tab.session().dropRefused();
    expect(refused(openTab(keeping))).toEqual([]);
  });
});
