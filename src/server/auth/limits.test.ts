import { afterEach, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, bearer, newEmail, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { addressKey } from './limits.ts';

const running: TestService[] = [];
async function start(environment: Record<string, string>) {
  const service = await startService(environment);
  running.push(service);
  return service;
}
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map((answer) => answer.statusCode);

/** One after the other. */
async function series<T>(count: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await task(i));
  return results;
}

/** What a browser sends back of what an answer gave it to keep. */
const cookiesOf = (answer: { headers: Record<string, unknown> }) => ({
  cookie: String(answer.headers['set-cookie']).replace(/;.*/, ''),
});

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('login', () => {
  test('per account and address: after its tries even the right password waits', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '3' });
    const { user, token } = await service.signup();
    const wrong = await series(4, () => service.login(user.email.toUpperCase(), 'adivinando'));
    expect(statuses(wrong)).toEqual([401, 401, 401, 429]);
    const right = await service.login(user.email, PERSON.password);
    expect(right.statusCode).toBe(429);
    expect(right.json()).toEqual({
      message: 'Demasiados intentos. Intenta de nuevo en 15 minutos.',
      code: 'too_many_requests',
    });
    const seconds = Number(right.headers['retry-after']);
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await service.profile(token)).statusCode).toBe(200);
  });

  test('somebody elsewhere who guesses does not lock the owner out', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '3', TRUST_PROXY: '127.0.0.1' });
    const { user } = await service.signup();
    const guess = () => service.login(user.email, 'adivinando', from('198.51.100.1'));
    expect(statuses(await series(4, guess))).toEqual([401, 401, 401, 429]);
    const own = await service.login(user.email, PERSON.password, from('203.0.113.5'));
    expect(own.statusCode).toBe(200);
  });

  test('guesses from everywhere do not either, on a device that signed in before', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '2', TRUST_PROXY: '127.0.0.1' });
    const { user } = await service.signup();
    const device = cookiesOf(await service.login(user.email, PERSON.password));
    const guesses = await series(21, (i) =>
      service.login(user.email, 'adivinando', from(`198.51.100.${i}`)),
    );
    expect(statuses(guesses)).toEqual([...new Array<number>(20).fill(401), 429]);
    const login = (headers: Record<string, string>) =>
      service.login(user.email, PERSON.password, headers);
    expect((await login(from('203.0.113.5'))).statusCode).toBe(429);
    expect((await login({ ...from('198.51.100.1'), ...device })).statusCode).toBe(200);
    const forged = { cookie: device.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect((await login({ ...from('203.0.113.5'), ...forged })).statusCode).toBe(429);
  });

  test('a device has tries of its own, for each account', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '2' });
    const [one, two] = [await service.signup(), await service.signup()];
    const device = cookiesOf(await service.login(one.user.email, PERSON.password));
    const guess = (email: string) => service.login(email, 'adivinando', device);
    expect(statuses(await series(3, () => guess(one.user.email)))).toEqual([401, 401, 429]);
    expect((await service.login(two.user.email, PERSON.password, device)).statusCode).toBe(200);
  });

  test('the cookie is for the service alone, and over TLS where there is TLS', async () => {
    const service = await start({ TRUST_PROXY: '127.0.0.1' });
    const { user } = await service.signup();
    const plain = await service.login(user.email, PERSON.password);
    expect(plain.headers['set-cookie']).toMatch(
      /^abaco-device-[0-9a-f]{16}=[\w-]{22}\.[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const secure = await service.login(user.email, PERSON.password, {
      'x-forwarded-proto': 'https',
    });
    expect(secure.headers['set-cookie']).toMatch(/SameSite=Strict; Secure$/);
  });

  test('right ones count as well, by address', async () => {
    const service = await start({ LOGIN_LIMIT_TOTAL: '3' });
    const { user } = await service.signup();
    const answers = await series(4, () => service.login(user.email, PERSON.password));
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
  });

  test('an address without an account is held up in the same way', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '3' });
    const email = newEmail();
    const answers = await series(4, () => service.login(email, 'adivinando'));
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
  });

  test('tries at once do not slip past, in however many processes', async () => {
    const one = await start({ LOGIN_LIMIT_ACCOUNT: '3' });
    const two = await start({ LOGIN_LIMIT_ACCOUNT: '3', DATABASE_URL: one.url });
    const { user } = await one.signup();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 === 0 ? one : two).login(user.email, `idea ${i}`),
      ),
    );
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(17);
  });

  test('the right password takes nothing from the tries', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '3', LOGIN_LIMIT_ADDRESS: '3' });
    const { user } = await service.signup();
    const answers = await series(6, () => service.login(user.email, PERSON.password));
    expect(statuses(answers)).toEqual(new Array(6).fill(200));
  });

  test('the limit ends with its time', async () => {
    const service = await start({ LOGIN_LIMIT_ACCOUNT: '1' });
    const { user } = await service.signup();
    await series(2, () => service.login(user.email, 'adivinando'));
    await service.query('update rate_limits set resets_at = now()');
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(200);
  });

  test('per address, whatever the request says of where it comes from', async () => {
    const service = await start({ LOGIN_LIMIT_ADDRESS: '3' });
    const answers = await series(4, (i) =>
      service.login(newEmail(), 'adivinando', {
        'x-forwarded-for': `198.51.100.${i}`,
        'x-real-ip': `198.51.100.${i}`,
        forwarded: `for=198.51.100.${i}`,
      }),
    );
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
  });

  test('per forwarded address behind a trusted proxy', async () => {
    const service = await start({ LOGIN_LIMIT_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' });
    const guess = (address: string) => service.login(newEmail(), 'adivinando', from(address));
    expect(statuses([await guess('198.51.100.1'), await guess('198.51.100.2')])).toEqual([
      401, 401,
    ]);
    expect((await guess('198.51.100.1')).statusCode).toBe(429);
    // What the client itself put in front of the proxy's word counts for nothing.
    expect((await guess('203.0.113.9, 198.51.100.1')).statusCode).toBe(429);
  });
});

test('one proxy in a private network: what people there put in front counts for nothing', async () => {
  const service = await start({ LOGIN_LIMIT_ADDRESS: '2', TRUST_PROXY: 'true' });
  const answers = await series(3, (i) =>
    service.login(newEmail(), 'adivinando', { 'x-forwarded-for': `10.1.2.${i}, 192.168.1.5` }),
  );
  expect(statuses(answers)).toEqual([401, 401, 429]);
});

describe('other endpoints', () => {
  test('sign-up per address', async () => {
    const service = await start({ SIGNUP_LIMIT_ADDRESS: '2' });
    const answers = await series(3, () =>
      service.post('/api/auth/signup', { ...PERSON, email: newEmail() }),
    );
    expect(statuses(answers)).toEqual([201, 201, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(3500);
  });

  test('what fails validation is no sign-up', async () => {
    const service = await start({ SIGNUP_LIMIT_ADDRESS: '1' });
    await series(3, () => service.post('/api/auth/signup', {}));
    await expect(service.signup()).resolves.toBeDefined();
  });

  test('forgot per account, with one or without', async () => {
    const service = await start({ FORGOT_LIMIT_ACCOUNT: '2' });
    const { user } = await service.signup();
    for (const email of [user.email, newEmail()]) {
      const answers = await series(3, () => service.post('/api/forgot-password', { email }));
      expect(statuses(answers)).toEqual([200, 200, 429]);
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await service.mails(2)).toHaveLength(2);
  });

  test('forgot per address', async () => {
    const service = await start({ FORGOT_LIMIT_ADDRESS: '2' });
    const answers = await series(3, () =>
      service.post('/api/forgot-password', { email: newEmail() }),
    );
    expect(statuses(answers)).toEqual([200, 200, 429]);
  });

  test('refresh per address', async () => {
    const service = await start({ REFRESH_LIMIT_ADDRESS: '2' });
    const answers = await series(3, (i) => service.refresh(`token ${i}`));
    expect(statuses(answers)).toEqual([401, 401, 429]);
  });

  test('sessions of an account: the one not used for longest ends', async () => {
    const service = await start({ SESSIONS_ACCOUNT: '3' });
    const first = await service.signup();
    const login = async () =>
      (await service.login(first.user.email, PERSON.password)).json<AuthAnswer>();
    const [second, third] = [await login(), await login()];
    const again = (await service.refresh(first.refreshToken)).json<AuthAnswer>();
    const fourth = await login();
    const open = [again, second, third, fourth].map(({ token }) => service.profile(token));
    expect(statuses(await Promise.all(open))).toEqual([200, 401, 200, 200]);
  });

  test('guesses at reset tokens per address', async () => {
    const service = await start({ LOGIN_LIMIT_ADDRESS: '2' });
    const answers = await series(3, (i) =>
      service.post('/api/reset-password', { token: `t${i}`, password: 'nueva clave' }),
    );
    expect(statuses(answers)).toEqual([400, 400, 429]);
  });

  test('reading a profile has no limit', async () => {
    const service = await start({});
    const { token } = await service.signup();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => service.get('/api/auth/profile', bearer(token))),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });
});

describe('what counts as one address', () => {
  test.each([
    ['192.0.2.7', 'x:address:192.0.2.7'],
    ['::ffff:192.0.2.7', 'x:address:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', 'x:address:2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', 'x:address:2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', 'x:address:2001:db8:1:2::/64'],
    ['2001:db8::1', 'x:address:2001:db8:0:0::/64'],
    ['::1', 'x:address:0:0:0:0::/64'],
    ['fe80::1%eth0', 'x:address:fe80:0:0:0::/64'],
  ])('%s', (ip, key) => {
    expect(addressKey('x', ip)).toBe(key);
  });
});
