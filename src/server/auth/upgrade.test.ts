import { createHash, createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { createDatabase, query, startService } from '../testing/service.ts';

const KEY = 'k'.repeat(43);
const SESSION = '3f0e7c1a-9a53-4a0e-8c3e-1a2b3c4d5e6f';
const REFRESH = 'r'.repeat(43);
const MIGRATIONS = path.resolve(import.meta.dirname, '../database/migrations');

/** A database as the version before left it: the secret and the ids of sessions in clear. */
async function olderDatabase(): Promise<string> {
  const url = await createDatabase();
  await query(url, 'create table migrations (name text primary key, applied_at timestamptz)');
  for (const name of ['0001-accounts.sql', '0002-courses.sql']) {
    await query(url, readFileSync(path.join(MIGRATIONS, name), 'utf8'));
    await query(url, 'insert into migrations values ($1, now())', [name]);
  }
  await query(url, `insert into secrets values ('signing', $1)`, [KEY]);
  await query(
    url,
    `insert into users (email, first_name, last_name, password_hash)
      values ('ana@ejemplo.co', 'Ana', 'Peña', '')`,
  );
  await query(
    url,
    `insert into sessions (id, user_id, expires_at) values ($1, 1, now() + interval '9 days')`,
    [SESSION],
  );
  const hash = createHash('sha256').update(REFRESH).digest('base64url');
  await query(url, 'insert into refresh_tokens (hash, session_id) values ($1, $2)', [
    hash,
    SESSION,
  ]);
  return url;
}

const olderToken = () =>
  new SignJWT({ sid: SESSION })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('abaco')
    .setSubject('1')
    .setExpirationTime('5m')
    .sign(createHmac('sha256', KEY).update('access').digest());

test('sessions of the version before go on, and nothing in the database speaks for them', async () => {
  const service = await startService({ JWT_SECRET: '', DATABASE_URL: await olderDatabase() });
  const older = await olderToken();
  expect((await service.profile(older)).statusCode).toBe(200);

  const answers = await Promise.all([service.refresh(REFRESH), service.refresh(REFRESH)]);
  const [one, two] = answers.map((answer) => answer.json<AuthAnswer>());
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(one?.refreshToken).toBe(two?.refreshToken);
  expect((await service.profile(one?.token ?? '')).statusCode).toBe(200);
  const next = (await service.refresh(one?.refreshToken ?? '')).json<AuthAnswer>();
  expect((await service.profile(next.token)).statusCode).toBe(200);

  const file = path.join(service.config.DATA_DIR, 'signing.key');
  expect(readFileSync(file, 'utf8')).toBe(KEY);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await service.query('select * from secrets')).toEqual([]);
  await service.close();
});

test('a copy of the database holds no key, no id of a session and no token', async () => {
  const service = await startService({ JWT_SECRET: '' });
  const { token, refreshToken } = await service.signup();
  const { sid } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { sid: string };
  const key = readFileSync(path.join(service.config.DATA_DIR, 'signing.key'), 'utf8');
  const tables = await service.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => service.query(`select * from ${String(name)}`)),
  );
  const copy = JSON.stringify(rows);
  expect(copy).toContain('argon2id');
  for (const secret of [key, sid, refreshToken]) expect(copy).not.toContain(secret);
  await service.close();
});
