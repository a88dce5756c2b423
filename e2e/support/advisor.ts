/** Advisor as a person finds it: options side by side, and how they are filled in. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { grid } from './grid.ts';
import { tabTo } from './keyboard.ts';

export const ONE = 'OPCIÓN 1 COLIVING';
export const TWO = 'OPCIÓN 2 MULTIFAMILY';

export const sheet = (page: Page): Locator => grid(page, 'Comparador de Opciones de Inversión');

/** Opens the comparison with its two sample options. */
export async function openAdvisor(page: Page): Promise<void> {
  await page.goto('/tools/advisor');
  await expect(sheet(page).locator('.ag-cell').first()).toBeVisible();
}

export const head = (page: Page, option: string): Locator =>
  sheet(page).getByRole('columnheader', { name: option });

/** The cell of a row in the column of an option; both as they are named in the sheet. */
export async function cell(page: Page, row: string, option: string): Promise<Locator> {
  const column = await head(page, option).getAttribute('col-id');
  const label = page.locator('.dg-label', { hasText: new RegExp(`^${escaped(row)}$`) });
  const line = sheet(page).locator('.ag-row', {
    has: page.locator('[col-id="criterion"]', { has: label }),
  });
  // Rows out of sight aren't in the page: from the top, down to where it stands.
  await sheet(page).hover();
  await page.mouse.wheel(0, -10_000);
  // The wheel's scrolling is animated: a row that was passed is gone again, and one goes back to it.
  const isDrawn = async () => (await line.count()) > 0;
  for (let turn = 0; turn < 40; turn++) {
    const wasDrawn = await isDrawn();
    await page.waitForTimeout(wasDrawn ? 150 : 60);
    const isPassed = wasDrawn && !(await isDrawn());
    if (wasDrawn && !isPassed) break;
    await page.mouse.wheel(0, isPassed ? -120 : 240);
  }
  // Clear of the window's edge, where a formula comes over it once it is pressed.
  await line.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const index = await line.first().getAttribute('row-index');
  return sheet(page).locator(`.ag-row[row-index="${index}"] [col-id="${column}"]`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const verdict = (page: Page) => page.getByRole('status').filter({ hasText: 'Se comparan' });

/** Presses keys one after the other. */
export async function strike(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Adds an option by the keyboard alone; its name has the focus then. */
export async function create(page: Page, name: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Agregar Opción', exact: true });
  await tabTo(page, add);
  await strike(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar Opción' });
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  await strike(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(await cell(page, 'Nombre', name)).toBeFocused();
}

/** Compares the figure in the active cell with the market, from the keyboard. */
export async function compare(page: Page, project: string, market: string): Promise<void> {
  await strike(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Comparación con Mercado' });
  await expect(dialog.getByLabel('Valor del proyecto')).toBeFocused();
  await strike(page, 'ControlOrMeta+a');
  await page.keyboard.type(project);
  await strike(page, 'Tab', 'ControlOrMeta+a');
  await page.keyboard.type(market);
  await strike(page, 'Enter');
  await expect(dialog).toBeHidden();
}
