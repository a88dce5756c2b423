import { cell, grid } from './support/grid.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';
import {
  expectCleanText,
  expectColour,
  expectFault,
  expectNothingCut,
  figure,
  input,
  openTool,
  result,
  type,
} from './support/workbench.ts';

test.beforeEach(({ page }) => openTool(page, 'mortgage-simulator'));

// 280 million at 1 % a month over 240 months: Excel's PMT, 3.083.041,17.
test('pays off a loan with a fixed payment', async ({ page }) => {
  await type(page, 'Valor de la propiedad', '350000000');
  await expect(input(page, 'Valor de la propiedad')).toHaveValue('350.000.000');
  await expect(figure(page, 'Cuota mensual')).toHaveText('$ 3.083.041');
  await expect(figure(page, 'Monto del crédito')).toHaveText('$ 280.000.000');
  await expect(figure(page, 'Total de intereses')).toHaveText('$ 459.929.882');
  await expect(result(page, 'Cuota inicial mínima (20 %)')).toHaveText('$ 70.000.000');
  await expect(result(page, 'Tasa efectiva anual equivalente')).toHaveText('12,68 %');
  await expect(result(page, 'Número de cuotas')).toHaveText('240');
  await expect(page.getByText('Mínimo requerido: 20%')).toBeHidden();
  await expect(
    page.getByRole('paragraph').filter({
      hasText: /entre 0,05 % y 0,10 % mensual del crédito: de \$\s140.000 a \$\s280.000 al mes/,
    }),
  ).toBeVisible();

  const table = grid(page, 'Tabla de amortización');
  await table.scrollIntoViewIfNeeded();
  await expect(cell(table, 0, 'payment')).toHaveText('$ 3.083.041');
  await expect(cell(table, 0, 'interest')).toHaveText('$ 2.800.000');
  await cell(table, 0, 'interest').click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(cell(table, 239, 'balance')).toHaveText('$ 0');
});

test('a message floats beside its field, and stays when the field is left', {
  tag: '@sizes',
}, async ({ page }) => {
  const message = '45 supera el máximo 30. Se conserva 20.';
  await type(page, 'Plazo', '45');
  await expectFault(input(page, 'Plazo'), message);
  await expectColour(page.getByRole('main').getByText(message), 'bad');
  await expectNoHorizontalScroll(page);
  await input(page, 'Plazo').press('Enter');
  await expectFault(input(page, 'Plazo'), message);
  await input(page, 'Plazo').press('Escape');
  await expect(input(page, 'Plazo')).toHaveValue('20');
});

test('takes an amount as it is copied from a document', async ({ page }) => {
  for (const text of ['$ 1.250.000', '1250000', '1.250.000']) {
    await page.evaluate((copy) => navigator.clipboard.writeText(copy), text);
    await input(page, 'Valor de la propiedad').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Tab');
    await expect(input(page, 'Valor de la propiedad')).toHaveValue('1.250.000');
    await expect(figure(page, 'Monto del crédito')).toHaveText('$ 1.000.000');
    await input(page, 'Valor de la propiedad').fill('');
  }
});

test('stays whole at its extremes', { tag: '@sizes' }, async ({ page }) => {
  await type(page, 'Valor de la propiedad', '9999999999999');
  await type(page, 'Cuota inicial', '0');
  await type(page, 'Plazo', '30');
  for (const rate of ['100', '0', '0,01']) {
    await type(page, 'Tasa de interés', rate);
    await page.keyboard.press('Tab');
    await expect(figure(page, 'Monto del crédito')).toHaveText('$ 9.999.999.999.999');
    await expectCleanText(page);
    await expectNothingCut(page);
    await expectNoHorizontalScroll(page);
  }
});
