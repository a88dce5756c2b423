/** A session: over several tabs, at its end, and with the service away. */
import {
  box,
  button,
  field,
  heading,
  kept,
  link,
  menu,
  openLogin,
  signIn,
} from './support/account.ts';
import { PASSWORD, signUp } from './support/member.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTool } from './support/workbench.ts';

test.use({ signedIn: false });

test('two tabs are one session: renewed once, and ended in both', async ({ page, request }) => {
  const member = await signUp(request);
  await openLogin(page);
  // A token that expired a minute ago, as far as the browser can tell.
  const claims = { exp: Math.floor(Date.now() / 1000) - 60 };
  const spent = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  await page.evaluate(
    (text) => localStorage.setItem('jwt', text),
    JSON.stringify({ ...member, token: spent }),
  );
  const context = page.context();
  let renewals = 0;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/refresh', async (route) => {
    renewals += 1;
    await asked;
    await route.continue();
  });
  const other = await context.newPage();
  await Promise.all([page.goto('/home/account'), other.goto('/tools?de=otra')]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Verificando autenticación...')).toBeVisible();
  }
  answer();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expect(heading(other, 'Herramientas')).toBeVisible();
  expect(renewals).toBe(1);
  const renewed = JSON.parse((await kept(other)) ?? 'null') as typeof member;
  expect(renewed.token).not.toBe(spent);
  expect(renewed.refreshToken).not.toBe(member.refreshToken);

  await button(page, 'Cerrar Sesión').click();
  await expect(heading(other, 'Inicia sesión')).toBeVisible();
  await expect(other.getByText('Tu sesión terminó.')).toBeVisible();
  expect(await kept(other)).toBeNull();
  const profile = await request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${renewed.token}` },
  });
  expect(profile.status()).toBe(401);

  // Anyone who signs in there goes on where they were.
  await signIn(other, member.email, PASSWORD);
  await expect(heading(other, 'Herramientas')).toBeVisible();
  await expect(other).toHaveURL('/tools?de=otra');
});

test('signing out asks before a text that could not be taken is lost', async ({
  page,
  request,
}) => {
  const member = await signUp(request);
  await openLogin(page);
  await signIn(page, member.email, PASSWORD);
  await expect(menu(page)).toBeVisible();
  await openTool(page, 'mortgage-simulator');
  await field(page, 'Plazo').fill('quince');
  await page.keyboard.press('Tab');
  await menu(page).click();
  await button(page, 'Cerrar Sesión').click();
  await button(page, 'Seguir aquí').click();
  await expect(field(page, 'Plazo')).toHaveValue('quince');
  await menu(page).click();
  await button(page, 'Cerrar Sesión').click();
  await button(page, 'Salir y perder los cambios').click();
  await expect(menu(page)).toBeHidden();
  expect(await kept(page)).toBeNull();
});

test('with the service away the pages say so, and go on once it is back', async ({
  page,
  request,
  allowProblem,
}) => {
  allowProblem(/request failed: POST .*\/api\/auth\/login/);
  allowProblem(/console error: .*\/api\/auth\/login/);
  allowProblem(/request failed: GET .*LinkPages/);
  allowProblem(/console error: .*LinkPages/);
  allowProblem(/console error: LoadFailure/);
  const { email } = await signUp(request);
  await openLogin(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await signIn(page, email, PASSWORD);
  await expect(box(page)).toContainText('No pudimos conectar con el servicio.');
  await expectAccessible(page);
  const parts = /assets\/LinkPages.*\.js/;
  await page.route(parts, (route) => route.abort('connectionrefused'));
  await link(page, '¿Olvidaste tu contraseña?').click();
  await expect(heading(page, 'No pudimos cargar esta página')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(parts);
  await button(page, 'Intentar de nuevo').click();
  await expect(heading(page, 'Recupera tu contraseña')).toBeVisible();

  await link(page, 'Volver a iniciar sesión').click();
  await signIn(page, email, PASSWORD);
  await expect(box(page)).toContainText('No pudimos conectar con el servicio.');
  await page.unroute('**/api/**');
  await button(page, 'Intentar de nuevo').click();
  await expect(menu(page)).toBeVisible();
});
