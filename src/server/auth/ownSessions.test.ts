import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer, OwnSession } from '../../../schemas/accounts.ts';
import { PERSON, bearer, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
let twin: TestService;
beforeAll(async () => {
  service = await startService();
  twin = await startService({ DATABASE_URL: service.url });
});
afterAll(async () => {
  await twin.close();
  await service.close();
});

const URL = '/api/account/sessions';
const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const SAFARI = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

const listOf = async ({ token }: AuthAnswer) =>
  (await service.get(URL, bearer(token))).json<{ sessions: OwnSession[] }>().sessions;
/** The one with that id; without one, all but this. */
const end = ({ token }: AuthAnswer, id?: string) => {
  const url = id === undefined ? URL : `${URL}/${id}`;
  return service.send({ method: 'DELETE', url, headers: bearer(token) });
};

/** Somebody with three sessions, opened on two instances. */
async function three() {
  const first = await service.signup();
  const { email } = first.user;
  const [second, third] = [
    (await service.login(email, PERSON.password, FIREFOX)).json<AuthAnswer>(),
    (await twin.login(email, PERSON.password, SAFARI)).json<AuthAnswer>(),
  ];
  return { first, second, third };
}

test('the list says with what, since when, and which is this one', async () => {
  const { first, second } = await three();
  const sessions = await listOf(second);
  expect(sessions.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ['Safari en iPhone', false],
    ['Firefox en Windows', true],
    ['Otro programa', false],
  ]);
  for (const { createdAt, usedAt } of sessions) expect(usedAt).toBe(createdAt);
  // A renewal is a use.
  await twin.refresh(first.refreshToken);
  const [latest] = await listOf(second);
  expect(latest?.browser).toBe('Otro programa');
  expect(Date.parse(latest?.usedAt ?? '')).toBeGreaterThan(Date.parse(latest?.createdAt ?? ''));
  const text = JSON.stringify(sessions);
  const sid = JSON.parse(
    Buffer.from(second.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { sid: string };
  expect(text).not.toContain(sid.sid);
});

test('one is ended, at once and on every instance; the others go on', async () => {
  const { first, second, third } = await three();
  const id = (await listOf(first)).find(({ browser }) => browser === 'Firefox en Windows')?.id;
  expect((await end(first, id)).statusCode).toBe(204);
  expect((await twin.profile(second.token)).statusCode).toBe(401);
  expect((await twin.refresh(second.refreshToken)).statusCode).toBe(401);
  expect((await twin.profile(third.token)).statusCode).toBe(200);
  expect((await end(first, id)).statusCode).toBe(404);
  expect(await listOf(first)).toHaveLength(2);
});

test('all others are ended, this one goes on', async () => {
  const { first, second, third } = await three();
  expect((await end(second)).statusCode).toBe(204);
  expect((await service.profile(first.token)).statusCode).toBe(401);
  expect((await twin.profile(third.token)).statusCode).toBe(401);
  expect(await listOf(second)).toMatchObject([{ isThis: true }]);
});

test('nobody sees or ends another person’s', async () => {
  const ana = await service.signup();
  const eva = await service.signup();
  const [session] = await listOf(ana);
  expect((await listOf(eva)).map(({ id }) => id)).not.toContain(session?.id);
  expect((await end(eva, session?.id)).statusCode).toBe(404);
  expect((await service.profile(ana.token)).statusCode).toBe(200);
  expect((await service.get(URL)).statusCode).toBe(401);
});
