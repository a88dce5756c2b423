/** What was edited is kept by itself; only what can't be kept asks before it is left. */
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { input, type } from './support/workbench.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Seguir aquí' });
const leave = (page: Page) => page.getByRole('button', { name: 'Salir y perder los cambios' });
const catalogue = (page: Page) => page.getByRole('heading', { level: 1, name: 'Herramientas' });
/** What a button closed on a phone leaves nothing to go back from, a moment later. */
const leavesNothing = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'cover' in window.history.state)).toBe(false);
const openTool = async (page: Page) => {
  await page.getByRole('link', { name: 'Simulador Hipotecario' }).click();
  await expect(input(page, 'Plazo')).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/tools');
  await openTool(page);
});

test('what was edited is left without a question, and is there to go on with', {
  tag: '@sizes',
}, async ({ page }) => {
  await type(page, 'Plazo', '15');
  await expect(page).toHaveURL(/\?caso=/);
  await page.reload();
  await expect(input(page, 'Plazo')).toHaveValue('15');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(catalogue(page)).toBeVisible();
  await openTool(page);
  await expect(input(page, 'Plazo')).toHaveValue('20');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(input(page, 'Plazo')).toHaveValue('15');

  await page.keyboard.press('ControlOrMeta+s');
  await page.getByLabel('Nombre del caso').fill('Apartamento 302');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Caso: Apartamento 302' })).toBeVisible();
  await leavesNothing(page);
  await expect(page).toHaveURL(/\?caso=/);
  await page.reload();
  await expect(input(page, 'Plazo')).toHaveValue('15');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Apartamento 302' }).click();
  await expect(input(page, 'Plazo')).toHaveValue('15');
});

test('a link asks first where a text could not be taken', async ({ page }) => {
  await type(page, 'Plazo', 'quince');
  await page.getByRole('link', { name: 'Herramientas' }).click();
  await expect(question(page)).toBeVisible();
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(input(page, 'Plazo')).toHaveValue('quince');
  await page.getByRole('link', { name: 'Ábaco, inicio' }).click();
  await leave(page).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
});

test('the back button asks first, and works once answered', async ({ page }) => {
  await type(page, 'Plazo', 'quince');
  await page.evaluate(() => window.history.back());
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/tools/mortgage-simulator');
  await stay(page).click();
  await expect(input(page, 'Plazo')).toHaveValue('quince');
  await page.evaluate(() => window.history.back());
  await leave(page).click();
  await expect(page).toHaveURL('/tools');
  await expect(catalogue(page)).toBeVisible();
  await page.goForward();
  await expect(input(page, 'Plazo')).toHaveValue('20');
});

test('on a phone back closes what covers the page, and then leaves it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Optimizador de Portafolio' }).tap();
  const first = page.getByRole('list', { name: 'Propiedades', exact: true }).getByRole('button');
  const form = page.getByRole('dialog', { name: 'Apartamento El Poblado' });
  await first.first().tap();
  await form.getByLabel('Valor', { exact: true }).fill('640000000');
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/tools\/portfolio-optimizer\b/);
  await expect(first.first()).toContainText('Apartamento El Poblado');
  await expect(page.getByRole('button', { name: 'Valor $ 640.000.000' })).toBeVisible();
  // What is behind isn't opened again.
  await page.goForward();
  await first.first().tap();
  await form.getByRole('button', { name: 'Listo' }).tap();
  await expect(form).toBeHidden();
  await leavesNothing(page);
  await page.goBack();
  await expect(page).toHaveURL('/tools');
});

test.describe('with a browser that has no room', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await type(page, 'Plazo', '15');
    await expect(page.getByText(/No hay espacio en el almacenamiento/)).toBeVisible();
  });

  test('a reload is asked about by the browser', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const answer = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload());
    await answer;
    expect(asked).toEqual(['beforeunload']);
    await expect(input(page, 'Plazo')).toHaveValue('15');
  });

  test('what is at risk can be exported on the way out', async ({ page }) => {
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
});
