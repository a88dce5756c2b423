import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isUnavailable } from './failures.ts';

/** What is asked of the database, in a transaction or outside of one. */
export type Queries = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Db extends Queries {
  transaction: <T>(task: (tx: Queries) => Promise<T>) => Promise<T>;
}

/** A connection that can't be opened in this time counts as refused. */
const CONNECT_MS = 5000;
/** Less than the 10 seconds that the app waits for an answer. */
export const STATEMENT_MS = 5000;

export interface PoolOptions {
  url: string;
  /** The most connections at a time. */
  connections: number;
  /** What a statement may take, in milliseconds; 0: any time. */
  statementMs: number;
  /**
   * Told of a connection that broke. Nothing else follows from it: the query on it, if there was
   * one, fails, and the next one gets another connection.
   */
  onError: (error: Error) => void;
}

/** Connections to the database, opened as they are needed. */
export function createPool({ url, connections, statementMs, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    // Where the server is gone without a word, it is noticed here.
    query_timeout: statementMs && statementMs + 1000,
    keepAlive: true,
    application_name: 'abaco',
  });
  // The pool listens to its idle connections only. One that breaks between two statements of a
  // transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', onError);
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return Object.assign(drizzle(pool), {
    transaction: <T>(task: (tx: Queries) => Promise<T>) =>
      inTransaction(pool, (client) => task(drizzle(client))),
  });
}

/**
 * Runs `task` on one connection: all that it changes is kept, or nothing where it throws. In the
 * place of Drizzle's own, which keeps a connection for good when its `begin` fails.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await task(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // What is broken or hangs is closed, which rolls back as well.
    broken = isUnavailable(error) || !(await hasRolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

const hasRolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
