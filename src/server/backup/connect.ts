import path from 'node:path';
import { InUseError } from '../database/embedded/claim.ts';
import { SUPERUSER, readPassword } from '../database/embedded/cluster.ts';
import { findRunning } from '../database/embedded/postmaster.ts';
import { startEmbedded } from '../database/embedded/server.ts';
import { prepareOwnDatabase } from '../database/role.ts';

interface Options {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** The database of a service that may be running: of a stopped one the embedded server is started. */
export async function withDatabase<T>(
  options: Options,
  task: (url: string) => Promise<T>,
): Promise<T> {
  try {
    return await withOwnDatabase(options, task);
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    return task(await urlOfRunning(options.DATA_DIR));
  }
}

/** The database of a service that is stopped. @throws {InUseError} where an embedded one runs */
export async function withOwnDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Options,
  task: (url: string) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return task(DATABASE_URL);
  const embedded = await startEmbedded({
    dataDir: DATA_DIR,
    log: console,
    onLost: (error) => console.error(error.message),
    signal: new AbortController().signal,
  });
  try {
    return await task(await prepareOwnDatabase(embedded.url));
  } finally {
    await embedded.stop();
  }
}

/** As superuser. @throws where it doesn't run */
export async function urlOfRunning(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  const running = await findRunning(folder);
  if (!running) throw new Error('El servicio está iniciando o terminando. Intente de nuevo.');
  return `postgres://${SUPERUSER}:${await readPassword(folder)}@127.0.0.1:${running.port}/abaco`;
}
