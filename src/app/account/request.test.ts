// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { RequestFailure } from './failure.ts';
import * as log from './log.ts';
import { refreshSession } from './refresh.ts';
import { request } from './request.ts';
import { login, restore } from './service.ts';
import { clearSession, readSession, writeSession } from './session.ts';

const USER = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@ejemplo.co',
  userType: 'investor' as const,
  phoneNumber: '',
  contactEmail: '',
};
const tokenUntil = (seconds: number, name = '') => {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, name };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
};
const EXPIRED = tokenUntil(-1);
const GOOD = tokenUntil(600);
const RENEWED = tokenUntil(600, 'renewed');

const number = z.object({ value: z.number() });
const answered = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const unauthorized = () => answered({ message: 'Tu sesión terminó.', code: 'unauthorized' }, 401);
const renewed = () => answered({ user: USER, token: RENEWED, refreshToken: 'second' });

type Handler = (init: RequestInit) => Response | Promise<Response>;
/** The service: what it answers by path. Calls are written down as 'path token'. */
let handlers: Record<string, Handler>;
let calls: string[];

/** Locks as the browser's, for the tabs of one test. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const mine = last.then(work, work);
      last = mine;
      return mine;
    },
  };
}

beforeEach(() => {
  calls = [];
  handlers = { '/api/refresh': renewed };
  vi.spyOn(log, 'logWarning').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const sent = new Headers(init.headers).get('authorization')?.replace(/^\S+ /, '');
    calls.push(sent === undefined ? path : `${path} ${sent}`);
    const handler = handlers[path];
    if (!handler) throw new TypeError('Failed to fetch');
    return handler(init);
  });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  // Other files' tests share this window; jsdom has no locks of its own.
  Reflect.deleteProperty(navigator, 'locks');
  clearSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signedIn = (token: string) => writeSession({ user: USER, token, refreshToken: 'first' });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(RequestFailure);
      return error as RequestFailure;
    },
  );

describe('a request', () => {
  it('carries the token of the session, and gives what was answered', async () => {
    signedIn(GOOD);
    handlers['/api/thing'] = () => answered({ value: 7, more: true });
    expect(await request('/thing', { answer: number })).toEqual({ value: 7 });
    expect(calls).toEqual([`/api/thing ${GOOD}`]);
  });

  it('without a session carries none', async () => {
    handlers['/api/thing'] = (init) => answered({ value: init.body === '3' ? 3 : null });
    expect(await request('/thing', { answer: number, body: 3 })).toEqual({ value: 3 });
    expect(calls).toEqual(['/api/thing']);
  });

  it('tells apart a refusal, no network, no time and a strange answer', async () => {
    handlers['/api/busy'] = () =>
      answered({ message: 'Demasiados intentos.', code: 'too_many_requests' }, 429, {
        'retry-after': '90',
      });
    expect(await failureOf(request('/busy', { answer: number }))).toMatchObject({
      kind: 'refused',
      status: 429,
      code: 'too_many_requests',
      message: 'Demasiados intentos.',
      retryAfter: 90,
      isAway: false,
    });
    const nobody = await failureOf(request('/nobody', { answer: number }));
    expect(nobody).toMatchObject({ kind: 'network', status: 0, isAway: true });
    expect(nobody.message).toContain('No pudimos conectar');
    handlers['/api/strange'] = () => answered({ value: 'siete' });
    expect((await failureOf(request('/strange', { answer: number }))).kind).toBe('answer');
    handlers['/api/proxy'] = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(
      await failureOf(request('/proxy', { answer: number, failure: 'Error al cerrar sesión' })),
    ).toMatchObject({ status: 502, message: 'Error al cerrar sesión', isAway: true });
    handlers['/api/slow'] = (init) =>
      new Promise((_, reject) => {
        const stop = () => reject(init.signal?.reason as Error);
        if (init.signal?.aborted) stop();
        else init.signal?.addEventListener('abort', stop);
      });
    const service = { base: '/api', timeoutMs: 5 };
    expect((await failureOf(request('/slow', { answer: number, service }))).kind).toBe('timeout');
    const gone = new AbortController();
    const left = request('/slow', { answer: number, signal: gone.signal });
    gone.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends email and password in UTF-8', async () => {
    handlers['/api/auth/login'] = renewed;
    await login({ email: 'ana@ejemplo.co', password: 'ñ€:clave' });
    const sent = calls[0]?.split(' ')[1] ?? '';
    expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('ana@ejemplo.co:ñ€:clave');
    expect(readSession()).toEqual({ user: USER, token: RENEWED, refreshToken: 'second' });
  });
});

describe('renewing', () => {
  const thing = () => request('/thing', { answer: number });
  beforeEach(() => {
    handlers['/api/thing'] = (init) =>
      new Headers(init.headers).get('authorization') === `Bearer ${RENEWED}`
        ? answered({ value: 7 })
        : unauthorized();
  });

  it('happens before an expired token is sent, once for all who ask', async () => {
    signedIn(EXPIRED);
    expect(await Promise.all([thing(), thing(), thing()])).toEqual([
      { value: 7 },
      { value: 7 },
      { value: 7 },
    ]);
    const sent = `/api/thing ${RENEWED}`;
    expect(calls).toEqual(['/api/refresh', sent, sent, sent]);
    expect(readSession()).toEqual({ user: USER, token: RENEWED, refreshToken: 'second' });
  });

  it('happens once after a refusal, and the request is made again', async () => {
    signedIn(GOOD);
    expect(await thing()).toEqual({ value: 7 });
    expect(calls).toEqual([`/api/thing ${GOOD}`, '/api/refresh', `/api/thing ${RENEWED}`]);
  });

  it('is not done again where another tab was first', async () => {
    signedIn(EXPIRED);
    const lock = navigator.locks.request('abaco-session', async () => {
      // The other tab, which had the lock.
      await Promise.resolve();
      writeSession({ user: USER, token: RENEWED, refreshToken: 'second' });
    });
    expect(await refreshSession(EXPIRED)).toBe(RENEWED);
    await lock;
    expect(calls).toEqual([]);
  });

  it('works where the browser has no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    signedIn(EXPIRED);
    await Promise.all([thing(), thing()]);
    expect(calls.filter((call) => call === '/api/refresh')).toHaveLength(1);
  });

  it('that is refused ends the session, and says so', async () => {
    signedIn(EXPIRED);
    handlers['/api/refresh'] = unauthorized;
    const failure = await failureOf(thing());
    expect([failure.status, failure.message]).toEqual([401, 'Tu sesión terminó.']);
    expect(readSession()).toBeNull();
    expect(log.logWarning).toHaveBeenCalledTimes(1);
  });

  it('that finds nobody there keeps the session for later', async () => {
    signedIn(EXPIRED);
    delete handlers['/api/refresh'];
    expect((await failureOf(thing())).isAway).toBe(true);
    expect(readSession()?.refreshToken).toBe('first');
    handlers['/api/refresh'] = renewed;
    expect(await thing()).toEqual({ value: 7 });
  });

  it('brings nobody back who signed out meanwhile', async () => {
    signedIn(EXPIRED);
    handlers['/api/refresh'] = () => {
      clearSession();
      return renewed();
    };
    expect((await failureOf(thing())).status).toBe(401);
    expect(readSession()).toBeNull();
  });

  it('without a refresh token is over', async () => {
    writeSession({ user: USER, token: EXPIRED, refreshToken: '' });
    expect((await failureOf(thing())).message).toBe('No refresh token available');
    expect(readSession()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('does not help where the new token is refused as well: the session ends', async () => {
    signedIn(GOOD);
    handlers['/api/thing'] = unauthorized;
    expect((await failureOf(thing())).status).toBe(401);
    expect(calls).toHaveLength(3);
    expect(readSession()).toBeNull();
  });
});

describe('the start', () => {
  it('takes a kept user with a good token as they are', async () => {
    signedIn(GOOD);
    await restore();
    expect(calls).toEqual([]);
    expect(readSession()?.user).toEqual(USER);
  });

  it('renews an expired token; with the service away the kept user stays', async () => {
    signedIn(EXPIRED);
    delete handlers['/api/refresh'];
    await restore();
    expect(readSession()?.user).toEqual(USER);
    handlers['/api/refresh'] = renewed;
    await restore();
    expect(readSession()?.token).toBe(RENEWED);
  });

  it('asks for the profile where nobody is kept, and clears what nobody goes with', async () => {
    writeSession({ user: null, token: GOOD, refreshToken: 'first' });
    handlers['/api/auth/profile'] = () => answered(USER);
    await restore();
    expect(readSession()).toEqual({ user: USER, token: GOOD, refreshToken: 'first' });
    writeSession({ user: null, token: GOOD, refreshToken: 'first' });
    delete handlers['/api/auth/profile'];
    await restore();
    expect(readSession()).toBeNull();
  });
});
