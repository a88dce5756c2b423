/** Learning: from the catalogue through a lesson to the next one, and back on another day. */
import { signUp } from './support/member.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const COURSE = '/course/financiacion-inmobiliaria';
const LESSON = `${COURSE}/lesson/cuota-y-amortizacion`;

const next = (page: Page) => page.getByRole('button', { name: 'Ir a la siguiente lección' });
const video = (page: Page) => page.locator('video');

/** Waits until the browser knows how long the video is. */
async function loaded(page: Page): Promise<void> {
  await expect
    .poll(() => video(page).evaluate((v: HTMLVideoElement) => v.readyState))
    .toBeGreaterThan(0);
}

/** Moves the video to so many seconds before its end, and waits until it is there. */
async function leaveSeconds(page: Page, seconds: number): Promise<void> {
  await loaded(page);
  await video(page).evaluate((v: HTMLVideoElement, left) => {
    v.currentTime = v.duration - left;
  }, seconds);
  await expect.poll(() => video(page).evaluate((v: HTMLVideoElement) => v.seeking)).toBe(false);
}

const place = (page: Page) => video(page).evaluate((v: HTMLVideoElement) => v.currentTime);

test.describe('a member', () => {
  // Somebody new: progress of the other tests isn't theirs.
  test.use({
    storageState: async ({ playwright, baseURL }, provide) => {
      const service = await playwright.request.newContext({ baseURL });
      const localStorage = [{ name: 'jwt', value: JSON.stringify(await signUp(service)) }];
      await service.dispose();
      await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    },
  });

  test('starts a course, watches, goes on, marks concepts and comes back', {
    tag: '@sizes',
  }, async ({ page }) => {
    const views: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/lessons/view')) views.push(request.postData() ?? '');
    });

    await page.goto('/learn');
    await expect(
      page.getByText('No tienes cursos en progreso. ¡Comienza uno nuevo!'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    await page.getByRole('button', { name: 'Marketing' }).click();
    await expect(page.getByRole('button', { name: 'Marketing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Buscar cursos' }).fill('leasing');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: /^Financiación/ }).click();
    await expect(page).toHaveURL(COURSE);
    await expect(page.getByRole('tab')).toHaveText([
      'Descripción',
      'Lecciones (5)',
      'Recursos',
      'Historias',
    ]);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('tab', { name: 'Lecciones' }).click();
    await page.getByRole('link', { name: '2. La cuota y la tabla de amortización' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^La cuota/ })).toBeVisible();

    // The last 15 seconds, and not before.
    await leaveSeconds(page, 16);
    await expect.poll(() => place(page)).toBeGreaterThan(5);
    await expect(next(page)).toBeHidden();
    expect(views).toEqual([]);
    await leaveSeconds(page, 14);
    await expect(next(page)).toBeVisible();
    await leaveSeconds(page, 20);
    await expect(next(page)).toBeHidden();
    await leaveSeconds(page, 10);
    await expect(next(page)).toBeVisible();
    expect(views).toEqual(['{"lessonId":"cuota-y-amortizacion"}']);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // To the next lesson, where nothing of this one is left.
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Cuánto te prestan/ })).toBeVisible();
    await loaded(page);
    expect(await place(page)).toBe(0);
    await expect(next(page)).toBeHidden();

    await page.getByRole('tab', { name: /^Conceptos/ }).click();
    const concept = page.getByRole('tabpanel').getByRole('listitem').first();
    await concept.getByRole('button', { name: /^Marcar como visto/ }).click();
    await expect(concept.getByText('Visto', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Conceptos \(1\// })).toBeVisible();
    await leaveSeconds(page, 22);
    const left = await place(page);
    expect(left).toBeGreaterThan(2);

    // Another day.
    await page.goto('/learn');
    await expect(page.getByText('2 de 5 lecciones').first()).toBeVisible();
    await page.getByRole('link', { name: 'Sigue: Tasas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Tasas/ })).toBeVisible();

    // On without the video.
    await page.getByRole('button', { name: 'Marcar lección como completada' }).click();
    await expect(page.getByText('Lección completada')).toBeFocused();
    await page.getByRole('button', { name: /^Lecciones del curso \(3 de 5/ }).click();
    const list = page.getByRole('navigation', { name: 'Lecciones del curso' });
    await expect(list.getByRole('link')).toHaveCount(5);
    await expect(list.getByRole('img', { name: 'Completada' })).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Siguiente lección: La cuota' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^La cuota/ })).toBeVisible();

    await page.goto(`${COURSE}?tab=lessons`);
    await expect(page.getByText('Completada')).toHaveCount(3);
    await page.getByRole('link', { name: '3. Cuánto te prestan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Cuánto te/ })).toBeVisible();
    await expect.poll(() => place(page)).toBeCloseTo(left, 0);
    await page.getByRole('tab', { name: /^Conceptos \(1\// }).click();
    await expect(page.getByText('Visto', { exact: true })).toHaveCount(1);
    await page.getByRole('link', { name: /^Financiación/ }).click();
    await expect(page).toHaveURL(COURSE);
  });
});

test('the end of a video, its keys, and a tool inside the lesson that opens in full', async ({
  page,
}) => {
  await page.goto(LESSON);
  await loaded(page);
  const tracks = page.locator('track[kind="captions"][srclang="es"]');
  await expect(tracks).toHaveCount(1);

  await test.step('keys, while the player has the focus', async () => {
    await page.keyboard.press('5');
    await page.keyboard.press(' ');
    expect(await place(page)).toBe(0);
    expect(await video(page).evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await video(page).focus();
    await page.keyboard.press('5');
    await expect.poll(() => place(page)).toBeCloseTo(14.5, 0);
    await page.keyboard.press('j');
    await expect.poll(() => place(page)).toBeCloseTo(4.5, 0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toBeCloseTo(9.5, 0);
    await page.keyboard.press('m');
    expect(await video(page).evaluate((v: HTMLVideoElement) => v.muted)).toBe(true);
    await page.keyboard.press(' ');
    await expect.poll(() => video(page).evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
    await page.keyboard.press('k');
    await expect.poll(() => video(page).evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  });

  await test.step('captions stand below the picture', async () => {
    await expect(page.locator('[data-captions]')).not.toBeEmpty();
    const modes = await video(page).evaluate((v: HTMLVideoElement) =>
      [...v.textTracks].map(({ mode }) => mode),
    );
    expect(modes).toEqual(['hidden']);
  });

  await test.step('nothing that is out of sight starts to play', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(video(page)).not.toBeInViewport();
    for (const key of [' ', 'k']) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.keyboard.press(key);
      await expect(video(page)).toBeInViewport();
      expect(await video(page).evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
    }
  });

  const practice = page.getByRole('region', { name: 'Practica: Simulador Hipotecario' });
  const payment = practice.getByRole('button', { name: /^Cuota mensual: / });
  await test.step('the tool computes with the figures of the lesson', async () => {
    // 350 million less 30 %, 15 years at 1 % a month: as the lesson's text works it out.
    await expect(payment).toHaveText('$ 2.940.412');
    const before = await place(page);
    const term = practice.getByLabel('Plazo', { exact: true });
    await term.click();
    await term.press('ControlOrMeta+a');
    await term.pressSequentially('20');
    await expect(payment).toHaveText('$ 2.697.661');
    expect(await place(page)).toBe(before);
    await practice.getByRole('button', { name: 'Ver todos los resultados y tablas' }).click();
    await expect(
      practice.getByRole('grid').or(practice.getByRole('treegrid')).first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the end offers the next lesson in the page', async () => {
    await leaveSeconds(page, 0.4);
    await video(page).evaluate((v: HTMLVideoElement) => v.play());
    await expect(page.getByText('Terminaste esta lección.')).toBeVisible();
    await expect(next(page)).toHaveCount(1);
  });

  await test.step('the link opens the whole tool with the inputs of the lesson, as edited', async () => {
    await practice.getByRole('link', { name: 'Abrir la herramienta' }).click();
    await expect(page).toHaveURL(/mortgage-simulator\?.*propertyValue=350000000/);
    const inputs = page.getByRole('complementary', { name: 'Datos' });
    await expect(inputs.getByLabel('Valor de la propiedad', { exact: true })).toHaveValue(
      '350.000.000',
    );
    await expect(inputs.getByLabel('Plazo', { exact: true })).toHaveValue('20');
    await expect(page.getByRole('button', { name: /^Cuota mensual: / })).toHaveText('$ 2.697.661');
  });

  await test.step('an address that does not fit is refused with a notice', async () => {
    await page.goto(
      '/tools/mortgage-simulator?propertyValue=200000000&loanTerm=900&utm_source=chat',
    );
    const notice = page.getByRole('region', { name: 'Datos que no se tomaron' });
    await expect(notice).toContainText('Plazo: 900 supera el máximo 30');
    await expect(notice.getByRole('listitem')).toHaveCount(1);
    const inputs = page.getByRole('complementary', { name: 'Datos' });
    await expect(inputs.getByLabel('Valor de la propiedad', { exact: true })).toHaveValue(
      '200.000.000',
    );
    await expect(inputs.getByLabel('Plazo', { exact: true })).toHaveValue('20');
    await notice.getByRole('button', { name: 'Entendido' }).click();
    await expect(notice).toBeHidden();
  });
});

test('on a phone the figures of a lesson’s tool and their formula stay in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LESSON);
  const practice = page.getByRole('region', { name: 'Practica: Simulador Hipotecario' });
  await practice.scrollIntoViewIfNeeded();
  const all = practice.getByRole('button', { name: 'Ver todos los resultados y tablas' });
  await all.scrollIntoViewIfNeeded();
  const payment = practice.getByRole('button', { name: /^Cuota mensual: / });
  await expect(payment).toBeInViewport();
  await payment.tap();
  const formula = practice.getByRole('region', { name: 'Fórmula', exact: true });
  await expect(formula.getByRole('button', { name: 'Tasa mensual' })).toBeInViewport();
  await formula.getByRole('button', { name: 'Cerrar la fórmula' }).tap();
  await all.tap();
  await expect(all).toBeHidden();
  expect(await practice.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

test('what is said while there is nothing, and when something fails', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/answered 503/);
  allowProblem(/answered 404: GET .*(lesson|courses)\/no-existe/);
  allowProblem(/console error: Failed to load resource/);
  allowProblem(/request failed: GET .*webm/);
  const retry = (where: Page | Locator) => where.getByRole('button', { name: 'Intentar de nuevo' });
  const away = { status: 503, contentType: 'application/json', body: '{}' };

  await test.step('catalogue: on its way, away, empty', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/courses(\/in-progress)?$/, async (route) => {
      await held;
      await route.fulfill(away);
    });
    await page.goto('/learn');
    await expect(page.getByText('Cargando cursos...', { exact: true })).toBeVisible();
    await expect(page.getByText('Cargando cursos en progreso...')).toBeVisible();
    answer();
    await expect(
      page.getByText('Error al cargar los cursos. Por favor, intenta de nuevo.'),
    ).toBeVisible();
    await expect(page.getByText(/^Error cargando cursos: El servicio no está/)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.route(/\/api\/courses$/, (route) => route.fulfill({ json: { courses: [] } }));
    await retry(page).last().click();
    await expect(page.getByText('No hay cursos disponibles en este momento.')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('course: on its way, missing, without lessons', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/courses\/fundamentos-inversion$/, async (route) => {
      await held;
      const response = await route.fetch();
      const course = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...course, lessons: [] } });
    });
    await page.goto('/course/fundamentos-inversion?tab=lessons');
    await expect(page.getByText('Loading course...')).toBeVisible();
    await expect(page.getByText('Loading lessons...')).toBeVisible();
    answer();
    await expect(page.getByText('No lessons available for this course.')).toBeVisible();
    await page.unrouteAll();
    await page.goto('/course/no-existe');
    await expect(page.getByRole('alert')).toHaveText(/no existe/i);
    await expect(retry(page)).toBeVisible();
  });

  await test.step('lesson: missing, its video missing, a concept that cannot be marked', async () => {
    await page.goto(`${COURSE}/lesson/no-existe`);
    await expect(page.getByText('Cargando lección...')).toBeVisible();
    await expect(
      page.getByText('Error al cargar la lección. Por favor, intenta de nuevo.'),
    ).toBeVisible();
    await page.route(/\.webm/, (route) => route.abort('failed'));
    await page.route(/\/concepts\/view$/, (route) => route.fulfill(away));
    await page.goto(LESSON);
    await expect(page.getByText('No pudimos cargar el video.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: /^Conceptos/ }).click();
    await page
      .getByRole('button', { name: /^Marcar como visto/ })
      .first()
      .click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
      /^El servicio no está disponible/,
    );
    await page.unrouteAll();
    await retry(page).click();
    await expect(video(page)).toBeVisible();
    await loaded(page);
  });
});

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('is asked to sign in, and comes back to the lesson', async ({ page, member }) => {
    await page.goto(LESSON);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('Inversion2025');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(LESSON);
    await expect(page.getByRole('heading', { level: 1, name: /^La cuota/ })).toBeVisible();
  });
});
