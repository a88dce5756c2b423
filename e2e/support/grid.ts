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
