import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scalar } from '../model.ts';
import { small } from '../testing/small.ts';

describe('values', () => {
  it('are no infinities', () => {
    const sheet = small({ x: { expression: 'a * a' }, y: { expression: 'x - x' } }, { a: 1e300 });
    expect(sheet.value({ id: 'x' })).toBeNull();
    expect(sheet.value({ id: 'y' })).toBeNull();
  });

  it('are booleans where a boolean is declared', () => {
    const sheet = small({ x: { expression: 'a > 1', type: 'boolean' } }, { a: 2 });
    expect(sheet.value({ id: 'x' })).toBe(true);
    sheet.setScalar('a', null);
    sheet.calculate();
    expect(sheet.value({ id: 'x' })).toBeNull();
  });

  const given = { none: null, yes: 1, no: 0 };
  const value = (expression: string): Scalar =>
    small({ x: { expression } }, given).value({ id: 'x' });

  it.each([
    'none + 1',
    'none * 0',
    'none ^ 0',
    'none == none',
    'none != 1',
    'not none',
    'min(none, 1)',
    'none and yes',
    'none or no',
    'none ? 1 : 2',
    'yes / no',
    '0 ^ -1',
    '(-8) ^ (1 / 3)',
    'mod(1, 0)',
    'sqrt(-1)',
    'ln(0)',
    'round(none, 2)',
    'round(1, none)',
  ])('are missing in %s', (expression) => {
    expect(value(expression)).toBeNull();
  });

  it.each([
    ['none and no', 0],
    ['no and none', 0],
    ['none or yes', 1],
    ['yes ? 3 : none', 3],
    ['no == 0 ? 4 : 1 / no', 4],
    ['isnumber(none)', 0],
    ['isnumber(yes)', 1],
  ])('decide in %s, whatever the other side is', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });

  it('are powers to the last digits, whole exponents or not', () => {
    const bases = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(bases, fc.integer({ min: -3, max: 20 }), (base, exponent) => {
        const sheet = small({ x: { expression: 'b ^ e' } }, { b: base, e: exponent });
        const expected = base === 0 && exponent < 0 ? Number.NaN : base ** exponent;
        const actual = sheet.value({ id: 'x' });
        const isNone = actual === null && !Number.isFinite(expected);
        const error = isNone ? 0 : Math.abs(Number(actual) - expected) / Math.abs(expected || 1);
        // 16 products round to at most 8 units of the last digit.
        expect(error).toBeLessThanOrEqual(2e-15);
      }),
    );
  });

  // As Excel has them: SUM and COUNT of nothing are 0, the others errors.
  it.each([
    ['sum(t.x)', 0],
    ['count(t.x)', 0],
    ['countdistinct(t.x)', 0],
    ['countif(t.x, 1)', 0],
    ['sumif(t.x, 1, t.x)', 0],
    ['average(t.x)', null],
    ['min(t.x)', null],
    ['max(t.x)', null],
    ['last(t.x)', null],
    ['index(t.x, 1)', null],
    ['irr(t.x)', null],
  ])('of a table without rows: %s is %s', (expression, expected) => {
    const empty = {
      t: { rows: { count: '0' }, inputs: {}, columns: { x: { expression: 'row' } } },
    };
    expect(small({ y: { expression } }, {}, empty).value({ id: 'y' })).toBe(expected);
  });

  it('count distinct numbers as well as texts', () => {
    const sheet = small(
      { y: { expression: 'countdistinct(t.x)' } },
      {},
      {
        t: { rows: { count: '7' }, inputs: {}, columns: { x: { expression: 'mod(row, 3)' } } },
      },
    );
    expect(sheet.value({ id: 'y' })).toBe(3);
  });

  // Excel's ROUND, by its documentation: away from zero from 5 on, on the digits as written.
  it.each([
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(-1.5)', -2],
    ['round(1.005, 2)', 1.01],
    ['round(2.675, 2)', 2.68],
    ['round(-1.475, 2)', -1.48],
    ['round(2.15, 1)', 2.2],
    ['round(2.149, 1)', 2.1],
    ['round(626.3, -3)', 1000],
    ['round(1.98, -1)', 0],
    ['round(-50.55, -2)', -100],
    ['round(1250, -2)', 1300],
    ['round(0.4999999999)', 0],
    ['round(4503599627370497)', 4503599627370497],
    ['round(1e300, 2)', 1e300],
    ['round(0.0000001005, 9)', 1.01e-7],
    ['compare(0.1 + 0.2, 0.3)', 0],
    ['compare(5.000000001, 5)', 1],
    ['compare(1, 1000000000000, 1000000000000)', -1],
    ['compare(1, 2, 1000000000000)', 0],
    ['round(19.9999999996, 9)', 20],
    ['round(19.999999999, 9)', 19.999999999],
  ])('%s is %s', (expression, expected) => {
    expect(small({ x: { expression } }).value({ id: 'x' })).toBe(expected);
  });
});
