import { expect, it } from 'vitest';
import { normDate, videoMinutes } from './durations.ts';

it.each([
  [23, '1 min'],
  [60, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [754, '13 min'],
])('a video of %i seconds lasts %s', (seconds, minutes) => {
  expect(videoMinutes(seconds)).toBe(minutes);
});

it.each([
  ['2025-05-28', '28 de mayo de 2025'],
  ['2025-01-01', '1 de enero de 2025'],
  ['2012-10', 'octubre de 2012'],
  ['2017', '2017'],
])('a norm of %s is dated %s', (date, said) => {
  expect(normDate(date)).toBe(said);
});
