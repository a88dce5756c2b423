/** OperatorMax: everything that could be lost on the way, and how it isn't. */
import { readFile } from 'node:fs/promises';
import { cell, choose as exportAs, downloadBy, grid } from './support/grid.ts';
import {
  choose,
  createProject,
  field,
  figure,
  HOME,
  openMenu,
  openProjects,
  openTab,
  project,
  save,
  title,
  upload,
} from './support/operatormax.ts';
import { keptUnder } from './support/storage.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { expectFault, toast } from './support/workbench.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Seguir aquí' });

test.beforeEach(async ({ page }) => openProjects(page));

test('nothing that was typed is left without a question', async ({ page }) => {
  await openTab(page, 'Reserva de Reposición');
  const reserve = field(page, 'Reserva de reposición');
  const before = await figure(page, 'Cap rate promedio').textContent();
  await reserve.fill('10');
  await expect(figure(page, 'Cap rate promedio')).not.toHaveText(before ?? '');
  await openTab(page, 'Operador');
  await stay(page).click();
  await expect(title(page)).toHaveText('Reserva de Reposición - Mensual');
  await choose(page, 'Plura Laureles');
  await stay(page).click();
  await expect(project(page)).toHaveText('Proyecto Principal');
  await openMenu(page);
  await page.getByRole('link', { name: 'Flujo Anual' }).click();
  await stay(page).click();
  await page.getByRole('button', { name: 'Cancelar Cambios' }).click();
  await expect(reserve).toHaveValue('3');
  // Back at the figure that one followed to the form, one goes on there.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('reserva de reposición');
  await page.getByRole('option', { name: /Reserva.*Flujo mensual/ }).click();
  const reserved = page.getByRole('gridcell', { name: /^ene 2028, .* Reserva de Reposición/ });
  await expect(reserved).toBeFocused();
  await page.getByRole('button', { name: 'Reserva de reposición', exact: true }).press('Enter');
  await expect(reserve).toBeFocused();
  await reserve.fill('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Alt+Backspace');
  await question(page).getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(reserved).toBeFocused();

  await openTab(page, 'Ingresos Operativos');
  await page.getByRole('button', { name: 'Crear Nuevo Ingreso' }).click();
  await field(page, 'Nombre del ingreso').fill('Bodegas');
  await openTab(page, 'Egresos');
  await question(page).getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await expect(title(page)).toHaveText('Egresos - Mensual');
  await page.getByRole('button', { name: 'Editar de Seguros' }).click();
  // Escape takes back what is being typed; the next one closes, and asks where something was.
  await field(page, 'Valor de cada pago').fill('2');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Valor de cada pago')).toHaveValue('16.000.000');
  await field(page, 'Valor de cada pago').fill('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await stay(page).click();
  await expect(field(page, 'Valor de cada pago')).toHaveValue('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Seguros' })).toContainText(
    '16.000.000',
  );
});

test('a term that is too long is told, and the backup brings the project back', async ({
  page,
}) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Crear Backup' }).click();
  await expect(page.getByText('Backup disponible')).toBeVisible();
  await openTab(page, 'Financieros');
  const term = field(page, 'Plazo');
  await term.fill('0');
  await expectFault(term, 'Hay deuda: falta el plazo del crédito.');
  // Clicked left of its 0 once it has the focus, it is typed over all the same.
  await field(page, 'Tasa de interés').focus();
  await term.focus();
  await term.click({ position: { x: 8, y: 8 } });
  await page.keyboard.type('12');
  await expect(term).toHaveValue('12');
  await term.fill('130');
  // Ten years, in which the disbursement takes a month.
  await expectFault(term, '❌ Plazo inválido: 130 meses excede el máximo disponible (119).');
  await expect(page.getByText('se liquida en el último mes del proyecto')).toBeVisible();
  await save(page);
  await openTab(page, 'Flujo de Caja');
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Plazo inválido: 130 meses excede el máximo disponible (119)' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar Backup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Backup restaurado')).toBeVisible();
  await expect(page.getByText(/Plazo inválido/)).toHaveCount(0);
  await openTab(page, 'Financieros');
  await expect(term).toHaveValue('119');
  await page.getByRole('button', { name: 'Ver tabla de amortización' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tabla de amortización' });
  await expect(dialog.getByRole('grid')).toContainText('feb 2028');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');

  await openTab(page, 'Fechas');
  await cell(grid(page, 'Inflación por año'), 0, 'percent').click();
  await page.evaluate(() => navigator.clipboard.writeText('6\n5,5\n5'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cell(grid(page, 'Inflación por año'), 1, 'percent')).toHaveText('5,50 %');
  await save(page);
  await page.reload();
  await expect(cell(grid(page, 'Inflación por año'), 1, 'percent')).toHaveText('5,50 %');
});

test('projects are created, renamed, chosen and deleted, in two tabs at once', async ({
  page,
  context,
}) => {
  const rate = field(page, 'Tasa de oportunidad');
  await createProject(page, 'Hotel Centro');
  await rate.fill('9');
  await choose(page, /Nombre y nota/);
  await field(page, 'Nombre del caso').fill('Hotel Norte');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await choose(page, 'Proyecto Principal');
  await expect(rate).toHaveValue('14');

  const other = await context.newPage();
  await other.goto(HOME);
  const otherRate = field(other, 'Tasa de oportunidad');
  await expect(otherRate).toHaveValue('14');
  await choose(other, 'Hotel Norte');
  await expect(otherRate).toHaveValue('9');
  // Each tab on a project of its own: both are kept.
  await otherRate.fill('8');
  await rate.fill('15');
  await rate.press('Tab');
  await expect
    .poll(() => keptUnder(page, 'operatormax.projects'))
    .toMatch(/"tasaOportunidad":15.*"tasaOportunidad":8/s);
  // One tab sends what both wrote, and both say so.
  const synced = (tab: Page) => expect(tab.getByText('Guardado en tu cuenta')).toBeVisible();
  await synced(page);
  await synced(other);
  // Both on one: what one tab writes, the other shows.
  await choose(other, 'Proyecto Principal');
  await expect(otherRate).toHaveValue('15');
  await otherRate.fill('16');
  await otherRate.press('Enter');
  await expect(rate).toHaveValue('16');
  await other.close();

  await choose(page, 'Hotel Norte');
  await expect(rate).toHaveValue('8');
  await choose(page, 'Eliminar');
  await expect(toast(page, '«Hotel Norte» está en la papelera')).toBeVisible();
  await expect(project(page)).toHaveText('Proyecto Principal');
  await choose(page, 'Todos los casos…');
  const list = page.getByRole('dialog', { name: /^Casos de OperatorMax/ });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Proyecto Principal',
    'Plura Laureles',
  ]);
  await list.getByRole('tab', { name: /Papelera/ }).click();
  await list.getByRole('button', { name: 'Restaurar' }).click();
  await page.keyboard.press('Escape');
  await choose(page, 'Hotel Norte');
  await expect(rate).toHaveValue('8');
});

test('a project goes out as a file and comes back; a wrong file changes nothing', async ({
  page,
}) => {
  const file = await downloadBy(page, () => exportAs(page, 'Proyecto (JSON)'));
  const text = await readFile(await file.path(), 'utf8');
  const wrong = [
    [text.slice(0, -9), 'no es JSON válido'],
    ['{"proyecto":1}', 'no es una exportación de Ábaco'],
    [text.replace('"operatormax"', '"rentals"'), 'es de otra herramienta'],
    [text.replace('"version": 1', '"version": 99'), 'versión más nueva (99)'],
    [text.replace('"baseIncomeId": "ingreso-habitaciones"', '"baseIncomeId": "x"'), 'baseIncomeId'],
    [text.replace('"ocupacionObjetivo": 92', '"ocupacionObjetivo": 920'), 'ocupacionObjetivo'],
  ] as const;
  const before = await keptUnder(page, 'operatormax.projects');
  const dialog = page.getByRole('dialog', { name: 'No se pudo importar el archivo' });
  for (const [content, why] of wrong) {
    expect(content).not.toBe(text);
    await upload(page, content);
    await expect(dialog).toContainText(why);
    await dialog.getByRole('button', { name: 'Entendido' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(await keptUnder(page, 'operatormax.projects')).toBe(before);
  await upload(page, text.replace('"name": "Proyecto Principal"', '"name": "Copia"'));
  await expect(toast(page, 'Importado en un proyecto nuevo: «Copia»')).toBeVisible();
  await expect(project(page)).toHaveText('Copia');
  await expect(figure(page, 'TIR E.A.')).toHaveText(/^12,56\s%$/);
});
