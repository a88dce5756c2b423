import { expect, test } from 'vitest';
import { integer, money, number, percent } from '../../tool/index.ts';
import { typedInto } from './units.ts';

const row = (label: string, text: string, beside = '') => ({ label, text, beside });
const term = integer('Plazo', { unit: 'meses' });
const horizon = integer('Período de proyección', { unit: 'años' });
const debt = money('Deuda');
const month = integer('Mes de inicio', { min: 1, max: 12 });

test.each([
  ['years into months', term, row('Plazo', '9', 'años'), '=9*12'],
  ['years that the text says', term, row('Plazo', '9 años'), '=9*12'],
  ['years that the label says', term, row('Plazo (años)', '9'), '=9*12'],
  ['months stay', term, row('Plazo', '108 meses'), '108'],
  ['months into years', horizon, row('Horizonte', '120', 'meses'), '=120/12'],
  ['a number without a unit', horizon, row('Horizonte', '10'), '10'],
  ['millions beside', debt, row('Deuda', '9.500', 'millones COP'), '=9.500*1000000'],
  ['millions over the label', debt, row('Deuda ($ MM)', '9.500'), '=9.500*1000000'],
  [
    'millions as the sheet says',
    debt,
    { ...row('Deuda', '9.500'), scale: 1e6 as const },
    '=9.500*1000000',
  ],
  [
    'pesos all the same',
    debt,
    { ...row('Deuda', '9.500.000.000'), scale: 1e6 as const },
    '9.500.000.000',
  ],
  ['millions by a capital', debt, row('Deuda (COP M)', '9.500'), '=9.500*1000000'],
  ['thousands', debt, row('Deuda', '9.500.000', 'miles de pesos'), '=9.500.000*1000'],
  ['words of scale are read by the input', debt, row('Deuda', '9.500 millones'), '9.500 millones'],
  ['thousandths', percent('ICA'), row('ICA', '9,66 por mil de los ingresos'), '9,66 por mil'],
  ['thousandths beside', percent('ICA'), row('ICA', '9,66', 'por mil'), '9,66 por mil'],
  ['pesos', debt, row('Deuda', '$ 9.500.000.000', 'COP'), '$ 9.500.000.000'],
  ['a month by its name', month, row('Mes de inicio', 'Enero'), '1'],
  ['a month by its beginning', month, row('Mes de inicio', 'sept.'), '9'],
  ['a count of months has no name', term, row('Plazo', 'enero'), 'enero'],
  [
    'a month of an amount of a month',
    money('Fee mínimo', { unit: 'COP al mes' }),
    row('Fee mínimo', '2.000.000 al mes'),
    '2.000.000',
  ],
  [
    'a year of an amount of a month is refused',
    money('Fee mínimo', { unit: 'COP al mes' }),
    row('Fee mínimo', '24.000.000 al año'),
    '24.000.000 al año',
  ],
  ['words', debt, row('Deuda', 'por definir'), 'por definir'],
  ['half a year more than it says', term, row('Plazo', '9 años y medio'), '9 años y medio'],
  ['a percentage is no number of units', number('Pisos'), row('Pisos', '12%'), '12%'],
])('%s', (_, field, pair, typed) => {
  expect(typedInto(field, pair)).toBe(typed);
});

test('a rate of another way of charging becomes the one that the input asks for', () => {
  const rate = percent('Tasa de interés', { unit: 'efectiva anual' });
  expect(typedInto(rate, row('Tasa', '12,1% E.A.'))).toBe('12,1%');
  // (1 + 0,0098)^12 − 1, worked out by hand.
  expect(typedInto(rate, row('Tasa', '0,98% E.M.'))).toMatch(/^12,415034\d*%$/);
  expect(typedInto(rate, row('Tasa N.M.V.', '12%'))).toMatch(/^12,682503\d*%$/);
  expect(typedInto(percent('Fee'), row('Fee', '6%', 'de ingresos'))).toBe('6%');
});

test.each([
  '5 millones',
  '4,5% sobre IBR',
  '4,5 IBR',
  '14 spread',
  '2 SMMLV',
  '9 veces',
  '2 palos',
  '5 pesos por peso',
])('%s is no percentage of the number in it', (text) => {
  expect(typedInto(percent('Fee'), row('Fee', text))).toBe(text);
});

test.each([
  ['5 % de ventas', '5 %'],
  ['13,2 E.A.', '13,2'],
  ['13,2 EA', '13,2'],
  ['8 anual', '8'],
  ['10 por ciento', '10'],
  ['6 de los ingresos', '6'],
  ['8% GOP', '8%'],
])('%s is one', (text, typed) => {
  expect(typedInto(percent('Fee'), row('Fee', text))).toBe(typed);
});

test('what a rate is on top of makes it another one', () => {
  expect(typedInto(percent('Tasa'), row('Tasa', '4,5%', 'sobre IBR'))).toBe('4,5% sobre IBR');
});
