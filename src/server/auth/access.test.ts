import { SignJWT, jwtVerify } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccessTokens } from './access.ts';

const SECRET = new TextEncoder().encode('x'.repeat(32));
const ACCESS = { userId: 7, sessionId: '1123352b-c27d-4986-a440-5493c4c8a66b' };
const tokens = createAccessTokens(SECRET, 10);
afterEach(() => void vi.useRealTimers());

const later = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

describe('access tokens', () => {
  test('are JWT as jose understands them', async () => {
    const token = await tokens.issue(ACCESS);
    const { payload, protectedHeader } = await jwtVerify(token, SECRET, { issuer: 'abaco' });
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toMatchObject({ sub: '7', sid: ACCESS.sessionId });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    expect(tokens.read(token)).toEqual(ACCESS);
  });

  test('no two are the same', async () => {
    expect(await tokens.issue(ACCESS)).not.toBe(await tokens.issue(ACCESS));
  });

  test('expire; for the end of a session they still count', async () => {
    const token = await tokens.issue(ACCESS);
    later(9);
    expect(tokens.read(token)).toEqual(ACCESS);
    later(2);
    expect(tokens.read(token)).toBeNull();
    expect(tokens.read(token, { evenExpired: true })).toEqual(ACCESS);
  });

  test('of another secret are none', async () => {
    const other = createAccessTokens(new TextEncoder().encode('y'.repeat(32)), 10);
    expect(tokens.read(await other.issue(ACCESS))).toBeNull();
  });

  const claims = { sid: ACCESS.sessionId, sub: '7', iss: 'abaco', exp: 4_000_000_000 };
  const signed = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(SECRET);

  test('with all claims are read', async () => {
    expect(tokens.read(await signed(claims))).toEqual(ACCESS);
  });

  test.each([
    { ...claims, iss: 'otro' },
    { ...claims, exp: undefined },
    { ...claims, sub: 'x' },
    { ...claims, sub: '7 or 1=1' },
    { ...claims, sid: 'x' },
    {},
  ])('signed, but with the claims %j, are none', async (payload) => {
    expect(tokens.read(await signed(payload))).toBeNull();
  });

  test('changed in any character are none', async () => {
    const token = await tokens.issue(ACCESS);
    // Of the last character two bits mean nothing.
    for (let i = 0; i < token.length - 1; i++) {
      const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
      expect(tokens.read(changed)).toBeNull();
    }
  });

  test.each(['', '.', '..', '...', 'a.b.c', 'a.b', 'ñ.ñ.ñ'])('%j is none', (text) => {
    expect(tokens.read(text)).toBeNull();
  });
});
