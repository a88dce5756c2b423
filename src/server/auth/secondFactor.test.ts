import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { administer } from '../admin/run.ts';
import { codeAt, fromBase32 } from '../testing/codes.ts';
import { PERSON, basic, bearer, startService, statusesOf, tokenIn } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const { password } = PERSON;
const URL = '/api/account/second-factor';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const login = (email: string, code?: string, headers: Record<string, string> = {}) =>
  service.post('/api/auth/login', code === undefined ? undefined : { code }, {
    ...basic(email, password),
    ...headers,
  });
const statusOf = async (token: string) =>
  (await service.get('/api/account/security', bearer(token))).json();

async function enabled() {
  const { user, token } = await service.signup();
  const begun = await service.post(URL, { password }, bearer(token));
  const { secret } = begun.json<{ secret: string }>();
  // The code of a step before, so that the one of now is still to be used.
  const enable = await service.post(`${URL}/enable`, { code: codeAt(secret, -1) }, bearer(token));
  const { codes } = enable.json<{ codes: string[] }>();
  return { email: user.email, user, token, secret, codes };
}

describe('a second factor', () => {
  test('counts once its first code was typed', async () => {
    const { user, token } = await service.signup();
    const begun = await service.post(URL, { password }, bearer(token));
    expect(begun.statusCode).toBe(200);
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect((await login(user.email)).statusCode).toBe(200);
    const wrong = await service.post(`${URL}/enable`, { code: '000000' }, bearer(token));
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_code']);
    const code = codeAt(secret);
    const enable = await service.post(`${URL}/enable`, { code }, bearer(token));
    const { codes } = enable.json<{ codes: string[] }>();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await statusOf(token)).toMatchObject({ secondFactor: true, recoveryCodes: 10 });
  });

  test('is asked for once the password is right, and only then', async () => {
    const { email, secret } = await enabled();
    const answer = await login(email);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'second_factor_required', message: 'Escribe el código de tu aplicación' },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await service.login(email, 'otra cosa')).json().code).toBe('invalid_credentials');
    const spaced = codeAt(secret).replace(/^(...)/, '$1 ');
    expect((await login(email, spaced)).statusCode).toBe(200);
  });

  test('takes each code once, also of several at a time', async () => {
    const { email, secret } = await enabled();
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(email, code)));
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401, 401]);
    // Nor an older one that was never used.
    expect((await login(email, codeAt(secret, -1))).json().code).toBe('wrong_code');
    expect((await login(email, codeAt(secret, 1))).statusCode).toBe(200);
  });

  test('is replaced by recovery codes, each of which works once', async () => {
    const { email, token, codes } = await enabled();
    const [first = '', second = ''] = codes;
    expect((await login(email, first)).statusCode).toBe(200);
    expect((await login(email, first)).statusCode).toBe(401);
    expect((await login(email, second.toLowerCase().replace('-', ' '))).statusCode).toBe(200);
    expect(await statusOf(token)).toMatchObject({ recoveryCodes: 8 });
    const renewed = await service.post(`${URL}/codes`, { password }, bearer(token));
    expect(renewed.json<{ codes: string[] }>().codes).toHaveLength(10);
    expect((await login(email, codes[2])).statusCode).toBe(401);
    // Those of somebody else do nothing.
    const other = await enabled();
    expect((await login(email, other.codes[0])).statusCode).toBe(401);
  });

  test('can’t be guessed, and who guesses keeps nobody’s own browser out', async () => {
    const { email, secret } = await enabled();
    const own = await login(email, codeAt(secret));
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    for (let i = 0; i < 10; i++) await login(email, `00000${i}`);
    expect((await login(email, codeAt(secret, 1))).statusCode).toBe(429);
    expect((await login(email, codeAt(secret, 1), { cookie })).statusCode).toBe(200);
  });

  test('asks for the password where it is turned on, off, or its codes renewed', async () => {
    const { token } = await enabled();
    for (const path of ['', '/codes', '/disable']) {
      const answer = await service.post(`${URL}${path}`, { password: 'no es' }, bearer(token));
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'wrong_password']);
      expect((await service.post(`${URL}${path}`, { password })).statusCode).toBe(401);
    }
  });

  test('of an account is not replaced by another while it is on', async () => {
    const { token, email, secret } = await enabled();
    const again = await service.post(URL, { password }, bearer(token));
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_enabled']);
    expect((await login(email, codeAt(secret))).statusCode).toBe(200);
  });

  test('is turned off by its person, and by who runs the service', async () => {
    const one = await enabled();
    const off = await service.post(`${URL}/disable`, { password }, bearer(one.token));
    expect(off.json().message).toBe('Desactivaste la verificación en dos pasos.');
    expect((await login(one.email)).statusCode).toBe(200);
    expect(await statusOf(one.token)).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
    const codes = await service.post(`${URL}/codes`, { password }, bearer(one.token));
    expect(codes.json().code).toBe('not_enabled');

    const other = await enabled();
    await administer(['reset-factor', other.email], service.config);
    expect((await login(other.email)).statusCode).toBe(200);
  });

  test('stays when the password is set anew by a link', async () => {
    const { email } = await enabled();
    await service.post('/api/forgot-password', { email });
    const [mail] = await service.mails(1);
    const reset = { token: tokenIn(mail), password: 'otra clave 7' };
    expect((await service.post('/api/reset-password', reset)).statusCode).toBe(200);
    expect((await service.login(email, reset.password)).json().code).toBe('second_factor_required');
  });

  test('shows nothing of itself in the database', async () => {
    const { secret, codes, user } = await enabled();
    const rows = await service.query(
      `select (select json_agg(f) from second_factors f where user_id = $1)::text ||
              (select json_agg(c) from recovery_codes c where user_id = $1)::text as all`,
      [user.id],
    );
    const text = String(rows[0]?.['all']);
    const bytes = fromBase32(secret);
    for (const hidden of [secret, bytes.toString('base64url'), bytes.toString('hex'), ...codes]) {
      expect(text).not.toContain(hidden);
    }
  });

  test('of a service with another key is refused, not broken', async () => {
    const { email, secret } = await enabled();
    const other = await startService({
      DATABASE_URL: service.url,
      JWT_SECRET: 'otro secreto de al menos 32 caracteres',
    });
    const code = codeAt(secret);
    const answer = await other.post('/api/auth/login', { code }, basic(email, password));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_code']);
    await administer(['reset-factor', email], service.config);
    expect((await other.login(email, password)).statusCode).toBe(200);
    await other.close();
  });

  test('is noted: on, failed, by a recovery code, off', async () => {
    const { email, token, codes, user } = await enabled();
    await login(email, '000000');
    await login(email, codes[0]);
    await service.post(`${URL}/disable`, { password }, bearer(token));
    const rows = await service.query(
      `select kind from security_events where user_id = $1 and kind like '%factor%'
        or user_id = $1 and kind like 'recovery%' order by id`,
      [user.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'second-factor-on',
      'second-factor-failed',
      'recovery-code-used',
      'second-factor-off',
    ]);
  });

  test('leaves accounts without one as they were, whatever code comes along', async () => {
    const { user } = await service.signup();
    expect((await login(user.email, '123456')).statusCode).toBe(200);
    const answer = await login(user.email);
    expect(Object.keys(answer.json<AuthAnswer>()).sort()).toEqual([
      'refreshToken',
      'token',
      'user',
    ]);
  });
});
