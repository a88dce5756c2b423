import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the app is built from, and how: files and folders of the project. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'plugins',
  'public',
  'schemas',
  'scripts',
  'src',
  'fixtures',
  'tsconfig.json',
  'vite.config.ts',
];

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((file) => path.join(file.parentPath, file.name));
}

const isFolder = (place: string) => path.extname(place) === '';

/** A hash over the names and contents of all sources. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const name of SOURCES) {
    const place = path.join(root, name);
    for (const file of isFolder(place) ? filesOf(place).sort() : [place]) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether the build in `dist` is of these sources. */
export function isBuilt(root: string, hash: string): boolean {
  const stamp = path.join(root, '.cache/build');
  return (
    existsSync(path.join(root, 'dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

export function noteBuilt(root: string, hash: string): void {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, '.cache/build'), hash);
}
