/** The sheet of Rentals: its cells by row and project, its menus, what it keeps. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { grid } from './grid.ts';
import { keptUnder } from './storage.ts';
import { openTool } from './workbench.ts';

const CLUB = 'casa-club';

/** Opens the sheet with its sample projects. */
export async function openRentals(page: Page): Promise<void> {
  await openTool(page, 'rentals');
  await expect(page.locator('.ag-cell').first()).toBeVisible();
}

/** The cell of a row in the column of a project; null is the row's head. */
export async function cell(
  page: Page,
  row: string,
  project: string | null = CLUB,
): Promise<Locator> {
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

export const heads = (page: Page): Promise<string[]> =>
  page.locator('.ag-header-cell:not([col-id="concepto"])').allInnerTexts();

export async function importBackup(page: Page, content: string, name = 'rentals-backup.json') {
  await page
    .getByLabel('Copia de seguridad para importar')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

export const kept = (page: Page): Promise<string> => keptUnder(page, 'abaco.casos.rentals');

export async function menu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
