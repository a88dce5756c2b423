/** What was edited is lost by leaving: so the page asks, and keeps it until the answer is yes. */
import { choose } from './support/grid.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { input, type } from './support/workbench.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Seguir aquí' });
const leave = (page: Page) => page.getByRole('button', { name: 'Salir y perder los cambios' });
const catalogue = (page: Page) => page.getByRole('heading', { level: 1, name: 'Herramientas' });

test.beforeEach(async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Simulador Hipotecario' }).click();
  await expect(input(page, 'Plazo')).toBeVisible();
});

test('nothing is asked where nothing was edited', async ({ page }) => {
  await type(page, 'Plazo', '15');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input(page, 'Plazo')).toHaveValue('20');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(catalogue(page)).toBeVisible();
});

test('a link asks first', { tag: '@sizes' }, async ({ page }) => {
  await type(page, 'Plazo', '15');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(question(page)).toBeVisible();
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(input(page, 'Plazo')).toHaveValue('15');
  await page.getByRole('link', { name: 'Ábaco, inicio' }).click();
  await leave(page).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
});

test('the back button asks first, and works once answered', async ({ page }) => {
  await type(page, 'Plazo', '15');
  await page.evaluate(() => window.history.back());
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/tools/mortgage-simulator');
  await stay(page).click();
  await expect(input(page, 'Plazo')).toHaveValue('15');
  await page.evaluate(() => window.history.back());
  await leave(page).click();
  await expect(page).toHaveURL('/tools');
  await expect(catalogue(page)).toBeVisible();
  await page.goForward();
  await expect(input(page, 'Plazo')).toHaveValue('20');
});

test('a reload is asked about by the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await type(page, 'Plazo', '15');
  const answer = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload());
  await answer;
  expect(asked).toEqual(['beforeunload']);
  await expect(input(page, 'Plazo')).toHaveValue('15');
});

test('what was exported may be left, until it is edited again', async ({ page }) => {
  await type(page, 'Plazo', '15');
  const download = page.waitForEvent('download');
  await choose(page, 'Datos de la herramienta (JSON)');
  await download;
  await type(page, 'Plazo', '16');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await stay(page).click();
  // Back to what is in the file.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input(page, 'Plazo')).toHaveValue('15');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(catalogue(page)).toBeVisible();
});

test('what is at risk can be exported on the way out', { tag: '@sizes' }, async ({ page }) => {
  await type(page, 'Plazo', '15');
  await page.evaluate(() => window.history.back());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar y salir' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(JSON.parse(text)).toMatchObject({
    tool: 'mortgage-simulator',
    document: { loanTerm: 15 },
  });
  await expect(page).toHaveURL('/tools');
  await expect(catalogue(page)).toBeVisible();
});
