import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Another service works with the data folder. */
export class InUseError extends Error {
  override name = 'InUseError';
}

export interface Claim {
  release: () => void;
}

/**
 * Claims the data folder for this process, by a lock on a file in it. The system holds the lock as
 * long as the process lives and lets it go with it, however it ends.
 *
 * @throws {InUseError} where another service holds it
 */
export async function claim(dataDir: string): Promise<Claim> {
  const file = path.join(dataDir, 'service.lock');
  const descriptor = await openLocked(file);
  if (descriptor === null) {
    const holder = await holderIn(file);
    throw new InUseError(
      `Otro servicio de Ábaco${holder} ya usa la carpeta de datos ${dataDir}.\n` +
        'Deténgalo primero, o use otra carpeta con la variable DATA_DIR.',
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid}\n`);
  return { release: () => closeSync(descriptor) };
}

/** The process that the file names, for the message; where it can't be read, nothing. */
async function holderIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? ` (proceso ${text.trim()})` : '';
}

/** The system's flag that opens and locks a file at once; none on Linux. */
const LOCKING: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  // libuv's UV_FS_O_EXLOCK.
  win32: 0x1000_0000,
};

async function openLocked(file: string): Promise<number | null> {
  const flag = LOCKING[process.platform];
  try {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT | (flag ?? 0), 0o600);
    if (flag !== undefined || (await lock(descriptor))) return descriptor;
    closeSync(descriptor);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (flag !== undefined && (code === 'EAGAIN' || code === 'EBUSY')) return null;
    throw error;
  }
}

/**
 * Locks an open file on Linux. Node has no call for it; the system's program does it, on our own
 * descriptor: the lock stays after the program has ended, until this process closes the file.
 */
async function lock(descriptor: number): Promise<boolean> {
  const program = spawn('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  try {
    const [status] = (await once(program, 'exit')) as [number | null];
    return status === 0;
  } catch (error) {
    throw new Error(
      "Falta el programa 'flock' (paquete util-linux), que impide que dos servicios usen la misma " +
        'carpeta de datos. Instálelo, o indique un servidor PostgreSQL con DATABASE_URL.',
      { cause: error },
    );
  }
}
