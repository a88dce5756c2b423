import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, createDatabase, query, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { STATEMENT_MS, createPool, inTransaction } from './pool.ts';

const cutAll = (service: TestService) =>
  query(
    service.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

test('connections cut under load: 503 meanwhile, then all goes on', async () => {
  const service = await startService({ LOGIN_LIMIT_ACCOUNT: '1000', SESSIONS_ACCOUNT: '1000' });
  const { user, token } = await service.signup();
  for (let round = 0; round < 6; round++) {
    const load = Array.from({ length: 30 }, (_, i) =>
      i % 3 === 0 ? service.profile(token) : service.login(user.email, 'secreta 1'),
    );
    // Somewhere within it: each round a little later.
    await new Promise((resolve) => setTimeout(resolve, 2 * round));
    await cutAll(service);
    for (const { statusCode, headers } of await Promise.all(load)) {
      expect([[200], [503, '5']]).toContainEqual(
        statusCode === 200 ? [200] : [statusCode, headers['retry-after']],
      );
    }
    // More than the pool has connections: none may have been lost to it.
    await vi.waitFor(async () => {
      const after = await Promise.all(Array.from({ length: 10 }, () => service.profile(token)));
      expect(after.map((answer) => answer.statusCode)).toEqual(new Array(10).fill(200));
    }, 10_000);
  }
  const last = (await service.login(user.email, 'secreta 1')).json<AuthAnswer>();
  expect((await service.refresh(last.refreshToken)).statusCode).toBe(200);
  await service.close();
});

test('a transaction that cannot even begin gives its connection back', async () => {
  const pool = createPool({
    url: await createDatabase(),
    connections: 1,
    statementMs: 0,
    onError: () => undefined,
  });
  vi.spyOn(pg.Client.prototype, 'query').mockRejectedValueOnce(
    new Error('Connection terminated unexpectedly'),
  );
  await expect(inTransaction(pool, async () => 1)).rejects.toThrow('Connection terminated');
  expect(await inTransaction(pool, async () => 2)).toBe(2);
  await pool.end();
});

/** Has every new session fail with that code, as the database would. */
const failWith = (service: TestService, code: string) =>
  service.query(
    `create or replace function fail() returns trigger language plpgsql as
       $$ begin raise exception using errcode = '${code}'; end $$;
     create or replace trigger fail before insert on sessions execute function fail()`,
  );

describe('what the database cannot do', () => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ LOG_LEVEL: 'error' }, (line) => lines.push(line));
  });
  beforeEach(() => lines.splice(0));
  afterAll(() => service.close());

  test('a full disk: 503 for who writes, one line in the log, health says degraded', async () => {
    const { user, token } = await service.signup();
    await failWith(service, '53100');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.login(user.email, 'secreta 1')),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([503]));
    expect(answers[0]?.headers['retry-after']).toBe('60');
    expect(answers[0]?.json()).toEqual({
      code: 'storage_full',
      message:
        'El servicio no tiene espacio para guardar en este momento. Intenta de nuevo más tarde.',
    });
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'El disco está lleno; las solicitudes que guardan se responden con 503',
    ]);
    expect((await service.profile(token)).statusCode).toBe(200);
    const health = await service.get('/api/health');
    expect([health.statusCode, health.json().status]).toEqual([200, 'degraded']);
  });

  test('a statement that takes too long: 503, one line in the log', async () => {
    await failWith(service, '57014');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        service.post('/api/auth/signup', { ...PERSON, email: `lenta${i}@ejemplo.co` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(new Array(5).fill(503));
    expect(lines).toHaveLength(1);
  });
});

test('a statement is cut short while the app still waits for an answer', async () => {
  const pool = createPool({
    url: await createDatabase(),
    connections: 1,
    statementMs: STATEMENT_MS,
    onError: () => undefined,
  });
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  await pool.end();
});
