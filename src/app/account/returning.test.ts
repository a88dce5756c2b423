import type { Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { goingOn, readActionKey, readComingFrom, whyForACopy } from './returning.ts';

const at = (search: string, state: unknown = null): Location => ({
  pathname: '/login',
  search,
  hash: '',
  state,
  key: 'x',
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://malo.ejemplo.com',
  '//malo.ejemplo.com',
  '/\\malo.ejemplo.com',
  '',
])('an address with actionKey=%s leads home', (key) => {
  const location = at(`?actionKey=${encodeURIComponent(key)}`, { from: '/tools', whose: null });
  const actionKey = readActionKey(location);
  expect(actionKey).toBe(key);
  expect(goingOn(readComingFrom(location), 7, actionKey)).toBe('/home');
});

test('without one a person goes on to where they were going, and nobody else does', () => {
  const coming = readComingFrom(at('', { from: '/tools/leasing?x=1', whose: 7 }));
  expect(goingOn(coming, 7, null)).toBe('/tools/leasing?x=1');
  expect(goingOn(coming, 8, null)).toBe('/home');
  expect(goingOn(readComingFrom(at('', { from: 'https://malo.ejemplo.com' })), 7, null)).toBe(
    '/home',
  );
});

test('who copies a shared case is told why an account is asked for, and nobody else', () => {
  const why = (from: string, whose: number | null) =>
    whyForACopy(readComingFrom(at('', { from, whose })));
  expect(why('/compartido/abc', null)).toContain('Tu copia del caso');
  expect([why('/compartido/abc', 7), why('/tools/leasing', null), whyForACopy(null)]).toEqual([
    null,
    null,
    null,
  ]);
});
