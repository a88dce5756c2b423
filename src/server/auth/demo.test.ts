import { expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PRODUCTION, startService } from '../testing/service.ts';
import { DEMO } from './demo.ts';

test('development: an empty database gets an account to try the product with', async () => {
  const service = await startService();
  expect((await service.get('/api/config')).json()).toMatchObject({
    registration: 'open',
    demo: DEMO,
  });
  expect((await service.login(DEMO.email, DEMO.password)).statusCode).toBe(200);
  await service.close();
});

test('a database with accounts gets none', async () => {
  const service = await startService(PRODUCTION);
  await service.signup();
  const later = await startService({ DATABASE_URL: service.url });
  expect((await later.get('/api/config')).json().demo).toBeNull();
  expect((await later.login(DEMO.email, DEMO.password)).statusCode).toBe(401);
  await later.close();
  await service.close();
});

test('production locks the one of a database that was one of development', async () => {
  const before = await startService();
  const session = (await before.login(DEMO.email, DEMO.password)).json<AuthAnswer>();
  const lines: string[] = [];
  const production = await startService(
    { ...PRODUCTION, DATABASE_URL: before.url, LOG_LEVEL: 'warn' },
    (line) => lines.push(JSON.parse(line).msg),
  );
  expect((await production.get('/api/config')).json().demo).toBeNull();
  expect((await production.login(DEMO.email, DEMO.password)).statusCode).toBe(401);
  expect((await production.profile(session.token)).statusCode).toBe(401);
  expect((await production.refresh(session.refreshToken)).statusCode).toBe(401);
  expect(lines).toContain(
    'La cuenta de demostración tenía su contraseña pública y quedó bloqueada',
  );
  expect(await production.query('select email from users')).toEqual([{ email: DEMO.email }]);
  await production.close();
  await before.close();
});

test('an empty database gets none in production', async () => {
  const service = await startService(PRODUCTION);
  expect((await service.get('/api/config')).json().demo).toBeNull();
  expect((await service.login(DEMO.email, DEMO.password)).statusCode).toBe(401);
  await service.close();
});

test('with another password it is not offered', async () => {
  const service = await startService();
  const { token } = (await service.login(DEMO.email, DEMO.password)).json();
  const body = { currentPassword: DEMO.password, newPassword: 'otra clave' };
  await service.post('/api/change-password', body, { authorization: `Bearer ${token}` });
  const later = await startService({ DATABASE_URL: service.url });
  expect((await later.get('/api/config')).json().demo).toBeNull();
  await later.close();
  await service.close();
});
