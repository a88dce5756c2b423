/** What Rentals keeps, and what goes out of it and comes back. */
import { readFile } from 'node:fs/promises';
import { downloadBy } from './support/grid.ts';
import { cell, heads, importBackup, kept, menu, openRentals } from './support/rentals.ts';
import { keepUnder } from './support/storage.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { confirmImport, figure, openTool, toast } from './support/workbench.ts';

test.beforeEach(async ({ page }) => {
  await openRentals(page);
});

test('a corrupt import says what is wrong and changes nothing', async ({ page }) => {
  const before = await figure(page, 'Utilidad neta operativa').innerText();
  await importBackup(page, '{"projects": [');
  await expect(toast(page, 'Error al importar datos')).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();

  await importBackup(page, '{"projects": []}');
  await expect(toast(page, 'Archivo de datos inválido')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('No trae los ingresos («incomes»).');
  await page.getByRole('button', { name: 'Entendido' }).click();

  const values = { p: { tarifa: -5, ocupacion: 150 } };
  const incomes = [{ id: 'a', name: 'A', type: 'revpar', values }];
  await importBackup(page, JSON.stringify({ projects: [{ id: 'p', name: 'P' }], incomes }));
  await expect(page.getByRole('dialog')).toContainText('incomes[0].values.p.ocupacion');
  await expect(page.getByRole('dialog')).toContainText('No se cambió nada');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(figure(page, 'Utilidad neta operativa')).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeDisabled();
});

test('a backup comes back as it was, and the old version without expenses too', async ({
  page,
}) => {
  const before = await figure(page, 'Utilidad neta operativa').innerText();
  const file = await downloadBy(page, () => menu(page, 'Exportar', 'Copia de seguridad (JSON)'));
  expect(file.suggestedFilename()).toMatch(/^rentals-backup-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(toast(page, 'Datos exportados exitosamente')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  const backup = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(backup)).toEqual(
    expect.arrayContaining(['projects', 'incomes', 'expenses', 'exportDate', 'version']),
  );

  const { projects, incomes, exportDate } = backup;
  await importBackup(page, JSON.stringify({ projects, incomes, exportDate, version: '1.0' }));
  await expect(page.getByRole('row', { name: /^Egresos/ })).toHaveText(/0$/);
  // A long list on one side leaves the other its room.
  const [leaves, enters] = await Promise.all(
    ['Sale', 'Entra'].map(async (name) =>
      page.getByRole('columnheader', { name, exact: true }).boundingBox(),
    ),
  );
  expect(leaves?.width).toBeCloseTo(enters?.width ?? 0, 0);
  await confirmImport(page);
  await expect(toast(page, 'Datos importados exitosamente')).toBeVisible();
  await expect(await cell(page, 'egresos')).toHaveText('$ 0');
  await importBackup(page, text);
  await confirmImport(page);
  await expect(figure(page, 'Utilidad neta operativa')).toHaveText(before);

  // Beside those of today, as projects of their own.
  await importBackup(page, text.replace('Casa Club', 'Casa Norte'));
  await page.getByRole('button', { name: 'Agregar como proyectos nuevos' }).click();
  await expect
    .poll(() => heads(page))
    .toEqual(['Casa Club', 'Apartamento', 'Casa Norte', 'Apartamento (2)']);
});

test('projects come from a table by a mapping of its columns, which is remembered', {
  tag: '@sizes',
}, async ({ page }) => {
  const table =
    'Proyecto;Costo del activo;Noches;Ocupa\nHostal;900.000.000;;55\nCasa Club;1;;mucha\n';
  // As Excel writes it in Colombia.
  const buffer = Buffer.from(table, 'latin1');
  const file = { name: 'proyectos.csv', mimeType: 'text/csv', buffer };
  const choose = () => page.getByLabel('Tabla CSV o Excel para importar').setInputFiles(file);
  await menu(page, 'Importar', 'Proyectos desde CSV o Excel…');
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Importar proyectos' });
  await dialog.getByLabel('Qué es Ocupa').selectOption({ label: 'Alojamiento · Ocupación' });
  await expect(dialog.getByRole('alert')).toContainText('D3 «Ocupa»: «mucha» no es un número');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reemplazar por 2 proyectos' }).click();
  await expect(page.getByText('una celda no entró: está marcada')).toBeVisible();
  await expect(await cell(page, 'assetCost')).toHaveText('$ 1');
  await expect.poll(() => kept(page)).toContain('"Hostal"');
  await page.getByRole('button', { name: /^Deshacer: Importar/ }).click();
  await expect(await cell(page, 'assetCost')).toHaveText('$ 33.500.000.000');
  await expect.poll(() => kept(page)).not.toContain('"Hostal"');

  await menu(page, 'Importar', 'Proyectos desde CSV o Excel…');
  await choose();
  await expect(dialog.getByLabel('Qué es Ocupa')).toHaveValue('i_alojamiento.ocupacion');
});

test('a reload finds everything', async ({ page }) => {
  await (await cell(page, 'assetCost')).click();
  await page.keyboard.type('40000000000');
  await page.keyboard.press('Enter');
  await (await cell(page, 'operadorTarifa')).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Tarifa Operador · Casa Club' });
  await dialog.getByLabel('Base de cálculo').selectOption('ingresos-operativos');
  await dialog.getByLabel('Porcentaje').fill('diez');
  await expect(dialog).toContainText('«diez» no es un número. Se conserva 12');
  await dialog.getByLabel('Porcentaje').fill('10');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Tarifa del operador actualizada exitosamente')).toBeVisible();
  await expect(await cell(page, 'operadorTarifa')).toHaveText('$ 671.958.860');
  await expect.poll(() => kept(page)).toContain('40000000000');
  await page.reload();
  await expect(await cell(page, 'assetCost')).toHaveText('$ 40.000.000.000');
  await expect(await cell(page, 'operadorTarifa')).toHaveText('$ 671.958.860');
});

test('two tabs on one sheet do not overwrite each other silently', async ({ page, context }) => {
  const other = await context.newPage();
  await openTool(other, 'rentals');
  await (await cell(page, 'assetCost')).click();
  await page.keyboard.type('11000000');
  await page.keyboard.press('Enter');
  // The first edit made the case, which the other tab goes over to.
  await expect(other.getByText(/^Guarda(do|ndo) en/)).toBeVisible();
  await expect(await cell(other, 'assetCost')).toHaveText('$ 11.000.000');

  // The other tab finds no room, so what it has is nowhere else.
  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await (await cell(other, 'assetCost')).click();
  await other.keyboard.type('22000000');
  await other.keyboard.press('Enter');
  await (await cell(page, 'assetCost')).click();
  await page.keyboard.type('33000000');
  await page.keyboard.press('Enter');
  await expect.poll(() => kept(page)).toContain('33000000');
  await expect(other.getByText('Otra pestaña guardó cambios')).toBeVisible();
  await expect(await cell(other, 'assetCost')).toHaveText('$ 22.000.000');
  await other.getByRole('button', { name: 'Usar los de la otra pestaña' }).click();
  await expect(await cell(other, 'assetCost')).toHaveText('$ 33.000.000');
  await other.close();
});

test('a stored sheet that cannot be read is set aside', async ({ page }) => {
  // What keeps cases on the account reads the list once it begins: after that nothing does before the reload.
  await page.waitForResponse(/\/api\/documents/);
  await keepUnder(page, 'abaco.rentals', '{"version":1,"mark":"m"');
  await page.reload();
  await expect(page.getByText('se apartaron sin borrarlos')).toBeVisible();
  await expect.poll(() => heads(page)).toContain('Casa Club');
});
