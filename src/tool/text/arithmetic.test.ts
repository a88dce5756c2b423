import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds } from '../contract/kinds/index.ts';
import { formatNumber } from './numbers.ts';

type Numeric = 'money' | 'percent' | 'number';
const parse = (kind: Numeric, text: string) => kinds[kind].parse(text, { kind, label: '' });
const errorOf = (kind: Numeric, text: string): string => {
  const parsed = parse(kind, text);
  return 'error' in parsed ? parsed.error : `value ${String(parsed.value)}`;
};

describe('a numeral', () => {
  it.each([
    ['$ 1.250.000', 1_250_000],
    ['1250000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['$1.250.000', 1_250_000],
    ['$\u00a01.250.000', 1_250_000],
    ['1\u00a0250\u00a0000', 1_250_000],
    ['1\u202f250\u202f000,5', 1_250_000.5],
    [' 1 250 000 ', 1_250_000],
    ['1.234.567,8', 1_234_567.8],
    ['1.250', 1250],
    ['999.999', 999_999],
    ['12,5', 12.5],
    ['−12,5', -12.5],
    ['–3', -3],
    ['(300)', -300],
    ['($ 1.250)', -1250],
    ['$ (1.250)', -1250],
    ['-$ 300', -300],
    ['$ -300', -300],
    // A zero in Excel's comma style.
    [' -   ', 0],
    ['- 300', -300],
    [',5', 0.5],
    ['0,5', 0.5],
    ['0', 0],
    ['-0', 0],
    ['(0)', 0],
    ['007', 7],
    ['=350', 350],
    ['= -1.250', -1250],
    ['+5', 5],
    ['+ 1.250,5', 1250.5],
    ['=+350', 350],
    ['+$ 1.250', 1250],
  ])('%j is %d, in money and elsewhere, and no expression', (text, value) => {
    expect(parse('money', text)).toEqual({ value });
    expect(parse('number', text)).toEqual({ value });
  });

  it.each([
    ['-12,5 %', -12.5],
    ['12,5%', 12.5],
    ['(12,5 %)', -12.5],
    ['0,7', 0.7],
    ['1.5', 1.5],
    ['0.125', 0.125],
    ['.5', 0.5],
  ])('%j is %d in a percentage', (text, value) => {
    expect(parse('percent', text)).toEqual({ value });
  });

  it.each([
    ['85.5', 85.5],
    ['1250.5', 1250.5],
    ['1.2345', 1.2345],
  ])('%j is %d where a dot can only be a decimal mark', (text, value) => {
    expect(parse('number', text)).toEqual({ value });
  });

  it.each([
    ['1,250,000', 1_250_000],
    ['$ 780,000,000', 780_000_000],
    ['-1,250,000.75', -1_250_000.75],
    ['(6,060,000,000)', -6_060_000_000],
  ])('%j, of a spreadsheet of the United States, is %d', (text, value) => {
    expect(parse('money', text)).toEqual({ value });
  });

  it.each([
    ['money', '1.5', '¿1,5 o 1.500?'],
    ['money', '12.25', '¿12,25 o 12.250?'],
    ['money', '0.125', '¿0,125 o 125?'],
    ['money', '1250.5', '¿1250,5 o 1.250.500?'],
    ['money', '$ 1.5', '¿1,5 o 1.500?'],
    ['money', '-1.5', '¿1,5 o 1.500?'],
    ['money', '1.5M', '¿1,5 o 1.500?'],
    ['money', '850,000', '¿850 o 850.000?'],
    ['money', '-$ 320,000', '¿320 o 320.000?'],
    ['percent', '12.125', '¿12,125 o 12.125?'],
    ['percent', '1.250 %', '¿1,250 o 1.250?'],
  ] as const)('in %s refuses %j with both readings: %s', (kind, text, readings) => {
    expect(errorOf(kind, text)).toContain(`«${text}» es ambiguo: ${readings}`);
  });

  it('is no amount with a percent sign', () => {
    expect(errorOf('money', '12,5%')).toBe('«12,5%» es un porcentaje, y aquí va un monto');
    expect(errorOf('number', '12 %')).toBe('«12 %» es un porcentaje, y aquí va un número');
    expect(errorOf('money', '=10%+5%')).toBe('«=10%+5%» es un porcentaje, y aquí va un monto');
  });

  it.each([
    'abc',
    '12a',
    '1e6',
    'USD 300',
    '300 USD',
    'NaN',
    'Infinity',
    '0x10',
    '1,25,000',
    '0,250,000',
    '1,250,00',
    '1,250,000,5',
    '1,2,3',
    '1,25.5',
    '1.25.5',
    '12.50.000',
    '1.250.00',
    '1.2500.000',
    ',',
    '.',
    '%',
    '()',
    '1%2',
    '%5',
    '$1$2',
    '12 5',
    '1 25 000',
    // Two cells of a sheet.
    '12\t500',
    '12\n500',
    '300)',
    '--5',
    '++5',
    '5--3',
    '-$-5',
    '5%%',
    '2^3',
    '5!',
    'mil',
    '350 metros',
    '٣',
    '½',
    'sqrt(4)',
    '2;3',
  ])('%j is refused and said to be no number', (text) => {
    for (const kind of ['money', 'percent', 'number'] as const) {
      expect(errorOf(kind, text)).toBe(`«${text}» no es un número`);
    }
  });

  it('says of several cells pasted into one place what they are', () => {
    for (const kind of ['money', 'percent', 'number'] as const) {
      expect(errorOf(kind, '12 | 500')).toBe('«12 | 500» son varias celdas, y aquí va una sola');
    }
  });

  it.each(['-', '12,', '=', '+', '(', '2*', '=2*(3+', '5 mi', '1.'])('%j is only begun', (text) => {
    expect(parse('money', text)).toMatchObject({ unfinished: true });
  });

  it('takes 1.5 in money as the beginning of 1.500 while somebody types', () => {
    expect(parse('money', '1.5')).toMatchObject({ unfinished: true });
    expect(parse('money', '1250.5')).not.toHaveProperty('unfinished');
  });
});

describe('arithmetic', () => {
  it.each([
    ['=2500000*12', 30_000_000],
    ['2500000*12', 30_000_000],
    ['2.500.000 * 12', 30_000_000],
    ['$ 2.500.000 × 12', 30_000_000],
    ['1 250 000*2', 2_500_000],
    ['10/4', 2.5],
    ['10÷4', 2.5],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['=(300)', 300],
    ['10-2-3', 5],
    ['-5+8', 3],
    ['5*-2', -10],
    ['2*(-3)', -6],
    ['0,07*100', 7],
    ['0,1+0,2', 0.3],
    ['1,5M', 1_500_000],
    ['350 millones', 350_000_000],
    ['350 Millones', 350_000_000],
    ['1 millón', 1_000_000],
    ['1 millon', 1_000_000],
    ['180 mil', 180_000],
    ['180k', 180_000],
    ['180 K', 180_000],
    ['2 mil millones', 2_000_000_000],
    ['1,2 billones', 1_200_000_000_000],
    ['$ 350 millones + 20 mil', 350_020_000],
    ['350 millones*12%', 42_000_000],
    ['350 millones*(1-10%)', 315_000_000],
    ['100+100*10%', 110],
    ['200/50%', 400],
  ])('%j is %d', (text, value) => {
    expect(parse('money', text)).toEqual({ value, expression: text });
    expect(parse('number', text)).toEqual({ value, expression: text });
  });

  it.each([
    ['9+2,5', 11.5],
    ['9%+2,5%', 11.5],
    ['12%/12', 1],
    ['12/12', 1],
    ['10%*50%', 5],
    ['(5+5)%', 10],
    ['8+8*10%', 8.8],
  ])('%j is %d in a percentage', (text, value) => {
    expect(parse('percent', text)).toEqual({ value, expression: text });
  });

  it.each([
    ['3 x mil', 0.3],
    ['3 por mil', 0.3],
    ['3‰', 0.3],
    ['6,2 × mil', 0.62],
    ['6,2 X MIL', 0.62],
    ['6.2 x mil', 0.62],
    ['9,66 por mil', 0.966],
    ['-3 x mil', -0.3],
    // The tax on what leaves an account.
    ['4x1000', 0.4],
    ['4 por 1.000', 0.4],
  ])('%j is %d percent, by the thousand', (text, value) => {
    expect(parse('percent', text)).toEqual({ value, expression: text });
    for (const kind of ['money', 'number'] as const)
      expect(parse(kind, text)).toHaveProperty('error');
  });

  it('is the percentage whose comma is one place before, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 99_999_999 }), (n) => {
        const comma = (places: number): string =>
          String(n).replace(new RegExp(`(?=\\d{${places}}$)`), ',');
        const share = parse('percent', `${comma(3)} %`);
        expect(share).toHaveProperty('value');
        expect(parse('percent', `${comma(2)} x mil`)).toMatchObject(share);
      }),
    );
  });

  it('waits for the rest of a rate by the thousand, and takes nothing else for one', () => {
    for (const text of [
      '3 x',
      '3 x m',
      '3 x mi',
      '3 po',
      '3 por',
      '3 por m',
      '4x1',
      '4x100',
      '3 ×',
    ]) {
      expect(parse('percent', text)).toMatchObject({ unfinished: true });
    }
    for (const text of ['3% x mil', '3 x milla', '3 por mil del valor', 'x mil', '3 x']) {
      expect(parse('percent', text)).toHaveProperty('error');
    }
  });

  it.each([
    ['money', '500-10%', 'di de qué es el porcentaje'],
    ['percent', '30%+5', 'di de qué es el porcentaje'],
    ['percent', '3%*4', 'a todos los porcentajes o a ninguno'],
    ['money', '1,5m', 'es ambiguo: escribe mil o millones'],
    ['money', '5/0', 'divide por cero'],
    ['money', '5/(3-3)', 'divide por cero'],
    ['money', '31/12/2024', 'parece una fecha'],
    ['money', '2024-12-31', 'parece una fecha'],
    ['money', '(300', 'está incompleto'],
    ['money', '5-', 'está incompleto'],
  ] as const)('in %s refuses %j: %s', (kind, text, words) => {
    expect(errorOf(kind, text)).toContain(words);
  });

  it('says that cells can’t be cited, where one is or is about to be', () => {
    const instead = 'aquí se escriben operaciones con números, como =12000*850';
    for (const kind of ['money', 'percent', 'number'] as const) {
      expect(parse(kind, '=')).toEqual({
        error: `«=» está incompleto: ${instead}; no se citan celdas`,
        unfinished: true,
      });
      for (const text of ['=B4', '=B4*2', '+b4+C5', '=$B$4*2', '=SUMA(B4:B9)', '=2*Hoja1!AB12']) {
        expect(parse(kind, text)).toEqual({ error: `«${text}» cita una celda; ${instead}` });
      }
    }
    expect(parse('money', '=12000*850')).toEqual({ value: 10_200_000, expression: '=12000*850' });
    // Of what begins without a sign nothing says that it is arithmetic.
    for (const text of ['=tarifa*2', '=850*12 km2', 'B4']) {
      expect(errorOf('money', text)).toBe(`«${text}» no es un número`);
    }
    expect(errorOf('money', '=5*')).toBe('«=5*» está incompleto');
  });

  it('is bounded in length and depth, and shows the beginning of what is too long', () => {
    for (const text of ['9*'.repeat(110), '9'.repeat(310), `1${' '.repeat(100_000)}2`]) {
      expect(errorOf('money', text)).toMatch(/^«.{1,20}…» es demasiado largo para un número$/);
    }
    const nested = `${'('.repeat(90)}1${')'.repeat(90)}`;
    expect(errorOf('money', nested)).toContain('es una operación demasiado larga');
    expect(errorOf('money', '1+'.repeat(80) + '1')).toContain('es una operación demasiado larga');
  });

  it('may begin with a plus, as on a keypad, and is kept with an equals sign', () => {
    expect(parse('money', '+2*3')).toEqual({ value: 6, expression: '=2*3' });
    expect(parse('money', '=+2*3')).toEqual({ value: 6, expression: '=+2*3' });
    expect(parse('money', '+(300)')).toEqual({ value: 300, expression: '=(300)' });
  });

  it('divides what looks like a date where it is asked to', () => {
    expect(parse('number', '=30/12/2000')).toEqual({ value: 0.00125, expression: '=30/12/2000' });
  });

  it('agrees with arithmetic on numbers, however they are written', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((value) => formatNumber(value, 0));
        expect(parse('money', `=${x}+${y}-${z}`)).toMatchObject({ value: a + b - c });
        const read = parse('money', `(${x}+${y})/${z}`);
        const value = 'value' in read ? Number(read.value) : Number.NaN;
        // Fifteen digits are kept.
        expect(Math.abs(value / ((a + b) / c) - 1)).toBeLessThan(1e-14);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    const pieces = fc.oneof(
      fc.constantFrom('1', '2.5', ',', '%', '(', ')', '+', '-', '*', '/'),
      fc.constantFrom(' ', '$', 'mil', 'M', 'k', '=', 'a'),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        for (const kind of ['money', 'percent', 'number'] as const) {
          const read = parse(kind, parts.join(''));
          const value = 'value' in read ? (read.value ?? 0) : 0;
          expect(value).toSatisfy(Number.isFinite);
        }
      }),
    );
  });
});
