import { expect, test } from 'vitest';
import { ofOtherPeriods, withoutPeriod } from './periods.ts';

test('names say different periods, in whatever words', () => {
  expect(ofOtherPeriods('Tarifa por noche', 'Tarifa al mes')).toBe(true);
  expect(ofOtherPeriods('Plazo (años)', 'Plazo (meses)')).toBe(true);
  expect(ofOtherPeriods('Canon anual', 'Monthly rent')).toBe(true);
  expect(ofOtherPeriods('ADR', 'Tarifa al mes')).toBe(true);
  expect(ofOtherPeriods('Tarifa mensual', 'Tarifa al mes')).toBe(false);
  expect(ofOtherPeriods('Tarifa', 'Tarifa al mes')).toBe(false);
  expect(ofOtherPeriods('Días', 'Días al mes')).toBe(false);
});

test.each([
  ['Canon mensual', 'Canon'],
  ['Canon ($/mes)', 'Canon'],
  ['Canon $/mes', 'Canon'],
  ['Predial por año', 'Predial'],
  ['Admin/mes', 'Admin'],
  ['Renta $/m2', 'Renta $/m2'],
  ['Seguro (COP)', 'Seguro'],
  ['Cuota mensual de administración', 'Cuota mensual de administración'],
  ['Año', 'Año'],
])('%s is about %s, whatever its period', (head, name) => {
  expect(withoutPeriod(head)).toBe(name);
});
