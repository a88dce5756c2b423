/** The life of an account: who comes in, who stays, and what they are told. */
import { box, button, field, heading, kept, link, menu, signIn } from './support/account.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { linkIn, readMail } from './support/mail.ts';
import { newEmail, PASSWORD, signUp } from './support/member.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import { expectFault, toast } from './support/workbench.ts';

test.use({ signedIn: false });

test('the whole life of an account, by keyboard alone', async ({ page, allowProblem }) => {
  test.slow();
  const email = newEmail();

  // Where they were going asks them in first, and waits.
  await page.goto('/tools/mortgage-simulator?desde=correo');
  await expect(page).toHaveURL('/login');
  await press(page, link(page, 'Crear cuenta'));
  await expect(heading(page, 'Crea tu cuenta')).toBeVisible();
  await typeInto(page, field(page, 'Nombre'), 'Ana');
  await typeInto(page, field(page, 'Apellido'), 'Peña');
  await typeInto(page, field(page, 'Email'), email);
  await typeInto(page, field(page, 'Contraseña'), PASSWORD);
  await typeInto(page, field(page, 'Confirma tu contraseña'), PASSWORD);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Simulador Hipotecario')).toBeVisible();
  await expect(page).toHaveURL('/tools/mortgage-simulator?desde=correo');
  await expect(toast(page, 'Tu cuenta está lista. Te damos la bienvenida, Ana.')).toBeVisible();
  const stored = JSON.parse((await kept(page)) ?? 'null') as Record<string, unknown>;
  expect(stored).toEqual({
    id: expect.any(Number),
    firstName: 'Ana',
    lastName: 'Peña',
    email,
    userType: 'investor',
    phoneNumber: '',
    contactEmail: '',
    token: expect.any(String),
    refreshToken: expect.any(String),
  });

  // Out.
  await press(page, menu(page));
  await expect(link(page, 'Ir a Dashboard')).toHaveAttribute('href', '/home');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await press(page, button(page, 'Cerrar Sesión'));
  await expect(menu(page)).toBeHidden();
  expect(await kept(page)).toBeNull();

  // In again, with the wrong password first.
  allowProblem(/answered 401: POST .*\/api\/auth\/login/);
  allowProblem(/console error: .* 401 .*\/api\/auth\/login/);
  await page.goto('/login');
  await signIn(page, email, 'otra clave');
  await expect(box(page)).toHaveText('Email o contraseña incorrectos');
  await expect(field(page, 'Contraseña')).toBeFocused();

  // The way round: a link by mail, and a new password.
  await press(page, link(page, '¿Olvidaste tu contraseña?'));
  await typeInto(page, field(page, 'Email'), email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa tu correo')).toBeVisible();
  await page.goto(linkIn(await readMail(email, 'Restablece tu contraseña de Ábaco')));
  await typeInto(page, field(page, 'Nueva contraseña'), 'Segunda clave 2');
  await typeInto(page, field(page, 'Confirma tu nueva contraseña'), 'Segunda clave 2');
  await page.keyboard.press('Enter');
  await expect(
    toast(page, 'Tu contraseña se restableció. Ya puedes iniciar sesión.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await signIn(page, email, 'Segunda clave 2');
  await expect(menu(page)).toBeVisible();

  // And another one, from within.
  allowProblem(/answered 400: POST .*\/api\/change-password/);
  allowProblem(/console error: .* 400 .*\/api\/change-password/);
  await press(page, menu(page));
  await press(page, link(page, 'Mi cuenta'));
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await typeInto(page, field(page, 'Contraseña actual'), PASSWORD);
  await typeInto(page, field(page, 'Nueva contraseña'), PASSWORD);
  await typeInto(page, field(page, 'Confirma tu nueva contraseña'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Nueva contraseña')).toBeFocused();
  await expectFault(
    field(page, 'Nueva contraseña'),
    'La nueva contraseña debe ser diferente a la actual',
  );
  await typeInto(page, field(page, 'Nueva contraseña'), 'Tercera clave 3');
  await typeInto(page, field(page, 'Confirma tu nueva contraseña'), 'Tercera clave 3');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveText('La contraseña actual no es correcta');
  await expect(field(page, 'Contraseña actual')).toBeFocused();
  await typeInto(page, field(page, 'Contraseña actual'), 'Segunda clave 2');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Tu contraseña cambió. Las demás sesiones se cerraron.')).toBeVisible();
  await expect(box(page)).toBeHidden();
  await expect(field(page, 'Contraseña actual')).toHaveValue('');
  await readMail(email, 'Tu contraseña de Ábaco cambió');
  await page.reload();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ signedIn: true });

  test('menu and account fit the screen', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/home/account');
    await expect(heading(page, 'Mi cuenta')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await menu(page).tap();
    await expect(link(page, 'Ir a Dashboard')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test('the pages say what is wrong, field by field, and are for everybody', {
  tag: '@sizes',
}, async ({ page, allowProblem }) => {
  allowProblem(/console warning: .*Google authentication not implemented yet/);
  const check = async () => {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  };
  await page.goto('/login');
  await expect(page.getByText('demo@abaco.local')).toBeVisible();
  await check();
  // On leaving a field…
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type('ana@ejemplo');
  await tabTo(page, field(page, 'Contraseña'));
  await expectFault(field(page, 'Email'), 'Ingresa un email válido');
  await page.keyboard.type('12345');
  await page.keyboard.press('Shift+Tab');
  await expectFault(field(page, 'Contraseña'), 'La contraseña debe tener al menos 6 caracteres');
  await check();
  // …and while it is being mended.
  await typeInto(page, field(page, 'Email'), 'ana@ejemplo.co');
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await button(page, 'Mostrar contraseña').click();
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text');

  await page.goto('/register');
  await button(page, 'Crear cuenta').click();
  await expect(field(page, 'Nombre')).toBeFocused();
  await expectFault(field(page, 'Nombre'), 'El nombre es requerido');
  await expectFault(field(page, 'Apellido'), 'El apellido es requerido');
  await expectFault(field(page, 'Email'), 'El email es requerido');
  await expectFault(field(page, 'Contraseña'), 'La contraseña es requerida');
  await expectFault(field(page, 'Confirma tu contraseña'), 'Confirma tu contraseña');
  await check();
  await field(page, 'Nombre').fill('A');
  await expectFault(field(page, 'Nombre'), 'El nombre debe tener entre 2 y 50 caracteres');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellido').fill('P'.repeat(51));
  await expectFault(field(page, 'Apellido'), 'El apellido debe tener entre 2 y 50 caracteres');
  await field(page, 'Apellido').fill('Peña');
  await field(page, 'Email').fill('ana@ejemplo.co');
  await field(page, 'Contraseña').fill('clave uno');
  await field(page, 'Confirma tu contraseña').fill('clave dos');
  await button(page, 'Crear cuenta').click();
  await expectFault(field(page, 'Confirma tu contraseña'), 'Las contraseñas no coinciden');
  await field(page, 'Contraseña').fill('clave dos');
  await expect(field(page, 'Confirma tu contraseña')).not.toHaveAttribute('aria-invalid');
  // Social sign-in is there, and does nothing yet.
  await button(page, 'Google').click();
  await button(page, 'Apple').click();
  await expect(page).toHaveURL('/register');

  await page.goto('/forgot-password');
  await button(page, 'Enviar enlace').click();
  await expectFault(field(page, 'Email'), 'El email es requerido');
  await check();

  await page.goto('/reset-password');
  await expect(box(page)).toHaveText('Token de recuperación requerido');
  await check();
  await page.goto('/reset-password#token=x');
  await button(page, 'Guardar contraseña').click();
  await expectFault(field(page, 'Nueva contraseña'), 'La nueva contraseña es requerida');
  await expectFault(field(page, 'Confirma tu nueva contraseña'), 'Confirma tu nueva contraseña');
  await check();
});

test('nobody is signed up twice, nor where registration is closed', async ({
  page,
  request,
  allowProblem,
}) => {
  allowProblem(/answered 409: POST .*\/api\/auth\/signup/);
  allowProblem(/console error: .* 409 .*\/api\/auth\/signup/);
  const { email } = await signUp(request);
  await page.goto('/signup');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellido').fill('Peña');
  await field(page, 'Email').fill(email.toUpperCase());
  await field(page, 'Contraseña').fill(PASSWORD);
  await field(page, 'Confirma tu contraseña').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await button(page, 'Crear cuenta').click();
  await expect(box(page)).toHaveText('Ya existe una cuenta con este email');
  await expect(field(page, 'Email')).toBeFocused();

  // Who is in already is greeted.
  await page.goto('/login');
  await signIn(page, email, PASSWORD);
  await expect(menu(page)).toBeVisible();
  await page.goto('/signup');
  await expect(heading(page, 'Hola de nuevo, Ana')).toBeVisible();
  for (const path of ['/learn', '/tools', '/']) {
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/login');
  await expect(menu(page)).toBeVisible();
  // What is still asked for would be asked without a session.
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => localStorage.clear());
  const operator = { name: '', taxId: '', address: '', email: '', phone: '' };
  const closed = { registration: 'closed', demo: null, operator };
  await page.route('**/api/config', (route) => route.fulfill({ json: closed }));
  await page.goto('/signup');
  await expect(heading(page, 'El registro está en desarrollo')).toBeVisible();
  await expect(link(page, 'Iniciar sesión')).toHaveAttribute('href', '/login');
  await expect(link(page, 'Ir al inicio')).toHaveAttribute('href', '/');
  await expectAccessible(page);
});
