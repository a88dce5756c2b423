import { SignJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { bearer, newEmail, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const SECRET = 'un secreto de al menos 32 caracteres';

let service: TestService;
beforeAll(async () => {
  service = await startService({ JWT_SECRET: SECRET });
});
afterAll(() => service.close());

const EXPIRED = {
  message: 'Tu sesión terminó. Inicia sesión de nuevo.',
  code: 'unauthorized',
};

/** As if that many seconds had gone by since the tokens of a session were used. */
const letPass = (userId: number, seconds: number) =>
  service.query(
    `update refresh_tokens t
        set created_at = t.created_at - make_interval(secs => $2),
            used_at = t.used_at - make_interval(secs => $2)
       from sessions s where s.id = t.session_id and s.user_id = $1`,
    [userId, seconds],
  );

describe('profile', () => {
  test('is the user', async () => {
    const { user, token } = await service.signup();
    const answer = await service.profile(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual(user);
  });

  test('needs a token', async () => {
    const answer = await service.get('/api/auth/profile');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(EXPIRED);
  });

  test('refuses what we have not signed, or not so', async () => {
    const { token, refreshToken } = await service.signup();
    const [head = '', body = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const key = new TextEncoder().encode(SECRET);
    const sign = (alg: string) => new SignJWT(decodeJwt(token)).setProtectedHeader({ alg });
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: '1' }));
    for (const forged of [
      'x',
      refreshToken,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${other.toString('base64url')}.${signature}`,
      await sign('HS256').sign(key),
      await sign('HS512').sign(key),
    ]) {
      expect((await service.profile(forged)).statusCode).toBe(401);
    }
  });

  test('an access token expires after its minutes', async () => {
    const { token } = await service.signup();
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(10 * 60);
  });

  test('ends with the session, also if nobody ends it', async () => {
    const { user, token, refreshToken } = await service.signup();
    await service.query('update sessions set expires_at = now() where user_id = $1', [user.id]);
    expect((await service.profile(token)).statusCode).toBe(401);
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
  });
});

describe('refresh', () => {
  test('answers as login does, with new tokens', async () => {
    const first = await service.signup();
    const answer = await service.refresh(first.refreshToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const second = answer.json<AuthAnswer>();
    expect(second.user).toEqual(first.user);
    expect(second.token).not.toBe(first.token);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await service.profile(second.token)).statusCode).toBe(200);
  });

  test('stores no token, only hashes', async () => {
    const { refreshToken } = await service.signup();
    const next = (await service.refresh(refreshToken)).json<AuthAnswer>();
    const rows = JSON.stringify(await service.query('select * from refresh_tokens'));
    for (const token of [refreshToken, next.refreshToken, next.token]) {
      expect(rows).not.toContain(token);
    }
  });

  test.each([{}, { refreshToken: '' }, { refreshToken: 5 }])('needs a token: %j', async (body) => {
    const answer = await service.post('/api/refresh', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ refreshToken: 'El token de la sesión es requerido' });
  });

  test('refuses an unknown one', async () => {
    const answer = await service.refresh('x'.repeat(43));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(EXPIRED);
  });

  test('two at once: one rotation, and both tabs go on with the same token', async () => {
    const { user, refreshToken } = await service.signup();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.refresh(refreshToken)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(new Array(8).fill(200));
    const tokens = new Set(answers.map((answer) => answer.json<AuthAnswer>().refreshToken));
    expect(tokens.size).toBe(1);
    const [row] = await service.query(
      `select count(*)::int as all, count(t.used_at)::int as used
         from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = $1`,
      [user.id],
    );
    expect(row).toEqual({ all: 2, used: 1 });
    const [next = ''] = tokens;
    expect((await service.refresh(next)).statusCode).toBe(200);
  });

  test('an old token ends the whole family after the grace', async () => {
    const { user, refreshToken } = await service.signup();
    const next = (await service.refresh(refreshToken)).json<AuthAnswer>();
    await letPass(user.id, 6);
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
    expect((await service.refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await service.profile(next.token)).statusCode).toBe(401);
  });

  test('within the grace it does not', async () => {
    const { user, refreshToken } = await service.signup();
    const next = (await service.refresh(refreshToken)).json<AuthAnswer>();
    await letPass(user.id, 3);
    const again = await service.refresh(refreshToken);
    expect(again.json().refreshToken).toBe(next.refreshToken);
    expect((await service.refresh(next.refreshToken)).statusCode).toBe(200);
  });

  describe('whose answer was lost on its way', () => {
    const open = async () => {
      const { user } = await service.signup();
      const answer = await service.login(user.email, 'secreta 1');
      const cookie = String(answer.headers['set-cookie']).replace(/;.*/, '');
      const { refreshToken } = answer.json<AuthAnswer>();
      const spend = (token: string, headers: Record<string, string>) =>
        service.post('/api/refresh', { refreshToken: token }, headers);
      const lost = (await spend(refreshToken, { cookie })).json<AuthAnswer>();
      return { user, cookie, refreshToken, lost, spend };
    };

    test('is given again to the device of the session', async () => {
      const { user, cookie, refreshToken, lost, spend } = await open();
      await letPass(user.id, 100);
      const again = await spend(refreshToken, { cookie });
      expect(again.statusCode).toBe(200);
      expect(again.json().refreshToken).toBe(lost.refreshToken);
      expect((await spend(lost.refreshToken, { cookie })).statusCode).toBe(200);
    });

    test('is not for another device, and the session ends', async () => {
      const { user, cookie, refreshToken, lost, spend } = await open();
      const other = String((await service.login(user.email, 'secreta 1')).headers['set-cookie']);
      await letPass(user.id, 100);
      const stranger = { cookie: other.replace(/;.*/, '') };
      expect((await spend(refreshToken, stranger)).statusCode).toBe(401);
      expect((await spend(lost.refreshToken, { cookie })).statusCode).toBe(401);
    });

    test('nor once what followed on it was used, or after the time for it', async () => {
      const used = await open();
      await used.spend(used.lost.refreshToken, { cookie: used.cookie });
      expect((await used.spend(used.refreshToken, { cookie: used.cookie })).statusCode).toBe(401);
      const late = await open();
      await letPass(late.user.id, 130);
      expect((await late.spend(late.refreshToken, { cookie: late.cookie })).statusCode).toBe(401);
    });
  });

  test('one that is two steps old ends it at once', async () => {
    const { refreshToken } = await service.signup();
    const second = (await service.refresh(refreshToken)).json<AuthAnswer>();
    const third = (await service.refresh(second.refreshToken)).json<AuthAnswer>();
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
    expect((await service.refresh(third.refreshToken)).statusCode).toBe(401);
  });

  test('other sessions of the same person go on', async () => {
    const email = newEmail();
    const { user, refreshToken } = await service.signup({ email });
    const other = (await service.login(email, 'secreta 1')).json<AuthAnswer>();
    await service.refresh(refreshToken);
    await letPass(user.id, 60);
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
    expect((await service.profile(other.token)).statusCode).toBe(200);
    expect((await service.refresh(other.refreshToken)).statusCode).toBe(200);
  });

  test('a session that goes on being used ends at last', async () => {
    const { user, refreshToken } = await service.signup();
    const begun = `update sessions set created_at = now() - interval '175 days' where user_id = $1`;
    await service.query(begun, [user.id]);
    expect((await service.refresh(refreshToken)).statusCode).toBe(200);
    const [row] = await service.query(
      `select expires_at between now() + interval '4 days' and now() + interval '5 days' as held
        from sessions where user_id = $1`,
      [user.id],
    );
    expect(row?.['held']).toBe(true);
  });

  test('puts off the end of the session', async () => {
    const { user, refreshToken } = await service.signup();
    const soon = `update sessions set expires_at = now() + interval '1 hour' where user_id = $1`;
    await service.query(soon, [user.id]);
    await service.refresh(refreshToken);
    const [row] = await service.query(
      `select expires_at > now() + interval '29 days' as later from sessions where user_id = $1`,
      [user.id],
    );
    expect(row).toEqual({ later: true });
  });
});

describe('logout', () => {
  const logout = (token: string) => service.post('/api/logout', undefined, bearer(token));

  test('ends the session at once, for the access token too', async () => {
    const { token, refreshToken } = await service.signup();
    const answer = await logout(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Sesión cerrada' });
    expect((await service.profile(token)).statusCode).toBe(401);
    expect((await service.refresh(refreshToken)).statusCode).toBe(401);
    expect((await logout(token)).statusCode).toBe(401);
  });

  test('leaves other sessions alone', async () => {
    const email = newEmail();
    const { token } = await service.signup({ email });
    const other = (await service.login(email, 'secreta 1')).json<AuthAnswer>();
    await logout(token);
    expect((await service.profile(other.token)).statusCode).toBe(200);
  });

  test('against a refresh at the same time: the session is over', async () => {
    for (let round = 0; round < 10; round++) {
      const { user, token, refreshToken } = await service.signup();
      const [refreshed, ended] = await Promise.all([service.refresh(refreshToken), logout(token)]);
      expect([200, 401]).toContain(refreshed.statusCode);
      expect(ended.statusCode).toBe(200);
      const left = await service.query('select from sessions where user_id = $1', [user.id]);
      expect(left).toEqual([]);
    }
  });

  test('an announced but empty body is fine; no token is not', async () => {
    const { token } = await service.signup();
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    expect((await service.post('/api/logout', undefined, headers)).statusCode).toBe(200);
    expect((await service.post('/api/logout')).statusCode).toBe(401);
  });
});
