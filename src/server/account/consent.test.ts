import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEGAL } from '../../../schemas/legal.ts';
import { PERSON, bearer, newEmail, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ OPERATOR_NAME: 'Inversiones Ejemplo' });
});
afterAll(() => service.close());

const consentOf = async (token: string) =>
  (await service.get('/api/account/consent', bearer(token))).json();
const rows = (userId: number) =>
  service.query('select version, given_at from consents where user_id = $1', [userId]);

test('a sign-up keeps to which version the person agreed, and when', async () => {
  const before = Date.now();
  const { user, token } = await service.signup();
  const kept = await rows(user.id);
  expect(kept).toEqual([{ version: LEGAL.version, given_at: expect.any(Date) }]);
  const at = Number(kept[0]?.['given_at']);
  expect(at).toBeGreaterThanOrEqual(before - 1000);
  expect(at).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await consentOf(token)).toEqual({ givenAt: new Date(at).toISOString() });
});

test('to other texts than those of today nobody signs up', async () => {
  const email = newEmail();
  const answer = await service.post('/api/auth/signup', { ...PERSON, email, consent: '0' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: object }>().fields).toEqual({
    consent: 'La política y los términos cambiaron: recarga la página para leerlos',
  });
  expect(await service.query('select from users where email = $1', [email])).toEqual([]);
});

test('who signed up before is asked, and the first answer counts', async () => {
  const { user, token } = await service.signup({ consent: undefined });
  expect(await consentOf(token)).toEqual({ givenAt: null });
  // What they agreed to before is kept, and doesn't stand for the texts of today.
  await service.query(`insert into consents (user_id, version) values ($1, '0')`, [user.id]);
  expect(await consentOf(token)).toEqual({ givenAt: null });
  const give = (version: string) =>
    service.post('/api/account/consent', { version }, bearer(token));
  expect((await give('0')).statusCode).toBe(400);
  const first = (await give(LEGAL.version)).json<{ givenAt: string }>();
  expect(first.givenAt).toBeTypeOf('string');
  expect((await give(LEGAL.version)).json()).toEqual(first);
  expect(await rows(user.id)).toHaveLength(2);
});

test('asks for a session', async () => {
  expect((await service.get('/api/account/consent')).statusCode).toBe(401);
  const version = LEGAL.version;
  expect((await service.post('/api/account/consent', { version })).statusCode).toBe(401);
});

test('the app hears who answers for the data', async () => {
  expect((await service.get('/api/config')).json()).toMatchObject({
    operator: { name: 'Inversiones Ejemplo', email: '' },
  });
});
