/** Comparing: which option leads, in what, by how much, and why. */
import {
  cell,
  compare,
  create,
  ONE,
  openAdvisor,
  strike,
  texts,
  TWO,
  verdict,
} from './support/advisor.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await openAdvisor(page);
});

test('compares the sample options in four sections', { tag: '@sizes' }, async ({ page }) => {
  await expect(page).toHaveTitle(/Advisor - Comparador de Inversiones/);
  await expect(
    page.getByRole('heading', { name: 'Comparador de Opciones de Inversión' }),
  ).toBeVisible();
  const sections = [
    'Información Básica',
    'Indicadores Core',
    'Validación Ingresos',
    'Análisis Cualitativo',
  ];
  for (const name of sections) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(1);
  }
  // 4.200 million × 9.96 %, and 9.600 million × 7.67 %.
  await expect(texts(page, 'Cap rate $')).toHaveText(['$ 418.320.000', '$ 736.320.000', '']);
  await expect(texts(page, 'Deuda')).toHaveText(['Palanca negativa', 'Sin deuda', '']);
  await expect(texts(page, 'Estructura Legal')).toHaveText(['4,0', '4,5', /MULTIFAMILY\+0,5/]);
  await expect(texts(page, 'Criterios que lidera')).toHaveText([
    '5 de 13',
    '8 de 13',
    /MULTIFAMILY\+3/,
  ]);
  await expect(verdict(page)).toContainText(`${TWO} es la que lidera en más criterios`);
});

test('three options are compared to a decision by keyboard alone', async ({ page }) => {
  await create(page, 'OPCIÓN 3 BODEGA');
  await expect(texts(page, 'TIR E.A.').nth(2)).toHaveText('—');
  await strike(page, 'Tab', 'Control+Home', 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('button', { name: 'OPCIÓN 3 BODEGA', exact: true })).toBeFocused();
  await strike(page, 'ArrowDown');
  await expect(page.getByRole('button', { name: 'Eliminar OPCIÓN 3 BODEGA' })).toBeFocused();

  // Typing starts editing; Enter saves and gives the cell the focus again.
  await strike(page, 'ArrowDown');
  await page.keyboard.type('5000000000');
  await strike(page, 'Enter');
  await expect(cell(page, 'Valor Activo', 'OPCIÓN 3 BODEGA')).toBeFocused();
  await strike(page, 'ArrowDown', 'ArrowDown');
  await page.keyboard.type('2.000.000.000');
  await strike(page, 'Enter', 'ArrowDown');
  await page.keyboard.type('2');
  await strike(page, 'Enter', 'ArrowDown', 'Space', 'ArrowDown');
  await page.keyboard.type('11,5');
  await strike(page, 'Enter');
  await expect(texts(page, '¿Tiene Deuda?').nth(2)).toHaveText('Sí');

  await strike(page, 'ArrowDown');
  await compare(page, '12', '10,5');
  await expect(cell(page, 'Cap rate %', 'OPCIÓN 3 BODEGA')).toBeFocused();
  await strike(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '12', '12');
  await strike(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '4', '5');
  await strike(page, 'ArrowDown');
  await compare(page, '20', '19');
  await strike(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '97', '95');
  await strike(page, 'ArrowDown');
  await compare(page, '8', '7');
  await strike(page, 'ArrowDown');
  await compare(page, '10', '10');
  await expect(texts(page, 'Cap rate $').nth(2)).toHaveText('$ 600.000.000');
  await expect(texts(page, 'Deuda').nth(2)).toHaveText('Palanca positiva');
  await expect(texts(page, 'Palanca del cap rate').nth(2)).toHaveText('20,00 %');

  // It leads in all eight figures; the second option still has the five qualitative areas.
  await expect(verdict(page)).toContainText(
    'OPCIÓN 3 BODEGA es la que lidera en más criterios: le lleva 3 criterios a la siguiente.',
  );
  await strike(page, 'Control+End', 'ArrowUp');
  await strike(page, 'ArrowLeft');
  const score = cell(page, 'Estabilidad Futura', 'OPCIÓN 3 BODEGA');
  await expect(score).toBeFocused();
  await strike(page, 'Enter');
  const rating = page.getByRole('dialog', { name: 'Calificación' });
  await expect(rating).toContainText('Sin dato');
  await tabTo(page, rating.getByRole('button', { name: /^Estabilidad jurídica general/ }));
  await strike(page, 'Enter');
  const levels = page.getByRole('dialog', { name: 'Estabilidad jurídica general' });
  await tabTo(page, levels.getByRole('radio', { name: /^5, Excelente/ }));
  await strike(page, 'Space', 'Enter');
  await expect(levels).toBeHidden();
  await expect(rating.getByRole('button', { name: /^Estabilidad jurídica general/ })).toBeFocused();
  await strike(page, 'Escape');
  await expect(score).toBeFocused();
  await expect(texts(page, 'Estabilidad Futura')).toHaveText(['3,2', '4,0', '5,0', /BODEGA\+1,0/]);
  await expect(texts(page, 'Criterios que lidera').nth(2)).toHaveText('9 de 13');
});

test('a comparison scores the distance from the market', async ({ page }) => {
  await cell(page, 'Ingreso Neto Operativo (NOI)', ONE).click();
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
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cell(page, 'Ingreso Neto Operativo (NOI)', ONE)).toContainText('$ 418.176.000');
});

test('criteria give an area its average, on one of three colours', { tag: '@sizes' }, async ({
  page,
}) => {
  await create(page, 'Lote');
  const score = cell(page, 'Riesgos de Mercado', 'Lote');
  await score.click();
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
  await rate('Volatilidad', /^5, Excelente/);
  await expect(rating.getByRole('listitem').filter({ hasText: 'Sin calificar' })).toHaveCount(3);
  await rate('Competencia', /^2, Mala/);
  await rating.getByRole('button', { name: 'Listo' }).click();
  await expect(score).toHaveAccessibleName('Riesgos de Mercado, Lote: 3,5 de 5, ámbar');
  await score.click();
  await rating.getByRole('button', { name: /^Competencia/ }).click();
  await page.getByRole('button', { name: 'Quitar calificación' }).click();
  await page.keyboard.press('Escape');
  await expect(score).toHaveAccessibleName('Riesgos de Mercado, Lote: 5,0 de 5, verde');
  await expect(cell(page, 'Riesgos de Mercado', ONE)).toHaveAccessibleName(/2,8 de 5, rojo$/);
});

const openers: [string, (page: Page) => Locator][] = [
  ['Agregar Opción', (page) => page.getByRole('button', { name: 'Agregar Opción', exact: true })],
  ['Comparación con Mercado', (page) => cell(page, 'PRI (Años)', TWO)],
  ['Calificación', (page) => cell(page, 'Experiencia del Equipo', TWO)],
];
for (const [name, find] of openers) {
  test(`«${name}» keeps the focus and gives it back`, async ({ page }) => {
    const opener = find(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press(i % 4 === 3 ? 'Shift+Tab' : 'Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the table of scores is accessible', { tag: '@sizes' }, async ({ page }) => {
  await cell(page, 'Experiencia del Equipo', TWO).press('Enter');
  await page.getByRole('button', { name: /^Redes/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Redes' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('a figure leads to its formula', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Fórmula' });
  await texts(page, 'Palanca del cap rate').first().click();
  await expect(bar).toContainText('Palanca del cap rate · OPCIÓN 1 COLIVING');
  await bar
    .getByRole('button', { name: /^Cap rate de salida/ })
    .first()
    .click();
  await expect(cell(page, 'Cap rate de salida', ONE)).toBeFocused();
});

test('the page is accessible and fits the screen', { tag: '@sizes' }, async ({ page }) => {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
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
