import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, createPool } from '../database/pool.ts';
import { documentsOf } from '../testing/documents.ts';
import { PERSON, bearer, startService, tokenIn } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { listEvents } from '../admin/events.ts';
import { cleanUpEvents } from './audit.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ REFRESH_GRACE_SECONDS: '0', REFRESH_RETRY_SECONDS: '0' });
});
afterAll(() => service.close());

const kindsOf = async (userId: number) =>
  (
    await service.query('select kind from security_events where user_id = $1 order by id', [userId])
  ).map(({ kind }) => kind);

test('what happens to an account is noted, with the address it came from', async () => {
  const email = 'ana@ejemplo.co';
  const { user, refreshToken } = await service.signup({ email });
  const [confirmation] = await service.mails(1, true);
  await service.post('/api/confirm-email', { token: tokenIn(confirmation) });
  await service.login(email, 'otra cosa');
  const login = await service.login(email, PERSON.password);
  const { token } = login.json<{ token: string }>();
  const newPassword = 'nueva clave 1';
  const change = (currentPassword: string) =>
    service.post('/api/change-password', { currentPassword, newPassword }, bearer(token));
  await change('no es');
  const share = await documentsOf(service, { token }).made();
  const made = await service.post(`/api/documents/${share}/shares`, {}, bearer(token));
  const url = `/api/documents/${share}/shares/${made.json<{ id: string }>().id}`;
  await service.send({ method: 'DELETE', url, headers: bearer(token) });
  await service.get('/api/account/export', bearer(token));
  const next = await service.refresh(refreshToken);
  expect(next.statusCode).toBe(200);
  await service.refresh(refreshToken);
  await change(PERSON.password);
  await service.post('/api/logout', undefined, bearer(token));
  await service.post('/api/forgot-password', { email });
  const mails = await service.mails(2);
  const mail = mails.find((text) => text.includes('/reset-password#'));
  await service.post('/api/reset-password', { token: tokenIn(mail), password: 'otra más 2' });
  expect(await kindsOf(user.id)).toEqual([
    'signed-up',
    'email-confirmed',
    'sign-in-failed',
    'signed-in',
    'password-change-failed',
    'document-shared',
    'share-ended',
    'data-exported',
    'token-reused',
    'password-changed',
    'signed-out',
    'reset-requested',
    'password-reset',
  ]);
  const rows = await service.query('select distinct address from security_events');
  expect(rows).toEqual([{ address: '127.0.0.1' }]);
});

test('tries at an address without an account are noted as nobody’s', async () => {
  const [before] = await service.query(
    `select count(*)::int from security_events where user_id is null`,
  );
  await service.login('nadie@ejemplo.co', 'adivinando');
  const [after] = await service.query(
    `select count(*)::int from security_events where user_id is null`,
  );
  expect(Number(after?.['count'])).toBe(Number(before?.['count']) + 1);
});

test('of a person who is deleted nothing is left that says who it was', async () => {
  const { user, token } = await service.signup();
  const payload = { password: PERSON.password };
  const headers = bearer(token);
  await service.send({ method: 'DELETE', url: '/api/account', headers, payload });
  expect(await kindsOf(user.id)).toEqual([]);
  const rows = await service.query(
    `select kind, address from security_events where user_id is null order by id desc limit 2`,
  );
  expect(rows).toEqual([
    { kind: 'account-deleted', address: null },
    { kind: 'signed-up', address: null },
  ]);
});

test('addresses go after their time, and events after theirs', async () => {
  const { user } = await service.signup();
  const old = (days: number) =>
    service.query(
      `insert into security_events (kind, user_id, address, at)
       values ('signed-in', $1, '10.0.0.1', now() - make_interval(days => $2))`,
      [user.id, days],
    );
  for (const days of [29, 31, 364, 366]) await old(days);
  const pool = createPool({ url: service.url, connections: 1, statementMs: 0, onError: () => {} });
  await cleanUpEvents(createDb(pool), service.config);
  const lines = await listEvents(createDb(pool), user.email);
  await pool.end();
  expect(lines.map(({ what, address }) => [what, address])).toEqual([
    ['inicio de sesión', ''],
    ['inicio de sesión', ''],
    ['inicio de sesión', '10.0.0.1'],
    ['cuenta creada', '127.0.0.1'],
  ]);
});
