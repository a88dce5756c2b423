import { expect, it } from 'vitest';
import { sessionFacts } from './words.ts';

const NOW = new Date('2026-11-22T15:00:00-05:00');
const CREATED = '2026-11-02T10:00:00-05:00';

it.each([
  ['2026-11-22T14:59:00-05:00', 'hace un momento'],
  ['2026-11-22T14:20:00-05:00', 'hace 40 minutos'],
  ['2026-11-22T12:00:00-05:00', 'hace 3 horas'],
  ['2026-11-21T12:00:00-05:00', 'ayer'],
  ['2026-11-15T12:00:00-05:00', 'hace 7 días'],
  // A clock that is behind the service's.
  ['2026-11-22T15:03:00-05:00', 'hace un momento'],
])('used at %s: %s', (usedAt, ago) => {
  expect(sessionFacts({ createdAt: CREATED, usedAt }, NOW)).toBe(
    `Usada ${ago} · abierta el 2/11/2026`,
  );
});
