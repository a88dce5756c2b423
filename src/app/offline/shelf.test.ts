import { beforeEach, describe, expect, it } from 'vitest';
import { answer, type Build, type Caches, fileFor, fill, SHELL, tidy } from './shelf.ts';

const ORIGIN = 'https://abaco.ejemplo.co';
const OLD: Build = {
  version: '1',
  entry: '/assets/index-a.js',
  files: ['/assets/index-a.js', '/assets/grid-a.js'],
};
const NEW: Build = {
  version: '2',
  entry: '/assets/index-b.js',
  files: ['/assets/index-b.js', '/assets/grid-a.js'],
};

/** Caches as a browser has them, in memory. */
class FakeCaches implements Caches {
  readonly held = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const entries = this.held.get(name) ?? new Map<string, Response>();
    this.held.set(name, entries);
    return {
      put: async (file: string, response: Response) => void entries.set(file, response.clone()),
      match: async (file: string) => entries.get(file)?.clone(),
    };
  }
  async match(file: string) {
    return [...this.held.values()].flatMap((each) => each.get(file)?.clone() ?? [])[0];
  }
  keys = async () => [...this.held.keys()];
  delete = async (name: string) => this.held.delete(name);
}

/** A service that has a build, and says what was asked of it. */
function serviceWith(build: Build) {
  const asked: string[] = [];
  const get = async (file: string) => {
    asked.push(file);
    if (file === SHELL) return new Response(`<script src="${build.entry}"></script>`);
    return new Response(file, { status: build.files.includes(file) ? 200 : 404 });
  };
  return { asked, get };
}

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
});
const filesIn = (name: string) => [...(caches.held.get(name)?.keys() ?? [])].sort();

describe('a build', () => {
  it('is kept whole, with its page', async () => {
    await fill(caches, OLD, serviceWith(OLD).get);
    expect(filesIn('abaco-1')).toEqual([...OLD.files, SHELL].sort());
  });

  it('takes what it has in common with the one before from there', async () => {
    await fill(caches, OLD, serviceWith(OLD).get);
    const service = serviceWith(NEW);
    await fill(caches, NEW, service.get);
    expect(service.asked.sort()).toEqual(['/assets/index-b.js', SHELL]);
    expect(filesIn('abaco-2')).toEqual([...NEW.files, SHELL].sort());
  });

  it('doesn’t count while the service has another one, or lacks a file', async () => {
    await expect(fill(caches, OLD, serviceWith(NEW).get)).rejects.toThrow('another build');
    expect(filesIn('abaco-1')).toEqual([]);
    const lacking = { ...OLD, files: OLD.files.slice(0, 1) };
    await expect(fill(caches, OLD, serviceWith(lacking).get)).rejects.toThrow('404');
  });

  it('is the only one left once it took over; caches of others stay', async () => {
    await fill(caches, OLD, serviceWith(OLD).get);
    await fill(caches, NEW, serviceWith(NEW).get);
    await caches.open('ajena');
    await tidy(caches, NEW);
    expect([...caches.held.keys()]).toEqual(['abaco-2', 'ajena']);
  });

  it('answers from what it kept, never from another build, and from the network at last', async () => {
    await fill(caches, OLD, serviceWith(OLD).get);
    await fill(caches, NEW, serviceWith(NEW).get);
    const network = async () => new Response('red');
    const textOf = async (build: Build, file: string) =>
      (await answer(caches, build, file, network)).text();
    expect(await textOf(OLD, SHELL)).toContain('index-a');
    expect(await textOf(NEW, SHELL)).toContain('index-b');
    caches.held.clear();
    expect(await textOf(NEW, SHELL)).toBe('red');
  });
});

describe('what is answered from the browser', () => {
  const asked = (path: string, more: object = {}) =>
    fileFor(OLD, { method: 'GET', url: ORIGIN + path, mode: 'cors', ...more }, ORIGIN);

  it.each(['/', '/home', '/tools/rentals?caso=1', '/compartido/abc', '/index.html'])(
    'the page at %s',
    (path) => expect(asked(path, { mode: 'navigate' })).toBe(SHELL),
  );

  it.each(['/api/docs', '/api', '/metrics', '/robots.txt', '/og.png'])(
    'not %s, which is the service’s',
    (path) => expect(asked(path, { mode: 'navigate' })).toBeNull(),
  );

  it('files of the build, and no others', () => {
    expect(asked('/assets/grid-a.js')).toBe('/assets/grid-a.js');
    expect(asked('/assets/grid-b.js')).toBeNull();
    expect(asked('/api/documents')).toBeNull();
    expect(asked('/api/shared/abc')).toBeNull();
    expect(asked('/assets/grid-a.js', { method: 'POST' })).toBeNull();
    expect(asked('', { url: 'https://otro.co/assets/grid-a.js' })).toBeNull();
  });
});
