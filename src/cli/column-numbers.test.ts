import { describe, expect, test } from 'vitest';
import { money, percent } from '../tool/index.ts';
import { columnNumbers } from './column-numbers.ts';
import type { Separator } from './csv.ts';

const column = (separator: Separator, texts: readonly string[]) => {
  const read = columnNumbers(separator, percent('Tasa'));
  return texts.map((text) => {
    const result = read(text);
    return 'value' in result ? result.value : result.error;
  });
};

describe('a number by itself', () => {
  test.each([
    ['1.250.000', ';', 1_250_000],
    ['12,5', ';', 12.5],
    ['12.500', ';', 12_500],
    ['-1.234,5', ';', -1234.5],
    ['1234.5', ';', 1234.5],
    ['12.25', ';', 12.25],
    ['12.1250', ';', 12.125],
    ['0.125', ';', 0.125],
    ['1e-7', ';', 1e-7],
    ['$ 1.250 ', ';', 1250],
    ['12 %', ';', 12],
    ['3,9e-08', ';', 3.9e-8],
    ['3.9E-08', ';', 3.9e-8],
    ['1.234e5', ';', 123_400],
    ['-2,5e+3', ',', -2500],
    ['(12.500)', ';', -12_500],
    ['- $ 1 250,5', ';', -1250.5],
    ['12.500', ',', 12.5],
    ['1234.5', ',', 1234.5],
    ['12,5', ',', 12.5],
    ['1.234,5', ',', 1234.5],
    ['1.250.000', ',', 1_250_000],
    ['0,125', ',', 0.125],
    ['1,250,000', ',', 1_250_000],
  ] as const)('%s between %s is %d', (text, separator, value) => {
    expect(columnNumbers(separator, percent('Tasa'))(text)).toEqual({ value });
  });

  test.each([
    ['12,500', ','],
    ['1,25,000', ','],
    ['1.25.000', ';'],
    ['doce', ';'],
    ['0x10', ';'],
    ['1 2 3', ';'],
    ['e5', ';'],
    ['1.250.000e3', ';'],
  ] as const)('%s between %s is refused', (text, separator) => {
    expect(columnNumbers(separator, percent('Tasa'))(text)).toHaveProperty('error');
  });
});

describe('what is more than a number', () => {
  const amount = (text: string) => columnNumbers(';', money('Valor'))(text);

  test('is read as where a person types it', () => {
    expect(amount('1,5M')).toMatchObject({ value: 1_500_000 });
    expect(amount('350 millones')).toMatchObject({ value: 350_000_000 });
  });

  test('a percent is no amount', () => {
    expect(amount('12,5 %')).toHaveProperty('error');
  });
});

describe('a column has one reading', () => {
  test.each([
    // The separator decides while nothing else has; whole numbers say nothing.
    [';', ['7', '12.125', '1.250.000', '3,5'], [7, 12_125, 1_250_000, 3.5]],
    [',', ['7', '12.125', '1234.567'], [7, 12.125, 1234.567]],
    // Once a number leaves no doubt, the others follow it.
    [';', ['1234.567', '12.125', '-0.5'], [1234.567, 12.125, -0.5]],
    [',', ['1.250.000', '12.500', '12,500'], [1_250_000, 12_500, 12.5]],
  ] as const)('between %s: %j', (separator, texts, values) => {
    expect(column(separator, texts)).toEqual(values);
  });

  test.each([
    [
      ';',
      ['12.125', '1234.567', '2,5'],
      [
        12_125,
        '«1234.567» usa el punto como decimal, pero antes en esta columna «12.125» se leyó como 12125: usa una sola marca decimal',
        2.5,
      ],
    ],
    [
      ';',
      ['1234.5', '2,5', '1.250.000'],
      [
        1234.5,
        '«2,5» usa la coma como decimal, pero antes en esta columna «1234.5» se leyó como 1234,5: usa una sola marca decimal',
        '«1.250.000» usa el punto para los miles, pero antes en esta columna «1234.5» se leyó como 1234,5: usa una sola marca decimal',
      ],
    ],
    [
      ',',
      ['12.500', '2,5'],
      [
        12.5,
        '«2,5» usa la coma como decimal, pero antes en esta columna «12.500» se leyó como 12,5: usa una sola marca decimal',
      ],
    ],
  ] as const)('between %s a contradiction is refused: %j', (separator, texts, results) => {
    expect(column(separator, texts)).toEqual(results);
  });

  test('two columns are two readings', () => {
    expect(column(';', ['12.125'])).toEqual([12_125]);
    expect(column(';', ['1.5', '12.125'])).toEqual([1.5, 12.125]);
  });
});
