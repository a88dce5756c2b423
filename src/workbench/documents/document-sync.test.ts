// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTool, type Document, number, type Tool } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { DocumentSync } from './document-sync.ts';
import { DocumentStore } from './document-store.ts';

const KEY = 'prueba.documento';

const tool: Tool = {
  ...defineTool({
    id: 'prueba',
    version: 2,
    title: 'Prueba',
    description: '',
    category: 'Financiamiento',
    path: '/tools/prueba',
    listed: 'none',
    inputs: { amount: number('Monto', { initial: 1, max: 100 }) },
    formulas: { double: number('Doble', 'amount * 2') },
  }),
};

/** A tab: its own session and sync on the storage that all tabs share. */
function openTab(used: Tool = tool, store = new DocumentStore(KEY, used.version)) {
  const sync = new DocumentSync(used, KEY, store);
  const session = new Session(used, sync.load());
  const close = sync.attach(session);
  return { sync, session, close, type: (text: string) => session.type({ id: 'amount' }, text) };
}

/** jsdom tells no tab of another's writing: this does what a browser does. */
function tellOtherTabs() {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function kept(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown>;
}

function keep(envelope: unknown) {
  localStorage.setItem(KEY, typeof envelope === 'string' ? envelope : JSON.stringify(envelope));
}

const envelope = (value: Document, version = 2) => ({
  version,
  mark: 'm1',
  savedAt: '2026-01-01T00:00:00Z',
  value,
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('keeping a document', () => {
  it('writes a large one once typing rests, or after the frame of an edit two seconds on', () => {
    const store = new DocumentStore(KEY, tool.version);
    const write = store.write.bind(store);
    vi.spyOn(store, 'write').mockImplementation((...args) => {
      const written = write(...args);
      return written.outcome === 'saved' ? { ...written, size: 100_001 } : written;
    });
    const { type } = openTab(tool, store);
    type('2');
    vi.runAllTimers();
    // From here on it is known to be large.
    type('3');
    vi.advanceTimersByTime(299);
    expect(kept()).toMatchObject({ value: { amount: 2 } });
    vi.advanceTimersByTime(1);
    expect(kept()).toMatchObject({ value: { amount: 3 } });
    for (let text = 10; text < 30; text += 1) {
      type(String(text));
      vi.advanceTimersByTime(100);
    }
    expect(kept()).toMatchObject({ value: { amount: 3 } });
    type('30');
    vi.advanceTimersByTime(20);
    expect(kept()).toMatchObject({ value: { amount: 30 } });
  });

  it('starts with the initial document and writes nothing until something changes', () => {
    const { session } = openTab();
    vi.runAllTimers();
    expect(session.document).toEqual({ amount: 1 });
    expect(localStorage.length).toBe(0);
  });

  it('saves an edit and finds it again on another day', () => {
    const first = openTab();
    first.type('7');
    vi.runAllTimers();
    expect(kept()).toMatchObject({ version: 2, value: { amount: 7 } });
    expect(first.session.edited).toBe(false);
    first.close();
    expect(openTab().session.document).toEqual({ amount: 7 });
  });

  it('saves at once when the page goes away', () => {
    const { type } = openTab();
    type('8');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ value: { amount: 8 } });
  });

  it('saves what a file brought, though that counts as safe', () => {
    const { session } = openTab();
    session.replace('Importar', { amount: 42 });
    session.markSaved();
    vi.runAllTimers();
    expect(kept()).toMatchObject({ value: { amount: 42 } });
  });

  it('saves an edit that was exported before it could be written', () => {
    const { type, session, close } = openTab();
    type('9');
    session.markSaved();
    close();
    expect(kept()).toMatchObject({ value: { amount: 9 } });
  });

  it('migrates an older version', () => {
    const migrating: Tool = {
      ...tool,
      document: {
        ...tool.document,
        migrations: { 1: (old) => ({ amount: (old as { sum: number }).sum }) },
      },
    };
    keep(envelope({ sum: 5 }, 1));
    expect(openTab(migrating).session.document).toEqual({ amount: 5 });
  });
});

describe('what must never be lost', () => {
  it('leaves the old value standing when the quota is full', () => {
    keep(envelope({ amount: 3 }));
    const { sync, session, type } = openTab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('4');
    vi.runAllTimers();
    expect(sync.status.state).toBe('full');
    expect(session.edited).toBe(true);
    expect(kept()).toMatchObject({ value: { amount: 3 } });
  });

  it.each([
    '{broken',
    '[]',
    JSON.stringify({ amount: 3 }),
    JSON.stringify(envelope({ amount: 'x' })),
  ])('sets corrupt data aside: %s', (text) => {
    keep(text);
    const { sync, session } = openTab();
    expect(session.document).toEqual({ amount: 1 });
    expect(sync.setAside?.faults.length).toBe(1);
    const aside = Object.keys(localStorage).find((key) => key.startsWith(`${KEY}.apartado.`));
    expect(localStorage.getItem(aside ?? '')).toBe(sync.setAside?.text);
  });

  it.each([
    ['is null', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    [
      'throws at its sight',
      () =>
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new Error('no');
        }),
    ],
    [
      'throws at every use',
      () => {
        const fail = () => {
          throw new TypeError('no');
        };
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
      },
    ],
  ])('works from memory, and says so, where the storage %s', (_, breakIt) => {
    breakIt();
    const { sync, session, type } = openTab();
    type('4');
    vi.runAllTimers();
    expect(session.document).toEqual({ amount: 4 });
    expect(sync.status.state).toBe('denied');
    expect(sync.isAtRisk).toBe(true);
  });

  it('does not touch data of a newer version', () => {
    keep(envelope({ amount: 3 }, 9));
    const before = localStorage.getItem(KEY);
    const { sync, type } = openTab();
    type('4');
    vi.runAllTimers();
    expect(sync.status.state).toBe('newer');
    expect(localStorage.getItem(KEY)).toBe(before);
  });
});

describe('a full quota', () => {
  const refuse = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  it.each(['{broken', JSON.stringify(envelope({ amount: 'x' }))])(
    'with data that nobody can read loses neither these nor the edit: %s',
    (text) => {
      keep(text);
      const full = refuse();
      const { sync, session, type } = openTab();
      type('4');
      vi.runAllTimers();
      expect(localStorage.getItem(KEY)).toBe(text);
      expect(sync.status.state).toBe('full');
      expect(sync.isAtRisk).toBe(true);
      full.mockRestore();
      type('5');
      vi.runAllTimers();
      expect(sync.status.state).toBe('saved');
      expect(kept()).toMatchObject({ value: { amount: 5 } });
      const aside = Object.keys(localStorage).find((key) => key.startsWith(`${KEY}.apartado.`));
      expect(localStorage.getItem(aside ?? '')).toBe(sync.setAside?.text);
      expect(session.edited).toBe(false);
    },
  );

  it('that ends while another tab writes makes the first one ask', () => {
    const [one, two] = [openTab(), openTab()];
    const full = refuse();
    one.type('44');
    vi.runAllTimers();
    full.mockRestore();
    two.type('20');
    vi.runAllTimers();
    one.type('45');
    vi.runAllTimers();
    expect(kept()).toMatchObject({ value: { amount: 20 } });
    expect(one.sync.status.state).toBe('conflict');
    expect(one.session.document).toEqual({ amount: 45 });
  });
});

describe('two tabs', () => {
  it('that wrote without seeing one another: the one that was written over asks', () => {
    const [one, two] = [openTab(), openTab()];
    one.type('10');
    vi.runAllTimers();
    const written = localStorage.getItem(KEY) ?? '';
    // The other process doesn't see it yet.
    localStorage.removeItem(KEY);
    two.type('20');
    vi.runAllTimers();
    expect(localStorage.getItem(KEY)).not.toBe(written);
    tellOtherTabs();
    expect(one.sync.status.state).toBe('conflict');
    expect(one.sync.isAtRisk).toBe(true);
    expect(one.session.document).toEqual({ amount: 10 });
    expect(two.sync.status.state).toBe('saved');
    one.sync.settle('mine');
    expect(kept()).toMatchObject({ value: { amount: 10 } });
  });

  it('of which one wrote several times before the other heard of it', () => {
    const [one, two] = [openTab(), openTab()];
    one.type('10');
    vi.runAllTimers();
    tellOtherTabs();
    for (const text of ['11', '12', '13']) {
      two.type(text);
      vi.runAllTimers();
    }
    tellOtherTabs();
    expect(one.session.document).toEqual({ amount: 13 });
    expect(one.sync.status.state).toBe('saved');
  });

  it('of which one was asleep in the history: it looks when it comes back', () => {
    const [one, two] = [openTab(), openTab()];
    two.type('12');
    vi.runAllTimers();
    expect(one.session.document).toEqual({ amount: 1 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(one.session.document).toEqual({ amount: 12 });
  });

  it('brings one tab what the other saved', () => {
    const [one, two] = [openTab(), openTab()];
    one.type('9');
    vi.runAllTimers();
    tellOtherTabs();
    expect(two.session.document).toEqual({ amount: 9 });
    expect(two.session.edited).toBe(false);
  });

  it('writes nothing for what another tab wrote', () => {
    const [first, second] = [openTab(), openTab()];
    first.type('5');
    vi.runAllTimers();
    const written = vi.spyOn(Storage.prototype, 'setItem');
    tellOtherTabs();
    vi.runAllTimers();
    second.close();
    expect(second.session.document).toEqual({ amount: 5 });
    expect(written).not.toHaveBeenCalled();
  });

  it('asks where both changed, and keeps what the person chooses', () => {
    const [one, two] = [openTab(), openTab()];
    two.type('20');
    one.type('10');
    one.sync.flush();
    two.sync.flush();
    expect(two.sync.status.state).toBe('conflict');
    expect(kept()).toMatchObject({ value: { amount: 10 } });
    two.sync.settle('mine');
    expect(kept()).toMatchObject({ value: { amount: 20 } });
  });

  it('takes the other tab’s document where the person chooses that', () => {
    const [one, two] = [openTab(), openTab()];
    two.type('20');
    one.type('10');
    one.sync.flush();
    two.sync.flush();
    two.sync.settle('theirs');
    expect(two.session.document).toEqual({ amount: 10 });
    expect(kept()).toMatchObject({ value: { amount: 10 } });
    two.session.undo();
    expect(two.session.document).toEqual({ amount: 20 });
  });
});
