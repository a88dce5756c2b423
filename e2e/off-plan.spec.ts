import { cell, grid, paste, refusal } from './support/grid.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import {
  expectCleanText,
  expectNothingCut,
  figure,
  formulaBar,
  input,
  openTool,
  result,
  toast,
  type,
} from './support/workbench.ts';

test.beforeEach(({ page }) => openTool(page, 'speculator-analysis'));

const MATRIX = 'Sensibilidad de la TIR E.A.';
const matrix = (page: Page) => grid(page, MATRIX);

// Every figure of this file was computed apart, by a bisection on flows written out by hand.
test('buys and sells with its defaults', async ({ page }) => {
  for (const title of ['Compra', 'Venta', 'Costos de escrituración', 'Cesión', 'Financiación']) {
    await expect(
      page.getByRole('complementary', { name: 'Datos' }).getByRole('heading', { name: title }),
    ).toBeVisible();
  }
  await expect(figure(page, 'TIR E.A.')).toHaveText('34,05 %');
  await expect(figure(page, 'Utilidad total')).toHaveText('$ 67.424.501');
  await expect(figure(page, 'Valor estimado de venta')).toHaveText('$ 387.733.900');
  await expect(result(page, 'Cuota final')).toHaveText('70,00 %');
  await expect(input(page, 'Cuota final')).toHaveCount(0);
});

test('the inputs scroll by themselves, beside what they move', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Datos' });
  // From edge to edge, but for the bar with what the selection comes to.
  const bar = await page.evaluate(() =>
    Number.parseFloat(document.documentElement.style.getPropertyValue('--covered-bottom')),
  );
  expect(bar).toBeGreaterThan(0);
  const height = page.viewportSize()?.height ?? 0;
  await expect(panel).toHaveJSProperty('clientHeight', height - bar);
  await panel.hover({ position: { x: 20, y: 200 } });
  await page.mouse.wheel(0, 200);
  await expect(panel).toHaveJSProperty('scrollTop', 200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the monthly model is folded until it is asked for', async ({ page }) => {
  const model = page.getByRole('button', { name: 'Modelo mensual (40 filas)', exact: true });
  await expect(model).toHaveAttribute('aria-expanded', 'false');
  await expect(grid(page, 'Modelo mensual')).toHaveCount(0);
  await model.click();
  const table = grid(page, 'Modelo mensual');
  await expect(cell(table, 0, 'abonoInicial')).toHaveText('$ 2.500.000');
  await cell(table, 0, 'mes').click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(cell(table, 39, 'acumulado')).toHaveText('$ 67.424.501');
});

test('the matrix is there at once, and follows the data', async ({ page }) => {
  const expected = [
    ['23,55 %', '42,86 %', '61,57 %', '79,78 %', '97,55 %'],
    ['18,56 %', '30,28 %', '41,35 %', '51,88 %', '61,98 %'],
    ['6,47 %', '16,10 %', '24,94 %', '33,19 %', '40,97 %'],
    ['1,66 %', '10,17 %', '17,83 %', '24,86 %', '31,43 %'],
  ];
  await matrix(page).scrollIntoViewIfNeeded();
  await cell(matrix(page), 1, 'head').click();
  for (const [row, values] of expected.entries()) {
    await page.keyboard.press('Home');
    for (const [column, value] of values.entries()) {
      await page.keyboard.press('ArrowRight');
      await expect(cell(matrix(page), row + 1, `c${column}`)).toHaveText(value);
    }
    await page.keyboard.press('ArrowDown');
  }
  const first = cell(matrix(page), 1, 'c0');
  await type(page, 'Cuota inicial', '40');
  await expect(first).toHaveText('17,81 %');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(first).toHaveText('23,55 %');
  await page.getByRole('button', { name: 'Calcular Matriz' }).click();
  await expect(toast(page, 'La matriz está al día con tus datos.')).toBeVisible();
  await expect(page.getByText('Desactualizada')).toBeHidden();
});

test('a cell of the matrix sets term and appreciation', async ({ page }) => {
  await cell(matrix(page), 1, 'c0').click();
  // A click looks; only the button takes the values along.
  await expect(input(page, 'Meses estimados a la venta')).toHaveValue('40');
  await page.getByRole('button', { name: 'Aplicar a mis datos' }).click();
  await expect(input(page, 'Meses estimados a la venta')).toHaveValue('24');
  await expect(input(page, 'Valorización anual')).toHaveValue('4');
  await expect(figure(page, 'TIR E.A.')).toHaveText('23,55 %');
  await expect(page.getByText('son tus datos de hoy')).toBeVisible();
  // The button is gone: one goes on in the table.
  await expect(cell(matrix(page), 1, 'c0')).toBeFocused();
  await expect(formulaBar(page)).toContainText(/TIR E\.A\. · 24 · 4,00\s%/);
  // Undone in one step.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input(page, 'Meses estimados a la venta')).toHaveValue('40');
  await expect(input(page, 'Valorización anual')).toHaveValue('8');
});

test('the heads of the matrix are edited, added and taken away', { tag: '@sizes' }, async ({
  page,
}) => {
  const table = matrix(page);
  await cell(table, 1, 'head').click();
  // Touch selects with the first tap; typing goes where the focus is.
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(cell(table, 1, 'head')).toHaveText('30');
  await expect(cell(table, 2, 'head')).toBeFocused();

  await page.getByRole('button', { name: 'Fila', exact: true }).click();
  await expect(cell(table, 5, 'head')).toHaveText('72');
  await page.getByRole('button', { name: 'Columna', exact: true }).click();
  await expect(table).toHaveAttribute('aria-colcount', '7');

  // A term of 0 takes its row, a negative appreciation its column.
  await cell(table, 5, 'head').click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(cell(table, 5, 'head')).toHaveCount(0);
  await cell(table, 0, 'c0').click();
  await page.keyboard.type('-2');
  await page.keyboard.press('Enter');
  await expect(cell(table, 0, 'c0')).toHaveText('6,00 %');
  await expect(table).toHaveAttribute('aria-colcount', '6');

  await cell(table, 1, 'head').click();
  await paste(page, '12\n18\nmucho\n120');
  await expect(refusal(page)).toContainText('2 celdas no se pegaron');
  await expect(cell(table, 1, 'head')).toHaveText('12');
  await expect(cell(table, 2, 'head')).toHaveText('18');
  // What was refused stays where it was pasted.
  await expect(cell(table, 3, 'head')).toHaveText('mucho');
});

test('stays whole at its extremes', { tag: '@sizes' }, async ({ page }) => {
  await type(page, 'Valor total', '9999999999999');
  await type(page, 'Valorización anual', '100');
  await type(page, 'Meses estimados a la venta', '99');
  await page.getByRole('button', { name: 'Modelo mensual (99 filas)', exact: true }).click();
  await expectCleanText(page);
  await expectNothingCut(page);
  await type(page, 'Cuota inicial', '100');
  await type(page, 'Plazo de la cuota inicial', '0');
  await type(page, 'Meses estimados a la venta', '0');
  await expect(figure(page, 'TIR E.A.')).toHaveText('N/A');
  await expect(
    page.locator('p', { hasText: 'Con 0 meses a la venta todo ocurre en el mes 0' }).first(),
  ).toBeVisible();
  await expectCleanText(page);
  await expectNothingCut(page);
  await expectNoHorizontalScroll(page);
});
