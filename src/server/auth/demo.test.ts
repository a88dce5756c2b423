import { expect, test } from 'vitest';
import { startService } from '../testing/service.ts';
import { DEMO } from './demo.ts';

test('development: an empty database gets an account to try the product with', async () => {
  const service = await startService();
  expect((await service.get('/api/config')).json()).toEqual({ registration: 'open', demo: DEMO });
  expect((await service.login(DEMO.email, DEMO.password)).statusCode).toBe(200);
  await service.close();
});

test('a database with accounts gets none', async () => {
  const production = { NODE_ENV: 'production', ARGON2_MEMORY_KIB: '7168' };
  const service = await startService(production);
  await service.signup();
  const later = await startService({ DATABASE_URL: service.url });
  expect((await later.get('/api/config')).json().demo).toBeNull();
  expect((await later.login(DEMO.email, DEMO.password)).statusCode).toBe(401);
  await later.close();
  await service.close();
});

test('nor does production, and where there is one from before nobody is told', async () => {
  const production = { NODE_ENV: 'production', ARGON2_MEMORY_KIB: '7168' };
  const service = await startService(production);
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
