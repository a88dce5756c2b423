import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedWords } from '../../ui/fold.ts';
import { allowedSlips, slipsToStart, stemsOf } from './words.ts';

describe('the words of a text', () => {
  it('of a search are folded, each once', () => {
    expect(wantedWords('¿Préstamo, crédito? ¡PRÉSTAMO!')).toEqual(['prestamo', 'credito']);
    expect(wantedWords(' · ')).toEqual([]);
  });

  it('of a search leave out what says nothing, unless nothing else is there', () => {
    expect(wantedWords('cuánto me presta el banco')).toEqual(['presta', 'banco']);
    expect(wantedWords('de la')).toEqual(['de', 'la']);
  });

  it('are tried in the singular too, as long as a stem is left', () => {
    expect(stemsOf('prestamos')).toEqual(['prestamos', 'prestamo']);
    expect(stemsOf('alquileres')).toEqual(['alquileres', 'alquilere', 'alquiler']);
    expect(stemsOf('mes')).toEqual(['mes']);
  });
});

describe('slips of the keyboard', () => {
  it.each([
    ['hipoteca', 'hipotecario', 0],
    ['ipoteca', 'hipoteca', 1],
    ['crdito', 'credito', 1],
    ['creddito', 'credito', 1],
    ['cerdito', 'credito', 1],
    ['leasin', 'leasing', 0],
    ['lising', 'leasing', 2],
    ['excel', 'arriendo', 5],
    ['', 'renta', 0],
  ])('from %s to the beginning of %s: %i', (typed, word, slips) => {
    expect(slipsToStart(typed, word)).toBe(slips);
  });

  it('are allowed in long words only', () => {
    expect(['tir', 'casa', 'airbnb', 'predial'].map(allowedSlips)).toEqual([0, 1, 1, 2]);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 8 });
  it('one change of any letter costs at most one', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('', 'x', 'xy'), (text, place, instead) => {
        const index = place % text.length;
        const typed = text.slice(0, index) + instead + text.slice(index + 1);
        expect(slipsToStart(typed, text)).toBeLessThanOrEqual(Math.max(1, instead.length));
      }),
    );
  });

  it('what ends the word costs nothing, and no text costs more than its length', () => {
    fc.assert(
      fc.property(word, word, (typed, rest) => {
        expect(slipsToStart(typed, typed + rest)).toBe(0);
        expect(slipsToStart(typed, rest)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
