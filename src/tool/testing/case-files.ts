import { existsSync, readFileSync } from 'node:fs';

const PLUGINS = new URL('../../../plugins/', import.meta.url);

/** What `cases.json` of a tool holds, unchecked; undefined where there is none. */
export function casesOf(id: string): unknown {
  const file = new URL(`${id}/cases.json`, PLUGINS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
