/** Cases on the account: two devices, with and without a connection. */
import type { Browser } from '@playwright/test';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { input, openTool, type } from './support/workbench.ts';

/** Another device of the same person. */
async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const { origins } = await page.context().storageState();
  const jwt = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'jwt');
  const origin = new URL(page.url()).origin;
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: jwt ? [jwt] : [] }] },
  });
  return context.newPage();
}

/** A case of fifteen years, 'Apartamento 302', on the account. */
async function saveMortgage(page: Page) {
  await openTool(page, 'mortgage-simulator');
  await type(page, 'Plazo', '15');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByLabel('Nombre del caso').fill('Apartamento 302');
  await page.keyboard.press('Enter');
  const state = page.getByText('Guardado en tu cuenta');
  await expect(state).toBeVisible();
  // It is whole beside the tool's description.
  expect(await state.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

test('an edit shows on another device; changed on both without a connection, both are kept', async ({
  page,
  browser,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await saveMortgage(page);

  const other = await otherDevice(browser, page);
  await other.goto('/home');
  await other.getByRole('link', { name: 'Apartamento 302' }).click();
  await expect(input(other, 'Plazo')).toHaveValue('15');
  await type(page, 'Plazo', '16');
  await page.keyboard.press('Tab');
  await expect(input(other, 'Plazo')).toHaveValue('16', { timeout: 5000 });

  await page.context().setOffline(true);
  await other.context().setOffline(true);
  await type(page, 'Plazo', '17');
  await type(other, 'Plazo', '18');
  await other.keyboard.press('Tab');
  await expect(page.getByText('sin conexión')).toBeVisible();
  await expect(other.getByText('sin conexión')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Guardado en tu cuenta')).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.getByText('Cambió en otro equipo').first()).toBeVisible();
  await other.getByRole('button', { name: 'Comparar' }).click();
  await expect(other.getByRole('row', { name: /Plazo/ })).toContainText('17');
  await expect(other.getByRole('row', { name: /Plazo/ })).toContainText('18');
  await other.getByRole('dialog').getByRole('button', { name: 'Quedarme con los dos' }).click();
  await expect(input(other, 'Plazo')).toHaveValue('17');
  await page.goto('/home');
  const copy = page.getByRole('link', { name: 'Apartamento 302 (copia de este equipo)' });
  await copy.click();
  await expect(input(page, 'Plazo')).toHaveValue('18');
  await other.context().close();
});

test('a case is shared right after it was saved', async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  await type(page, 'Plazo', '15');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByLabel('Nombre del caso').fill('Apartamento 302');
  await page.keyboard.press('Enter');
  const asked = page.waitForResponse(/\/shares$/);
  await page.getByRole('button', { name: /^Caso: / }).click();
  await page.getByRole('menuitem', { name: 'Compartir…' }).click();
  expect((await asked).status()).toBe(200);
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  await expect(page.getByRole('list', { name: 'Enlaces' })).toBeVisible();
});

test('a shared link is taken away from the account by who confirms it', async ({ page }) => {
  await saveMortgage(page);
  await page.getByRole('button', { name: /^Caso: / }).click();
  await page.getByRole('menuitem', { name: 'Compartir…' }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  await expect(page.getByRole('list', { name: 'Enlaces' })).toBeVisible();

  await page.goto('/home/account');
  const revoke = page.getByRole('button', { name: /^Quitar el enlace de / });
  const question = page.getByRole('alertdialog', { name: '¿Quitar el enlace?' });
  await revoke.click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await revoke.click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Quitaste el enlace: ya no muestra nada')).toBeVisible();
  await expect(revoke).toBeHidden();
});
