import { expect, test } from 'vitest';
import { otherRates, rateAs, rateIn, ratesOfPeriods, supposedOf, withoutWay } from './rates.ts';

const EA = 'efectiva anual';
const NMV = 'nominal anual, mes vencido';

// Figures of the Superintendencia's equivalences: 1 % a month is 12,6825 % a year.
test.each([
  [EA, '1% E.M.', 1, 12.682503],
  [EA, 'Tasa EM', 1, 12.682503],
  [EA, 'efectiva mensual', 1, 12.682503],
  [EA, '12% N.M.V.', 12, 12.682503],
  [EA, '12 % nominal anual mes vencido', 12, 12.682503],
  [EA, 'N.A.M.V.', 12, 12.682503],
  [EA, '12% N.T.V.', 12, 12.550881],
  [EA, '12% N.S.V.', 12, 12.36],
  [EA, '12,1% E.A.', 12.1, 12.1],
  // Of so little a year's isn't meant.
  [EA, '1% M.V.', 1, 12.682503],
  [EA, '1% mes vencido', 1, 12.682503],
  [EA, '1% mensual', 1, 12.682503],
  [EA, 'Tasa de interés (mensual)', 1, 12.682503],
  [EA, '3% trimestral', 3, 12.550881],
  [EA, '12% M.V.', 12, 12.682503],
  [EA, '3% N.M.V.', 3, 3.041596],
  [EA, '3% nominal anual, mes vencido', 3, 3.041596],
  [NMV, '1% mensual', 1, 12],
  [NMV, '12,682503% E.A.', 12.682503, 12],
  [NMV, '1% E.M.', 1, 12],
  [NMV, '12% N.M.V.', 12, 12],
])('%s of %s', (asked, said, percent, expected) => {
  expect(rateAs(asked, said, percent)).toBeCloseTo(expected, 6);
});

test.each([
  [EA, 'Tasa de interés', 12],
  [EA, 'Tasa de la deuda (banco)', 12],
  ['de los ingresos', '3% E.M.', 3],
  [EA, 'Tasa mes de enero', 12],
  // How often it is paid.
  [EA, 'Tasa, pago mensual', 12],
])('%s: %s says nothing of the rate', (asked, said, percent) => {
  expect(rateAs(asked, said, percent)).toBe(percent);
});

test('a number with what it is of a rate', () => {
  expect(rateIn('0,95% E.M.')).toEqual({ number: '0,95%', said: 'E.M.' });
  expect(rateIn('1,05 % mensual')).toEqual({ number: '1,05 %', said: 'mensual' });
  expect(rateIn('13,2 nominal anual, mes vencido')?.number).toBe('13,2 ');
  for (const text of ['13,2', '13,2 %', '12 meses', 'E.A.']) expect(rateIn(text)).toBeNull();
});

test('a rate that doesn’t say how often it is charged', () => {
  // (1 + 12 %/12)^12 − 1
  expect(rateAs(EA, 'Tasa nominal anual', 12)).toBeCloseTo(12.682503, 6);
  expect(rateAs(NMV, 'Tasa nominal anual', 12)).toBe(12);
  expect(rateAs(NMV, 'Tasa efectiva', 12.682503)).toBeCloseTo(12, 6);
  expect(supposedOf(EA, 'Tasa nominal', 12)).toBe('monthly');
  expect(supposedOf(NMV, 'Tasa', 12)).toBe('nominal');
  for (const said of ['Tasa nominal', 'Tasa E.A.', 'Tasa efectiva'])
    expect(supposedOf(NMV, said, 12)).toBeNull();
  expect(supposedOf(EA, 'Tasa', 12)).toBeNull();
});

test('a name without what it says of the rate', () => {
  expect(withoutWay('Tasa nominal anual')).toBe('Tasa');
  expect(withoutWay('Tasa de interés NMV')).toBe('Tasa de interés');
  expect(withoutWay('Ingresos en efectivo')).toBe('Ingresos en efectivo');
});

test('what may be said of a rate to have it converted', () => {
  expect(otherRates(NMV)).toEqual(['E.A.', 'mensual']);
  expect(otherRates(EA)).toEqual(['N.M.V.', 'mensual']);
  expect(otherRates('Tasa E.M.')).toEqual(['E.A.', 'N.M.V.']);
  expect(otherRates('Ocupación')).toEqual([]);
});

// 1,12^(1/12) is 1,00948879, 1,12^(1/4) 1,02873734; 1,01^3 1,0301 and 1,01^12 1,12682503; 1,03^(1/3) 1,00990163.
test.each([
  ['12 % E.A.', 12, [0.948879, 2.873734, 12]],
  ['12% NMV', 12, [1, 3.0301, 12.682503]],
  ['12% N.A.T.V.', 12, [0.990163, 3, 12.550881]],
])('%s is so much in a month, a quarter and a year', (said, percent, expected) => {
  const rates = ratesOfPeriods(said, percent)?.map((one) => Number(one.percent.toFixed(6)));
  expect(rates).toEqual(expected);
});

test.each(['1 % mensual', '1% E.M.', '1 % M.V.'])('%s is the rate of a period', (said) => {
  expect(ratesOfPeriods(said, 1)).toBeNull();
});
