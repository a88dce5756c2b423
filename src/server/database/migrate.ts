import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { inTransaction } from './pool.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** Any number; all processes of the service agree on it. */
const LOCK_KEY = 4_207_002;

/**
 * Brings the database to the shape that this version knows: all migrations that it lacks, or none.
 * Processes that start at the same time take turns.
 *
 * @throws where a newer version of the service has been at work
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    refuseUnknown(applied, files);
    for (const name of files.filter((file) => !applied.has(file))) {
      await client.query(await readFile(path.join(FOLDER, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
  });
}

/** Whether the database has the shape that this version knows. */
export async function isCurrent(pool: pg.Pool): Promise<boolean> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'));
  const known = await pool.query(`select to_regclass('migrations') is not null as known`);
  if (!(known.rows as { known: boolean }[])[0]?.known) return false;
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  return rows.length === files.length && rows.every(({ name }) => files.includes(name));
}

function refuseUnknown(applied: ReadonlySet<string>, files: readonly string[]) {
  const unknown = [...applied].filter((name) => !files.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `La base de datos es de una versión más nueva de Ábaco (${unknown.join(', ')}). ` +
      'Actualice el servicio.',
  );
}
