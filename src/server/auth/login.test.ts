import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON, basic, newEmail, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ LOGIN_LIMIT_ADDRESS: '1000' });
});
afterAll(() => service.close());

describe('login', () => {
  test('answers as sign-up does', async () => {
    const { user } = await service.signup();
    const answer = await service.login(user.email, PERSON.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      user,
      token: expect.any(String),
      refreshToken: expect.any(String),
    });
  });

  test('the address in any case', async () => {
    const { user } = await service.signup();
    const answer = await service.login(user.email.toUpperCase(), PERSON.password);
    expect(answer.statusCode).toBe(200);
  });

  test('the address with blanks around it', async () => {
    const { user } = await service.signup();
    const answer = await service.login(`  ${user.email} `, PERSON.password);
    expect(answer.statusCode).toBe(200);
  });

  test.each(['contraseña', 'clave€ñÑ', 'a:b:c::', ':dos puntos', ' con espacios ', '日本語日本語'])(
    'the password %j travels as UTF-8',
    async (password) => {
      const { user } = await service.signup({ password });
      expect((await service.login(user.email, password)).statusCode).toBe(200);
    },
  );

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-8',
  ])('an empty body may be announced as %s', async (type) => {
    const { user } = await service.signup();
    const answer = await service.login(user.email, PERSON.password, { 'content-type': type });
    expect(answer.statusCode).toBe(200);
  });

  test('an empty object as body does no harm', async () => {
    const { user } = await service.signup();
    const headers = basic(user.email, PERSON.password);
    expect((await service.post('/api/auth/login', {}, headers)).statusCode).toBe(200);
  });

  test('a wrong password and an unknown address answer the same', async () => {
    const { user } = await service.signup();
    const wrong = await service.login(user.email, 'otra clave');
    const unknown = await service.login(newEmail(), 'otra clave');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      message: 'Email o contraseña incorrectos',
      code: 'invalid_credentials',
    });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    // The browser's own dialogue comes up where the answer asks for Basic.
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('what login refuses', () => {
  const encode = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  test.each([
    [undefined, 'El email es requerido'],
    ['', 'El email es requerido'],
    ['Bearer abc', 'El email es requerido'],
    ['Basic ???', 'El email es requerido'],
    [encode(':secreta'), 'El email es requerido'],
    [encode('ana:secreta'), 'El email no es válido'],
    [encode('ana @ejemplo.co'), 'El email no es válido'],
    [encode('ana@ejemplo.co'), 'La contraseña es requerida'],
    [encode('ana@ejemplo.co:'), 'La contraseña es requerida'],
    [encode('ana@ejemplo.co:12345'), 'La contraseña debe tener al menos 6 caracteres'],
  ])('%s', async (authorization, message) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const answer = await service.post('/api/auth/login', undefined, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: 'validation' });
  });
});

test('a hash of another cost is made anew at the next login, and sessions go on', async () => {
  const dearer = await startService({ DATABASE_URL: service.url, ARGON2_PASSES: '2' });
  const { user, token } = await service.signup();
  expect((await dearer.login(user.email, PERSON.password)).statusCode).toBe(200);
  const [row] = await service.query('select password_hash from users where id = $1', [user.id]);
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
  expect((await service.profile(token)).statusCode).toBe(200);
  expect((await service.login(user.email, PERSON.password)).statusCode).toBe(200);
  await dearer.close();
});
