import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, bearer, newEmail, startService, statusesOf, tokenIn } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: 'https://abaco.ejemplo.co/app/' });
});
afterAll(() => service.close());

const forgot = (email: string) => service.post('/api/forgot-password', { email });
const reset = (token: string, password = 'nueva clave', more: object = {}) =>
  service.post('/api/reset-password', { token, password, ...more });

const SENT = {
  message: 'Si el email tiene una cuenta, te enviamos un enlace para restablecer tu contraseña.',
};
const INVALID = {
  message: 'El enlace de recuperación no es válido o ya venció',
  code: 'invalid_token',
};

const mailsTo = async (email: string, count: number): Promise<string[]> => {
  for (let all = 0; ; all++) {
    const own = (await service.mails(all)).filter((mail) => mail.includes(`<${email}>`));
    if (own.length >= count) return own;
  }
};

async function forgotten() {
  const account = await service.signup();
  await service.confirm(account.user.email);
  await forgot(account.user.email);
  const [mail] = await mailsTo(account.user.email, 1);
  return { ...account, mail: mail ?? '', resetToken: tokenIn(mail) };
}

describe('forgot', () => {
  test('sends a link to the app', async () => {
    const { user, mail, resetToken } = await forgotten();
    expect(mail).toContain(`Para: ${user.firstName} <${user.email}>\n`);
    expect(mail).toContain('Asunto: Restablece tu contraseña de Ábaco\n');
    expect(mail).toContain(`\nhttps://abaco.ejemplo.co/app/reset-password#token=${resetToken}\n`);
    expect(mail).toContain('vence en 60 minutos');
    expect(resetToken).toMatch(/^[\w-]{43}$/);
  });

  test('takes an address with blanks around it', async () => {
    const { user } = await service.signup();
    expect((await forgot(` ${user.email}  `)).statusCode).toBe(200);
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
  });

  test('answers the same for an address without an account, and sends nothing', async () => {
    const { user } = await service.signup();
    const unknown = newEmail();
    const answers = await Promise.all([forgot(user.email), forgot(unknown)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual(SENT);
    }
    await mailsTo(user.email, 1);
    const all = await service.mails(1);
    expect(all.filter((mail) => mail.includes(unknown))).toEqual([]);
  });

  test('the address in any case', async () => {
    const { user } = await service.signup();
    await forgot(user.email.toUpperCase());
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
  });

  test('the host of the request has no say in the link', async () => {
    const { user } = await service.signup();
    const headers = { host: 'malo.ejemplo.com', 'x-forwarded-host': 'malo.ejemplo.com' };
    await service.post('/api/forgot-password', { email: user.email }, headers);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail).not.toContain('malo');
  });

  test.each([
    [{}, 'El email es requerido'],
    [{ email: 'x' }, 'El email no es válido'],
  ])('refuses %j', async (body, message) => {
    const answer = await service.post('/api/forgot-password', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fields: { email: message } });
  });
});

describe('reset', () => {
  test('sets the password, ends all sessions and tells the person', async () => {
    const { user, token, refreshToken, resetToken } = await forgotten();
    const answer = await reset(resetToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Tu contraseña se restableció. Ya puedes iniciar sesión.',
    });
    expect((await service.profile(token)).statusCode).toBe(401);
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(401);
    expect((await service.login(user.email, 'nueva clave')).statusCode).toBe(200);
    const [, mail] = await mailsTo(user.email, 2);
    expect(mail).toContain('Asunto: Tu contraseña de Ábaco cambió\n');
    expect(mail).toContain('https://abaco.ejemplo.co/app/forgot-password');
  });

  test('a token works once', async () => {
    const { resetToken } = await forgotten();
    await reset(resetToken);
    const answer = await reset(resetToken, 'otra más');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(INVALID);
  });

  test('of two at once with one token exactly one wins', async () => {
    const { user, resetToken } = await forgotten();
    const passwords = Array.from({ length: 6 }, (_, i) => `nueva clave ${i}`);
    const answers = await Promise.all(passwords.map((password) => reset(resetToken, password)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = answers.findIndex((answer) => answer.statusCode === 200);
    const logins = await Promise.all(
      passwords.map((password) => service.login(user.email, password)),
    );
    expect(logins.map((login) => login.statusCode === 200)).toEqual(
      passwords.map((_, i) => i === winner),
    );
  });

  test('of two tokens at once exactly one wins, and neither works again', async () => {
    const { user, resetToken } = await forgotten();
    await forgot(user.email);
    const [, mail] = await mailsTo(user.email, 2);
    const both = [resetToken, tokenIn(mail)];
    expect(new Set(both).size).toBe(2);
    const answers = await Promise.all(both.map((token) => reset(token)));
    expect(statusesOf(answers)).toEqual([200, 400]);
    const again = await Promise.all(both.map((token) => reset(token, 'otra más')));
    expect(again.map((answer) => answer.statusCode)).toEqual([400, 400]);
  });

  test('a token expires', async () => {
    const { user, resetToken } = await forgotten();
    await service.query('update password_resets set expires_at = now() where user_id = $1', [
      user.id,
    ]);
    expect((await reset(resetToken)).json()).toEqual(INVALID);
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(200);
  });

  test('a token lives for an hour and is stored as a hash', async () => {
    const { user, resetToken } = await forgotten();
    const [row] = await service.query(
      `select *, extract(epoch from expires_at - now())::int as seconds
         from password_resets where user_id = $1`,
      [user.id],
    );
    expect(JSON.stringify(row)).not.toContain(resetToken);
    expect(row?.['seconds']).toBeGreaterThan(3500);
    expect(row?.['seconds']).toBeLessThanOrEqual(3600);
  });

  test('a changed password ends the tokens under way', async () => {
    const { token, resetToken } = await forgotten();
    const body = { currentPassword: PERSON.password, newPassword: 'cambiada 1' };
    await service.post('/api/change-password', body, bearer(token));
    expect((await reset(resetToken)).json()).toEqual(INVALID);
  });

  test.each([
    [{}, 'token', 'Token de recuperación requerido'],
    [{ token: 'x' }, 'password', 'La nueva contraseña es requerida'],
    [
      { token: 'x', password: '12345' },
      'password',
      'La nueva contraseña debe tener al menos 6 caracteres',
    ],
    [
      { token: 'x', password: '123456', confirmPassword: '1234567' },
      'confirmPassword',
      'Las contraseñas no coinciden',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await service.post('/api/reset-password', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: 'validation' });
    expect(answer.json().fields[field]).toBe(message);
  });

  test('refuses an unknown token', async () => {
    expect((await reset('x'.repeat(43))).json()).toEqual(INVALID);
  });

  test('lets an owner in whom somebody else has locked out by guessing', async () => {
    const { user, resetToken } = await forgotten();
    for (let i = 0; i < 10; i++) await service.login(user.email, 'adivinando');
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(429);
    await reset(resetToken);
    const login = await service.login(user.email, 'nueva clave');
    expect(login.statusCode).toBe(200);
    expect((await service.profile(login.json<AuthAnswer>().token)).statusCode).toBe(200);
  });
});
