import { describe, expect, it } from 'vitest';
import { fold, matchesWords, wordsOf } from './fold.ts';

describe('a folded text', () => {
  it.each([
    ['Ñuñoa', 'nunoa'],
    ['PIÑÓN', 'pinon'],
    ['Bogotá', 'bogota'],
    ['Vergüenza', 'verguenza'],
    ['Área en m²', 'area en m2'],
    ['Tasa\u00a0E.A.', 'tasa e.a.'],
    ['−$ 1.200 · 5^2', '−$ 1.200 · 5^2'],
  ])('of «%s» is «%s»', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same whether an accent is a sign of its own or part of its letter', () => {
    expect(fold('an\u0303o')).toBe(fold('a\u00f1o'));
    expect(fold('u\u0308')).toBe(fold('\u00fc'));
  });
});

describe('words', () => {
  it('are letters and digits, folded, as they follow each other', () => {
    expect(wordsOf('¿Préstamo (10 años) o préstamo?')).toEqual([
      'prestamo',
      '10',
      'anos',
      'o',
      'prestamo',
    ]);
    expect(wordsOf(' · ')).toEqual([]);
  });

  it.each([
    ['fee operador', 'Fee del Operador'],
    ['ano', 'Año de construcción'],
    ['AÑO', 'ano fiscal'],
    ['torre 1.2', 'Torre Ágora 1.250'],
    ['operador fee', 'Fee del Operador'],
    ['', 'lo que sea'],
  ])('«%s» finds «%s»', (sought, text) => {
    expect(matchesWords(text, sought)).toBe(true);
  });

  it.each([
    ['rador', 'Fee del Operador'],
    ['fee operadora', 'Fee del Operador'],
  ])('«%s» does not find «%s»', (sought, text) => {
    expect(matchesWords(text, sought)).toBe(false);
  });
});
