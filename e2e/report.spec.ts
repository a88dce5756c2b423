/** A tool on paper: what is chosen, what the printer gets, and the way back. */
import { expect, expectAccessible, test } from './support/test.ts';
import { input, openTool, type } from './support/workbench.ts';

test('the keys that print open a report of which only the sheets are printed', async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  await type(page, 'Valor de la propiedad', '350000000');
  await page.keyboard.press('ControlOrMeta+p');
  const report = page.getByRole('dialog', { name: 'Informe' });
  await report.getByLabel('Título').fill('Apartamento 301');
  const sheets = report.getByRole('article');
  await expect(sheets.first()).toContainText('Apartamento 301');
  await expect(report.getByRole('columnheader', { name: 'Interés' })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(report.getByLabel('Título')).toBeHidden();
  await expect(sheets.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Whatever the theme: dark on white.
  await expect(sheets.first()).toHaveCSS('color', 'rgb(58, 52, 46)');
  await page.emulateMedia({ media: null });

  await report.getByLabel('Tablas', { exact: true }).uncheck();
  await expect(report.getByRole('columnheader')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(input(page, 'Valor de la propiedad')).toBeFocused();
});

test('on a phone a report is as wide as the screen, whatever tables it has', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'operatormax');
  await page.keyboard.press('ControlOrMeta+p');
  const report = page.getByRole('dialog', { name: 'Informe' });
  const table = report.getByRole('table', { name: /Flujo mensual · 2028/ });
  await expect(table).toBeAttached();
  const sideways = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await report.getByRole('region', { name: 'Vista previa' }).evaluate(sideways)).toBe(0);
  // The table is wider, and moves by itself.
  expect(await table.locator('..').evaluate(sideways)).toBeGreaterThan(0);
});
