import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds } from '../contract/kinds/index.ts';
import { formatNumber, formatShort, plainNumber, unbroken } from './numbers.ts';

describe('plainNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1_250_000, '1250000'],
    [-12.5, '-12,5'],
    [0.1, '0,1'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [1e-7, '0,0000001'],
    [-1.25e-9, '-0,00000000125'],
    [123456.789e-10, '0,0000123456789'],
  ])('%d is %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  it('loses no digit of any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = plainNumber(value);
        expect(Number(text.replace(',', '.'))).toBe(value + 0);
        expect(text).toMatch(/^-?\d+(,\d+)?$/);
      }),
    );
  });
});

describe('numbers as painted', () => {
  it.each([
    [formatNumber(1_234_567.891, 2), '1.234.567,89'],
    [formatNumber(1000, 0), '1.000'],
    [formatNumber(0.5, 0), '1'],
    [formatNumber(-0.001, 2), '0,00'],
    [formatNumber(-0, 2), '0,00'],
    // Exact halves of which binary sums make a bit less, as Excel paints them.
    [formatNumber((5.63 + 7.07 + 6.46 + 8.1) / 4, 2), '6,82'],
    [formatNumber((2.38 + 2.97 - 0.29 - 2.4) / 4, 2), '0,67'],
    [formatNumber(-1.005, 2), '−1,01'],
    [formatNumber(6.8149999999, 2), '6,81'],
    [formatNumber(1_234_567_890_123.125, 3), '1.234.567.890.123,125'],
    [formatNumber(-1.5, 1), '−1,5'],
    [formatNumber(1234.5, 1, 'es-MX'), '1,234.5'],
    [formatNumber(999_999_999_999_999_000, 0), '999.999.999.999.999.000'],
    [formatNumber(1.25e20, 2), '1,25E20'],
    [formatNumber(-1.25e180, 0), '−1,25E180'],
    [formatShort(3e18), '3E18'],
    [formatShort(1234.5), '1.234,5'],
    [formatShort(-0.001, 2), '0'],
    [formatShort(1e-10), '0,0000000001'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('kinds of numbers', () => {
  const shapes = [
    { kind: 'money', label: '' },
    { kind: 'money', label: '', unit: 'MXN', decimals: 2 },
    { kind: 'percent', label: '' },
    { kind: 'percent', label: '', decimals: 4 },
    { kind: 'number', label: '' },
    { kind: 'number', label: '', decimals: 1 },
  ] as const;
  const some = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.integer(),
  );

  it('read back what they put into an editor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), some, (shape, value) => {
        const kind = kinds[shape.kind];
        expect(kind.parse(kind.edit(value, shape), shape)).toEqual({ value: value + 0 });
      }),
    );
  });

  it('read what they paint, as far as it was painted', () => {
    const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(amounts, (value) => {
        const shape = { kind: 'percent', label: '', decimals: 2 } as const;
        const parsed = kinds.percent.parse(kinds.percent.format(value, shape), shape);
        const read = 'value' in parsed ? Number(parsed.value) : Number.NaN;
        // Half of the last painted digit, and what 1e12 leaves for digits behind the comma.
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.005 + 1e-3);
      }),
    );
  });

  it('never paint a minus zero, nor NaN or infinity', () => {
    const tiny = fc.double({ min: -1e-2, max: 1e-2, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.oneof(tiny, some), (shape, value) => {
        const text = kinds[shape.kind].format(value, shape);
        expect(text).not.toMatch(/NaN|∞/);
        expect(/[-−]/.test(text) && !/[1-9]/.test(text)).toBe(false);
      }),
    );
    for (const shape of shapes) {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null]) {
        expect(kinds[shape.kind].format(value, shape)).toBe('');
        expect(kinds[shape.kind].edit(value, shape)).toBe('');
      }
    }
  });

  it.each([
    ['money', {}, 1_250_000.6, '$\u00a01.250.001'],
    ['money', {}, -300, '−$\u00a0300'],
    ['money', {}, -0.4, '$\u00a00'],
    ['money', { unit: 'MXN', decimals: 2 }, 1250.5, '$1,250.50'],
    ['money', { unit: 'MXN' }, -1250, '−$1,250'],
    ['percent', {}, 12, '12,00\u00a0%'],
    ['percent', { decimals: 0 }, 12.5, '13\u00a0%'],
    ['number', {}, 1234.567, '1.234,57'],
    ['number', {}, 3, '3'],
    ['number', { decimals: 1 }, 3, '3,0'],
  ] as const)('%s %j paints %d as %s', (kind, shape, value, text) => {
    expect(kinds[kind].format(value, { kind, label: '', ...shape })).toBe(text);
  });

  it('take the empty text for nothing', () => {
    for (const kind of ['money', 'percent', 'number'] as const) {
      expect(kinds[kind].parse('', { kind, label: '' })).toEqual({ value: null });
      expect(kinds[kind].parse(' \u00a0 ', { kind, label: '' })).toEqual({ value: null });
    }
  });

  it.each([
    [5, null],
    [0, null],
    [30, null],
    [-0.001, 'está por debajo del mínimo 0'],
    [30.5, 'supera el máximo 30'],
    [1234, 'supera el máximo 30'],
    [Number.NaN, 'no es un número'],
    [Number.POSITIVE_INFINITY, 'no es un número'],
    ['5', 'no es un número'],
    [true, 'no es un número'],
    [[5], 'no es un número'],
    [{}, 'no es un número'],
  ])('between 0 and 30, of %j: %s', (value, message) => {
    for (const kind of ['money', 'percent', 'number'] as const) {
      expect(kinds[kind].check(value, { kind, label: '', min: 0, max: 30 })).toBe(message);
    }
  });

  it('read Mexican pesos as they write them, and Colombian ones as ever', () => {
    const pesos = { kind: 'money', label: '', unit: 'MXN' } as const;
    for (const [text, value] of [
      ['$21,000', 21_000],
      ['100,000', 100_000],
      ['1,250,000.50', 1_250_000.5],
      ['-$1,250', -1_250],
      ['1250.5', 1_250.5],
      ['0.25', 0.25],
      ['100.000', 100_000],
      ['100000', 100_000],
    ] as const) {
      expect(kinds.money.parse(text, pesos)).toEqual({ value });
      expect(kinds.money.parse(kinds.money.format(value, pesos), pesos)).toEqual({
        value: Math.sign(value) * Math.round(Math.abs(value)),
      });
    }
    // As the editor shows them; three decimals are no thousands.
    for (const [value, text] of [
      [1_250.5, '1250.5'],
      [12.125, '12.1250'],
      [-0.125, '-0.1250'],
    ] as const) {
      expect(kinds.money.edit(value, pesos)).toBe(text);
      expect(kinds.money.parse(text, pesos)).toEqual({ value });
    }
    const colombian = { kind: 'money', label: '' } as const;
    expect(kinds.money.parse('100,5', colombian)).toEqual({ value: 100.5 });
  });

  it.each([
    ['COP 9.850.000', 9_850_000],
    [' cop\u00a0145.000,50 ', 145_000.5],
    ['COP$ 1.250', 1_250],
    ['$ COP 1.250', 1_250],
    ['1.250.000 COP', 1_250_000],
    ['-COP 300', -300],
    ['(COP 300)', -300],
    ['(300 COP)', -300],
    ['COP 350 millones', 350e6],
    // Zeros as Excel's accounting format shows them.
    ['$ -', 0],
    [' COP   -   ', 0],
  ])('read %j, which names its currency', (text, value) => {
    const pesos = { kind: 'money', label: '' } as const;
    expect(kinds.money.parse(text, pesos)).toMatchObject({ value });
  });

  it('refuse an amount of another currency', () => {
    const colombian = { kind: 'money', label: '' } as const;
    const mexican = { ...colombian, unit: 'MXN' } as const;
    expect(kinds.money.parse('MXN 1,250.50', mexican)).toEqual({ value: 1250.5 });
    expect(kinds.money.parse('MXN 1.250', colombian)).toHaveProperty('error');
    expect(kinds.money.parse('COP 1.250', mexican)).toHaveProperty('error');
    expect(kinds.money.parse('COPA 1.250', colombian)).toHaveProperty('error');
  });

  it('name large bounds as es-CO writes them, and refuse parts of whole things', () => {
    const shape = { kind: 'number', label: '' } as const;
    expect(kinds.number.check(2e6, { ...shape, max: 1_234_567.5 })).toBe(
      'supera el máximo 1.234.567,5',
    );
    expect(kinds.number.check(2.5, { ...shape, integer: true })).toBe('debe ser un número entero');
    expect(kinds.number.check(2, { ...shape, integer: true })).toBeNull();
  });

  it.each([
    [{ min: 1900, max: 2200, integer: true, plain: true }, 1899, 'mínimo 1900'],
    [{ max: 5000, integer: true }, 5001, 'máximo 5000'],
    [{ max: 1_000_000, integer: true }, 2_000_000, 'máximo 1 millón'],
    [{ max: 50_000, integer: true }, 60_000, 'máximo 50.000'],
    [{ max: 1e15 }, 1e16, 'máximo 1.000 billones'],
    [{ max: 1e12 }, 1e16, 'máximo 1 billón'],
    [{ min: -350e6 }, -1e9, 'mínimo −350 millones'],
    [{ max: 350_500_000 }, 1e9, 'máximo 350.500.000'],
    [{ max: 1250.5 }, 1251, 'máximo 1.250,5'],
  ])('of %j say, for %d, %s', (bounds, value, words) => {
    const message = kinds.number.check(value, { kind: 'number', label: '', ...bounds });
    expect(message).toMatch(new RegExp(`${words}$`));
  });
});

it('a sentence is not broken between a minus and its currency', () => {
  const text = kinds.money.format(-300, { kind: 'money', label: '' });
  expect(unbroken(`Queda ${text} o −5`)).toBe('Queda −\u2060$\u00a0300 o −5');
});
