/**
 * What a build is made of, and how a browser keeps it: one cache for each build, filled whole before
 * it counts and removed when another takes its place. So a page is of one build, also without a
 * network. Nothing but files of the build is ever kept: no answer of the service, no document.
 */
export interface Build {
  /** A hash of what it is made of. */
  readonly version: string;
  /** The script that its page starts with: by it the page is known to be of this build. */
  readonly entry: string;
  /** Paths of its files. The build puts a hash of their content into their names. */
  readonly files: readonly string[];
}

/** Every address of the app is answered with it. */
export const SHELL = '/index.html';
const PREFIX = 'abaco-';
/** At a time: the page's own requests are to come first. */
const TOGETHER = 4;

const nameOf = ({ version }: Build): string => PREFIX + version;

/** What is used here of a browser's caches. */
export interface Caches {
  open: (name: string) => Promise<Shelf>;
  keys: () => Promise<string[]>;
  delete: (name: string) => Promise<boolean>;
  /** In whichever cache. */
  match: (file: string) => Promise<Response | undefined>;
}
interface Shelf {
  match: (file: string) => Promise<Response | undefined>;
  put: (file: string, answer: Response) => Promise<void>;
}
type Get = (file: string, init?: RequestInit) => Promise<Response>;

/** Keeps the page and all files of a build. @throws where one is missing: then it doesn't count */
export async function fill(caches: Caches, build: Build, get: Get): Promise<void> {
  const cache = await caches.open(nameOf(build));
  const page = await get(SHELL, { cache: 'no-store' });
  const html = await page.clone().text();
  // The service may have got another build since this worker was fetched from it.
  if (!page.ok || !html.includes(build.entry)) throw new Error('the page is of another build');
  await cache.put(SHELL, page);
  const left = [...build.files];
  const one = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      // The same name is the same content, whichever build it came with.
      const answer = (await caches.match(file)) ?? (await get(file));
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
      await cache.put(file, answer);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
}

/** Removes what other builds have left. */
export async function tidy(caches: Caches, build: Build): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => name !== nameOf(build));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What a request is about. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** 'navigate' where a page is opened. */
  readonly mode: string;
}

/** Which file of the build answers a request; null for what is the service's. */
export function fileFor(build: Build, { method, url, mode }: Asked, origin: string): string | null {
  const { origin: whose, pathname } = new URL(url);
  if (method !== 'GET' || whose !== origin) return null;
  if (mode === 'navigate') return isPage(pathname) ? SHELL : null;
  return build.files.includes(pathname) ? pathname : null;
}

/** As in the service (`src/server/http/build.ts`): what names no file is a page of the app. */
function isPage(pathname: string): boolean {
  if (/^\/(api|metrics)(\/|$)/.test(pathname)) return false;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return pathname === SHELL || !last.includes('.');
}

/** The file as it was kept; from the network where the browser has cleared its caches meanwhile. */
export async function answer(
  caches: Caches,
  build: Build,
  file: string,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  return (await cache.match(file)) ?? fromNetwork();
}
