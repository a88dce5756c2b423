/** What protects an account: an address that is confirmed, and a second step at the sign-in. */
import { box, button, field, heading, link, menu, openLogin, signIn } from './support/account.ts';
import { press, typeInto } from './support/keyboard.ts';
import { linkIn, readMail } from './support/mail.ts';
import { newEmail, PASSWORD } from './support/member.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import { oneTimeCode } from './support/totp.ts';
import { toast } from './support/workbench.ts';

test.use({ signedIn: false });

test('an address is confirmed, and the sign-in gets a second step', { tag: '@sizes' }, async ({
  page,
  request,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/answered 401: POST .*\/api\/auth\/login/);
  allowProblem(/console error: .* 401 .*\/api\/auth\/login/);
  const check = async () => {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  };
  const email = newEmail();
  await request.post('/api/auth/signup', {
    data: { firstName: 'Ana', lastName: 'Peña', email, password: PASSWORD },
  });
  await openLogin(page);
  await signIn(page, email, PASSWORD);
  await expect(menu(page)).toBeVisible();
  await page.goto('/home/account');
  await expect(page.getByText('Sin confirmar')).toBeVisible();
  await page.goto(linkIn(await readMail(email, 'Confirma tu email en Ábaco')));
  await expect(heading(page, 'Confirma tu email')).toBeVisible();
  await check();
  await press(page, button(page, 'Confirmar mi email'));
  await expect(heading(page, 'Email confirmado')).toBeVisible();
  await check();
  await page.goto('/home/account');
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();

  // On, step by step.
  await press(page, button(page, 'Activar'));
  await expect(field(page, 'Tu contraseña')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible();
  await check();
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await expect(field(page, 'Código de 6 dígitos')).toBeFocused();
  await page.keyboard.type(oneTimeCode(secret, -1));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Activaste la verificación en dos pasos.')).toBeVisible();
  await check();
  const codes = await page.getByText(/^\w{5}-\w{5}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, button(page, 'Ya los guardé'));
  await expect(page.getByText('Te quedan 10 códigos')).toBeVisible();

  // From now on the password alone opens nothing.
  await press(page, menu(page));
  await press(page, button(page, 'Cerrar Sesión').first());
  await expect(menu(page)).toBeHidden();
  await openLogin(page);
  await signIn(page, email, PASSWORD);
  await expect(heading(page, 'Verificación en dos pasos')).toBeVisible();
  await expect(field(page, 'Código de 6 dígitos')).toBeFocused();
  await check();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveText('El código no es correcto o ya se usó');
  await typeInto(page, field(page, 'Código de 6 dígitos'), oneTimeCode(secret));
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  await press(page, menu(page));
  await press(page, button(page, 'Cerrar Sesión').first());
  await expect(menu(page)).toBeHidden();
  await openLogin(page);
  await signIn(page, email, PASSWORD);
  await press(page, button(page, 'Usar un código de recuperación'));
  await typeInto(page, field(page, 'Código de recuperación'), codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await press(page, menu(page));
  await press(page, link(page, 'Mi cuenta'));
  await expect(page.getByText('Te quedan 9 códigos')).toBeVisible();
});

test('a person authorises, ends a session elsewhere and changes the address', async ({
  page,
  request,
}) => {
  const email = newEmail();
  // From before the texts of today: nothing was agreed to.
  const person = { firstName: 'Ana', lastName: 'Peña', email, password: PASSWORD };
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; like Mac OS X) Version/18.5 Safari/604.1' };
  const elsewhere = await request.post('/api/auth/signup', { data: person, headers });
  const { token } = (await elsewhere.json()) as { token: string };
  await openLogin(page);
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: /^Tu autorización/ })).toBeVisible();
  const agrees = page.getByRole('checkbox', { name: /^Autorizo/ });
  await expect(agrees).not.toBeChecked();
  await button(page, 'Guardar autorización').click();
  await expect(agrees).toHaveAccessibleDescription(/Sin tu autorización/);
  await expectAccessible(page);
  await agrees.check();
  await button(page, 'Guardar autorización').click();
  await expect(toast(page, 'Gracias: guardamos tu autorización')).toBeVisible();
  await expect(agrees).toBeHidden();

  await page.goto('/home/account');
  await expect(page.getByText(/^La diste el .* \(versión 1\)/)).toBeVisible();
  await button(page, 'Cerrar la sesión de Safari en iPhone').click();
  await expect(page.getByRole('list', { name: 'Sesiones abiertas' })).not.toContainText('Safari');
  const refused = await request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);

  const next = newEmail();
  await button(page, 'Cambiar email…').click();
  await field(page, 'Email nuevo').fill(next);
  await field(page, 'Tu contraseña').fill(PASSWORD);
  await expectAccessible(page);
  await button(page, 'Enviar enlace').click();
  await expect(page.getByText(`Te enviamos un enlace a ${next}. Ábrelo`).first()).toBeVisible();
  await page.goto(linkIn(await readMail(next, 'Confirma tu nuevo email en Ábaco')));
  await expect(heading(page, 'Usa este email')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Usar este email').click();
  await expect(heading(page, 'Email cambiado')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('main')).toContainText(next);

  for (const path of ['/privacidad', '/terminos']) {
    await page.goto(path);
    await expect(page.getByText(/^Versión 1 · vigente desde/)).toBeVisible();
    await expectAccessible(page);
  }
});
