import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula-like.ts';

describe('texts in files for spreadsheets', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '\t1',
    '\r=1',
    '\n=1',
    '\u0001=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    "'=1",
    "''-1",
  ])('that would run are guarded: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(['a=b', "'tis", '', ' a', '−1', "d'Or", '1-2'])('that would not stay: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });

  it('come back as they were, whatever they are', () => {
    const signs = fc.constantFrom('=', '+', '-', '@', "'", ' ', '\t', '\r', '＝', 'a', '\u200b');
    const texts = fc.oneof(fc.string({ unit: signs, maxLength: 6 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });
});
