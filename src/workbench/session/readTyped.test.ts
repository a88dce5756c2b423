import { expect, test } from 'vitest';
import { convertedRate, type Field, integer, percent } from '../../tool/index.ts';
import { readTyped } from './readTyped.ts';

test('a text has one line: tabs and line ends of what was pasted are a space', () => {
  const name: Field = { kind: 'text', label: 'Nombre', initial: '' };
  expect(readTyped(name, 'Torre\tNorte\r\nA')).toEqual({ value: 'Torre Norte A' });
  expect(readTyped(name, '\t\n')).toEqual({ value: '' });
});

test('two figures that a tab parts are not one', () => {
  const rent: Field = { kind: 'money', label: 'Canon', initial: 0 };
  expect(readTyped(rent, '12\t500')).toHaveProperty('error');
});

test('a rate of another kind is converted where a rate is asked for, and no number elsewhere', () => {
  const rate = percent('Tasa de interés', { unit: 'efectiva anual' });
  const monthly = readTyped(rate, '0,95% E.M.');
  // 1,0095 to the twelfth.
  expect('value' in monthly && monthly.value).toBeCloseTo(100 * (1.0095 ** 12 - 1), 10);
  expect(monthly).toMatchObject({ expression: '0,95% E.M.' });
  expect(readTyped(rate, '12,6 % E.A.')).toEqual({ value: 12.6 });
  expect(readTyped(percent('Ocupación'), '72 % E.A.')).toHaveProperty('error');
  expect(readTyped(rate, '0,95% de algo')).toHaveProperty('error');
});

test('a converted rate has no noise in its field', () => {
  const nominal = percent('Tasa de interés', { unit: 'nominal anual, mes vencido' });
  // 1,05 × 12.
  expect(readTyped(nominal, '1,05% mensual')).toMatchObject({ value: 12.6 });
  expect(convertedRate(nominal, '1,05%', 'mensual')).toBe('12,6%');
});

test('an amount typed for a percentage is told what to type, by an operation that works', () => {
  const share = percent('Cuota inicial');
  const instead =
    '130.000.000 es un monto, y aquí va un porcentaje: 25, o la operación que lo da, como =130000000/520000000*100';
  for (const text of ['130.000.000', '$ 130.000.000', '130 millones']) {
    expect(readTyped(share, text)).toEqual({ error: instead });
  }
  expect(readTyped(share, '=130000000/520000000*100')).toMatchObject({ value: 25 });
  const small = percent('Comisión', { max: 10 });
  expect(readTyped(small, '$ 900')).toMatchObject({
    error: expect.stringContaining('10, o la operación que lo da, como =900/9000*100') as string,
  });
  // Percentages, though too large ones.
  for (const text of ['150', '1.500,5 %', '1500%'])
    expect(readTyped(share, text)).toMatchObject({
      error: expect.stringMatching(/^[\d.,]+ supera el máximo 100$/) as string,
    });
});

test('a term takes its own unit behind the number, and years where months are asked for', () => {
  const years = integer('Plazo', { unit: 'años', max: 30 });
  const months = integer('Plazo', { unit: 'meses', max: 360 });
  expect(readTyped(years, '15 años')).toMatchObject({ value: 15 });
  expect(readTyped(years, '180 meses')).toMatchObject({ value: 15 });
  expect(readTyped(months, '12 años')).toMatchObject({ value: 144 });
  expect(readTyped(months, '144 meses')).toMatchObject({ value: 144 });
  expect(readTyped(years, '190 meses')).toHaveProperty('error');
  expect(readTyped(integer('Personas'), '12 años')).toHaveProperty('error');
});
