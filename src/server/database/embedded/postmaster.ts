import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
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

/** What the data folder says of its server, which may be gone; null where it says nothing. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(pidFile(folder), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 ? { pid, port: port > 0 ? port : 0 } : null;
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
  if (process.platform === 'linux') {
    // PostgreSQL works in its data folder.
    const [at, own] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => null),
      realpath(folder),
    ]);
    return at === own;
  }
  if (!exists(pid)) return false;
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(folder);
}

/** Whether there is a process of that number. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
