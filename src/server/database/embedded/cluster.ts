import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries.ts';
import type { Installation } from './binaries.ts';
import type { Owner } from './owner.ts';

const run = promisify(execFile);

/** The name of the superuser within the database. */
export const SUPERUSER = 'abaco';
const PASSWORD_FILE = 'abaco.password';
const MAJOR_VERSION = '18';

/**
 * The folder as PostgreSQL is told it. Where root starts it as another account, that account may
 * have no way through the folders above; it starts in the folder itself, and calls it that.
 */
export const folderAsSeen = (folder: string, owner: Owner | null): string =>
  owner !== null && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** What PostgreSQL needs of the environment; nothing of `PGPORT` and its like. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Makes `folder` a PostgreSQL data folder where it isn't one yet: whole, or not at all.
 *
 * @param signal ends it halfway
 */
export async function ensureCluster(
  folder: string,
  installation: Installation,
  owner: Owner | null,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${folder}.new`;
  // A service that was killed may have left one.
  await removeDraft(draft);
  if (await isCluster(folder)) return;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    if (owner !== null) await chown(draft, owner.uid, owner.gid);
    await rename(await initialise(draft, installation, owner, signal), folder);
  } finally {
    await removeDraft(draft);
  }
}

/** A program that was told to end may still be writing: so it tries again for a while. */
async function removeDraft(draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 25 });
}

async function isCluster(folder: string): Promise<boolean> {
  let version: string;
  try {
    version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (version === MAJOR_VERSION) return true;
  throw new Error(
    `La carpeta ${folder} es de PostgreSQL ${version}, y este servicio trae la versión ` +
      `${MAJOR_VERSION}. Use otra carpeta (DATA_DIR) o un servidor propio (DATABASE_URL).`,
  );
}

/** Returns the new data folder within `draft`. */
async function initialise(
  draft: string,
  installation: Installation,
  owner: Owner | null,
  signal: AbortSignal,
): Promise<string> {
  const folder = path.join(draft, 'cluster');
  await mkdir(folder, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(draft, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner !== null) {
    await chown(folder, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const flags = [
    `--pgdata=${folderAsSeen(folder, owner)}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${path.join('..', 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same on every platform, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const options = { ...owner, cwd: folder, env: plainEnvironment(), signal };
  await run(program(installation, 'initdb'), flags, options);
  await writeFile(path.join(folder, PASSWORD_FILE), password, { mode: 0o600 });
  return folder;
}

export const readPassword = (folder: string): Promise<string> =>
  readFile(path.join(folder, PASSWORD_FILE), 'utf8');
