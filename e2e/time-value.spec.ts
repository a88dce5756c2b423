import { cell, grid } from './support/grid.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import {
  expectCleanText,
  expectColour,
  expectNothingCut,
  figure,
  input,
  openTool,
  result,
  toast,
  type,
} from './support/workbench.ts';

test.beforeEach(({ page }) => openTool(page, 'vdt-analysis'));

const solve = (page: Page) => page.getByRole('button', { name: 'Calcular', exact: true }).click();

async function give(page: Page, values: Readonly<Record<string, string>>, mode: string) {
  await input(page, 'Qué quieres calcular').selectOption(mode);
  for (const [label, text] of Object.entries(values)) await type(page, label, text);
}

test('starts with the defaults of an investor', async ({ page }) => {
  await expect(input(page, 'Valor presente')).toHaveValue('−170.000.000');
  await expect(input(page, 'Valor futuro')).toHaveValue('20.000.000');
  await expect(input(page, 'Tasa')).toHaveValue('10');
  await expect(input(page, 'Número de períodos')).toHaveValue('240');
  await expect(input(page, 'Qué quieres calcular')).toHaveValue('payment');
  await expect(page.getByRole('radio', { name: /Al final del período/ })).toBeChecked();
  await expect(figure(page, 'Pago')).toHaveText('$ 17.000.000');
});

// 100 million at 1 % for 12 periods: Excel gives a payment of 8.884.878,87 at the end of each.
const solves = [
  {
    mode: 'Valor presente',
    values: { 'Valor futuro': '0', Pago: '8884878,87', Tasa: '1', 'Número de períodos': '12' },
    answer: '−$ 100.000.000',
    message: 'Valor Presente calculado correctamente',
  },
  {
    mode: 'Valor futuro',
    values: { 'Valor presente': '-100000000', Pago: '0', Tasa: '1', 'Número de períodos': '12' },
    answer: '$ 112.682.503',
    message: 'Valor Futuro calculado correctamente',
  },
  {
    mode: 'Pago',
    values: {
      'Valor presente': '-100000000',
      'Valor futuro': '0',
      Tasa: '1',
      'Número de períodos': '12',
    },
    answer: '$ 8.884.879',
    message: 'Pago calculado correctamente',
  },
  {
    // ln(2) / ln(1,01)
    mode: 'Número de períodos',
    values: { 'Valor presente': '-100000000', 'Valor futuro': '0', Pago: '2000000', Tasa: '1' },
    answer: '69,66',
    message: 'Número de períodos calculado correctamente',
  },
  {
    mode: 'Tasa',
    values: {
      'Valor presente': '-100000000',
      'Valor futuro': '0',
      Pago: '8884878,87',
      'Número de períodos': '12',
    },
    answer: '1,0000 %',
    message: 'Tasa calculada correctamente',
  },
] as const;

for (const { mode, values, answer, message } of solves) {
  test(`solves: ${mode}`, async ({ page }) => {
    await give(page, values, mode);
    await expect(input(page, mode)).toHaveCount(0);
    await solve(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(figure(page, mode)).toHaveText(answer);
  });
}

test('a payment at the start of the period is worth a period more', async ({ page }) => {
  await give(page, { 'Valor presente': '-100000000', 'Valor futuro': '0' }, 'Pago');
  await type(page, 'Tasa', '1');
  await type(page, 'Número de períodos', '12');
  await page.getByRole('radio', { name: /Al inicio del período/ }).check({ force: true });
  await expect(figure(page, 'Pago')).toHaveText('$ 8.796.910');
});

test('says what is wrong with rate and periods', async ({ page }) => {
  for (const [field, text, message] of [
    ['Tasa', '0', 'La tasa debe ser un número positivo'],
    ['Tasa', '-3', 'La tasa debe ser un número positivo'],
    ['Número de períodos', '0', 'El número de períodos debe ser un número positivo'],
  ] as const) {
    const before = await input(page, field).inputValue();
    await type(page, field, text);
    await expectColour(page.getByRole('main').getByText(message), 'bad');
    await solve(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(figure(page, 'Pago')).toHaveText('—');
    await type(page, field, before);
  }
  // What is solved for isn't checked.
  await type(page, 'Tasa', '0');
  await input(page, 'Qué quieres calcular').selectOption('Tasa');
  await type(page, 'Pago', '17000000');
  await solve(page);
  await expect(toast(page, 'Tasa calculada correctamente')).toBeVisible();
});

test('reports that there is no solution', async ({ page }) => {
  // The payment doesn't reach the interest of 1.000.000 a period.
  const never = { 'Valor presente': '-100000000', 'Valor futuro': '0', Pago: '500000', Tasa: '1' };
  await give(page, never, 'Número de períodos');
  await solve(page);
  await expect(toast(page, 'No convergió el cálculo de periodos')).toBeVisible();

  // Nothing is ever received.
  const oneWay = { 'Valor presente': '-1000000', 'Valor futuro': '-1000', Pago: '-1000' };
  await give(page, oneWay, 'Tasa');
  await solve(page);
  await expect(toast(page, 'No convergió el cálculo de la tasa')).toBeVisible();
  await expect(figure(page, 'Tasa')).toHaveText('N/A');
});

test('waits for the other four values', async ({ page }) => {
  await input(page, 'Valor presente').fill('');
  await solve(page);
  await expect(toast(page, 'Completa los otros cuatro valores')).toBeVisible();
  await expectCleanText(page);
});

test('generates a table that settles the future value', { tag: '@sizes' }, async ({ page }) => {
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

test('the frequency moves the equivalent rates only', async ({ page }) => {
  await type(page, 'Tasa', '1');
  await expect(figure(page, 'Tasa efectiva anual equivalente')).toHaveText('12,68 %');
  await expect(result(page, 'Tasa nominal anual equivalente')).toHaveText('12,00 %');
  const payment = await figure(page, 'Pago').innerText();
  await input(page, 'Capitalización').selectOption('Trimestral (4)');
  await expect(figure(page, 'Tasa efectiva anual equivalente')).toHaveText('4,06 %');
  await expect(figure(page, 'Pago')).toHaveText(payment);
  const names = await input(page, 'Capitalización').locator('option').count();
  expect(names).toBe(10);
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
