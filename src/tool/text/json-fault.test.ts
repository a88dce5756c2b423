import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault } from './json-fault.ts';

const PIECES = ['{', '}', '[', ']', ',', ':', '"', ' ', '\\'];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  test.each([
    ['{"a":1,}', 7],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['{"a":tru}', 5],
    ['{"a":01}', 6],
    ['"a\nb"', 2],
    [String.raw`"a\x"`, 2],
    ['{"a":1', 6],
    ['', 0],
    ['{} x', 3],
    ['[1}', 2],
  ])('%j at %i', (text, position) => {
    expect(findJsonFault(text)).toBe(position);
  });

  test('agrees with JSON.parse on what is JSON', () => {
    const piece = fc.constantFrom(...PIECES, '"a"', '1', '-', '.5', 'null', '\\u00e1', '\n');
    const broken = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        expect(findJsonFault(text) === -1).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});
