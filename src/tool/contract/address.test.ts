import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, type Step } from './address.ts';

const name = fc.stringMatching(/^[A-Za-z_$ñ][\w$ñ]{0,8}(\.\w{1,6}){0,2}$/);
const id = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ']', '"', '\\', '3].value', '"]', 'a"b', '*', '\u0000\u0085', '\ud800', '🏠'),
);
const key = fc.oneof(
  id.map((text) => ({ id: text })),
  fc.integer({ min: 1, max: 20_000 }).map((row) => ({ row })),
  fc.constant('all' as const),
);
const keyed = fc.record({ name, key });
const steps = fc
  .tuple(
    fc.array(keyed, { maxLength: 3 }),
    fc.oneof(
      keyed,
      name.map((own): Step => ({ name: own })),
    ),
  )
  .map(([before, last]): Step[] => [...before, last]);

describe('the text of an address', () => {
  it('reads as one would write it', () => {
    expect(parseAddress('interestRate')).toEqual([{ name: 'interestRate' }]);
    expect(parseAddress('properties[id=3].value')).toEqual([
      { name: 'properties', key: { id: '3' } },
      { name: 'value' },
    ]);
    expect(parseAddress('months[7].createdIncomes[id="a b"].flow')).toEqual([
      { name: 'months', key: { row: 7 } },
      { name: 'createdIncomes', key: { id: 'a b' } },
      { name: 'flow' },
    ]);
    expect(parseAddress('colors.cap')).toEqual([{ name: 'colors.cap' }]);
    expect(parseAddress('schedule[*].interest')).toEqual([
      { name: 'schedule', key: 'all' },
      { name: 'interest' },
    ]);
  });

  it('gives its steps back, whatever the ids', () => {
    fc.assert(
      fc.property(steps, (given) => {
        expect(parseAddress(formatAddress(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['nothing', ''],
    ['a space', ' rate'],
    ['a row before the first', 'schedule[0].x'],
    ['a row with a sign', 'schedule[-1].x'],
    ['an id without its word', 'properties[x].value'],
    ['an open bracket', 'properties[id=3'],
    ['an open text', 'properties[id="3].value'],
    ['an odd id without quotes', 'properties[id=a b].value'],
    ['a line break in a text', 'properties[id="a\nb"].value'],
    ['a dot at the end', 'properties[id=3].'],
    ['two keys', 'properties[id=3][id=4].value'],
    ['text after the end', 'rate;drop'],
    ['a row beyond all tables', 'schedule[9999999].x'],
    ['too deep', `${'a[1].'.repeat(20)}b`],
    ['too long', 'a'.repeat(5_000)],
  ])('refuses %s', (_, text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('answers any text without a throw', () => {
    const piece = fc.constantFrom('a', '[', ']', 'id=', '"', '\\', '.', '*', '3', '__proto__', 'ñ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = parseAddress(pieces.join(''));
        expect(read === null || parseAddress(formatAddress(read)) !== null).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
