// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { newRecord } from '../../workbench/documents/records.ts';
import { Cases } from './cases.ts';
import { EntryStore } from './entries.ts';
import { Synchronizer } from './synchronizer.ts';
import { TestService } from './testing/service.ts';

const card = (id: string, storageKey?: string): ToolCard => ({
  id,
  title: id,
  description: '',
  category: 'Modelos de Renta',
  path: `/tools/${id}`,
  listed: 'card',
  storageKey,
});
const CARDS = [card('uno'), card('dos', 'abaco.dos')];

let service: TestService;
/** Two browsers have two storages; here the number of the person tells them apart. */
function device(owner: number) {
  const store = new CaseStore(`abaco.casos.uno:${owner}`);
  const cases = new Cases(CARDS, owner);
  const sync = new Synchronizer(cases, new EntryStore(owner), service);
  cases.prepare();
  const fresh = () => {
    store.refresh();
    return store;
  };
  return {
    sync,
    cases,
    store,
    add(name: string, data: object, more: object = {}) {
      const record = { ...newRecord(name, 1, data), ...more };
      fresh().add(record);
      return record.id;
    },
    edit(id: string, data: object) {
      fresh().put(id, { data });
    },
    /** Everything that is to be sent and heard, until there is nothing more. */
    async settleDown() {
      await sync.push(true);
      await sync.pull(true);
      await sync.push(true);
    },
    all: () =>
      fresh()
        .live.map(({ name, data }) => [name, data] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
    bin: () => fresh().all.filter(({ deletedAt }) => deletedAt),
  };
}

beforeEach(() => {
  localStorage.clear();
  service = new TestService();
});

/** Two devices with the same case. */
async function pair(data: object = { x: 1 }) {
  const [a, b] = [device(1), device(2)];
  const id = a.add('Hotel', data);
  await a.settleDown();
  await b.settleDown();
  return { a, b, id };
}

describe('a case', () => {
  it('goes to the account and to another device, byte for byte, with its note and figure', async () => {
    const [a, b] = [device(1), device(2)];
    const data = { z: 1, a: { b: [0.1 + 0.2, null, 'ñ😀'] } };
    a.add('Hotel', data, { note: 'de Ana', figure: { label: 'TIR', text: '12 %' } });
    await a.settleDown();
    await b.settleDown();
    b.store.refresh();
    const [there] = b.store.live;
    expect(JSON.stringify(there?.data)).toBe(JSON.stringify(data));
    expect(there).toMatchObject({
      name: 'Hotel',
      note: 'de Ana',
      figure: { label: 'TIR', text: '12 %' },
    });
    expect(service.writings).toBe(1);
  });

  it('takes its studies along, and a difference in them alone is one', async () => {
    const { a, b, id } = await pair();
    const studies = (name: string) => ({ scenarios: [{ id: 's', name, values: {} }], studies: [] });
    a.store.put(id, { studies: studies('Pesimista') });
    await a.settleDown();
    await b.settleDown();
    b.store.refresh();
    expect(b.store.find(id)?.studies).toEqual(studies('Pesimista'));
    a.store.put(id, { studies: studies('De A') });
    b.store.put(id, { studies: studies('De B') });
    await a.settleDown();
    await b.settleDown();
    expect(b.sync.stateOf(id, false)).toBe('conflict');
    await b.sync.settle(id, 'both');
    b.store.refresh();
    expect(b.store.live.map(({ studies: kept }) => kept)).toEqual([
      studies('De A'),
      studies('De B'),
    ]);
  });

  it('tells the tabs that have it open what it takes the place of', async () => {
    const { a, b, id } = await pair();
    b.store.refresh();
    const [before] = b.store.live;
    a.edit(id, { x: 2 });
    await a.settleDown();
    await b.settleDown();
    b.store.refresh();
    expect(b.store.live[0]?.prior).toContain(before?.lastModified ?? 'none');
  });

  it('is written once for each change, by whichever device', async () => {
    const { a, b, id } = await pair();
    b.edit(id, { x: 2 });
    await b.settleDown();
    await a.settleDown();
    await b.settleDown();
    expect(a.all()).toEqual([['Hotel', { x: 2 }]]);
    expect(service.writings).toBe(2);
    expect(a.sync.stateOf(id, false)).toBe('synced');
  });

  it('waits until it was left alone for two seconds, fifteen at most', async () => {
    vi.useFakeTimers();
    const a = device(1);
    const id = a.add('Hotel', { x: 0 });
    await a.sync.push();
    expect(service.writings).toBe(0);
    for (let second = 1; second <= 14; second++) {
      vi.advanceTimersByTime(1000);
      a.edit(id, { x: second });
      await a.sync.push();
    }
    expect(service.writings).toBe(0);
    vi.advanceTimersByTime(1000);
    a.edit(id, { x: 15 });
    await a.sync.push();
    expect(service.writings).toBe(1);
    vi.advanceTimersByTime(2000);
    await a.sync.push();
    expect([...service.documents.values()]).toMatchObject([{ content: { x: 15 } }]);
    vi.useRealTimers();
  });

  it('of before there were cases goes up as it is; a draft stays here', async () => {
    const older = {
      version: 3,
      mark: 'm',
      savedAt: '2026-01-01T00:00:00.000Z',
      value: { options: [{ name: 'ñ' }] },
    };
    localStorage.setItem('abaco.dos:1', JSON.stringify(older));
    const a = device(1);
    a.add('Borrador', { x: 1 }, { isDraft: true });
    await a.settleDown();
    expect([...service.documents.values()]).toMatchObject([
      { tool: 'dos', name: 'Principal', version: 3, content: { options: [{ name: 'ñ' }] } },
    ]);
  });

  it('that each device makes as a sample is there once, as it was gone on with', async () => {
    const [a, b] = [device(1), device(2)];
    const [id] = [a, b].map((each) => each.add('Ejemplo', { x: 1 }, { isSample: true }));
    await a.settleDown();
    await b.settleDown();
    expect(service.documents.size).toBe(0);
    a.edit(id ?? '', { x: 2 });
    await a.settleDown();
    await b.settleDown();
    expect(b.all()).toEqual([['Ejemplo', { x: 2 }]]);
  });

  it('with an id that the service does not take gets one there', async () => {
    const a = device(1);
    a.add('Hotel', { x: 1 }, { id: 'proyecto-1' });
    await a.settleDown();
    await a.settleDown();
    expect([...service.documents.keys()]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(a.all()).toHaveLength(1);
  });
});

describe('a request that fails', () => {
  it.each(['lost', 'unanswered'] as const)(
    '%s: nothing is lost, and it is no conflict',
    async (fault) => {
      const { a, b, id } = await pair();
      a.edit(id, { x: 2 });
      service.fault = fault;
      await expect(a.sync.push(true)).rejects.toMatchObject({ isAway: true });
      expect(a.sync.stateOf(id, true)).toBe('offline');
      // Somebody goes on, and the browser is closed meanwhile.
      a.edit(id, { x: 3 });
      const again = device(1);
      await again.settleDown();
      await b.settleDown();
      expect(again.sync.stateOf(id, false)).toBe('synced');
      expect(b.all()).toEqual([['Hotel', { x: 3 }]]);
    },
  );

  it('because the account is full is not repeated until something changes', async () => {
    const a = device(1);
    service.isFull = true;
    const id = a.add('Hotel', { x: 1 });
    await a.settleDown();
    await a.settleDown();
    expect(service.writings).toBe(1);
    expect(a.sync.stateOf(id, false)).toBe('full');
    service.isFull = false;
    a.edit(id, { x: 2 });
    await a.settleDown();
    expect(a.sync.stateOf(id, false)).toBe('synced');
  });
});

describe('what is asked of the account about a case', () => {
  it('is asked once the case is there', async () => {
    const a = device(1);
    const id = a.add('Hotel', { x: 1 });
    // It was saved a moment ago, and would wait to be left alone.
    await a.sync.push();
    expect(service.documents.size).toBe(0);
    const remote = await a.sync.reach(id);
    expect([...service.documents.keys()]).toEqual([remote]);
    expect(await a.sync.reach(id)).toBe(remote);
    expect(service.writings).toBe(1);
  });

  it('is not asked of one that it did not take', async () => {
    const a = device(1);
    service.isFull = true;
    expect(await a.sync.reach(a.add('Hotel', { x: 1 }))).toBeNull();
  });

  it('fails where the service is away', async () => {
    const a = device(1);
    service.isAway = true;
    await expect(a.sync.reach(a.add('Hotel', { x: 1 }))).rejects.toMatchObject({ isAway: true });
  });
});

describe('changed on both sides', () => {
  async function conflict() {
    const both = await pair();
    both.a.edit(both.id, { x: 'a' });
    both.b.edit(both.id, { x: 'b' });
    await both.a.settleDown();
    await both.b.settleDown();
    expect(both.b.sync.stateOf(both.id, false)).toBe('conflict');
    expect(both.b.all()).toEqual([['Hotel', { x: 'b' }]]);
    expect(await both.b.sync.theirs(both.id)).toMatchObject({
      device: 'Chrome en Windows',
      content: { x: 'a' },
    });
    return both;
  }

  it('is asked, and stays so while both go on', async () => {
    const { a, b, id } = await conflict();
    b.edit(id, { x: 'bb' });
    a.edit(id, { x: 'aa' });
    await a.settleDown();
    await b.settleDown();
    expect(b.sync.stateOf(id, false)).toBe('conflict');
    await b.sync.settle(id, 'both');
    expect(b.all()).toEqual([
      ['Hotel', { x: 'aa' }],
      ['Hotel (copia de este equipo)', { x: 'bb' }],
    ]);
  });

  it('ends with mine, on both', async () => {
    const { a, b, id } = await conflict();
    await b.sync.settle(id, 'mine');
    await a.settleDown();
    expect([a.all(), b.all()]).toEqual([[['Hotel', { x: 'b' }]], [['Hotel', { x: 'b' }]]]);
  });

  it('ends with theirs', async () => {
    const { a, b, id } = await conflict();
    await b.sync.settle(id, 'theirs');
    await a.settleDown();
    expect([a.all(), b.all()]).toEqual([[['Hotel', { x: 'a' }]], [['Hotel', { x: 'a' }]]]);
  });

  it('ends with both, on both', async () => {
    const { a, b, id } = await conflict();
    await b.sync.settle(id, 'both');
    await b.settleDown();
    await a.settleDown();
    const all = [
      ['Hotel', { x: 'a' }],
      ['Hotel (copia de este equipo)', { x: 'b' }],
    ];
    expect([a.all(), b.all()]).toEqual([all, all]);
  });

  it('in the same way is no conflict', async () => {
    const { a, b, id } = await pair();
    a.edit(id, { x: 7 });
    b.edit(id, { x: 7 });
    await a.settleDown();
    await b.settleDown();
    expect(b.sync.stateOf(id, false)).toBe('synced');
  });
});

describe('deleted', () => {
  it('goes to the bin elsewhere, and comes back from it', async () => {
    const { a, b, id } = await pair();
    a.store.putInBin(id);
    await a.settleDown();
    await b.settleDown();
    expect(b.all()).toEqual([]);
    expect(b.bin()).toMatchObject([{ id, data: { x: 1 } }]);
    b.store.takeOut(id);
    await b.settleDown();
    await a.settleDown();
    expect(a.all()).toEqual([['Hotel', { x: 1 }]]);
  });

  it('here and edited there: it stays, and what was here is in the bin', async () => {
    const { a, b, id } = await pair();
    a.edit(id, { x: 'a' });
    b.edit(id, { x: 'b' });
    b.store.putInBin(id);
    await a.settleDown();
    await b.settleDown();
    expect(b.all()).toEqual([['Hotel', { x: 'a' }]]);
    expect(b.bin()).toMatchObject([{ data: { x: 'b' } }]);
  });

  it('there and edited here: it comes back with what was edited', async () => {
    const { a, b, id } = await pair();
    a.store.putInBin(id);
    b.edit(id, { x: 'b' });
    await a.settleDown();
    await b.settleDown();
    await a.settleDown();
    expect(a.all()).toEqual([['Hotel', { x: 'b' }]]);
    expect(b.all()).toEqual([['Hotel', { x: 'b' }]]);
  });

  it('for good is gone from the account; elsewhere it is in the bin', async () => {
    const { a, b, id } = await pair();
    a.store.putInBin(id);
    a.store.end(id);
    await a.settleDown();
    expect(service.documents.size).toBe(0);
    expect(a.bin()).toEqual([]);
    await b.settleDown();
    expect(b.bin()).toMatchObject([{ id, data: { x: 1 } }]);
    await b.settleDown();
    expect(service.documents.size).toBe(0);
  });

  it('for good there and edited here: it goes up anew', async () => {
    const { a, b, id } = await pair();
    a.store.putInBin(id);
    a.store.end(id);
    b.edit(id, { x: 'b' });
    await a.settleDown();
    await b.settleDown();
    await b.settleDown();
    await a.settleDown();
    expect(a.all()).toEqual([['Hotel', { x: 'b' }]]);
  });
});

describe('what a browser lost', () => {
  it('comes back from the account, and nothing is deleted there', async () => {
    const { a, id } = await pair();
    localStorage.removeItem('abaco.casos.uno:1');
    const again = device(1);
    await again.settleDown();
    expect(again.all()).toEqual([['Hotel', { x: 1 }]]);
    expect(again.sync.stateOf(id, false)).toBe('synced');
    expect(a.all()).toEqual([['Hotel', { x: 1 }]]);
  });

  it('of what it knew of the account: equal cases are equal, others are asked about', async () => {
    const { a, b, id } = await pair();
    b.edit(id, { x: 2 });
    await b.settleDown();
    localStorage.removeItem('abaco.sync:1');
    const again = device(1);
    await again.settleDown();
    expect(again.sync.stateOf(id, false)).toBe('conflict');
    expect(a.all()).toEqual([['Hotel', { x: 1 }]]);
    localStorage.removeItem('abaco.sync:2');
    await device(2).settleDown();
    expect(device(2).sync.stateOf(id, false)).toBe('synced');
  });

  it('without room what is on the account is taken later', async () => {
    const { a, b, id } = await pair();
    a.edit(id, { x: 2 });
    await a.settleDown();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await b.settleDown();
    full.mockRestore();
    expect(b.all()).toEqual([['Hotel', { x: 1 }]]);
    await b.settleDown();
    expect(b.all()).toEqual([['Hotel', { x: 2 }]]);
  });
});
