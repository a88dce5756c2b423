/** The options themselves: added, edited in place, deleted, kept and taken along. */
import { readFile } from 'node:fs/promises';
import { cell, ONE, openAdvisor, texts, TWO } from './support/advisor.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { confirmImport } from './support/workbench.ts';

test.beforeEach(async ({ page }) => {
  await openAdvisor(page);
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
    await expect(owes).toHaveText('Sí');
    await owes.click();
    await expect(owes).toHaveText('No');
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
  await confirmImport(page);
  await expect(value).toHaveText('$ 1.234.567');
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
