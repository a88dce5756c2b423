/** Comparing: which option leads, in what, by how much, and why. */
import {
  cell,
  compare,
  create,
  ONE,
  openAdvisor,
  sheet,
  strike,
  TWO,
  verdict,
} from './support/advisor.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await openAdvisor(page);
});

test('compares the sample options, and fits the screen', { tag: '@sizes' }, async ({ page }) => {
  await expect(page).toHaveTitle(/Advisor - Comparador de Inversiones/);
  await expect(
    page.getByRole('heading', { name: 'Comparador de Opciones de Inversión' }),
  ).toBeVisible();
  await expect(sheet(page).getByText('Información Básica', { exact: true })).toBeVisible();
  // 4.200 million × 9.96 %.
  await expect(await cell(page, 'Cap rate $', ONE)).toHaveText('$ 418.320.000');
  await expect(verdict(page)).toContainText(`${TWO} es la que lidera en más criterios`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a third option is compared to a decision by keyboard alone', async ({ page }) => {
  const name = 'OPCIÓN 3 BODEGA';
  await create(page, name);
  // Past the heading to its value; typing starts editing, Enter goes on to the next row.
  await strike(page, 'ArrowDown', 'ArrowDown');
  await page.keyboard.type('5000000000');
  await strike(page, 'Enter', 'ArrowDown');
  await page.keyboard.type('2.000.000.000');
  await strike(page, 'Enter');
  await page.keyboard.type('2');
  await strike(page, 'Enter');
  await page.keyboard.type('s');
  await strike(page, 'Enter');
  await page.keyboard.type('11,5');
  await strike(page, 'Enter');
  await expect(await cell(page, '¿Tiene Deuda?', name)).toHaveText('Sí');

  // A figure that is held against the market opens that with Enter.
  await (await cell(page, 'Cap rate %', name)).click();
  await compare(page, '12', '10,5');
  await expect(await cell(page, 'Cap rate %', name)).toBeFocused();
  await expect(await cell(page, 'Cap rate %', name)).toHaveAccessibleDescription(
    /Frente al mercado: 3 de 5, ámbar/,
  );
  await strike(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '12', '12');
  await strike(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '4', '5');
  await expect(await cell(page, 'Cap rate $', name)).toHaveText('$ 600.000.000');
  await expect(await cell(page, 'Deuda', name)).toHaveText('Palanca positiva');

  const score = await cell(page, 'Estabilidad Futura', name);
  await score.click();
  await strike(page, 'F2');
  const rating = page.getByRole('dialog', { name: 'Calificación' });
  await expect(rating).toContainText('Sin dato');
  await tabTo(page, rating.getByRole('button', { name: /^Estabilidad jurídica general/ }));
  await strike(page, 'Enter');
  const levels = page.getByRole('dialog', { name: 'Estabilidad jurídica general' });
  await expectAccessible(page, '[role="dialog"]');
  await tabTo(page, levels.getByRole('radio', { name: /^5, Excelente/ }));
  await strike(page, 'Space', 'Enter');
  await expect(levels).toBeHidden();
  await expect(rating.getByRole('button', { name: /^Estabilidad jurídica general/ })).toBeFocused();
  await strike(page, 'Escape');
  await expect(score).toBeFocused();
  await expect(score).toHaveText('5,0');
  await expect(await cell(page, 'Estabilidad Futura', 'Lidera')).toHaveText(/BODEGA/);
});

test('a comparison scores the distance from the market', async ({ page }) => {
  await (await cell(page, 'Cap rate %', ONE)).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Comparación con Mercado' });
  const project = dialog.getByLabel('Valor del proyecto');
  const market = dialog.getByLabel('Valor de mercado');
  await market.fill('100');
  // The bands of the specification, their bounds included.
  for (const [text, variation, score, color] of [
    ['105', '+5,00 %', '5', 'verde'],
    ['90', '−10,00 %', '4', 'verde claro'],
    ['120', '+20,00 %', '3', 'ámbar'],
    ['70', '−30,00 %', '2', 'naranja'],
    ['131', '+31,00 %', '1', 'rojo'],
  ] as const) {
    await project.fill(text);
    await expect(dialog.getByRole('definition')).toHaveText([variation, score, color]);
  }
  await market.fill('nada');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(market).toHaveValue('nada');
  await expect(market).toBeFocused();
  await market.fill('100');
  await project.press('ArrowUp');
  await expect(project).toHaveValue('131,1');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(await cell(page, 'Cap rate %', ONE)).toContainText('9,96 %');
});

test('criteria give an area its average, on one of three colours', { tag: '@sizes' }, async ({
  page,
}) => {
  const score = await cell(page, 'Riesgos de Mercado', ONE);
  await score.dblclick();
  const rating = page.getByRole('dialog', { name: 'Calificación' });
  await expect(rating.getByRole('listitem')).toHaveCount(4);
  const rate = async (criterion: string, level: RegExp) => {
    await rating.getByRole('button', { name: new RegExp(`^${criterion}`) }).click();
    const levels = page.getByRole('dialog', { name: criterion });
    await expect(levels.getByRole('radio')).toHaveCount(5);
    await levels.getByRole('radio', { name: level }).click();
    await levels.getByRole('button', { name: 'Guardar' }).click();
    await expect(levels).toBeHidden();
  };
  for (const criterion of ['Volatilidad', 'Competencia']) await rate(criterion, /^5, Excelente/);
  await rating.getByRole('button', { name: /^Competencia/ }).click();
  await page.getByRole('button', { name: 'Quitar calificación' }).click();
  await expect(rating.getByRole('listitem').filter({ hasText: 'Sin calificar' })).toHaveCount(1);
  await rating.getByRole('button', { name: 'Listo' }).click();
  await expect(score).toBeFocused();
  await expect(score).toHaveAccessibleDescription(/de 5, (verde|ámbar|rojo)/);
});

test('a figure leads to its formula, and the formula to its figures', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Fórmula' });
  await (await cell(page, 'Palanca del cap rate', ONE)).click();
  await expect(bar).toContainText('Palanca del cap rate · OPCIÓN 1 COLIVING');
  await bar
    .getByRole('button', { name: /^Cap rate de salida/ })
    .first()
    .click();
  await expect(await cell(page, 'Cap rate de salida', ONE)).toBeFocused();
});

test('the chart is a table as well', async ({ page }) => {
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  const table = page.getByRole('region', { name: 'Calificación cualitativa por opción, tabla' });
  await expect(table.getByRole('row', { name: /^OPCIÓN 1/ }).getByRole('cell')).toHaveText([
    '4,0',
    '2,8',
    '3,5',
    '3,8',
    '3,2',
  ]);
});
