/** Everything that can be open is looked at by axe, and reached by keyboard. */
import { cell, grid, removeFirst } from './support/grid.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { figure, input, openTool, type } from './support/workbench.ts';

const TOOLS = [
  'mortgage-simulator',
  'vdt-analysis',
  'speculator-analysis',
  'portfolio-optimizer',
] as const;

// axe looks at every cell in sight, several times a test.
test.slow();

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

test('the catalogue, its empty result and the unknown page', { tag: '@sizes' }, async ({
  page,
}) => {
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No se encontraron herramientas')).toBeVisible();
  await expectGood(page);
  await page.goto('/tools/no-existe');
  await expect(page.getByText('Esta página no existe')).toBeVisible();
  await expectGood(page);
});

for (const tool of TOOLS) {
  test(`${tool}, its menu and its formula`, async ({ page }) => {
    await openTool(page, tool);
    await expectGood(page);
    await page
      .getByRole('list', { name: 'Cifras que deciden' })
      .getByRole('button', { name: /Ver la fórmula$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectGood(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeFocused();
  });
}

test('the simulator full of figures, with a fault and a question', { tag: '@sizes' }, async ({
  page,
}) => {
  await openTool(page, 'mortgage-simulator');
  await type(page, 'Valor de la propiedad', '350000000');
  await type(page, 'Cuota inicial', '10');
  await type(page, 'Plazo', '99');
  const table = grid(page, 'Tabla de amortización');
  await cell(table, 0, 'interest').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Ver como tabla' }).first().click();
  await expectGood(page);
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGood(page);
});

test('the planner with everything open', { tag: '@sizes' }, async ({ page }) => {
  await openTool(page, 'speculator-analysis');
  await page.getByRole('switch', { name: 'Con crédito' }).uncheck();
  await page.getByRole('button', { name: 'Modelo mensual (40 filas)', exact: true }).click();
  await expect(cell(grid(page, 'Modelo mensual'), 0, 'mes')).toBeVisible();
  await expectGood(page);
});

test('the form of a property, with faults, and the empty list', { tag: '@sizes' }, async ({
  page,
}) => {
  await openTool(page, 'portfolio-optimizer');
  await page.getByRole('button', { name: 'Agregar Propiedad' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Cap rate').fill('99');
  await form.getByLabel('Nombre').focus();
  await expect(form.getByLabel('Cap rate')).toHaveAttribute('aria-invalid', 'true');
  await expectGood(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await expect(form).toBeHidden();
  for (let left = 3; left > 0; left--) {
    await removeFirst(page, 'Propiedades');
    await expect(page.getByText('eliminada').last()).toBeVisible();
  }
  await expect(page.getByText('Todavía no hay propiedades.')).toBeVisible();
  await expectGood(page);
});

test('an explanation opens on its icon and closes by button, overlay and Escape', {
  tag: '@sizes',
}, async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  const icon = page.getByRole('button', { name: 'Información sobre Tasa nominal, mes vencido' });
  const dialog = page.getByRole('dialog', { name: 'Tasa nominal, mes vencido' });
  await icon.click();
  await expect(dialog).toContainText('12 % nominal equivale a 12,68 % efectivo anual');
  await expectGood(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The focus stays within.
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();

  await icon.click();
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
});

test('a member works by keyboard alone', async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Exportar', exact: true }));
  for (const name of ['Importar', 'Restablecer…']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Cuota mensual' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input(page, 'Valor de la propiedad')).toBeFocused();
  await page.keyboard.type('350000000');
  await page.keyboard.press('Enter');
  await expect(input(page, 'Cuota inicial')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input(page, 'Cuota inicial')).toHaveValue('21');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input(page, 'Cuota inicial')).toHaveValue('20');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect(figure(page, 'Cuota mensual')).toBeFocused();
  await expect(figure(page, 'Cuota mensual')).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Fórmula' })).toContainText('$ 3.083.041');
});
