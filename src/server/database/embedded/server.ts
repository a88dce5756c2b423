import { execFile } from 'node:child_process';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findInstallation, program } from './binaries.ts';
import { SUPERUSER, ensureCluster, readPassword } from './cluster.ts';
import { claim } from './claim.ts';
import { POLL_MS } from './launch.ts';
import type { Place } from './launch.ts';
import { findOwner } from './owner.ts';
import { findRunning, isServing } from './postmaster.ts';
import { start } from './start.ts';
import { supervise } from './supervise.ts';

const run = promisify(execFile);

/** A PostgreSQL server on a folder of our own, claimed by this process. */
export interface EmbeddedServer {
  /** Connection string of a database in it. */
  url: (database: string) => string;
  /** Shuts the server down, by force where it takes longer than `ms`. Its connections end. */
  stop: (ms?: number) => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** More flags for PostgreSQL. */
  flags?: readonly string[];
  log: Pick<Console, 'warn' | 'error'>;
  /** Told when the server has ended too often to be started once more. */
  onLost: (error: Error) => void;
  /** Gives up a start, and leaves nothing running. */
  signal: AbortSignal;
}

const STOP_MS = 30_000;

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is made where it is missing, and starts it again
 * when it ends by itself.
 *
 * @throws {InUseError} where another service works with the folder
 * @throws {UnsupportedPlatformError}
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  await makeFolder(options.dataDir);
  const claimed = await claim(options.dataDir);
  try {
    return await startClaimed(options, claimed.release);
  } catch (error) {
    claimed.release();
    throw error;
  }
}

async function startClaimed(
  { dataDir, flags = [], log, onLost, signal }: EmbeddedOptions,
  release: () => void,
): Promise<EmbeddedServer> {
  const owner = await findOwner();
  const installation = await findInstallation(owner);
  const folder = path.join(await realpath(dataDir), 'postgres');
  await ensureCluster(folder, installation, owner, signal);
  const place = { folder, log: path.join(dataDir, 'postgres.log'), installation, owner, flags };
  const password = await readPassword(folder);
  const address = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const urlOn = (port: number) => address(port, 'postgres');

  let postmaster = await start({ place, urlOn, signal }).catch(async (error: unknown) => {
    await shutDown(place, STOP_MS);
    throw error;
  });
  // Its port stays: connections are opened to it for as long as the service lives.
  const { port } = postmaster;
  const ending = new AbortController();
  const supervision = supervise({
    signal: ending.signal,
    isRunning: () => isServing(postmaster.pid, folder),
    start: async () => {
      postmaster = await start({ place, urlOn, port, signal: ending.signal });
      log.warn('PostgreSQL está de nuevo en servicio');
    },
    onRestart: (count) => log.warn(`PostgreSQL terminó de repente; se inicia de nuevo (${count})`),
    onFailure: (error) => log.error(`PostgreSQL no volvió a iniciar: ${String(error)}`),
    onGivenUp: () =>
      onLost(new Error(`PostgreSQL terminó demasiadas veces seguidas. Vea ${place.log}`)),
  });
  return {
    url: (database) => address(port, database),
    stop: async (ms = STOP_MS) => {
      ending.abort();
      await supervision;
      await shutDown(place, ms);
      release();
    },
  };
}

/** What the system says, in words for whoever set DATA_DIR. */
const REASONS: Record<string, string> = {
  EEXIST: 'es un archivo',
  ENOTDIR: 'en su ruta hay un archivo',
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'el disco está lleno',
};

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `No se pudo crear la carpeta de datos ${dataDir}: ${REASONS[code] ?? code}.\n` +
        'Indique otra con la variable DATA_DIR.',
      { cause: error },
    );
  }
}

/** Ends the server on the folder, where there is one. */
async function shutDown({ folder, installation }: Place, ms: number): Promise<void> {
  const server = await findRunning(folder);
  if (server === null) return;
  if (process.platform === 'win32') {
    await run(program(installation, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast']);
    return;
  }
  // Fast: connections end, then everything is written. Immediate: the next start recovers.
  for (const [signal, patience] of [
    ['SIGINT', ms],
    ['SIGQUIT', STOP_MS],
  ] as const) {
    const end = Date.now() + patience;
    if (await isServing(server.pid, folder)) process.kill(server.pid, signal);
    while (Date.now() < end) {
      if (!(await isServing(server.pid, folder))) return;
      await wait(POLL_MS);
    }
  }
}
