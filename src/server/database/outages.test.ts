import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { createDatabase, query, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { createPool, inTransaction } from './pool.ts';

const cutAll = (service: TestService) =>
  query(
    service.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

test('connections cut under load: 503 meanwhile, then all goes on', async () => {
  const service = await startService();
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
