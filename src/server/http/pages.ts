import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the build writes in the place of the address that the app is reached at. */
const ORIGIN = '__ORIGIN__';

/** The app's page for each address: the same app, under a head of its own. */
export interface Pages {
  /** Of addresses without a head of their own. */
  readonly general: string;
  readonly byPath: ReadonlyMap<string, string>;
}

/** Reads the pages of a build; `publicUrl` is where the app is reached. */
export async function readPages(dist: string, publicUrl: string): Promise<Pages> {
  const origin = publicUrl.replace(/\/+$/, '');
  const read = async (file: string) =>
    (await readFile(file, 'utf8')).replaceAll(ORIGIN, () => origin);
  const folder = path.join(dist, 'pages');
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const files = names.filter((name) => name.endsWith('.html'));
  const entries = files.map(async (name): Promise<[string, string]> => {
    const pathname = `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`;
    return [pathname, await read(path.join(folder, name))];
  });
  return {
    general: await read(path.join(dist, 'index.html')),
    byPath: new Map(await Promise.all(entries)),
  };
}

/** The page of an address, with or without a slash at its end. */
export function pageOf(pages: Pages, pathname: string): string {
  return pages.byPath.get(pathname.replace(/\/+$/, '')) ?? pages.general;
}
