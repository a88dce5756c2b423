import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from './migrate.ts';
import { startEmbedded } from './embedded/server.ts';
import type { EmbeddedOptions } from './embedded/server.ts';
import { STATEMENT_MS, createDb, createPool } from './pool.ts';
import type { Db } from './pool.ts';
import { prepareOwnDatabase } from './role.ts';

export interface Database {
  db: Db;
  /** Whether it answers within two seconds. */
  isAlive: () => Promise<boolean>;
  /** Connections to it, and queries that wait for one. */
  load: () => { connections: number; waiting: number };
  /** Ends the connections, and the embedded server where there is one: by force after `ms`. */
  close: (ms?: number) => Promise<void>;
}

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL server; without it there is an embedded one. */
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  DATABASE_POOL: number;
}

export interface DatabaseEvents {
  log: EmbeddedOptions['log'];
  /** Told of a connection that broke. The next query opens another. */
  onError: (error: Error) => void;
  /** Told when the embedded server can't be kept running. */
  onLost: (error: Error) => void;
  /** Gives up the start, and leaves nothing running. */
  signal: AbortSignal;
}

const ALIVE_MS = 2000;
const CLOSE_MS = 60_000;

/** Opens the database and brings it to the shape that this version knows. */
export async function openDatabase(
  options: DatabaseOptions,
  events: DatabaseEvents,
): Promise<Database> {
  const embedded = options.DATABASE_URL ? null : await startOwn(options, events);
  try {
    const url = embedded ? await prepareOwnDatabase(embedded.url) : (options.DATABASE_URL ?? '');
    const { onError, signal } = events;
    await prepare(url, onError, signal);
    signal.throwIfAborted();
    const connections = options.DATABASE_POOL;
    const pool = createPool({ url, connections, statementMs: STATEMENT_MS, onError });
    return {
      db: createDb(pool),
      isAlive: () => isAlive(pool),
      load: () => ({ connections: pool.totalCount, waiting: pool.waitingCount }),
      close: async (ms = CLOSE_MS) => {
        // What is still asked of it is not waited for any longer: the rest of the time is for the
        // server, which breaks it off.
        await Promise.race([pool.end(), wait(ms / 2, undefined, { ref: false })]);
        await embedded?.stop(ms / 2);
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Some connections more than the pool's: migrations, whoever looks into it. */
function startOwn({ DATA_DIR, DATABASE_POOL }: DatabaseOptions, events: DatabaseEvents) {
  const connections = Math.max(100, DATABASE_POOL + 20);
  const flags = ['-c', `max_connections=${connections}`];
  return startEmbedded({ dataDir: DATA_DIR, flags, ...events });
}

/** Waits until the server answers, and migrates, which may take any time. */
async function prepare(
  url: string,
  onError: (error: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  const pool = createPool({ url, connections: 1, statementMs: 0, onError });
  try {
    await waitFor(pool, signal);
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function isAlive(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(ALIVE_MS, false, { ref: false })]);
}

/** A server that was started together with this one takes a moment. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 500;

async function waitFor(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (Date.now() < end && isPassing(error)) {
        await wait(PAUSE_MS);
        continue;
      }
      throw new Error(
        `No se pudo conectar con la base de datos de DATABASE_URL: ${reasonOf(error)}`,
        { cause: error },
      );
    }
  }
}

const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);
const isPassing = (error: unknown) => PASSING.has((error as NodeJS.ErrnoException).code ?? '');

/** Several addresses that all refuse give an error without a message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || (code ?? String(error));
}
