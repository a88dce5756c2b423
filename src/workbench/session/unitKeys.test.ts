import { expect, test } from 'vitest';
import { type Field, money, percent } from '../../tool/index.ts';
import { unitKeysOf } from './unitKeys.ts';

const price: Field = money('Precio', { max: 1e13 });
const nominal = percent('Tasa de interés', { unit: 'nominal anual, mes vencido', max: 60 });

function press(field: Field, unit: string, text: string) {
  return unitKeysOf(field)
    .find((key) => key.unit === unit)
    ?.press(text);
}

test('a unit comes behind a number, takes the place of another and goes again', () => {
  expect(press(price, 'millones', '420')).toBe('420 millones');
  expect(press(price, 'millones', '1,5')).toBe('1,5 millones');
  expect(press(price, 'millones', '850 mil')).toBe('850 millones');
  expect(press(price, 'mil', '850 mil')).toBe('850');
  expect(press(price, 'mil', '850 MIL ')).toBe('850');
  expect(press(nominal, 'E.A.', '13 %')).toBe('13 % E.A.');
  expect(press(nominal, 'mensual', '1,05 % E.A.')).toBe('1,05 % mensual');
  expect(press(nominal, 'E.A.', '13 % E.A.')).toBe('13 %');
});

test('a number takes no unit that makes no sense behind it', () => {
  for (const text of ['', '0', '-', '350.000.000', '20000000']) {
    expect(press(price, 'millones', text)).toBeNull();
  }
  // More than 3,5 % a month is a year's.
  expect(press(nominal, 'mensual', '12')).toBeNull();
  expect(press(nominal, 'E.A.', '200')).toBeNull();
});

test('only amounts of money and rates with a period have units', () => {
  expect(unitKeysOf(percent('Ocupación'))).toEqual([]);
  expect(unitKeysOf({ kind: 'number', label: 'Plazo', unit: 'meses', initial: 12 })).toEqual([]);
});
