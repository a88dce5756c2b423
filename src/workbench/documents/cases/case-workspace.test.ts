// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewStatesOf } from '../viewStates.ts';
import { newRecord } from '../records.ts';
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

describe('a tool that starts fresh', () => {
  it('keeps nothing until something is edited, then a draft with its deciding figure', () => {
    const { workspace, type } = openTab();
    expect(workspace.isNew).toBe(true);
    expect(localStorage.length).toBe(0);
    type('7');
    expect(kept()).toMatchObject([
      { isDraft: true, data: { amount: 7 }, version: 2, figure: { label: 'Doble', text: '14' } },
    ]);
    expect(workspace.isNew).toBe(false);
  });

  it('opens a draft again by its address, in each tab its own', () => {
    const tabs = [openTab(), openTab()];
    expect(tabs.map(({ workspace }) => workspace.addressed)).toEqual([null, null]);
    tabs[0]?.type('7');
    tabs[1]?.type('8');
    const again = tabs.map(({ workspace }) =>
      openTab(fresh, { wanted: workspace.addressed ?? '' }),
    );
    expect(again.map(({ amount }) => amount())).toEqual([7, 8]);
    again[0]?.type('9');
    expect(kept().map(({ data }) => data)).toEqual([{ amount: 9 }, { amount: 8 }]);
  });

  it('starts fresh the next time, with the draft to go on with', () => {
    openTab().type('7');
    const next = openTab();
    expect(next.amount()).toBe(1);
    const [draft] = next.workspace.drafts;
    next.workspace.select(draft?.id ?? '');
    expect(next.amount()).toBe(7);
    next.type('8');
    expect(kept().map(({ data }) => data)).toEqual([{ amount: 8 }]);
  });

  it('has a draft for each time that somebody began, and none takes the place of another', () => {
    for (const text of ['7', '8', '9']) openTab().type(text);
    expect(kept().map(({ data }) => data)).toEqual([{ amount: 7 }, { amount: 8 }, { amount: 9 }]);
  });

  it('makes a case of it, edited or not, which opens by its address', () => {
    const { workspace, type } = openTab();
    expect(workspace.save('Sin cambios', '')).toBe(true);
    expect(kept()).toMatchObject([{ name: 'Sin cambios', isDraft: false, data: { amount: 1 } }]);
    type('7');
    expect(kept()).toHaveLength(1);
    const id = workspace.addressed ?? '';
    expect(openTab(fresh, { wanted: id }).amount()).toBe(7);
    expect(openTab(fresh, { wanted: 'no existe' }).amount()).toBe(1);
  });

  it('keeps what is at work where another is chosen, and its history', () => {
    const { workspace, type, amount, session } = openTab();
    type('7');
    workspace.save('Uno', 'nota');
    const one = workspace.current?.id ?? '';
    workspace.startFresh();
    expect(amount()).toBe(1);
    type('3');
    workspace.select(one);
    expect(amount()).toBe(7);
    session().undo();
    expect(amount()).toBe(1);
    expect(workspace.current).toMatchObject({ name: 'Uno', note: 'nota' });
    expect(workspace.drafts).toMatchObject([{ data: { amount: 3 } }]);
  });

  it('begins with what is given, and goes on with it on the next visit without an edit', () => {
    const { workspace, type, amount } = openTab(keeping);
    workspace.startFresh({ amount: 50 });
    expect(amount()).toBe(50);
    expect(openTab(keeping).amount()).toBe(50);
    type('51');
    expect(kept()).toMatchObject([{ data: { amount: 51 } }]);
  });

  it('puts drafts beyond twenty into the bin, the oldest first', () => {
    vi.useFakeTimers();
    for (let at = 1; at <= 22; at++) {
      vi.setSystemTime(new Date(2026, 0, 1, 0, at));
      openTab().type(String(at + 1));
    }
    const { workspace } = openTab();
    expect(workspace.drafts).toHaveLength(20);
    expect(workspace.bin.map(({ data }) => data)).toEqual([{ amount: 2 }, { amount: 3 }]);
  });
});

describe('a tool that goes on with its case', () => {
  /** As versions before there were cases kept it. */
  const OLDER =
    '{"version":2,"mark":"3f2b8c1e-5d47-4f0a-9b6e-1a2b3c4d5e6f","prior":["a"],' +
    '"savedAt":"2026-05-03T10:00:00.000Z","value":{"amount":42}}';

  it('takes over what was kept before there were cases, with its data as they were', () => {
    localStorage.setItem('abaco.prueba:7', OLDER);
    const { workspace, amount } = openTab(keeping);
    expect(amount()).toBe(42);
    expect(workspace.current?.name).toBe('Principal');
    expect(localStorage.getItem('abaco.prueba:7')).toBeNull();
    expect(localStorage.getItem(LIST)).toContain('"data":{"amount":42}');
    expect(kept()).toMatchObject([{ version: 2, lastModified: '2026-05-03T10:00:00.000Z' }]);
    expect(openTab(keeping).workspace.cases).toHaveLength(1);
  });

  it('takes it over once, also where it came halfway the last time', () => {
    localStorage.setItem('abaco.prueba:7', OLDER);
    openTab(keeping);
    localStorage.setItem('abaco.prueba:7', OLDER);
    expect(openTab(keeping).workspace.cases).toHaveLength(1);
    expect(localStorage.getItem('abaco.prueba:7')).toBeNull();
  });

  it('leaves it where it is without room, and works on it', () => {
    localStorage.setItem('abaco.prueba:7', OLDER);
    const full = refuse();
    const { amount, type, status } = openTab(keeping);
    expect(amount()).toBe(42);
    type('43');
    expect(status()).toBe('full');
    full.mockRestore();
    type('44');
    expect(status()).toBe('saved');
    expect(openTab(keeping).amount()).toBe(44);
  });

  it('makes room for it by moving it, where there is room for one only', () => {
    localStorage.setItem('abaco.prueba:7', OLDER);
    const write = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key !== 'abaco.prueba:7' && localStorage.getItem('abaco.prueba:7') !== null) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      write(key, text);
    });
    expect(openTab(keeping).amount()).toBe(42);
    expect(localStorage.getItem('abaco.prueba:7')).toBeNull();
    expect(kept()).toMatchObject([{ data: { amount: 42 } }]);
  });

  it('sets aside what cannot be read, and keeps what a newer version wrote', () => {
    localStorage.setItem('abaco.prueba:7', '{broken');
    expect(openTab(keeping).amount()).toBe(1);
    const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(texts).toContain('{broken');
    expect(openTab(keeping).workspace.store.setAside).toBeNull();
    const newer = OLDER.replace('"version":2', '"version":9');
    localStorage.setItem('abaco.prueba:7', newer);
    const { status, type } = openTab(keeping);
    expect(status()).toBe('newer');
    type('50');
    expect(kept()).toMatchObject([{ version: 9, data: { amount: 42 } }]);
  });

  it('has one first case, though two tabs were opened before there was any', () => {
    const [here, there] = [openTab(keeping), openTab(keeping)];
    there.amount();
    here.type('11');
    window.dispatchEvent(new StorageEvent('storage', { key: LIST }));
    expect(there.amount()).toBe(11);
    there.type('12');
    expect(kept()).toMatchObject([{ name: 'Principal', data: { amount: 12 } }]);
  });

  it('lists what came while the page was still on its way', () => {
    const late = new CaseWorkspace(fresh, 7);
    const { workspace, type } = openTab();
    type('11');
    workspace.save('Casa del mar', '');
    // In this tab nobody heard of it: the page wasn't there yet.
    expect(late.cases).toEqual([]);
    closing.push(late.subscribe(() => {}));
    expect(late.cases).toMatchObject([{ name: 'Casa del mar' }]);
  });

  it('goes on with the case that was at work last, or with the first', () => {
    const { workspace, type } = openTab(keeping);
    expect(workspace.current?.name).toBe('Principal');
    type('5');
    workspace.create('Otro');
    type('6');
    const next = openTab(keeping);
    expect(next.amount()).toBe(6);
    next.workspace.remove(next.workspace.current?.id ?? '');
    expect(next.amount()).toBe(5);
    next.workspace.remove(next.workspace.current?.id ?? '');
    expect(next.amount()).toBe(1);
  });
});

describe('a case', () => {
  it('is duplicated with its data and its note', () => {
    const { workspace, type } = openTab();
    type('7');
    workspace.save('Uno', 'de Ana');
    workspace.duplicate(workspace.current?.id ?? '');
    expect(workspace.current).toMatchObject({ name: 'Uno (copia)', note: 'de Ana' });
    type('8');
    expect(kept().map(({ name, data }) => [name, data])).toEqual([
      ['Uno', { amount: 7 }],
      ['Uno (copia)', { amount: 8 }],
    ]);
    workspace.duplicate(workspace.current?.id ?? '');
    expect(workspace.current).toMatchObject({ name: 'Uno (copia 2)' });
  });

  it('is duplicated before anything was edited in it, and stays beside its copy', () => {
    const { workspace } = openTab(keeping);
    const { id, name } = workspace.current ?? { id: '', name: '' };
    workspace.duplicate(id);
    expect(workspace.current).toMatchObject({ name: `${name} (copia)` });
    expect(kept().map(({ data }) => data)).toEqual([{ amount: 1 }, { amount: 1 }]);
  });

  it('is compared with what it is a copy of, else with what was at work before', () => {
    const { workspace, type } = openTab(keeping);
    for (const name of ['Uno', 'Dos', 'Tres']) workspace.create(name);
    const idOf = (name: string) => workspace.cases.find((one) => one.name === name)?.id ?? '';
    const compared = () => workspace.compared?.name;
    workspace.select(idOf('Dos'));
    type('7');
    workspace.select(idOf('Uno'));
    expect(compared()).toBe('Dos');
    workspace.duplicate(idOf('Uno'));
    expect(compared()).toBe('Uno');
    // Nor does it matter on a later visit which other one was written last.
    workspace.select(idOf('Dos'));
    type('8');
    workspace.select(idOf('Uno (copia)'));
    expect(compared()).toBe('Uno');
    expect(openTab(keeping).workspace.compared?.name).toBe('Uno');
    workspace.remove(idOf('Uno'));
    expect(compared()).toBe('Dos');
  });

  it('goes to the bin with what was typed last, and comes back', () => {
    const { workspace, amount, session } = openTab();
    workspace.save('Uno', '');
    const id = workspace.current?.id ?? '';
    amount();
    session().type({ id: 'amount' }, '7');
    const bringBack = workspace.remove(id);
    expect(workspace.cases).toEqual([]);
    expect(workspace.bin).toMatchObject([{ name: 'Uno', data: { amount: 7 } }]);
    expect(amount()).toBe(1);
    bringBack();
    expect(amount()).toBe(7);
    expect(openTab(fresh, { wanted: id }).amount()).toBe(7);
  });

  it('stays in the bin for 30 days', () => {
    const { workspace } = openTab();
    workspace.save('Uno', '');
    workspace.remove(workspace.current?.id ?? '');
    vi.useFakeTimers();
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    expect(openTab().workspace.bin).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    expect(openTab().workspace.bin).toHaveLength(0);
    expect(kept()).toEqual([]);
  });

  it('that another tab put into the bin comes back with what is typed here', () => {
    const here = openTab();
    here.workspace.save('Uno', '');
    const there = openTab(fresh, { wanted: here.workspace.current?.id ?? '' });
    there.amount();
    here.workspace.remove(here.workspace.current?.id ?? '');
    there.type('9');
    expect(openTab().workspace.cases).toMatchObject([{ name: 'Uno', data: { amount: 9 } }]);
  });
});

describe('a sample that the account has as a case of its own', () => {
  const sampleAnd = (write: (text: string) => void) => {
    const first = new CaseWorkspace(keeping, 7);
    const sample = newRecord('Muestra', 2, { amount: 1 }, { isSample: true });
    first.store.add(sample);
    const here = openTab(keeping);
    expect(here.amount()).toBe(1);
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('blur', () => write(field.value));
    first.store.forget(sample.id);
    first.store.add(newRecord('Muestra', 2, { amount: 5 }));
    const arrive = () => window.dispatchEvent(new StorageEvent('storage', { key: LIST }));
    return { here, field, arrive };
  };
  afterEach(() => document.body.replaceChildren());
  const rest = () => new Promise((resolve) => setTimeout(resolve));

  it('gives its place up at once where nothing is being written', () => {
    const { here, arrive } = sampleAnd(() => {});
    arrive();
    expect(here.amount()).toBe(5);
  });

  it('stays until the field is left, and gives its place up where nothing was written', async () => {
    const { here, field, arrive } = sampleAnd(() => {});
    field.focus();
    arrive();
    arrive();
    expect(here.amount()).toBe(1);
    expect(here.workspace.current).toMatchObject({ name: 'Muestra', isSample: true });
    field.blur();
    await rest();
    expect(here.amount()).toBe(5);
  });

  it('stays with what was written, as a case beside that of the account', async () => {
    const { here, field, arrive } = sampleAnd((text) => here.type(text));
    field.focus();
    field.value = '9';
    arrive();
    field.blur();
    await rest();
    arrive();
    expect(here.amount()).toBe(9);
    expect(kept().map(({ data, isSample = false }) => [data, isSample])).toEqual([
      [{ amount: 5 }, false],
      [{ amount: 9 }, false],
    ]);
  });
});

it('a name and note given before the first edit are kept, with the values at work', () => {
  const { workspace, type } = openTab(keeping);
  const id = workspace.current?.id ?? '';
  workspace.rename(id, 'Portafolio', 'del banco');
  expect(workspace.current).toMatchObject({ id, name: 'Portafolio' });
  expect(kept()).toMatchObject([{ name: 'Portafolio', note: 'del banco', data: { amount: 1 } }]);
  type('5');
  expect(kept()).toMatchObject([{ name: 'Portafolio', note: 'del banco', data: { amount: 5 } }]);
});

it('a list that an earlier version wrote is read, and what is new is kept beside it', () => {
  const record = {
    id: 'a',
    name: 'Hotel',
    createdAt: '2026-01-01T00:00:00Z',
    lastModified: '2026-01-01T00:00:00Z',
    version: 2,
    backup: { lastSaved: '2026-01-01T00:00:00Z', amount: 3 },
    data: { amount: 4 },
  };
  const list = {
    version: 1,
    mark: 'm',
    savedAt: '2026-01-01T00:00:00Z',
    value: { projects: [record] },
  };
  localStorage.setItem(LIST, JSON.stringify(list));
  const { workspace, amount } = openTab(fresh, { wanted: 'a' });
  expect(amount()).toBe(4);
  workspace.rename('a', 'Hotel Norte', 'nota');
  expect(kept()).toMatchObject([{ ...record, name: 'Hotel Norte', note: 'nota' }]);
});
it('opens what the person worked with last where nothing was chosen, before any sample', () => {
  const first = new CaseWorkspace(keeping, 7);
  const at = (name: string, lastModified: string, isSample = false) => ({
    ...newRecord(name, 2, { amount: 1 }, { isSample }),
    lastModified,
  });
  first.store.add(
    at('Muestra', '2026-03-01T00:00:00Z', true),
    at('Vieja', '2026-01-01T00:00:00Z'),
    at('Nueva', '2026-02-01T00:00:00Z'),
  );
  expect(new CaseWorkspace(keeping, 7).current?.name).toBe('Nueva');
});

it('tells the name of what comes in from those that there are', () => {
  const { workspace } = openTab(keeping);
  for (let times = 0; times < 3; times++) workspace.create(workspace.nameLike('Hotel'));
  expect(workspace.cases.map(({ name }) => name)).toEqual(['Hotel', 'Hotel 2', 'Hotel 3']);
});

it('names each new case apart from those that there are', () => {
  const tab = openTab(keeping);
  for (const text of ['2', '3', '4']) {
    tab.type(text);
    tab.workspace.startFresh();
  }
  expect(tab.workspace.current?.name).toBe('Caso nuevo 3');
  expect(tab.workspace.cases.map(({ name }) => name).slice(1)).toEqual([
    'Caso nuevo',
    'Caso nuevo 2',
  ]);
});

it('how the initial values were looked at is how the case is that they become', () => {
  const states = viewStatesOf(7);
  states.keep(fresh.id, 'unit', 'miles');
  const tab = openTab();
  const { current, isNew } = tab.workspace;
  expect(isNew).toBe(true);
  tab.type('5');
  expect(tab.workspace.isNew).toBe(false);
  expect(states.of(current?.id ?? '', 'unit')).toBe('miles');
  expect(states.of(fresh.id, 'unit')).toBeUndefined();
});
