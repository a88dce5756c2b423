import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { downloadBy, grid, paste } from './support/grid.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import { figure, formulaBar, openTool, toast } from './support/workbench.ts';

const CLUB = 'casa-club';

/** The cell of a row in the column of a project; null is the row's head. */
async function cell(page: Page, row: string, project: string | null = CLUB): Promise<Locator> {
  const column = project === null ? 'concepto' : `p.${project}`;
  const found = page.locator(`.ag-row[row-id="${row}"] [col-id="${column}"]`);
  const table = grid(page, 'Hoja de proyectos');
  await table.scrollIntoViewIfNeeded();
  // Rows out of sight aren't in the page: from the top, down to where it stands.
  await table.hover();
  await page.mouse.wheel(0, -10_000);
  for (let turn = 0; turn < 20 && (await found.count()) === 0; turn++) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(60);
  }
  return found;
}

const heads = (page: Page): Promise<string[]> =>
  page.locator('.ag-header-cell:not([col-id="concepto"])').allInnerTexts();

async function importBackup(page: Page, content: string, name = 'rentals-backup.json') {
  await page
    .getByLabel('Copia de seguridad para importar')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('abaco.rentals') ?? '');

async function menu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'rentals');
  await expect(page.locator('.ag-cell').first()).toBeVisible();
});

test('twenty projects are pasted from a spreadsheet, and one undo takes them back', async ({
  page,
}) => {
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
  const rows = [
    numbers.map((n) => `Torre ${n}`),
    numbers.map((n) => `${2030 + (n % 5)}`),
    numbers.map((n) => `${n * 10}`),
  ];
  await (await cell(page, 'name')).click();
  await paste(page, rows.map((row) => row.join('\t')).join('\n'));
  await expect(grid(page, 'Hoja de proyectos')).toHaveAttribute('aria-colcount', '21');
  await expect(await cell(page, 'name')).toHaveText('Torre 1');
  await expect.poll(() => kept(page)).toContain('Torre 20');

  // The parts of an income unfold beneath it and take the rest of the spreadsheet.
  await page.getByRole('button', { name: 'Desplegar las partes' }).click();
  await (await cell(page, 'i_alojamiento.tarifa')).click();
  const parts = [
    numbers.map((n) => `$ ${n}.000.000`),
    numbers.map(() => '50%'),
    numbers.map(() => '10'),
  ];
  await paste(page, parts.map((row) => row.join('\t')).join('\n'));
  await expect(await cell(page, 'i_alojamiento')).toHaveText('$ 60.000.000');
  await expect.poll(() => kept(page)).toContain('20000000');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(await cell(page, 'i_alojamiento')).toHaveText('$ 4.821.120.000');
  await (await cell(page, 'name')).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => heads(page)).toContain('Casa Club');
  await expect(grid(page, 'Hoja de proyectos')).toHaveAttribute('aria-colcount', '3');
});

test('a paste refuses what a bound forbids, and says where', async ({ page }) => {
  await page.getByRole('button', { name: 'Desplegar las partes' }).click();
  await (await cell(page, 'i_alojamiento.ocupacion')).click();
  await paste(page, '120%');
  await expect(page.locator('.dg-refusal')).toContainText('supera el máximo 100');
  await expect(await cell(page, 'i_alojamiento.ocupacion')).toHaveText('62,00 %');
});

test('a dependent income follows its base through a chain', { tag: '@sizes' }, async ({ page }) => {
  const create = async (name: string) => {
    await (await cell(page, 'ingresos.crear', null)).click();
    const dialog = page.getByRole('dialog', { name: 'Crear Ingreso' });
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByRole('radio', { name: 'Dependientes' }).check();
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await expect(toast(page, `Ingreso "${name}" (Dependientes) creado exitosamente`)).toBeVisible();
  };
  /** Configures in Casa Club the income that was created last. */
  const follow = async (base: string, share: string) => {
    const rows = page.locator('.ag-row[row-id^="i_ingreso_"] [col-id="p.casa-club"]');
    await cell(page, 'ingresos.crear', null);
    await expect(rows.last()).toHaveText('Hacer clic para configurar');
    await rows.last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ingreso base').selectOption({ label: base });
    await dialog.getByLabel('Porcentaje').fill(share);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(page, 'Ingreso actualizado exitosamente').last()).toBeVisible();
  };
  await create('Lavandería');
  await follow('Eventos', '10');
  await create('Propinas');
  await follow('Lavandería', '50');
  const chain = page.locator('.ag-row[row-id^="i_ingreso_"] [col-id="p.casa-club"]');
  await expect(chain).toHaveText(['$ 50.000.000', '$ 25.000.000']);

  await (await cell(page, 'i_eventos')).click();
  const dialog = page.getByRole('dialog', { name: 'Eventos · Casa Club' });
  await dialog.getByLabel('Valor').first().fill('1.810.000.000');
  await expect(dialog.getByRole('status')).toHaveText('$ 2.000.000.000');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await cell(page, 'ingresos.crear', null);
  await expect(chain).toHaveText(['$ 200.000.000', '$ 100.000.000']);
});

test('an income is deleted after a question, an expense at once', async ({ page }) => {
  await (await cell(page, 'i_alojamiento', null)).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Quedan sin base y valen 0: «Alimentos y bebidas»');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Ingreso eliminado exitosamente')).toBeVisible();
  await expect(await cell(page, 'i_alimentos')).toHaveText('$ 0');
  await (await cell(page, 'e_seguro', null)).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(toast(page, 'Egreso "Seguro todo riesgo" eliminado exitosamente')).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: Eliminar Seguro/ }).click();
  await expect(await cell(page, 'e_seguro')).toHaveText('$ 96.000.000');
});

test('a project goes in two steps, and the last one stays', { tag: '@sizes' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Nuevo proyecto' }).click();
  const prompt = page.getByRole('dialog', { name: 'Nuevo proyecto' });
  await prompt.getByLabel('Nombre del proyecto').fill('   ');
  await expect(prompt.getByRole('button', { name: 'Crear' })).toBeDisabled();
  await prompt.getByLabel('Nombre del proyecto').fill('  Torre Norte ');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Proyecto "Torre Norte" creado exitosamente')).toBeVisible();

  const remove = async (name: string) => {
    await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Eliminar Proyecto');
    await dialog.getByLabel('Proyecto').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('button', { name: 'ELIMINAR DEFINITIVAMENTE' }).click();
    await expect(toast(page, `Proyecto "${name}" eliminado exitosamente`)).toBeVisible();
  };
  await remove('Torre Norte');
  await remove('Casa Club');
  await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
  await expect(toast(page, 'No se puede eliminar el último proyecto')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => heads(page)).toEqual(['Apartamento']);
  await expect.poll(() => kept(page)).not.toContain('casa-club');
});

test('a corrupt import says what is wrong and changes nothing', async ({ page }) => {
  const before = await figure(page, 'Utilidad neta operativa').innerText();
  await importBackup(page, '{"projects": [');
  await expect(toast(page, 'Error al importar datos')).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();

  await importBackup(page, '{"projects": []}');
  await expect(toast(page, 'Archivo de datos inválido')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Falta «incomes».');
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
  await expect(toast(page, 'Datos importados exitosamente')).toBeVisible();
  await expect(await cell(page, 'egresos')).toHaveText('$ 0');
  await importBackup(page, text);
  await expect(figure(page, 'Utilidad neta operativa')).toHaveText(before);
});

test('projects come from a table by a mapping of its columns', { tag: '@sizes' }, async ({
  page,
}) => {
  const table = 'Proyecto;Costo del activo;Noches;Ocupa\nHostal;900.000.000;;55\nCasa Club;1;;70\n';
  await page.getByLabel('Tabla CSV para importar').setInputFiles({
    name: 'proyectos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  const dialog = page.getByRole('dialog', { name: 'Importar proyectos' });
  await dialog.getByLabel('Qué es Ocupa').selectOption({ label: 'Alojamiento · Ocupación' });
  await dialog.getByRole('button', { name: 'Importar 2 proyectos' }).click();
  await expect(toast(page, 'Datos importados exitosamente')).toBeVisible();
  await expect(await cell(page, 'assetCost')).toHaveText('$ 1');
  await expect.poll(() => kept(page)).toContain('"Hostal"');
  await page.getByRole('button', { name: /^Deshacer: Importar/ }).click();
  await expect(await cell(page, 'assetCost')).toHaveText('$ 33.500.000.000');
  await expect.poll(() => kept(page)).not.toContain('"Hostal"');
});

test('the warning of mixed periods goes with the switch, which is kept', async ({ page }) => {
  const warning = page.getByText('Los totales suman valores mensuales y anuales');
  await expect(warning).toBeVisible();
  await expect(await cell(page, 'i_local', null)).toHaveText('Local comercial · mensual');
  await page.getByRole('switch', { name: 'Anualizar' }).click();
  await expect(warning).toBeHidden();
  await expect(await cell(page, 'i_local')).toHaveText('$ 14.535.000');
  await expect.poll(() => kept(page)).toContain('"anualizar":true');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Anualizar' })).toBeChecked();
});

test('a reload finds everything', async ({ page }) => {
  await (await cell(page, 'assetCost')).click();
  await page.keyboard.type('40000000000');
  await page.keyboard.press('Enter');
  await (await cell(page, 'operadorTarifa')).click();
  const dialog = page.getByRole('dialog', { name: 'Tarifa Operador · Casa Club' });
  await dialog.getByLabel('Base de cálculo').selectOption('ingresos-operativos');
  await dialog.getByLabel('Porcentaje').fill('diez');
  await expect(dialog).toContainText('«diez» no es un número: cuenta como 0');
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
  await expect(await cell(other, 'assetCost')).toHaveText('$ 11.000.000');

  // Saving waits a moment for more to come; in the other tab, for ever.
  await other.evaluate(() => {
    const plain = window.setTimeout.bind(window);
    const wait = (act: TimerHandler, delay?: number) => (delay === 250 ? 0 : plain(act, delay));
    Object.assign(window, { setTimeout: wait });
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
  await page.evaluate(() => localStorage.setItem('abaco.rentals', '{"version":1,"mark":"m"'));
  await page.reload();
  await expect(page.getByText('se apartaron sin borrarlos')).toBeVisible();
  await expect.poll(() => heads(page)).toContain('Casa Club');
});

test('a figure leads through its formula to the cell that it comes from', async ({ page }) => {
  await (await cell(page, 'porcentaje.margen')).click();
  await formulaBar(page)
    .getByRole('button', { name: /^Margen neto \(razón\)/ })
    .click();
  await expect(formulaBar(page)).toContainText('Utilidad neta operativa');
  await expectNoHorizontalScroll(page);
});

test('the page and its dialogs are accessible, and focus comes back to the cell', {
  tag: '@sizes',
}, async ({ page }) => {
  await expectAccessible(page);
  const place = await cell(page, 'i_alojamiento');
  await place.click();
  const dialog = page.getByRole('dialog', { name: 'Alojamiento · Casa Club' });
  await expect(dialog.getByLabel('Tarifa')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(place).toBeFocused();
  await (await cell(page, 'ingresos.crear', null)).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoHorizontalScroll(page);
});
