import { getTableConfig } from 'drizzle-orm/pg-core';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createDatabase, createFolder, query, startService } from '../testing/service.ts';
import { openDatabase } from './database.ts';
import { startEmbedded } from './embedded/server.ts';
import { migrate } from './migrate.ts';
import { prepareOwnDatabase } from './role.ts';
import * as schema from './schema.ts';

async function withPool<T>(url: string, task: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    return await task(pool);
  } finally {
    await pool.end();
  }
}

describe('migrations', () => {
  test('leave the tables that the code knows', async () => {
    const url = await createDatabase();
    await withPool(url, migrate);
    const rows = await query(
      url,
      `select table_name as "table", column_name as name, data_type as type,
              is_nullable = 'NO' as "notNull"
         from information_schema.columns
        where table_schema = 'public' and table_name <> 'migrations'`,
    );
    const known = Object.values(schema).flatMap((table) => {
      const { name: own, columns } = getTableConfig(table);
      return columns.map((column) => ({
        table: own,
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull,
      }));
    });
    const inOrder = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();
    expect(inOrder(rows)).toEqual(inOrder(known));
  });

  test('of several processes at once are made once', async () => {
    const url = await createDatabase();
    await Promise.all(Array.from({ length: 5 }, () => withPool(url, migrate)));
    await withPool(url, migrate);
    const files = readdirSync(path.join(import.meta.dirname, 'migrations')).sort();
    expect(await query(url, 'select name from migrations')).toEqual(
      files.map((name) => ({ name })),
    );
  });

  test('of a newer version are not touched', async () => {
    const url = await createDatabase();
    await withPool(url, migrate);
    await query(url, `insert into migrations (name) values ('9999-future.sql')`);
    await expect(withPool(url, migrate)).rejects.toThrow(
      'La base de datos es de una versión más nueva de Ábaco (9999-future.sql). Actualice',
    );
  });

  test('are all made or none', async () => {
    const url = await createDatabase();
    // The last table of the first migration is in the way.
    await query(url, 'create table secrets (x int)');
    await expect(withPool(url, migrate)).rejects.toThrow('already exists');
    const tables = await query(
      url,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables).toEqual([{ name: 'secrets' }]);
  });
});

test('a database that lets nobody in: DATABASE_URL is named, its password is not', async () => {
  const url = new URL(await createDatabase());
  url.password = 'clave-equivocada';
  const options = { DATABASE_URL: url.href, DATA_DIR: createFolder(), DATABASE_POOL: 2 };
  const opening = openDatabase(options, {
    log: console,
    onError: () => undefined,
    onLost: () => undefined,
    signal: new AbortController().signal,
  });
  await expect(opening).rejects.toThrow('No se pudo conectar con la base de datos de DATABASE_URL');
  await expect(opening).rejects.not.toThrow('clave-equivocada');
});

test('on a server of our own the service is no superuser, and owns what older versions made', async () => {
  const events = {
    log: console,
    onError: () => undefined,
    onLost: () => undefined,
    signal: new AbortController().signal,
  };
  const dataDir = createFolder();
  const flags = ['-c', 'fsync=off'];
  const server = await startEmbedded({ dataDir, flags, ...events });
  await query(server.url('postgres'), 'create database abaco');
  await withPool(server.url('abaco'), migrate);
  const url = await prepareOwnDatabase(server.url);
  await withPool(url, migrate);
  expect(await query(url, `select current_setting('is_superuser') as superuser`)).toEqual([
    { superuser: 'off' },
  ]);
  await query(url, 'alter table users add column more text');
  await query(
    url,
    `insert into users (email, first_name, last_name, password_hash) values ('a@b.co', '', '', '')`,
  );
  for (const forbidden of [
    'create role other',
    `copy users to program 'true'`,
    'create database other',
    `select pg_read_file('postgresql.conf')`,
  ]) {
    await expect(query(url, forbidden)).rejects.toThrow('permission denied');
  }
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

test('what has expired is swept away at the start', async () => {
  const service = await startService();
  const { user } = await service.signup();
  await service.signup();
  await service.login(user.email, 'adivinando');
  await service.query('update sessions set expires_at = now() where user_id = $1', [user.id]);
  await service.query('update rate_limits set resets_at = now()');
  const next = await startService({ DATABASE_URL: service.url });
  await next.close();
  const [left] = await service.query(
    `select (select count(*)::int from sessions) as sessions,
            (select count(*)::int from refresh_tokens) as tokens,
            (select count(*)::int from rate_limits) as limits`,
  );
  expect(left).toEqual({ sessions: 1, tokens: 1, limits: 0 });
  await service.close();
});
