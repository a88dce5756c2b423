import { execFile } from 'node:child_process';
import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server that has been started on a data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Where a running PostgreSQL writes down its process, and a killed one leaves it. */
export const pidFile = (folder: string): string => path.join(folder, 'postmaster.pid');

/**
 * What the data folder says of its server, which may be gone; null where it says nothing, or what
 * makes no sense: a power cut may leave the file empty or half written.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(pidFile(folder), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return Number.isInteger(pid) && pid > 0 && port > 0 ? { pid, port } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Whether that process is a PostgreSQL server on this very folder. A number alone proves nothing:
 * after a crash or in a container it soon belongs to another process.
 */
export async function isServing(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') return (await workingFolder(pid)) === (await realpath(folder));
  if (!exists(pid)) return false;
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(folder);
}

/** The server that is running on that folder. */
export async function findRunning(folder: string): Promise<Postmaster | null> {
  const known = await readPostmaster(folder);
  return known !== null && (await isServing(known.pid, folder)) ? known : null;
}

/** PostgreSQL, with all its parts, works in its data folder. */
const workingFolder = (pid: number | string): Promise<string | null> =>
  readlink(`/proc/${pid}/cwd`).catch(() => null);

/**
 * The processes of PostgreSQL on that folder, whatever its files say: also what a killed server has
 * left that still writes. Null where the system doesn't tell.
 */
export async function processesOn(folder: string): Promise<number[] | null> {
  if (process.platform === 'win32') return null;
  if (process.platform !== 'linux') return processesByName();
  const own = await realpath(folder);
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    all.map(async (pid) => (await workingFolder(pid)) === own && (await isPostgres(pid))),
  );
  return all.filter((_, i) => found[i]).map(Number);
}

const isPostgres = (pid: string): Promise<boolean> =>
  readFile(`/proc/${pid}/comm`, 'utf8').then(
    (name) => name.trim() === 'postgres',
    () => false,
  );

/** Its parts don't say which folder is theirs: no process at all is certain, any other isn't. */
async function processesByName(): Promise<number[] | null> {
  const { stdout } = await run('ps', ['-A', '-o', 'command=']);
  return /^(\S*\/)?postgres\b/m.test(stdout) ? null : [];
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
