// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasOtherUserType, hasUserType, toAppUser } from './appUser.ts';
import { clearSession, isCorrupt, onSession, readSession, writeSession } from './session.ts';
import { isExpired } from './token.ts';

const USER = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@ejemplo.co',
  userType: 'investor',
  phoneNumber: '300 123 4567',
  contactEmail: '',
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

it("is kept under 'jwt': the fields of the user, and the tokens beside them", () => {
  writeSession({ user: USER, token: 'a', refreshToken: 'b' });
  expect(JSON.parse(localStorage.getItem('jwt') ?? '')).toEqual({
    id: 7,
    firstName: 'Ana',
    lastName: 'Peña',
    email: 'ana@ejemplo.co',
    userType: 'investor',
    phoneNumber: '300 123 4567',
    contactEmail: '',
    token: 'a',
    refreshToken: 'b',
  });
  expect(readSession()).toEqual({ user: USER, token: 'a', refreshToken: 'b' });
  // The same object, until it changes: React compares it.
  expect(readSession()).toBe(readSession());
  clearSession();
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(readSession()).toBeNull();
});

it.each(['', '{', 'null', '7', '"x"', '[]', '{}', '{"token":7}', '{"id":7,"firstName":"Ana"}'])(
  'what is no session counts as none: %j',
  (text) => {
    localStorage.setItem('jwt', text);
    expect(readSession()).toBeNull();
    expect(isCorrupt()).toBe(true);
  },
);

it.each([
  ['no user', { token: 'a', refreshToken: 'b' }],
  ['another kind of id', { ...USER, id: '7', token: 'a', refreshToken: 'b' }],
  ['an unknown type of user', { ...USER, userType: 'king', token: 'a', refreshToken: 'b' }],
])('tokens without somebody to go with them are kept until the profile is known: %s', (_, kept) => {
  localStorage.setItem('jwt', JSON.stringify(kept));
  expect(readSession()).toEqual({ user: null, token: 'a', refreshToken: 'b' });
});

it('hears of other tabs, and no longer than it wants to', () => {
  const heard = vi.fn<() => void>();
  const stop = onSession(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'abaco.rentals' }));
  expect(heard).toHaveBeenCalledTimes(1);
  // Everything was cleared.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('lasts as long as the page where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSession({ user: USER, token: 'a', refreshToken: 'b' });
  expect(readSession()?.token).toBe('a');
  vi.restoreAllMocks();
  clearSession();
  expect(readSession()).toBeNull();
});

it('is known to the app by the names of the specification', () => {
  expect(toAppUser({ user: USER, token: 'a', refreshToken: 'b' })).toMatchObject({
    id: 7,
    name: 'Ana Peña',
    email: 'ana@ejemplo.co',
    userType: 'investor',
    createdBy: 0,
    phoneNumber: '300 123 4567',
    contactEmail: '',
    recoveryToken: null,
    recoveryTokenExpirationDate: null,
    token: 'a',
    refreshToken: 'b',
  });
  expect(toAppUser({ user: null, token: 'a', refreshToken: 'b' })).toBeNull();
});

it('user types may be allowed or denied; nobody is neither', () => {
  expect(hasUserType(USER, ['investor', 'admin'])).toBe(true);
  expect(hasUserType(USER, ['admin'])).toBe(false);
  expect(hasUserType(null, ['investor'])).toBe(false);
  expect(hasOtherUserType(USER, ['admin'])).toBe(true);
  expect(hasOtherUserType(USER, ['investor'])).toBe(false);
  expect(hasOtherUserType({ userType: '' }, ['admin'])).toBe(false);
});

it('a token expires by its claim, and one that cannot be read has expired', () => {
  const token = (claims: unknown) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const noon = Date.UTC(2025, 0, 1, 12);
  expect(isExpired(token({ exp: noon / 1000 + 1 }), noon)).toBe(false);
  expect(isExpired(token({ exp: noon / 1000 }), noon)).toBe(true);
  // Beyond ASCII, with the letters in which base64url differs.
  expect(isExpired(token({ exp: noon, name: 'ñ¿?>~ÿ' }), noon)).toBe(false);
  for (const unreadable of ['', 'x', 'a.b.c', token(null), token({}), token({ exp: '9' })]) {
    expect(isExpired(unreadable, noon)).toBe(true);
  }
});

it.each([
  ['is null', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
  [
    'can be written but not read',
    () =>
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('no');
      }),
  ],
  [
    'forgets what was written',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {}),
  ],
])('lasts as long as the page where the storage %s', (_, breakIt) => {
  breakIt();
  writeSession({ user: USER, token: 'a', refreshToken: 'b' });
  expect(readSession()).toMatchObject({ token: 'a', user: { id: 7 } });
  clearSession();
  expect(readSession()).toBeNull();
});
