/** OperatorMax as a person finds it: sections, projects, tabs, forms. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const HOME = '/tools/operatormax';

/** Tabs, and what stands above them in the monthly section. */
export const TABS = [
  ['Flujo de Caja', 'Flujo de Caja - Mensual'],
  ['Fechas', 'Configuración de Fechas - Mensual'],
  ['Ingresos Operativos', 'Ingresos Operativos - Mensual'],
  ['Egresos', 'Egresos - Mensual'],
  ['Operador', 'Gestión del Operador - Mensual'],
  ['Reserva de Reposición', 'Reserva de Reposición - Mensual'],
  ['Financieros', 'Financieros - Mensual'],
  ['Datos del Inversionista', 'Datos del Inversionista - Mensual'],
] as const;

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The project at work, in the head of the page. */
export const project = (page: Page): Locator => page.getByRole('button', { name: /^Caso: / });

/** A figure, by its name. */
export const figure = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name.replace(/[().]/g, '\\$&')}: `) });

/** An editor or a select, by its label. */
export const field = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: label, exact: true }));

/** What a project is imported with: it opens the system's own dialog. */
export async function upload(page: Page, content: string): Promise<void> {
  await page.getByLabel('Archivo del proyecto, JSON o Excel').setInputFiles({
    name: 'proyecto.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

export async function openProjects(page: Page): Promise<void> {
  await page.goto(HOME);
  await expect(title(page)).toHaveText('Flujo de Caja - Mensual');
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  // A question may stand over both.
  const opened = page.getByRole('tabpanel', { name }).or(page.getByRole('alertdialog'));
  await expect(opened.first()).toBeVisible();
  // The one that is left stays in the page while it fades away.
  await expect(page.getByRole('tabpanel').nth(1)).toBeHidden();
}

/** The side menu, which is folded at first. */
export async function openMenu(page: Page): Promise<void> {
  const fold = page.getByRole('complementary', { name: 'Proyecto' }).getByRole('button').first();
  if (await page.getByRole('button', { name: 'Nuevo Proyecto' }).isHidden()) await fold.click();
}

/** From the project's own menu: another project, or something to do with this one. */
export async function choose(page: Page, action: RegExp | string): Promise<void> {
  await project(page).click();
  await page.getByRole('menuitem', { name: action, exact: typeof action === 'string' }).click();
}

export async function createProject(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' });
  await dialog.getByLabel('Nombre del proyecto').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Types one value after another; numbers as es-CO writes them. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A new expense of one of the types, up to its success panel, which is closed. */
export async function createExpense(
  page: Page,
  type: string,
  values: Readonly<Record<string, string>>,
  more: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('button', { name: 'Crear Nuevo Egreso' }).click();
  await page.getByRole('radio', { name: type, exact: true }).check();
  await fillIn(page, values);
  await more();
  await page.getByRole('button', { name: 'Crear Egreso' }).click();
  await expect(page.getByRole('dialog', { name: '¡Gasto Creado Exitosamente!' })).toBeVisible();
}

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Guardar Configuración' }).click();
