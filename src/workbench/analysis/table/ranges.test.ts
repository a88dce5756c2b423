import { describe, expect, it } from 'vitest';
import { questionedInput as variable } from '../../testing/questioned.ts';
import { readAxis } from './ranges.ts';

describe('the values of an axis', () => {
  it.each<[string, string, readonly number[]]>([
    ['rate', '4%..12% paso 2', [4, 6, 8, 10, 12]],
    ['rate', '4 a 12 paso 4', [4, 8, 12]],
    ['rate', 'de 10 % a 20 % de 2 en 2', [10, 12, 14, 16, 18, 20]],
    ['rate', '0,1..0,3 paso 0,1', [0.1, 0.2, 0.3]],
    ['rate', '8; 9,5; 11', [8, 9.5, 11]],
    ['term', '10..20 cada 5', [10, 15, 20]],
    ['term', '1..17', [1, 3, 5, 7, 9, 11, 13, 15, 17]],
    ['price', '280.000.000; 300 millones', [280_000_000, 300_000_000]],
    ['kind', 'escrituración; Cesión', [1, 0]],
  ])('%s: %s', (id, text, values) => {
    expect(readAxis(variable(id), text)).toEqual({ values });
  });

  it.each([
    ['rate', '', 'escribe valores'],
    ['rate', '4..40 paso 2', '«40» supera el máximo 30'],
    ['rate', '12..4 paso 2', 'de menor a mayor'],
    ['rate', '4..12 paso 0', 'mayor que 0'],
    ['rate', '4 a 12 de 2 en 3', 'el paso'],
    ['rate', '4..12 paso 0,001', 'el máximo es 200'],
    ['rate', 'mucho', '«mucho»'],
    ['term', '2,5', 'entero'],
    ['kind', 'otra', 'no es una opción de Tipo: Cesión; Escrituración'],
  ])('%s: %s is refused', (id, text, message) => {
    const read = readAxis(variable(id), text);
    expect('error' in read && read.error).toContain(message);
  });

  it('are rates of another kind, as in their field', () => {
    const rate = variable('rate');
    const field = { ...rate.field, unit: 'nominal anual, mes vencido' };
    const read = readAxis({ ...rate, field }, '12,682503 % E.A.; 14 %');
    // 1 % a month, charged twelve times, is 12,682503 % a year.
    const [converted, own] = 'values' in read ? read.values : [];
    expect(converted).toBeCloseTo(12, 6);
    expect(own).toBe(14);
  });
});
