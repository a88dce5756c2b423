/** What a finger and a phone's window need of any sheet. */
import { createProject, field, openProjects, openTab, project } from './support/operatormax.ts';
import { expect, test, type Locator, type Page } from './support/test.ts';
import { expectReached, hold, reach, swipe } from './support/touch.ts';
import { openTool } from './support/workbench.ts';

const item = (page: Page, name: string): Locator =>
  page.getByRole('menuitem', { name, exact: true });

test('a row is selected, summed up in one line and copied by touch', { tag: '@phone' }, async ({
  page,
}) => {
  await openProjects(page);
  const first = page.locator('.ag-row[row-index="3"] .ag-cell').nth(1);
  await first.scrollIntoViewIfNeeded();
  await hold(page, first);
  // A tap beside the menu closes it, and leaves the cell that it is of.
  await page.locator('.ag-row[row-index="1"] .ag-cell').nth(1).tap();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(first).toBeFocused();
  await hold(page, first);
  await item(page, 'Seleccionar').tap();
  await item(page, 'Seleccionar la fila').tap();
  const bar = page.getByRole('group', { name: /^Selección de/ }).first();
  await expect(bar.getByText(/^Suma/)).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(50);
  await hold(page, first);
  await item(page, 'Copiar').tap();
  await expect(page.getByText(/^\d+ celdas copiadas$/)).toBeVisible();
});

test('the bar at the top fits into small phones', { tag: '@phone' }, async ({ page }) => {
  await openTool(page, 'rentability-calculator');
  const account = page.getByRole('button', { name: /^Menú de / });
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await account.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
  }
});

test('a phone held across has room for the sheet', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openProjects(page);
  const row = (index: number) => page.locator(`.ag-row[row-index="${index}"] .ag-cell`).first();
  await expect(row(2)).toBeInViewport({ ratio: 1 });
  await expect(row(3)).toBeInViewport({ ratio: 0.5 });
  // The figures stay above it, and the sections are one tap away.
  await expect(page.getByRole('button', { name: /^Cap rate promedio: / })).toBeInViewport();
  await page.getByRole('button', { name: 'Flujo Mensual' }).tap();
  await expect(page.getByRole('link', { name: 'Flujo Anual' })).toBeInViewport();
});

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['across', { width: 844, height: 390 }],
] as const) {
  test(`names in a formula are as high as a finger needs on a phone held ${held}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTool(page, 'rentals');
    const row = page.locator('.ag-row').filter({ hasText: 'Cash on cash' });
    await row.locator('[col-id^="p."]').last().tap();
    const bar = page.getByRole('region', { name: 'Fórmula' });
    await expectReached(bar.getByRole('button', { name: 'Ingreso en caja' }));
    await expectReached(bar.getByRole('button', { name: 'Valor de la inversión' }));
  });

  test(`helps of figures and the case are as high as a finger needs on a phone held ${held}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTool(page, 'rentals');
    await expectReached(page.getByRole('button', { name: /^Caso: / }));
    const help = page.getByRole('button', { name: 'Información sobre Cap rate' });
    await help.scrollIntoViewIfNeeded();
    await expectReached(help);
    await expectReached(page.getByRole('button', { name: /^Cap rate: / }));
    await openProjects(page);
    await expectReached(page.getByRole('button', { name: /^Caso: / }));
    await expectReached(page.getByRole('button', { name: 'Información sobre Cap rate promedio' }));
    await expectReached(page.getByRole('button', { name: /^Cap rate promedio: / }));
  });

  test(`undo and redo are in sight on a phone held ${held}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const undo = page.getByRole('button', { name: /^Deshacer/ });
    const redo = page.getByRole('button', { name: /^Rehacer/ });
    for (const open of [() => openTool(page, 'rentals'), () => openProjects(page)]) {
      await open();
      await expect(undo).toBeInViewport({ ratio: 1 });
      await expect(redo).toBeInViewport({ ratio: 1 });
    }
  });
}

test('nothing moves as a form tells that its changes are not saved', { tag: '@phone' }, async ({
  page,
}) => {
  await openProjects(page);
  await openTab(page, 'Operador');
  const figure = page.getByRole('button', { name: /^Total de ingresos: / });
  const said = page.getByText('Con los cambios que aún no guardas');
  await expect(said).toBeHidden();
  const before = await figure.boundingBox();
  await field(page, 'Fee del operador').fill('9');
  await expect(said).toBeVisible();
  expect(await figure.boundingBox()).toEqual(before);
});

test('a finger hits the bin of an option anywhere at the end of its head', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'advisor');
  const bin = page.getByRole('button', { name: 'Eliminar OPCIÓN 1 COLIVING' });
  const head = await page.getByRole('columnheader', { name: /OPCIÓN 1 COLIVING/ }).boundingBox();
  if (!head) throw new Error('no head');
  const [right, middle] = [head.x + head.width, head.y + head.height / 2];
  const hits = (x: number, y: number) =>
    bin.evaluate((button, at) => document.elementFromPoint(at.x, at.y) === button, { x, y });
  expect(head.height).toBeGreaterThanOrEqual(44);
  expect(await hits(right - 42, middle)).toBe(true);
  expect(await hits(right - 22, head.y + 2)).toBe(true);
  expect(await hits(right - 22, head.y + head.height - 2)).toBe(true);
  expect(await hits(right - 60, middle)).toBe(false);
});

test('a finger selects more by the corner, and the sum of it stays in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'rentals');
  const cellOf = (row: string) => page.locator(`.ag-row[row-id="${row}"] [col-id^="p."]`).last();
  await cellOf('ingresos').tap();
  const table = page.locator('.ag-grid-viewport').first();
  // The bead at the last column's edge is nothing to scroll to.
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const handle = page.locator('.dg-handle');
  // Where it has come to rest: the formula bar comes up after the touch.
  await handle.tap({ trial: true });
  const bead = await handle.boundingBox();
  if (!bead) throw new Error('no bead');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const [x, y] = [bead.x + bead.width / 2, bead.y + bead.height / 2];
  await touch('touchStart', x, y);
  // Over the name of the next row to its figure, which is a row of 48 px further down.
  for (const further of [12, 24, 36, 48]) await touch('touchMove', x - 8, y + further - 8);
  await touch('touchEnd', x, y);
  const bar = page.getByRole('group', { name: /^Selección de/ }).first();
  await expect(bar.getByRole('button', { name: 'Suma $ 63.648.000' })).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Recuento 2' })).toBeAttached();
});

test('on a tablet the sum of what is selected is in sight', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTool(page, 'rentals');
  const row = page.locator('.ag-row[row-id="ingresos"]');
  await hold(page, row.locator('[col-id^="p."]').first());
  await item(page, 'Seleccionar').tap();
  await item(page, 'Seleccionar la fila').tap();
  const bar = page.getByRole('group', { name: /^Selección de/ }).first();
  const sum = bar.getByRole('button', { name: /^Suma/ });
  await expect(sum).toBeInViewport({ ratio: 1 });
  // Above what explains the cell, not under it.
  const box = await sum.boundingBox();
  const formula = await page.getByRole('region', { name: 'Fórmula' }).boundingBox();
  if (!box || !formula) throw new Error('neither the sum nor the formula');
  expect(box.y + box.height).toBeLessThanOrEqual(formula.y);
});

test('the name of a draft stays where it is as its menu opens', { tag: '@phone' }, async ({
  page,
}) => {
  await openTool(page, 'mortgage-simulator');
  await page.getByLabel('Plazo', { exact: true }).fill('15');
  const name = page.getByRole('button', { name: 'Caso: Borrador' });
  const before = await name.boundingBox();
  await name.tap();
  await expect(item(page, 'Guardar caso…')).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Guardar caso (Ctrl+S)' })).toBeHidden();
  // A finger has no tooltip: what can't be done says why.
  await expect(page.getByRole('menuitem', { name: /^Compartir…/ })).toContainText('Guárdalo antes');
});

test('no figure on top is half in sight, and none under a fade once all fit', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  const line = page.getByRole('list', { name: 'Cifras que deciden' });
  const cut = () =>
    line.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const figures = [...list.querySelectorAll('li button:last-of-type')];
      const boxes = figures.map((figure) => figure.getBoundingClientRect());
      return boxes.filter((box) => box.left < right && box.right > right - 12 && box.left >= left)
        .length;
    });
  const price = page.getByRole('textbox', { name: /^Valor de la propiedad/ });
  for (const amount of ['450000000', '1200000000', '94205483000']) {
    await price.fill(amount);
    await price.press('Tab');
    await expect.poll(cut).toBe(0);
  }
  await line.evaluate((list) => list.scrollTo(250, 0));
  await expect.poll(cut).toBe(0);
  await expect.poll(() => line.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => line.evaluate((list) => list.scrollLeft)).toBe(0);
  await expect
    .poll(() => line.evaluate((list) => getComputedStyle(list).getPropertyValue('--fade-left')))
    .toBe('0px');
});

test('the opportunity rate has its name in one line above it and its unit whole', {
  tag: '@phone',
}, async ({ page }) => {
  await openProjects(page);
  const name = page.getByText('Tasa de oportunidad', { exact: true });
  await name.scrollIntoViewIfNeeded();
  const unit = page.getByText('% efectiva anual');
  const [above, input] = [await name.boundingBox(), await unit.locator('..').boundingBox()];
  expect(above?.height).toBeLessThan(20);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
  expect(await unit.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a phone that is turned has the same month first, and the same cell selected', {
  tag: '@phone',
}, async ({ page }) => {
  await openProjects(page);
  await expect(page.locator('.ag-cell').first()).toBeVisible();
  /** The first month beside what is frozen. */
  const first = () =>
    page.evaluate(() => {
      const heads = [...document.querySelectorAll('.ag-header-cell')];
      const place = (head: Element) => head.getBoundingClientRect();
      const [frozen] = heads.filter((head) => head.getAttribute('col-id') === 'concepto');
      const edge = frozen ? place(frozen).right - 2 : 0;
      const months = heads.filter((head) => head !== frozen && place(head).left >= edge);
      return months.toSorted((a, b) => place(a).left - place(b).left)[0]?.textContent;
    });
  await page.locator('.ag-grid-viewport').evaluate((table) => table.scrollTo(770, 0));
  await expect.poll(first).not.toBe('ene 2028');
  await page.waitForTimeout(1000);
  const month = await first();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(first).toBe(month);
  }
  const cell = page.locator('.ag-row[row-index="3"] .ag-cell[col-id="m7"]');
  await cell.tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(cell).toBeFocused();
  await expect(cell).toBeInViewport({ ratio: 0.9 });
});

test('a swipe to the side past the end of what scrolls does not leave the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/tools');
  await openTool(page, 'rentals');
  const here = page.url();
  for (const moving of [
    page.locator('.ag-grid-viewport').first(),
    page.getByRole('list', { name: 'Cifras que deciden' }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await swipe(page, moving, 300, 0);
    expect(page.url()).toBe(here);
  }
  await swipe(page, page.getByRole('heading', { level: 1 }), 0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // Down from the top it loads the page anew, as any page.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'auto');
  await page.locator('.ag-row[row-id="i_alojamiento"] [col-id^="p."]').first().tap();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await swipe(page, form.getByText('Ocupación', { exact: true }), 300, 0);
  expect(page.url()).toBe(here);
  await expect(form).toBeVisible();
});

test('over the keyboard of a phone there is room for the cell, its name and what is found', {
  tag: '@phone',
}, async ({ page }) => {
  await openProjects(page);
  const cell = page.locator('.ag-row[row-index="3"] .ag-cell').nth(1);
  await cell.tap();
  await page.setViewportSize({ width: 390, height: 450 });
  const bar = page.getByRole('region', { name: 'Fórmula' });
  expect((await bar.boundingBox())?.height).toBeLessThan(120);
  await bar.getByRole('button', { name: / · ene 2028$/ }).tap();
  const box = page.getByRole('combobox', { name: 'Ir a un dato por nombre o dirección' });
  expect((await box.boundingBox())?.width).toBeGreaterThan(300);
  await box.fill('tasa de interés');
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
});

test('a finger sorts by a row whose head is selected: its bead leaves room for the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'rentals');
  // A figure that is typed nowhere is only selected by a tap.
  const row = page.locator('.ag-row').filter({ hasText: 'Cash on cash' });
  await row.locator('[col-id^="p."]').last().tap();
  const menu = page.getByRole('button', { name: 'Ordenar o filtrar por Cash on cash' });
  await expect.poll(async () => (await reach(menu)).width).toBeGreaterThanOrEqual(44);
  expect((await reach(menu)).height).toBeGreaterThanOrEqual(40);
  await menu.tap();
  // A key that comes before the menu is meant for the sheet.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await menu.tap();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a finger hits what sorts a column in all of its head, and what folds a row', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'portfolio-optimizer');
  await page.getByRole('radio', { name: 'Hoja' }).first().check();
  await page.locator('.ag-header-cell[col-id="capRate"]').tap();
  const menu = page.getByRole('button', { name: 'Ordenar o filtrar por Cap rate' });
  await expect.poll(async () => (await reach(menu)).width).toBeGreaterThanOrEqual(44);
  expect((await reach(menu)).height).toBeGreaterThanOrEqual(36);
  await openTool(page, 'rentals');
  const income = page.locator('.ag-row[row-id="i_alojamiento"]');
  await income.locator('[col-id^="p."]').first().tap();
  await expect(income.locator('.dg-pencil')).toBeVisible();
  await expectReached(income.locator('.dg-chevron'), 40);
});

test('a bar that is touched has no ring around all of them', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'rentals');
  const chart = page.getByRole('region', { name: 'Cap rate' });
  await chart.scrollIntoViewIfNeeded();
  const bars = chart.locator('.recharts-bar-rectangle');
  await expect(bars).toHaveCount(2);
  const ring = () =>
    page.evaluate(() => {
      const { activeElement: touched, body } = document;
      return [Boolean(touched?.closest('svg')), getComputedStyle(touched ?? body).outlineStyle];
    });
  await bars.first().tap();
  await expect.poll(ring).toEqual([true, 'none']);
});

test('a new project is what is in sight next, not the menu that it came from', {
  tag: '@phone',
}, async ({ page }) => {
  await openProjects(page);
  await createProject(page, 'Hostal');
  await expect(page.getByRole('button', { name: 'Nuevo Proyecto' })).toBeHidden();
  await expect(project(page)).toHaveText('Hostal');
  await expect(project(page)).toBeFocused();
});

test('an error leaves the name below it in sight, and is whole in its field', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'rentals');
  await page.locator('.ag-row[row-id="i_alojamiento"] [col-id^="p."]').first().tap();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  const field = form.getByLabel('Ocupación');
  // Longer than a line.
  await field.fill('50%+10');
  await page.keyboard.press('Tab');
  const error = form.getByText(/^«50%\+10» es ambiguo/);
  const name = form.getByText('Número de unidades', { exact: true });
  const covers = (feet: number) =>
    name.evaluate((below, up) => {
      const { left, bottom } = below.getBoundingClientRect();
      return document.elementFromPoint(left + 4, bottom - up)?.textContent?.startsWith('«50%+10»');
    }, feet);
  // Of one line, above the accents of the name.
  const [said, called] = [await error.boundingBox(), await name.boundingBox()];
  if (!said || !called) throw new Error('neither the error nor the name below it');
  expect(said.y + said.height).toBeLessThanOrEqual(called.y + 4);
  expect(await covers(called.height - 4)).toBe(false);
  // The feet of the name's letters end 3 px above the end of its line: nothing of it is seen half.
  await field.focus();
  expect(await covers(3)).toBe(true);
});

/** By how much a text is cut, aside or below. */
const cutOff = (text: Locator): Promise<number> =>
  text.evaluate((box) =>
    Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight - 4),
  );

test('a project’s name is whole in its cell as in the head above', { tag: '@phone' }, async ({
  page,
}) => {
  await openTool(page, 'rentals');
  const name = page.locator('.ag-row[row-id="name"] [col-id="p.casa-club"]');
  await hold(page, name);
  await item(page, 'Editar la celda').tap();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Local San Fernando 12');
  await page.getByRole('button', { name: 'Listo' }).tap();
  await expect(name).toHaveText('Local San Fernando 12');
  expect(await cutOff(name.locator('.dg-label'))).toBeLessThanOrEqual(0);
});

test('a case’s name is whole on its button', { tag: '@phone' }, async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  await page.getByLabel('Plazo', { exact: true }).fill('15');
  await page.getByRole('button', { name: 'Caso: Borrador' }).tap();
  await item(page, 'Guardar caso…').tap();
  await page.getByLabel('Nombre del caso').fill('Hostal San Antonio 2');
  await page.keyboard.press('Enter');
  const name = page.getByRole('button', { name: 'Caso: Hostal San Antonio 2' });
  expect(await cutOff(name.getByText('Hostal San Antonio 2'))).toBeLessThanOrEqual(0);
});

test('dashes go around all that was copied, names of rows and figures', { tag: '@phone' }, async ({
  page,
}) => {
  await openTool(page, 'rentals');
  const row = page.locator('.ag-row[row-id="year"]');
  await hold(page, row.locator('[col-id="p.casa-club"]'));
  await item(page, 'Seleccionar').tap();
  await item(page, 'Seleccionar todo').tap();
  await hold(page, row.locator('[col-id="p.casa-club"]'));
  await item(page, 'Copiar').tap();
  await expect(row.locator('.dg-copied-start')).toHaveCount(1);
  const drawn = (cell: Locator) =>
    cell.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').height));
  // Of a row of 48 px: at its left from its name to its figures, at its right as well.
  expect(await drawn(row.locator('.dg-copied-start'))).toBe(48);
  expect(await drawn(row.locator('.dg-copied-end'))).toBeGreaterThanOrEqual(47);
  // Nothing is drawn between the name and the figures of the first row.
  const first = page.locator('.ag-row[row-id="generales"] [col-id="p.casa-club"]');
  expect(
    await first.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth),
  ).toBe('0px');
});
