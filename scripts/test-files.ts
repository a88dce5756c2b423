import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'plugins', 'schemas', 'scripts', 'fixtures'];

/** The test files whose text is as asked, relative to the root; those of the server need a database. */
export function testFiles(isWanted: (text: string) => boolean): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('src/server/'))
      .filter((file) => isWanted(readFileSync(path.join(ROOT, file), 'utf8'))),
  ).sort();
}
