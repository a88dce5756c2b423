import { describe, expect, it } from 'vitest';
import { commonWords } from './common-words.ts';
import { estimator } from '../src/app/account/strength/estimate.ts';
import { verdictOf } from '../src/app/account/strength/verdict.ts';

const lists = commonWords();
const guessesOf = estimator({ ...lists });

const levelOf = (password: string, ...personal: string[]) =>
  verdictOf(guessesOf(password, personal)).level;

describe('the verdict is honest', () => {
  it('about what the service refuses: the most common ones are the weakest', () => {
    expect(lists.passwords).toHaveLength(10_000);
    const sample = lists.passwords.filter((_, i) => i % 50 === 0);
    expect(sample.filter((password) => levelOf(password) > 0)).toEqual([]);
  });

  it.each([
    'Colombia2025',
    'apartamento1',
    'Medellin123!',
    'qwerty12345',
    'aaaaaaaaaaaa',
    'Valentina1998',
  ])('about %s, which people take for a good one', (password) =>
    expect(levelOf(password)).toBeLessThanOrEqual(1),
  );

  it('about what others know of the person', () => {
    expect(levelOf('penalosaurrutia')).toBeGreaterThan(0);
    expect(levelOf('penalosaurrutia', 'penalosaurrutia@ejemplo.co', 'penalosaurrutia')).toBe(0);
  });

  it.each(['tinto-guadua-escalera-violeta', 'h7Gq!vZ2xWp9'])('about %s, a good one', (password) =>
    expect(levelOf(password)).toBe(4),
  );

  it('also about a very long text, at once', () => {
    expect(levelOf('ñandú verde '.repeat(500))).toBe(4);
  });
});

// At 10,000 guesses a second.
it.each([
  [5_000, 0, 'Muy débil: se adivina en menos de un segundo'],
  [10_000, 0, 'Muy débil: se adivina en 1 segundo'],
  [1_200_000, 1, 'Débil: se adivina en 2 minutos'],
  [100_000_000, 2, 'Regular: se adivina en 2 horas'],
  [1e10, 3, 'Buena: se adivina en 11 días'],
  [1e13, 4, 'Fuerte: se adivina en 31 años'],
  [1e20, 4, 'Fuerte: se adivina en siglos'],
])('%d guesses', (guesses, level, text) => expect(verdictOf(guesses)).toEqual({ level, text }));
