import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './cluster.ts';

/** Another service works with the data folder. */
export class InUseError extends Error {
  override name = 'InUseError';
}

/** Held as long as this process lives, and let go by the database when it dies. */
export interface Claim {
  release: () => Promise<void>;
}

/** Any number; services on one data folder agree on it. */
const CLAIM_KEY = 4_207_001;
/** The database takes a moment to notice that a killed service is gone. */
const PATIENCE_MS = 3000;
const POLL_MS = 100;

/** Not listening yet, starting, or going down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P03', '57P01', '53300']);

function isNotYet(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return NOT_YET.has(code ?? '') || /terminated|not queryable/.test(message);
}

/** A connection to the server on that port of this machine; null where it doesn't answer yet. */
export async function connectTo(port: number, password: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: `abaco ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // When the server goes down the connection breaks, which is no news to anybody here.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isNotYet(error)) return null;
    throw error;
  }
}

/**
 * Claims the data folder for this process; null where its server went down meanwhile.
 *
 * @throws {InUseError} where another service holds it
 */
export async function claim(client: pg.Client, folder: string): Promise<Claim | null> {
  const release = () => client.end().catch(() => undefined);
  try {
    if (await lock(client)) return { release };
    const other = await holderOf(client);
    throw new InUseError(
      `Otro servicio de Ábaco${other === null ? '' : ` (proceso ${other})`} ya usa la carpeta de ` +
        `datos ${folder}.\nDeténgalo primero, o use otra carpeta con la variable DATA_DIR.`,
    );
  } catch (error) {
    await release();
    if (isNotYet(error)) return null;
    throw error;
  }
}

async function lock(client: pg.Client): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [CLAIM_KEY],
    );
    if (rows[0]?.held) return true;
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
}

async function holderOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [CLAIM_KEY],
  );
  return /^abaco (\d+)$/.exec(rows[0]?.name ?? '')?.[1] ?? null;
}
