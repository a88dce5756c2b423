/** The app without a network, and how a new version of it comes. */
import { box, button, field, heading } from './support/account.ts';
import { serveBuilds } from './support/builds.ts';
import { PASSWORD } from './support/member.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ signedIn: false, worksOffline: true });

/** What the browser keeps of the app. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test('tools open and reload without a network, and a new version waits to be asked for', async ({
  page,
  context,
  member,
  baseURL,
  allowProblem,
}) => {
  test.slow();
  // Without a network the service can't be asked; that is what the test is about.
  allowProblem(/request failed: .*\/api\/.*ERR_INTERNET_DISCONNECTED/);
  allowProblem(/console error: .*ERR_INTERNET_DISCONNECTED/);
  allowProblem(/console warning: No se pudo leer la configuración/);
  const builds = await serveBuilds(baseURL ?? '');
  await context.addInitScript((session) => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', '1');
    localStorage.setItem('jwt', session);
  }, JSON.stringify(member));
  await page.goto(`${builds.origin}/tools`);
  await expect(heading(page, 'Herramientas')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Simulador Hipotecario/ })
    .first()
    .click();
  await expect(heading(page, 'Simulador Hipotecario')).toBeVisible();
  await page.getByLabel('Valor de la propiedad', { exact: true }).fill('350000000');
  await expect(page.locator('.ag-row').first()).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Simulador Hipotecario')).toBeVisible();
  await page.goto(`${builds.origin}/tools/rentals`);
  await expect(page.locator('.ag-root').first()).toBeVisible();

  // Who signs out there is told why nobody can sign in.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${builds.origin}/login`);
  await field(page, 'Email').fill(member.email);
  await field(page, 'Contraseña').fill(PASSWORD);
  await button(page, 'Iniciar sesión').click();
  await expect(box(page)).toContainText('No pudimos conectar con el servicio.');

  // Nothing of the service's, and nothing of a person's.
  const before = await kept(page);
  expect(before.names).toHaveLength(1);
  expect(before.paths).toContain('/index.html');
  expect(before.paths.filter((path) => !/^\/(index\.html|assets\/.+)$/.test(path))).toEqual([]);

  await context.setOffline(false);
  builds.upgrade();
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('Hay una versión nueva de Ábaco')).toBeVisible();
  await expect(page.locator('html[data-build]')).toHaveCount(0);
  await button(page, 'Actualizar').click();
  await expect(page.locator('html[data-build="2"]')).toHaveCount(1);
  await expect(heading(page, 'Inicia sesión')).toBeVisible();
  expect((await kept(page)).names).toEqual(['abaco-2']);
  await builds.close();
});
