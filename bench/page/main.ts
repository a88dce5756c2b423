/**
 * How fast the largest documents are in a browser: opening, edits, scrolling, exporting.
 *
 *     npm run bench:page
 *     npm run bench:page -- rentals
 *
 * Prints a table and the machine's load: times of a busy machine say nothing.
 */
import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { loadTools } from '../../src/tool/check/folder.ts';
import { withPage } from './app.ts';
import { operatorFile, rentalsFile } from './documents.ts';
import { probe, timeEdits, timeOpening, timeScrolling, timeWorkbook } from './probes.ts';

const ADDRESS = '/tools/operatormax/flujo-mensual';
/** Milliseconds. */
const OPENING = 1_000;
const EDIT = { median: 16, worst: 32 };
const WORKBOOK = { whole: 5_000, frame: 100 };

interface Line {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

const lines: Line[] = [];
const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

async function opening(what: string, page: Page, address: string): Promise<void> {
  const { median, worst } = await timeOpening(page, address);
  lines.push({
    what: `${what}: opening`,
    measured: `${ms(median)}, at worst ${ms(worst)}`,
    target: ms(OPENING),
    met: median <= OPENING,
  });
}

async function edits(what: string, page: Page, key: 'Enter' | 'Tab'): Promise<void> {
  const { median, worst } = await timeEdits(page, key);
  lines.push({
    what,
    measured: `${ms(median)}, at worst ${ms(worst)}`,
    target: `${EDIT.median}, at worst ${EDIT.worst} ms`,
    met: median <= EDIT.median && worst <= EDIT.worst,
  });
}

async function scrolling(what: string, page: Page): Promise<void> {
  const { late, worst, frames } = await timeScrolling(page);
  lines.push({
    what: `${what}: scrolling`,
    measured: `${late} of ${frames} frames over 32 ms, the longest ${ms(worst)}`,
    target: 'none',
    met: late === 0,
  });
}

async function workbook(what: string, page: Page): Promise<void> {
  const { whole, worst } = await timeWorkbook(page);
  lines.push({
    what: `${what}: a workbook`,
    measured: `${ms(whole)}, the longest frame ${ms(worst)}`,
    target: `${ms(WORKBOOK.whole)}, no frame over ${WORKBOOK.frame} ms`,
    met: whole <= WORKBOOK.whole && worst <= WORKBOOK.frame,
  });
}

async function upload(page: Page, label: string, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'medida.json', mimeType: 'application/json', buffer });
}

async function measureOperatorMax(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.locator('.dg-figure').first().waitFor();
  await upload(page, 'Archivo JSON del proyecto', operatorFile(await versionOf('operatormax')));
  await page.getByText('Proyecto «Medida» importado').waitFor();
  await page.waitForTimeout(3_000);
  const name = 'OperatorMax, 400 streams × 120 months';
  await opening(name, page, ADDRESS);
  await scrolling(name, page);
  await page.goto(ADDRESS);
  await page.locator('.dg-figure').first().waitFor();
  await workbook(name, page);
  // It opens where it was left.
  await page.locator('.dg-figure').first().click();
  await page.keyboard.press('Control+Home');
  await page.locator('.ag-row[row-id^="ingresos.income"] .ag-cell[col-id="m0"]').first().click();
  // The first month that is typed over makes the stream one that has such.
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(3_000);
  await edits(`${name}: months typed over`, page, 'Tab');
  await page.goto(`${ADDRESS}?pestana=ingresos-operativos`);
  await page.getByText('Supuestos', { exact: true }).click();
  await page.locator('.ag-cell[col-id="ocupacion"]').first().click();
  await edits(`${name}: assumptions`, page, 'Enter');
}

async function measureRentals(page: Page): Promise<void> {
  await page.goto('/tools/rentals');
  await page.locator('.dg-figure').first().waitFor();
  await upload(page, 'Copia de seguridad para importar', rentalsFile());
  await page.getByRole('button', { name: 'Reemplazar', exact: true }).click();
  await page.getByText('Datos importados exitosamente').waitFor();
  await page.waitForTimeout(5_000);
  const name = 'Rentals, 1,000 projects × 50 streams';
  await opening(name, page, '/tools/rentals');
  await scrolling(name, page);
  await page.goto('/tools/rentals');
  await page.locator('.dg-figure').first().click();
  await page.keyboard.press('Control+Home');
  await page.locator('.ag-row[row-id="assetCost"] .ag-cell.dg-figure').first().click();
  await edits(`${name}: costs of projects`, page, 'Tab');
}

function table(): string {
  const rows = lines.map(({ what, measured, target, met }) => [
    what,
    measured,
    target,
    met ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

async function versionOf(id: string): Promise<number> {
  const tool = (await loadTools()).get(id);
  if (!tool) throw new Error(`there is no tool ${id}`);
  return tool.version;
}

const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(2))
    .join(' ');
const MEASURES = { operatormax: measureOperatorMax, rentals: measureRentals };

const before = load();
const asked = process.argv.slice(2);
try {
  await withPage(async (page) => {
    await probe(page);
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (asked.length === 0 || asked.includes(name)) await measure(page);
    }
  });
} finally {
  if (lines.length > 0) console.log(table());
  console.log(`Load before ${before}, after ${load()}, on ${cpus().length} cores.`);
}
