import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, bearer, newEmail, startService, statusesOf } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ask = ({ token }: Pick<AuthAnswer, 'token'>, email: string, password = PERSON.password) =>
  service.post('/api/account/email', { email, password }, bearer(token));
const open = (token: string) => service.post('/api/change-email', { token });
const security = async ({ token }: Pick<AuthAnswer, 'token'>) =>
  (await service.get('/api/account/security', bearer(token))).json<{ newEmail: string | null }>();

/** Messages to that address, the oldest first. */
async function mailsTo(email: string, count: number): Promise<string[]> {
  for (let all = count; ; all++) {
    const found = (await service.mails(all)).filter((text) => text.includes(`<${email}>`));
    if (found.length >= count) return found;
  }
}
const linkIn = (mail = '') => /\/confirm-email#change=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Asks for another address, and gives the token that was sent there. */
async function asked(person: AuthAnswer, email: string): Promise<string> {
  expect((await ask(person, email)).statusCode).toBe(200);
  return linkIn((await mailsTo(email, 1)).at(-1));
}

test('it counts once the link is opened, and the old address hears of it', async () => {
  const person = await service.signup();
  const { email: old } = person.user;
  await service.confirm(old);
  const other = (await service.login(old, PERSON.password)).json<AuthAnswer>();
  const email = newEmail();
  const token = await asked(person, email);
  expect(await mailsTo(old, 1)).toMatchObject([expect.stringContaining('pidió cambiar')]);
  expect(await security(person)).toMatchObject({ newEmail: email, emailConfirmed: true });
  expect((await service.login(email, PERSON.password)).statusCode).toBe(401);

  const answer = await open(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: `El email de tu cuenta ahora es ${email}.` });
  expect((await service.login(old, PERSON.password)).statusCode).toBe(401);
  expect((await service.login(email, PERSON.password)).statusCode).toBe(200);
  // The session that asked goes on, with the new address; the others ended.
  expect((await service.profile(person.token)).json()).toEqual({ ...person.user, email });
  expect((await service.profile(other.token)).statusCode).toBe(401);
  expect(await security(person)).toMatchObject({ newEmail: null, emailConfirmed: true });
  expect((await mailsTo(old, 2))[1]).toContain('ahora tiene otro email');
  // Once only.
  expect((await open(token)).statusCode).toBe(400);
  // And the old address is free.
  expect((await service.signup({ email: old })).user.email).toBe(old);
});

test('a message to the new address has no word that anybody typed', async () => {
  const person = await service.signup({ firstName: 'Compra', lastName: 'Barato' });
  const email = newEmail();
  await asked(person, email);
  const [mail] = await mailsTo(email, 1);
  expect(mail).not.toMatch(/Compra|Barato/);
  expect(mail).not.toContain(person.user.email);
});

test('asks for the password, and for an address that is free and another one', async () => {
  const person = await service.signup();
  const other = await service.signup();
  const wrong = await ask(person, newEmail(), 'otra cosa');
  expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'wrong_password']);
  const taken = await ask(person, other.user.email);
  expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([409, 'email_taken']);
  const same = await ask(person, person.user.email.toUpperCase());
  expect([same.statusCode, same.json<{ code: string }>().code]).toEqual([400, 'same_email']);
  expect((await ask(person, 'ana @x')).statusCode).toBe(400);
  expect((await ask({ token: 'x' }, newEmail())).statusCode).toBe(401);
  expect(await security(person)).toMatchObject({ newEmail: null });
});

test('only the last link counts, until it expires or is taken back', async () => {
  const person = await service.signup();
  const first = await asked(person, newEmail());
  const second = await asked(person, newEmail());
  expect((await open(first)).statusCode).toBe(400);
  await service.query('update email_changes set expires_at = now() where user_id = $1', [
    person.user.id,
  ]);
  expect((await open(second)).statusCode).toBe(400);
  const third = await asked(person, newEmail());
  const url = '/api/account/email';
  const back = await service.send({ method: 'DELETE', url, headers: bearer(person.token) });
  expect(back.statusCode).toBe(204);
  expect((await open(third)).statusCode).toBe(400);
  expect((await service.profile(person.token)).json()).toEqual(person.user);
});

test('another password takes the link back', async () => {
  const person = await service.signup();
  const token = await asked(person, newEmail());
  await service.post(
    '/api/change-password',
    { currentPassword: PERSON.password, newPassword: 'nueva clave 1' },
    bearer(person.token),
  );
  expect((await open(token)).statusCode).toBe(400);
});

test('links that were sent to the old address open nothing any more', async () => {
  const person = await service.signup();
  await service.post('/api/forgot-password', { email: person.user.email });
  const [recovery] = await mailsTo(person.user.email, 1);
  const reset = /#token=([\w-]+)/.exec(recovery ?? '')?.[1];
  await open(await asked(person, newEmail()));
  const answer = await service.post('/api/reset-password', { token: reset, password: 'otra 123' });
  expect(answer.statusCode).toBe(400);
});

test('of two accounts that claim one address at once, on two instances, one gets it', async () => {
  // Either may hand in a message: both put them into one folder.
  const twin = await startService({
    DATABASE_URL: service.url,
    OUTBOX_DIR: service.config.OUTBOX_DIR,
  });
  const email = newEmail();
  const people = [await service.signup(), await service.signup()];
  const tokens: string[] = [];
  for (const [i, person] of people.entries()) {
    expect((await ask(person, email)).statusCode).toBe(200);
    tokens.push(linkIn((await mailsTo(email, i + 1)).at(-1)));
  }
  expect(new Set(tokens).size).toBe(2);
  const answers = await Promise.all([
    open(tokens[0] ?? ''),
    twin.post('/api/change-email', { token: tokens[1] }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const owners = await service.query('select id from users where email = $1', [email]);
  expect(owners).toHaveLength(1);
  await twin.close();
});
