import { cell, grid } from './support/grid.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';
import {
  expectCleanText,
  expectNothingCut,
  openTool,
  result,
  toast,
  type,
} from './support/workbench.ts';

test.beforeEach(({ page }) => openTool(page, 'vdt-analysis'));

test('generates a table that settles the future value', async ({ page }) => {
  await page.getByRole('button', { name: 'Generar tabla de amortización' }).click();
  await expect(toast(page, 'Tabla de amortización generada correctamente')).toBeVisible();
  await expect(result(page, 'Liquidación del valor futuro')).toHaveText('$ 20.000.000');
  const table = grid(page, 'Tabla de amortización');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Período',
    /^Valor Presente/,
    /^Pago/,
    /^Valor Futuro/,
  ]);
  await expect(cell(table, 0, 'presentValue')).toHaveText('−$ 170.000.000');
  await expect(cell(table, 0, 'presentValue')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(cell(table, 239, 'period')).toHaveText('240');
  await expect(cell(table, 239, 'futureValue')).toHaveText('$ 0');
});

test('stays whole at its extremes', { tag: '@sizes' }, async ({ page }) => {
  await type(page, 'Valor presente', '-999999999999999');
  for (const [rate, periods] of [
    ['1000', '20000'],
    ['0,0001', '20000'],
    ['1000', '0,5'],
  ] as const) {
    await type(page, 'Tasa', rate);
    await type(page, 'Número de períodos', periods);
    await page.keyboard.press('Tab');
    await expectCleanText(page);
    await expectNothingCut(page);
    await expectNoHorizontalScroll(page);
  }
});
