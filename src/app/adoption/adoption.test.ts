// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { adopt } from './adopt.ts';
import { keepAnswers, toBeAsked, unanswered } from './answers.ts';
import { mayHoldUnowned } from './detect.ts';
import { findUnowned, type Unowned } from './unowned.ts';

const card = (id: string, storageKey: string, keepsList = false): ToolCard => ({
  id,
  title: id,
  description: '',
  category: 'Modelos de Renta',
  path: `/tools/${id}`,
  listed: 'card',
  storageKey,
  keepsList,
});
const CARDS = [card('hoja', 'abaco.hoja'), card('proyectos', 'x.proyectos', true)];

const NOW = new Date('2026-05-03T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const envelope = (value: unknown) =>
  JSON.stringify({ version: 1, mark: 'm', savedAt: '2026-05-01T10:00:00Z', value });
const sheet = (name: string) => envelope({ projects: [{ name }] });
const record = (id: string, name: string, data: unknown = { tasa: 14.25 }) => ({
  id,
  name,
  createdAt: '2026-01-01T10:00:00Z',
  lastModified: '2026-04-01T10:00:00Z',
  version: 1,
  backup: null,
  data,
});
type StoredRecord = ReturnType<typeof record>;
const list = (...projects: StoredRecord[]) => envelope({ projects });
const kept = (key: string) => localStorage.getItem(key);
/** All that is kept, by its key. */
const everything = (): Record<string, string> =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, kept(key) ?? '']));
const recordsAt = (key: string): StoredRecord[] => {
  const { value } = JSON.parse(kept(key) ?? '{"value":{"projects":[]}}') as {
    value: { projects: StoredRecord[] };
  };
  return value.projects;
};
const only = (): Unowned => {
  const [found, ...others] = findUnowned(CARDS);
  if (!found || others.length > 0) throw new Error('not exactly one document');
  return found;
};

beforeEach(() => localStorage.clear());

describe('documents that no account has', () => {
  it('are found one by one, with what a person knows them by', () => {
    localStorage.setItem('abaco.hoja', sheet('Hotel'));
    localStorage.setItem('x.proyectos', list(record('a', 'Uno'), record('b', 'Dos')));
    localStorage.setItem('abaco.hoja.apartado.1700000000000', '{broken');
    localStorage.setItem('abaco.hoja:7', sheet('De otra persona'));
    localStorage.setItem('abaco.hoja:7.apartado.1700000000001', sheet('De otra persona'));
    const found = findUnowned(CARDS).map(({ card: { id }, names, isReadable }) => [
      id,
      ...names,
      isReadable,
    ]);
    expect(found).toEqual([
      ['hoja', 'Hotel', true],
      ['hoja', false],
      ['proyectos', 'Uno', true],
      ['proyectos', 'Dos', true],
    ]);
  });

  it('are looked for only where there may be some', () => {
    localStorage.setItem('abaco.hoja:7', sheet('Hotel'));
    localStorage.setItem('jwt', '{}');
    expect(mayHoldUnowned(CARDS)).toBe(false);
    localStorage.setItem('abaco.hoja', sheet('Hotel'));
    expect(mayHoldUnowned(CARDS)).toBe(true);
  });
});

describe('taking one over', () => {
  it('moves it byte for byte', () => {
    const text = `  ${sheet('Hotel')}\n`;
    localStorage.setItem('abaco.hoja', text);
    expect(adopt(only(), 7)).toBe('saved');
    expect(kept('abaco.hoja:7')).toBe(text);
    expect(kept('abaco.hoja')).toBeNull();
  });

  it('sets it aside where the person has one, which stays', () => {
    localStorage.setItem('abaco.hoja', sheet('Hotel'));
    localStorage.setItem('abaco.hoja:7', sheet('Mío'));
    adopt(only(), 7);
    expect(kept('abaco.hoja:7')).toBe(sheet('Mío'));
    const aside = Object.keys(localStorage).filter((key) => key.startsWith('abaco.hoja:7.'));
    expect(aside.map(kept)).toEqual([sheet('Hotel')]);
  });

  it('keeps what cannot be read as it is', () => {
    localStorage.setItem('abaco.hoja', '{broken');
    adopt(only(), 7);
    expect(kept('abaco.hoja:7')).toBeNull();
    expect(Object.values(everything())).toEqual(['{broken']);
  });

  it('puts one of a list beside the person’s own, with its data unchanged', () => {
    const data = { tasa: 0.1 + 0.2, nombre: 'ñ\u0000', lista: [1e21, null] };
    localStorage.setItem('x.proyectos', list(record('a', 'Hotel', data)));
    localStorage.setItem('x.proyectos:7', list(record('z', 'Hotel')));
    adopt(only(), 7);
    const [own, added] = recordsAt('x.proyectos:7');
    expect(own).toEqual(record('z', 'Hotel'));
    expect(added).toEqual(record('a', 'Hotel (2)', data));
    expect(JSON.stringify(added?.data)).toBe(JSON.stringify(data));
    expect(kept('x.proyectos')).toBeNull();
  });

  it('does not repeat what was taken over halfway', () => {
    localStorage.setItem('x.proyectos', list(record('a', 'Hotel')));
    localStorage.setItem('x.proyectos:7', list(record('a', 'Hotel')));
    adopt(only(), 7);
    expect(recordsAt('x.proyectos:7')).toEqual([record('a', 'Hotel')]);
    expect(kept('x.proyectos')).toBeNull();
  });

  it.each(['abaco.hoja', 'x.proyectos'])('leaves %s where it was if there is no room', (key) => {
    localStorage.setItem(key, key === 'abaco.hoja' ? sheet('Hotel') : list(record('a', 'Hotel')));
    localStorage.setItem('x.proyectos:7', list(record('z', 'Mío')));
    const before = everything();
    const document = only();
    const write = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((to, text) => {
      if (to.includes(':')) throw new DOMException('full', 'QuotaExceededError');
      write(to, text);
    });
    expect(adopt(document, 7)).toBe('full');
    expect(everything()).toEqual(before);
  });
});

describe('a person’s answer', () => {
  beforeEach(() =>
    localStorage.setItem('x.proyectos', list(record('a', 'Uno'), record('b', 'Dos'))),
  );

  it('that it isn’t theirs holds for good, and for them alone', () => {
    keepAnswers(7, ['x.proyectos#a'], NOW);
    expect(unanswered(CARDS, 7).map(({ names }) => names)).toEqual([['Dos']]);
    expect(toBeAsked(CARDS, 7, later(400)).map(({ names }) => names)).toEqual([['Dos']]);
    expect(toBeAsked(CARDS, 8, NOW)).toHaveLength(2);
  });

  it('left for later isn’t asked for a week', () => {
    expect(toBeAsked(CARDS, 7, NOW)).toHaveLength(2);
    keepAnswers(7, [], NOW);
    expect(toBeAsked(CARDS, 7, later(6))).toEqual([]);
    expect(unanswered(CARDS, 7)).toHaveLength(2);
    expect(toBeAsked(CARDS, 7, later(8))).toHaveLength(2);
  });
});

it('whatever people take over, in whatever order, no document is lost or doubled', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-e]$/), { maxLength: 4 });
  const answers = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 3 })), { maxLength: 12 });
  const owned = fc.subarray(['abaco.hoja:1', 'x.proyectos:1', 'x.proyectos:2']);
  fc.assert(
    fc.property(names, owned, answers, (projects, theirs, steps) => {
      localStorage.clear();
      localStorage.setItem('abaco.hoja', sheet('Hoja'));
      localStorage.setItem(
        'x.proyectos',
        list(...projects.map((name) => record(name, name, name))),
      );
      for (const key of theirs) {
        const own = record(`own ${key}`, 'a', key);
        localStorage.setItem(key, key.startsWith('x') ? list(own) : sheet(key));
      }
      const contents = () =>
        Object.entries(everything())
          .flatMap(([key, text]) =>
            key.startsWith('x') ? recordsAt(key).map(({ data }) => JSON.stringify(data)) : [text],
          )
          .sort();
      const before = contents();
      for (const [at, person] of steps) {
        const found = findUnowned(CARDS);
        const chosen = found[at % Math.max(found.length, 1)];
        expect(chosen ? adopt(chosen, person) : 'saved').toBe('saved');
        expect(contents()).toEqual(before);
      }
    }),
  );
});
