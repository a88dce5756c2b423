import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const ONE = 'OPCIÓN 1 COLIVING';
const TWO = 'OPCIÓN 2 MULTIFAMILY';

/** The cell of a row and an option that can be operated. */
function cell(page: Page, row: string, option: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: `${row}, ${option}: ` });
}

/** The texts of a row's cells, one an option, and who leads. */
function texts(page: Page, row: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^${escaped(row)}`) }).getByRole('gridcell');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const verdict = (page: Page) => page.getByRole('status').filter({ hasText: 'Se comparan' });

/** Tabs on until the focus stands where it should. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Adds an option by the keyboard alone. */
async function create(page: Page, name: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Agregar Opción', exact: true });
  await tabTo(page, add);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar Opción' });
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
}

/** Compares the focused figure with the market, from the keyboard. */
async function compare(page: Page, project: string, market: string): Promise<void> {
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Comparación con Mercado' });
  await expect(dialog.getByLabel('Valor del proyecto')).toBeFocused();
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type(project);
  await press(page, 'Tab', 'ControlOrMeta+a');
  await page.keyboard.type(market);
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/tools/advisor');
  await expect(page.getByRole('grid')).toBeVisible();
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
  await expect(texts(page, 'Caprate $')).toHaveText(['$ 418.320.000', '$ 736.320.000', '']);
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
  await expect(texts(page, 'TIR e.a').nth(2)).toHaveText('—');
  await press(page, 'Tab', 'Control+Home', 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('button', { name: 'OPCIÓN 3 BODEGA', exact: true })).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('button', { name: 'Eliminar OPCIÓN 3 BODEGA' })).toBeFocused();

  // Typing starts editing; Enter saves and gives the cell the focus again.
  await press(page, 'ArrowDown');
  await page.keyboard.type('5000000000');
  await press(page, 'Enter');
  await expect(cell(page, 'Valor Activo', 'OPCIÓN 3 BODEGA')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown');
  await page.keyboard.type('2.000.000.000');
  await press(page, 'Enter', 'ArrowDown');
  await page.keyboard.type('2');
  await press(page, 'Enter', 'ArrowDown', 'Space', 'ArrowDown');
  await page.keyboard.type('11,5');
  await press(page, 'Enter');
  await expect(texts(page, '¿Tiene Deuda?').nth(2)).toHaveText('SI');

  await press(page, 'ArrowDown');
  await compare(page, '12', '10,5');
  await expect(cell(page, 'Caprate %', 'OPCIÓN 3 BODEGA')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '12', '12');
  await press(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '4', '5');
  await press(page, 'ArrowDown');
  await compare(page, '20', '19');
  await press(page, 'ArrowDown', 'ArrowDown');
  await compare(page, '97', '95');
  await press(page, 'ArrowDown');
  await compare(page, '8', '7');
  await press(page, 'ArrowDown');
  await compare(page, '10', '10');
  await expect(texts(page, 'Caprate $').nth(2)).toHaveText('$ 600.000.000');
  await expect(texts(page, 'Deuda').nth(2)).toHaveText('Palanca positiva');
  await expect(texts(page, 'Palanca Caprate').nth(2)).toHaveText('20,00 %');

  // It leads in all eight figures; the second option still has the five qualitative areas.
  await expect(verdict(page)).toContainText(
    'OPCIÓN 3 BODEGA es la que lidera en más criterios: le lleva 3 criterios a la siguiente.',
  );
  await press(page, 'Control+End', 'ArrowUp');
  await press(page, 'ArrowLeft');
  const score = cell(page, 'Estabilidad Futura', 'OPCIÓN 3 BODEGA');
  await expect(score).toBeFocused();
  await press(page, 'Enter');
  const rating = page.getByRole('dialog', { name: 'Calificación' });
  await expect(rating).toContainText('Sin dato');
  await tabTo(page, rating.getByRole('button', { name: /^Estabilidad jurídica general/ }));
  await press(page, 'Enter');
  const levels = page.getByRole('dialog', { name: 'Estabilidad jurídica general' });
  await tabTo(page, levels.getByRole('radio', { name: /^5, Excelente/ }));
  await press(page, 'Space', 'Enter');
  await expect(levels).toBeHidden();
  await expect(rating.getByRole('button', { name: /^Estabilidad jurídica general/ })).toBeFocused();
  await press(page, 'Escape');
  await expect(score).toBeFocused();
  await expect(texts(page, 'Estabilidad Futura')).toHaveText(['3,2', '4,0', '5,0', /BODEGA\+1,0/]);
  await expect(texts(page, 'Criterios que lidera').nth(2)).toHaveText('9 de 13');
});

test.describe('editing in place', () => {
  test('the check and Enter save, the cross and Escape cancel', { tag: '@sizes' }, async ({
    page,
  }) => {
    const value = cell(page, 'Valor Activo', ONE);
    const editor = page.getByRole('textbox', { name: `Valor Activo, ${ONE}: editar` });
    await value.click();
    await expect(editor).toBeFocused();
    await editor.fill('$ 1.250.000,4');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(value).toHaveText('$ 1.250.000');
    await expect(value).toBeFocused();

    await value.click();
    await editor.fill('7');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(value).toHaveText('$ 1.250.000');
    await value.press('Enter');
    await editor.fill('8');
    await editor.press('Escape');
    await expect(value).toHaveText('$ 1.250.000');
    await expect(value).toBeFocused();
    await value.press('F2');
    await editor.fill('9000000');
    await editor.press('Enter');
    await expect(value).toHaveText('$ 9.000.000');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(value).toHaveText('$ 1.250.000');
  });

  test('what is no number is told beside the cell, and the old value stays', async ({ page }) => {
    const value = cell(page, 'Tiempo Mínimo Estimado Salida (Años)', ONE);
    await value.click();
    const editor = page.getByRole('grid').getByRole('textbox');
    await editor.fill('cinco');
    await editor.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      'Por favor ingresa un valor numérico válido',
    );
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription(/valor numérico válido: «cinco»/);
    await editor.fill('101');
    await editor.press('Enter');
    await expect(page.getByRole('alert')).toContainText('supera el máximo 100');
    await editor.press('Escape');
    await expect(value).toHaveText('5');
  });

  test('leverage follows cap rate, cost and the switch', async ({ page }) => {
    const debt = texts(page, 'Deuda').first();
    const cost = cell(page, 'Costo Deuda', ONE);
    const editor = page.getByRole('grid').getByRole('textbox');
    for (const [text, said] of [
      ['9,96', 'Palanca neutra'],
      ['9,95', 'Palanca positiva'],
      ['9,97', 'Palanca negativa'],
    ] as const) {
      await cost.click();
      await editor.fill(text);
      await editor.press('Enter');
      await expect(debt).toHaveText(said);
    }
    const owes = page.getByRole('switch', { name: `¿Tiene Deuda? ${ONE}` });
    await expect(owes).toHaveText('SI');
    await owes.click();
    await expect(owes).toHaveText('NO');
    await expect(debt).toHaveText('Sin deuda');
  });

  test('a name is changed in its head and never emptied', async ({ page }) => {
    await page.getByRole('button', { name: ONE, exact: true }).click();
    const editor = page.getByRole('textbox', { name: `Nombre de ${ONE}` });
    await editor.fill('  ');
    await editor.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Por favor ingresa un nombre para la opción');
    await editor.fill('Laureles');
    await editor.press('Enter');
    await expect(page.getByRole('columnheader', { name: /^Laureles/ })).toBeVisible();
  });
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
    ['90', '-10,00 %', '4', 'verde claro'],
    ['120', '+20,00 %', '3', 'ámbar'],
    ['70', '-30,00 %', '2', 'naranja'],
    ['131', '+31,00 %', '1', 'rojo'],
  ] as const) {
    await project.fill(text);
    await expect(dialog.getByRole('definition')).toHaveText([variation, score, color]);
  }
  await market.fill('nada');
  await expect(dialog).toContainText('cuenta como 0');
  await market.blur();
  await expect(market).toHaveValue('0');
  await expect(dialog.getByRole('definition')).toHaveText(['Sin dato', 'Sin dato', 'Sin dato']);
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

test('an option needs a name, and the form starts anew', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Agregar Opción', exact: true });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Opción' });
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Por favor ingresa un nombre para la opción');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog.getByLabel('Categoría').getByRole('option')).toHaveCount(11);
  await dialog.getByLabel('Nombre').fill('Torre Norte');
  await dialog.getByLabel('Categoría').selectOption('Industrial y logístico');
  await dialog.getByLabel('Tipo de activo').selectOption('Bodega');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await add.click();
  await expect(dialog.getByLabel('Nombre')).toHaveValue('');
  await expect(dialog.getByLabel('Tipo de activo')).toBeDisabled();
  await dialog.getByLabel('Nombre').fill('Torre Norte');
  await dialog.getByLabel('Categoría').selectOption('Industrial y logístico');
  await dialog.getByLabel('Tipo de activo').selectOption('Bodega');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(texts(page, 'Tipo de Activo')).toHaveText([
    'Co-living',
    'Multifamily',
    'Bodega',
    '',
  ]);
});

test('an option is deleted after a question, and undone', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
  await page.getByRole('button', { name: `Eliminar ${TWO}` }).click();
  await expect(question).toContainText(TWO);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: `Eliminar ${TWO}` })).toBeFocused();
  await page.getByRole('button', { name: `Eliminar ${TWO}` }).press('Enter');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('button', { name: TWO, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: ONE, exact: true })).toBeFocused();
  await page.getByRole('button', { name: `Eliminar ${ONE}` }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Todavía no hay opciones')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar Opción', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: TWO, exact: true })).toBeVisible();
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

test('a reload finds everything, and a file brings it back', async ({ page }) => {
  const value = cell(page, 'Valor Inversión', TWO);
  await value.click();
  await page.getByRole('grid').getByRole('textbox').fill('1234567');
  await page.keyboard.press('Enter');
  await expect(value).toHaveText('$ 1.234.567');
  await page.reload();
  await expect(value).toHaveText('$ 1.234.567');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /JSON\)$/ }).click();
  const file = await (await download).path();
  const kept = JSON.parse(await readFile(file, 'utf8')) as { tool: string };
  expect(kept).toMatchObject({
    tool: 'advisor',
    document: { options: [{ name: ONE }, { name: TWO, investmentValue: 1_234_567 }] },
  });
  await page.getByRole('button', { name: `Eliminar ${TWO}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(value).toHaveCount(0);
  await page.getByLabel('Archivo JSON para importar').setInputFiles({
    name: 'advisor.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(value).toHaveText('$ 1.234.567');
});

test('a figure leads to its formula', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Fórmula' });
  await texts(page, 'Palanca Caprate').first().click();
  await expect(bar).toContainText('Palanca Caprate · OPCIÓN 1 COLIVING');
  await bar
    .getByRole('button', { name: /^Caprate Salida/ })
    .first()
    .click();
  await expect(cell(page, 'Caprate Salida', ONE)).toBeFocused();
});

test('the sheet for a spreadsheet has every option', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /CSV\)$/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.split('\r\n');
  expect(lines.find((line) => line.startsWith(`"${ONE}"`))).toContain(';418320000;');
  expect(lines.find((line) => line.startsWith(`"${TWO}"`))).toContain(';736320000;');
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
