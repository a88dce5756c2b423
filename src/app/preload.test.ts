// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { preload } from './preload.ts';

const FILES = ['assets/Page.js', 'assets/shared.js'];

test('nothing is imported before all its files arrived', async () => {
  let arrive: (answer: Response) => void = () => {};
  const slow = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', (href: string) =>
    href.endsWith('slow.js') ? slow : Promise.resolve(new Response('')),
  );
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  const loaded = preload(load, ['assets/first.js', 'assets/slow.js']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  arrive(new Response(''));
  expect(await loaded).toBe('page');
});

test('a file that failed is asked for again, what arrived is not', async () => {
  const fetched: string[] = [];
  let isAway = true;
  vi.stubGlobal('fetch', (href: string) => {
    fetched.push(new URL(href).pathname);
    return isAway && href.endsWith('shared.js')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(''));
  });
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  await expect(preload(load, FILES)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  isAway = false;
  expect(await preload(load, FILES)).toBe('page');
  expect(fetched).toEqual(['/assets/Page.js', '/assets/shared.js', '/assets/shared.js']);
});

test('a file of a version that is gone is no module', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  await expect(preload(load, ['assets/gone.js'])).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});

test('styles stand in the order in which they are named, whichever arrives first', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  const loaded = preload(load, ['assets/controls.css', 'assets/page.css']);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/controls.css',
    '/assets/page.css',
  ]);
  for (const link of links.toReversed()) link.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('page');
});

test('styles that failed are gone, and asked for again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  const linked = () => document.querySelector<HTMLLinkElement>('link[href$="away.css"]');
  const failing = preload(load, ['assets/away.css']);
  linked()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('did not load');
  expect(linked()).toBeNull();
  const again = preload(load, ['assets/away.css']);
  linked()?.dispatchEvent(new Event('load'));
  expect(await again).toBe('page');
});
