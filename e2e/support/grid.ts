/** A table as a person handles it: cells by row and column, keys, and the clipboard. */
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export function grid(page: Page, name: string): Locator {
  return page.getByRole('treegrid', { name }).or(page.getByRole('grid', { name }));
}

/** By position, and the id of the column. */
export function cell(table: Locator, row: number, column: string): Locator {
  return table.locator(`.ag-row[row-index="${row}"] [col-id="${column}"]`);
}

/** On a phone a list stands as lines: shows its sheet instead. */
export async function asSheet(page: Page): Promise<void> {
  const choice = page.getByText('Hoja', { exact: true });
  if (await choice.isVisible()) await choice.click();
}

/** Deletes the first record of a list: by its button in the sheet, on a phone from its form. */
export async function removeFirst(page: Page, name: string): Promise<void> {
  const lines = page.getByRole('list', { name, exact: true });
  if (await lines.isVisible()) {
    await lines.getByRole('button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Eliminar: / })
      .click();
  } else await cell(grid(page, name), 0, '_remove').click();
}

export async function copied(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Puts a text on the clipboard, as another program does, and pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** The box beside a cell that says what was refused. */
export function refusal(page: Page): Locator {
  return page.locator('.dg-refusal');
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

export async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await act();
  return waiting;
}

/** From 'Exportar' on top of the page. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}
