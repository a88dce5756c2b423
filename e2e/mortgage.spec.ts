import { cell, grid } from './support/grid.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
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

const maximumMode = (page: Page) =>
  page.getByRole('radio', { name: 'Valor máximo' }).check({ force: true });

test('starts with its defaults, no amounts and no results', async ({ page }) => {
  await expect(input(page, 'Valor de la propiedad')).toHaveValue('');
  await expect(input(page, 'Cuota inicial')).toHaveValue('20');
  await expect(input(page, 'Plazo')).toHaveValue('20');
  await expect(input(page, 'Tasa de interés')).toHaveValue('12');
  await expect(figure(page, 'Cuota mensual')).toHaveText('—');
  await expect(page.getByText('Sin filas todavía')).toBeVisible();
  await expect(page.getByText('Mínimo requerido: 20%')).toBeHidden();
});

// 280 million at 1 % a month over 240 months: Excel's PMT, 3.083.041,17.
test('pays off a loan with a fixed payment', { tag: '@sizes' }, async ({ page }) => {
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

test('says in red that 20 % is the least, and calculates all the same', async ({ page }) => {
  await type(page, 'Valor de la propiedad', '350000000');
  await type(page, 'Cuota inicial', '10');
  const minimum = page.getByText('Mínimo requerido: 20%');
  await expect(minimum).toBeVisible();
  await expectColour(minimum, 'bad');
  await expect(figure(page, 'Cuota mensual')).toHaveText('$ 3.468.421');
  await type(page, 'Cuota inicial', '20');
  await expect(minimum).toBeHidden();
});

test('finds the largest value that a capacity allows', async ({ page }) => {
  await maximumMode(page);
  await expect(input(page, 'Valor de la propiedad')).toBeHidden();
  await type(page, 'Capacidad de pago mensual', '3000000');
  await type(page, 'Cuota inicial disponible', '100000000');
  // PV of 3.000.000 a month at 1 % over 240 months, plus 100.000.000.
  await expect(figure(page, 'Valor máximo de la propiedad')).toHaveText('$ 372.458.249');
  await expectColour(figure(page, 'Valor máximo de la propiedad'), 'text-strong');
  await expect(page.getByText('Mínimo requerido: 20%')).toBeHidden();

  await type(page, 'Cuota inicial disponible', '30000000');
  // 30 million are 9,9 % of the total: the value is 30 million / 0,2, and only 120 are borrowed.
  await expect(figure(page, 'Valor máximo de la propiedad')).toHaveText('$ 150.000.000');
  await expectColour(figure(page, 'Valor máximo de la propiedad'), 'bad');
  await expectColour(page.getByText('Mínimo requerido: 20%'), 'bad');
  await expect(figure(page, 'Monto del crédito')).toHaveText('$ 120.000.000');
  await expect(figure(page, 'Cuota mensual necesaria')).toHaveText('$ 1.321.303');
  await expect(result(page, 'Capacidad mensual sin usar')).toHaveText('$ 1.678.697');
});

test('a rate of 0 divides the loan by its payments', async ({ page }) => {
  await type(page, 'Valor de la propiedad', '300000000');
  await type(page, 'Tasa de interés', '0');
  await expect(figure(page, 'Cuota mensual')).toHaveText('$ 1.000.000');
  await expect(figure(page, 'Total de intereses')).toHaveText('$ 0');
});

test('refuses with a message beside the field and keeps the old value', { tag: '@sizes' }, async ({
  page,
}) => {
  const refused = [
    ['Plazo', '45', '45 supera el máximo 30. Se conserva 20.'],
    ['Plazo', '0', '0 está por debajo del mínimo 1. Se conserva 20.'],
    ['Plazo', '7,5', '7,5 debe ser un número entero. Se conserva 20.'],
    ['Plazo', 'veinte', '«veinte» no es un número. Se conserva 20.'],
    ['Plazo', '', 'No puede quedar vacío. Se conserva 20.'],
    ['Tasa de interés', '100,01', '100,01 supera el máximo 100. Se conserva 12.'],
    ['Tasa de interés', '-1', '−1 está por debajo del mínimo 0. Se conserva 12.'],
    ['Valor de la propiedad', '12x', '«12x» no es un número. Se conserva el campo vacío.'],
    ['Valor de la propiedad', '99999999999999999999', 'supera el máximo 10 billones'],
    ['Valor de la propiedad', '1,2,3', '«1,2,3» no es un número.'],
  ] as const;
  for (const [field, text, message] of refused) {
    const before = await input(page, field).inputValue();
    await type(page, field, text);
    if (text === '') await input(page, field).press('Backspace');
    await expectFault(input(page, field), message);
    await expectNoHorizontalScroll(page);
    // It stays when the field is left, until it is mended or dropped.
    await input(page, field).press('Enter');
    await expectFault(input(page, field), message);
    await input(page, field).press('Escape');
    await expect(input(page, field)).toHaveValue(before);
    await expect(input(page, field)).not.toHaveAttribute('aria-invalid', 'true');
  }
  // Not even the first digits of what was refused came in.
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeDisabled();
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
