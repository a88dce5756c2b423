/**
 * Fetches the files of a part before the browser imports them. Built in by `scripts/preload.ts`.
 *
 * A browser keeps a module that failed to load in its module map and asks no second time, as the
 * HTML standard says (Chromium does the same with `<link rel=preload>`): a glitch of the network
 * would make a page unreachable until a reload. A `fetch` that fails isn't kept, so nothing is
 * imported before all its files are in the browser's cache.
 */
const arrivals = new Map<string, Promise<unknown>>();

/** What came with the page itself, by `<link rel=modulepreload>` and the like. */
function isInPage(href: string): boolean {
  return [...document.querySelectorAll('link')].some((link) => link.href === href);
}

async function fetchFile(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  // To its end: what the cache holds in part would be asked for again.
  await answer.arrayBuffer();
}

/** At once, and so in the order in which the files are named: of two rules alike the later one holds. */
function applyStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
  });
}

function arrival(href: string): Promise<unknown> {
  const known = arrivals.get(href) ?? arrive(href);
  arrivals.set(href, known);
  known.catch(() => arrivals.delete(href));
  return known;
}

function arrive(href: string): Promise<void> {
  if (isInPage(href)) return Promise.resolve();
  return href.endsWith('.css') ? applyStyles(href) : fetchFile(href);
}

/**
 * Imports a module once its files are here.
 * @param load - the import itself
 * @param files - paths below the root of the module and of all that it imports, styles too
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => arrival(new URL(file, `${location.origin}/`).href)));
  return load();
}
