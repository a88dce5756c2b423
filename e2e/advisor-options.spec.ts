/** The options themselves: added, edited in place, sorted, deleted, kept and taken along. */
import { readFile } from 'node:fs/promises';
import { cell, head, ONE, openAdvisor, sheet, TWO } from './support/advisor.ts';
import { downloadBy, choose } from './support/grid.ts';
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
  await expect(await cell(page, 'Tipo de Activo', 'Torre Norte')).toHaveText('Bodega');
});

test('is typed, refused and sorted as any sheet is', async ({ page }) => {
  const value = await cell(page, 'Valor Activo', ONE);
  await value.click();
  await page.keyboard.type('9.700.000.000');
  await page.keyboard.press('Enter');
  await expect(value).toHaveText('$ 9.700.000.000');
  const exit = await cell(page, 'Tiempo Mínimo Estimado Salida (Años)', ONE);
  await exit.click();
  await page.keyboard.type('cinco');
  await page.keyboard.press('Enter');
  await expect(page.locator('.dg-refusal')).toContainText('«cinco» no es un número');
  // What was typed stays to be mended; undo gives the value back.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(exit).toHaveText('5');

  const order = sheet(page)
    .getByRole('columnheader')
    .allInnerTexts.bind(sheet(page).getByRole('columnheader'));
  await value.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Ordenar por Valor Activo, de menor a mayor' }).click();
  await expect.poll(order).toEqual(['Criterio', TWO, ONE, 'Lidera']);
  await expect(page.getByRole('group', { name: /^Vista de/ })).toContainText(
    'Ordenado por Valor Activo',
  );
  // How it is looked at is kept with the document.
  await expect(page.getByText('Guardado en tu cuenta')).toBeVisible();
  await page.reload();
  await expect.poll(order).toEqual(['Criterio', TWO, ONE, 'Lidera']);
  await page.getByRole('button', { name: 'Quitar el orden' }).click();
  await expect.poll(order).toEqual(['Criterio', ONE, TWO, 'Lidera']);
});

test('an option is deleted after a question, and undone', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
  const remove = (name: string) => page.getByRole('button', { name: `Eliminar ${name}` });
  await remove(TWO).click();
  await expect(question).toContainText(TWO);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(head(page, TWO)).toBeVisible();
  await remove(TWO).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(head(page, TWO)).toHaveCount(0);
  // From the keyboard too.
  await (await cell(page, 'Nombre', ONE)).click();
  await page.keyboard.press('Alt+Delete');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Todavía no hay opciones')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar Opción', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(head(page, TWO)).toBeVisible();
});

test('a file brings everything back', async ({ page }) => {
  const value = await cell(page, 'Valor Inversión', TWO);
  await value.click();
  await page.keyboard.type('1234567');
  await page.keyboard.press('Enter');
  await expect(value).toHaveText('$ 1.234.567');
  const file = await (await downloadBy(page, () => choose(page, 'JSON'))).path();
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
  await expect(await cell(page, 'Valor Inversión', TWO)).toHaveText('$ 1.234.567');
});
