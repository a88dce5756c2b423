import { describe, expect, test } from 'vitest';
import { Calculation } from '../../../src/tool/index.ts';
import tool from '../tool.ts';
import { isShownIn, placeOf, standsSomewhere } from './places.ts';

const months = { table: 'months' } as const;

test('what is computed on the way to a rate stands nowhere, the cells at both ends do', () => {
  const calculation = new Calculation(tool, tool.document.initial());
  const stands = (id: string, table?: string) =>
    standsSomewhere(calculation, table === undefined ? { id } : { id, table, row: 0 });
  expect([stands('servicioDeuda', 'years'), stands('interestRate'), stands('tirAnual')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(stands('intereses', 'credit')).toBe(false);
  const rate = Object.entries(calculation.declaration.formulas).find(
    ([, { label }]) => label === 'Tasa por período',
  );
  expect(stands(rate?.[0] ?? '')).toBe(false);
});

describe('the place of a cell', () => {
  test('of a typed value is the tab that asks for it', () => {
    expect(placeOf({ id: 'interestRate' }, months)).toEqual({
      section: null,
      tab: 'financieros',
      shown: { id: 'interestRate' },
    });
    expect(placeOf({ id: 'percent', table: 'inflationByYear', row: 1 }, months)?.tab).toBe(
      'fechas',
    );
  });

  test('of a stream is the tab with its line, and its cell in the sheet', () => {
    const { tab, shown } = placeOf({ id: 'i4.tarifa' }, months) ?? {};
    expect({ tab, shown }).toEqual({ tab: 'ingresos-operativos', shown: { id: 'i4.tarifa' } });
    expect(placeOf({ id: 'value', table: 'i12.entries', row: 0 }, months)?.shown).toEqual({
      id: 'i12',
    });
    expect(placeOf({ id: 'e0.amount' }, months)?.tab).toBe('egresos-operativos');
  });

  test('of a month or a year is the cash flow of that kind', () => {
    const month = { id: 'ingresos', table: 'months', row: 3 };
    expect(placeOf(month, months)?.section).toBeNull();
    expect(placeOf(month, { table: 'years' })?.section).toBe('flujo-mensual');
    expect(placeOf({ ...month, table: 'years' }, months)?.section).toBe('flujo-anual');
    expect(placeOf(month, null)?.section).toBe('flujo-mensual');
    // A year that was looked at in the monthly flow.
    const year = { ...month, table: 'years' };
    const shown = { tab: 'flujo-de-caja', shown: year };
    expect(placeOf(year, months, 'months')).toEqual({ section: null, ...shown });
    expect(placeOf(year, null, 'months')).toEqual({ section: 'flujo-mensual', ...shown });
    expect(placeOf({ id: 'i4.tarifa' }, months, 'incomes')?.tab).toBe('ingresos-operativos');
  });

  test('of every typed value is a tab other than the cash flow, the rate on it apart', () => {
    const { declaration } = new Calculation(tool, tool.document.initial());
    const inFlow = Object.keys(declaration.inputs).filter(
      (id) => placeOf({ id }, months)?.tab === 'flujo-de-caja',
    );
    expect(inFlow).toEqual(['tasaOportunidad']);
  });

  test('is in one tab, but for years, which the monthly flow shows too', () => {
    const month = { id: 'ingresos', table: 'months', row: 3 };
    const year = { ...month, table: 'years' };
    const inFlow = (ref: typeof month, table: 'months' | 'years') =>
      isShownIn('flujo-de-caja', ref, { table });
    expect([inFlow(month, 'months'), inFlow(month, 'years')]).toEqual([true, false]);
    expect([inFlow(year, 'months'), inFlow(year, 'years')]).toEqual([true, true]);
    expect(isShownIn('ingresos-operativos', month, null)).toBe(false);
    expect(isShownIn('ingresos-operativos', { id: 'i4.tarifa' }, null)).toBe(true);
    expect(isShownIn('flujo-de-caja', { id: 'i4.tarifa' }, months)).toBe(false);
  });
});
