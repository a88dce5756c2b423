import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON, bearer, newEmail, startService, tokenIn } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { DEMO } from './demo.ts';

const ADVERT = 'Gane dinero: malo.ejemplo.com';
const INVALID = {
  message: 'El enlace de confirmación no es válido o ya venció',
  code: 'invalid_token',
};

let service: TestService;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: 'https://abaco.co' });
});
afterAll(() => service.close());

const confirm = (token: string) => service.post('/api/confirm-email', { token });
const isConfirmed = async (token: string): Promise<boolean> =>
  (await service.get('/api/account/security', bearer(token))).json().emailConfirmed;
const again = (token: string) =>
  service.post('/api/account/confirmation', undefined, bearer(token));

/** The messages to an address, once there are so many of that kind. */
async function mailsTo(email: string, count: number, isConfirmation = true): Promise<string[]> {
  for (let all = 0; ; all++) {
    const mails = await service.mails(all, isConfirmation);
    const own = mails.filter((mail) => mail.includes(`<${email}>`));
    if (own.length >= count) return own;
  }
}

async function signedUp(more: object = {}) {
  const account = await service.signup(more);
  const [mail = ''] = await mailsTo(account.user.email, 1);
  return { ...account, mail, link: tokenIn(mail) };
}

describe('an address', () => {
  test('is confirmed by the link that was sent to it, also when it is opened twice', async () => {
    const { token, mail, link } = await signedUp();
    expect(mail).toContain('Asunto: Confirma tu email en Ábaco\n');
    expect(mail).toContain(`\nhttps://abaco.co/confirm-email#token=${link}\n`);
    expect(mail).toContain('vence en 48 horas');
    expect(await isConfirmed(token)).toBe(false);
    for (let i = 0; i < 2; i++) {
      const answer = await confirm(link);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Tu email quedó confirmado.' },
      ]);
    }
    expect(await isConfirmed(token)).toBe(true);
    const events = `select from security_events where kind = 'email-confirmed' and user_id =
      (select user_id from email_confirmations order by expires_at desc limit 1)`;
    expect(await service.query(events)).toHaveLength(1);
  });

  test('is not confirmed by a link that is old, or nobody’s', async () => {
    const { token, link } = await signedUp();
    await service.query(`update email_confirmations set expires_at = now() - interval '1 second'`);
    for (const each of [link, 'x'.repeat(43)]) {
      const answer = await confirm(each);
      expect([answer.statusCode, answer.json()]).toEqual([400, INVALID]);
    }
    expect((await service.post('/api/confirm-email', {})).json().message).toBe(
      'Token de confirmación requerido',
    );
    expect(await isConfirmed(token)).toBe(false);
  });

  test('of before and the demo account’s count as confirmed', async () => {
    const { token } = (await service.login(DEMO.email, DEMO.password)).json();
    expect(await isConfirmed(token)).toBe(true);
    expect((await again(token)).json()).toEqual({
      code: 'already_confirmed',
      message: 'Tu email ya está confirmado',
    });
  });

  test('gets another link on demand, some times an hour; the first goes on working', async () => {
    const { user, token, link } = await signedUp();
    for (let i = 0; i < 5; i++) {
      const answer = await again(token);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: `Te enviamos un enlace a ${user.email}.` },
      ]);
    }
    expect((await again(token)).statusCode).toBe(429);
    const mails = await mailsTo(user.email, 6);
    expect(new Set(mails.map(tokenIn)).size).toBe(6);
    expect((await confirm(link)).statusCode).toBe(200);
    expect((await service.post('/api/account/confirmation')).statusCode).toBe(401);
  });
});

describe('to an address that may be a stranger’s', () => {
  test('nothing goes that anybody typed', async () => {
    const { user, mail } = await signedUp({ firstName: ADVERT, lastName: ADVERT });
    await service.post('/api/forgot-password', { email: user.email });
    const [recovery = ''] = await mailsTo(user.email, 1, false);
    for (const each of [mail, recovery]) {
      expect(each).not.toContain('malo.ejemplo.com');
      expect(each).toContain(`Para: <${user.email}>\n`);
      expect(each).toContain('\nHola:\n');
    }
  });

  test('nothing goes about a changed password', async () => {
    const { user, token } = await signedUp();
    const change = { currentPassword: PERSON.password, newPassword: 'la nueva 1' };
    expect((await service.post('/api/change-password', change, bearer(token))).statusCode).toBe(
      200,
    );
    const marker = newEmail();
    await service.signup({ email: marker });
    await mailsTo(marker, 1);
    const others = await service.mails(0);
    expect(others.filter((mail) => mail.includes('cambió') && mail.includes(user.email))).toEqual(
      [],
    );
  });

  test('the link for a new password confirms as well: who opened it reads that mail', async () => {
    const { user, token } = await signedUp();
    await service.post('/api/forgot-password', { email: user.email });
    const [mail] = await mailsTo(user.email, 1, false);
    const password = 'la nueva 2';
    await service.post('/api/reset-password', { token: tokenIn(mail), password });
    expect((await service.profile(token)).statusCode).toBe(401);
    const login = (await service.login(user.email, password)).json();
    expect(await isConfirmed(login.token)).toBe(true);
  });
});

test('a recovery costs the database as much with an account as without', async () => {
  const { user } = await signedUp();
  await service.confirm(user.email);
  const rowsOf = async (email: string) => {
    const [before] = await service.query(COUNTS);
    await service.post('/api/forgot-password', { email });
    await expect
      .poll(async () => Number((await service.query(COUNTS))[0]?.['events']))
      .toBe(Number(before?.['events']) + 1);
    const [after] = await service.query(COUNTS);
    return Number(after?.['mails']) - Number(before?.['mails']);
  };
  expect(await rowsOf(user.email)).toBe(1);
  expect(await rowsOf(newEmail())).toBe(1);
});

/** Messages that were ever taken, and events. */
const COUNTS = `select coalesce((select last_value from outgoing_mail_id_seq), 0)::int as mails,
  (select count(*)::int from security_events) as events`;
