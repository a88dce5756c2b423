/** Advisor as a person finds it: options side by side, and how they are filled in. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { tabTo } from './keyboard.ts';

export const ONE = 'OPCIÓN 1 COLIVING';
export const TWO = 'OPCIÓN 2 MULTIFAMILY';

/** Opens the comparison with its two sample options. */
export async function openAdvisor(page: Page): Promise<void> {
  await page.goto('/tools/advisor');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The cell of a row and an option that can be operated. */
export function cell(page: Page, row: string, option: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: `${row}, ${option}: ` });
}

/** The texts of a row's cells, one an option, and who leads. */
export function texts(page: Page, row: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^${escaped(row)}`) }).getByRole('gridcell');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const verdict = (page: Page) => page.getByRole('status').filter({ hasText: 'Se comparan' });

/** Presses keys one after the other. */
export async function strike(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Adds an option by the keyboard alone. */
export async function create(page: Page, name: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Agregar Opción', exact: true });
  await tabTo(page, add);
  await strike(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar Opción' });
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  await strike(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
}

/** Compares the focused figure with the market, from the keyboard. */
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
