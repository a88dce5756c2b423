/** The public face, the dashboard behind it, and the page of the design system. */
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const example = (page: Page) => page.getByRole('group', { name: 'Análisis de Renta, en vivo' });

/** How much of the page has moved by itself so far: the browser's own measure. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('reads the landing page, tries the example and finds the way in', {
    tag: '@sizes',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(page).toHaveTitle(/Ábaco$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('finca raíz');
    for (const title of ['hoja de cálculo', 'caso sobre la mesa', 'comunidad', 'todo incluido']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeAttached();
    }
    const claims = page.getByRole('region', { name: 'Ábaco en cifras' });
    await expect(claims.getByRole('definition')).toHaveText(['10K+', '50+', '95%', '500+']);
    const courses = page.getByRole('region', { name: 'Aprende con el caso sobre la mesa' });
    await expect(courses.getByText(/^\d+ horas de estudio$/)).toHaveText([
      '8 horas de estudio',
      '12 horas de estudio',
      '10 horas de estudio',
    ]);

    // 2.1 million a month, 5 % empty, 5.34 million of expenses, over 320 million.
    // It comes to life once most of it is in sight: at once, or on a phone after a swipe.
    await page.evaluate(() => window.scrollTo(0, 420));
    const capRate = example(page).getByRole('button', { name: /^Cap rate.*Ver la fórmula$/ });
    await expect(capRate).toContainText('5,81 %');
    await expect(example(page).getByRole('region', { name: 'Fórmula' })).toContainText(
      '18.600.000',
    );
    const vacancy = example(page).getByLabel('Vacancia');
    await vacancy.focus();
    await vacancy.press('ArrowRight');
    // One point of vacancy is 252,000 pesos of 320 million.
    await expect(capRate).toContainText('5,73 %');
    const link = example(page).getByRole('link', { name: 'Abrir con estos datos' });
    await expect(link).toHaveAttribute('href', /propertyValue=320000000.*vacancyRate=6/);

    // Every picture, which arrive as one scrolls to them.
    for (const picture of await page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      if ((await picture.evaluate((element) => element.tagName)) !== 'IMG') continue;
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await shifts()).toBeLessThan(0.02);
    expect(scripts.filter((url) => /DataGrid|Chart/.test(url))).toEqual([]);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Crear cuenta', exact: true }).click();
    await expect(page).toHaveURL('/signup');
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('sees the design system, and every component answers', {
    tag: '@sizes',
  }, async ({ page }) => {
    await page.goto('/agora');
    await expect(page.getByRole('heading', { level: 1, name: 'Ágora' })).toBeVisible();
    const chapters = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
    await expect(chapters).toHaveCount(11);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await chapters.filter({ hasText: 'Diálogos' }).click();
    await page.getByRole('button', { name: 'Abrir diálogo' }).click();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Eliminar escenario' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('Respondiste que sí')).toBeVisible();
    await page.getByRole('button', { name: 'Ver la pantalla de error' }).click();
    await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeHidden();
  });
});

test('a member goes from the landing page to the dashboard, and on to what they had', {
  tag: '@sizes',
}, async ({ page, member }) => {
  await page.goto('/');
  await page.getByRole('button', { name: `Menú de ${member.firstName}` }).click();
  await page.getByRole('link', { name: 'Ir a Dashboard' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${member.firstName}`);
  await expect(
    page.getByRole('region', { name: 'Para empezar' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByText(/se guarda solo y aparece aquí/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: member.email })).toBeVisible();

  // What is opened and kept is found here again.
  await page.goto('/tools/escrituracion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/tools/rentals');
  await page.getByRole('switch', { name: 'Anualizar' }).click();
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeEnabled();
  await page.goto('/home');
  const recent = page.getByRole('region', { name: 'Herramientas recientes' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([/^Rentals/, /Escrituración/]);
  const kept = page.getByRole('region', { name: 'Tus documentos' });
  await expect(kept.getByRole('link')).toHaveText(['Principal']);
  await expect(page.getByRole('region', { name: 'Cursos en progreso' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mi cuenta y contraseña' }).click();
  await expect(page).toHaveURL('/home/account');

  await page.goto('/');
  await page.getByRole('button', { name: `Menú de ${member.firstName}` }).click();
  await expectAccessible(page);
});
