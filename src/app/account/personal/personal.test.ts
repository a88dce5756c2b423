// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../../../schemas/accounts.ts';
import { clearSession, readSession, writeSession } from '../session.ts';
import { changeName, deleteAccount } from './personal.ts';

const ANA: User = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@ejemplo.co',
  userType: 'investor',
  phoneNumber: '',
  contactEmail: '',
};
/** A token that doesn't expire while the test runs. */
const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

const answer = (status: number, body?: object) => {
  const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status })),
  );
  vi.stubGlobal('fetch', send);
  return send;
};

beforeEach(() => {
  localStorage.clear();
  writeSession({ user: ANA, token: TOKEN, refreshToken: 'r' });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('a changed name is shown at once, and the session goes on', async () => {
  const send = answer(200, { ...ANA, firstName: 'Anita' });
  await changeName('Anita', 'Peña');
  expect(send.mock.calls[0]?.[0]).toBe('/api/account');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'PATCH' });
  expect(readSession()).toMatchObject({ user: { firstName: 'Anita' }, token: TOKEN });
});

it('a deleted account leaves nothing of the person in this browser, and what is of others', async () => {
  for (const key of [
    'abaco.casos.rentals:7',
    'abaco.casos.rentals:7.abierto',
    'abaco.casos.rentals:7.apartado.1795327791802',
    'abaco.sync:7',
  ]) {
    localStorage.setItem(key, 'x');
  }
  const others = ['abaco.casos.rentals:8', 'abaco.casos.rentals:70', 'abaco.rentals'];
  for (const key of others) localStorage.setItem(key, 'x');
  answer(204);
  await deleteAccount(7, 'secreta 1');
  expect(readSession()).toBeNull();
  expect(Object.keys(localStorage).sort((a, b) => a.localeCompare(b))).toEqual(
    others.sort((a, b) => a.localeCompare(b)),
  );
});

it('a refused password changes nothing', async () => {
  localStorage.setItem('abaco.sync:7', 'x');
  answer(400, { message: 'La contraseña no es correcta', code: 'wrong_password' });
  await expect(deleteAccount(7, 'otra')).rejects.toThrow('La contraseña no es correcta');
  expect(readSession()).not.toBeNull();
  expect(localStorage.getItem('abaco.sync:7')).toBe('x');
});
