/**
 * `npm run backup -- FILE`: all that the service keeps, in one file, while it runs or not.
 * `npm run restore -- FILE`: puts it into an empty database; the service must be stopped.
 * The database is the one that the service would use: DATABASE_URL, or the folder DATA_DIR.
 */
import path from 'node:path';
import { withDatabase, withOwnDatabase } from '../src/server/backup/connect.ts';
import { dump } from '../src/server/backup/dump.ts';
import { restore } from '../src/server/backup/restore.ts';

const root = path.resolve(import.meta.dirname, '..');
const [command, given, ...more] = process.argv.slice(2);

async function run(file: string): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const options = { DATABASE_URL, DATA_DIR: path.resolve(root, DATA_DIR || 'data') };
  if (command === 'restore') {
    return `${await withOwnDatabase(options, (url) => restore(url, file))} filas restauradas`;
  }
  return `${await withDatabase(options, (url) => dump(url, file))} filas en ${file}`;
}

if (given === undefined || more.length > 0) {
  console.error(`Indique un archivo: npm run ${command} -- copia.gz`);
  process.exitCode = 1;
} else {
  try {
    console.log(await run(path.resolve(given)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
