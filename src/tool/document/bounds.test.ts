import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/portfolio.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('a document beyond all bounds is refused by place', () => {
  it.each([
    ['too deep', { properties: nested(100_000) }, 'properties', 'tiene más de 32 niveles'],
    [
      'named too long',
      { properties: [{ ['x'.repeat(9_000_000)]: 1 }] },
      'properties',
      'tiene un nombre de más de 1000 caracteres',
    ],
    [
      'too large',
      Array.from({ length: 6_000 }, () => Array.from({ length: 1_000 }, () => 0)),
      '(entrada)',
      'tiene más de 5000000 valores',
    ],
  ])('%s', (_, raw, field, message) => {
    expect(portfolio.document.check(raw)).toEqual({ problems: [{ field, value: '…', message }] });
  });
});
