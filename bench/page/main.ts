/**
 * How fast the largest documents are in a browser: opening, edits, scrolling, exporting.
 *
 *     npm run bench:page
 *     npm run bench:page -- rentals
 *     npm run bench:page -- operatormax edits
 *
 * Prints a table and the machine's load: times of a busy machine say nothing.
 */
import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { loadTools } from '../../src/tool/check/folder.ts';
import { withPage } from './app.ts';
import { operatorFile, rentalsFile } from './documents.ts';
import { probe, spreadOf, timeEdits, timeOpening, timeScrolling, timeWorkbook } from './probes.ts';

const ADDRESS = '/tools/operatormax/flujo-mensual';
/** Milliseconds. */
const OPENING = 1_000;
const EDIT = { median: 16, worst: 32 };
const EDITS = 200;
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

/** Of edits in one place or several, one after the other: `begin` goes there. */
async function edits(
  what: string,
  page: Page,
  key: 'Enter' | 'Tab',
  begins: readonly (() => Promise<void>)[],
): Promise<void> {
  const taken: number[] = [];
  for (const begin of begins) {
    await begin();
    taken.push(...(await timeEdits(page, key, EDITS / begins.length)));
  }
  const { median, worst } = spreadOf(taken);
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

const OPERATOR = 'OperatorMax, 400 streams × 120 months';
const RENTALS = 'Rentals, 1,000 projects × 50 streams';

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.dg-figure').first().waitFor();
}

/** A table opens where it was left. */
async function goToStart(page: Page): Promise<void> {
  await page.locator('.dg-figure').first().click();
  await page.keyboard.press('Control+Home');
}

async function editMonths(page: Page): Promise<void> {
  await goTo(page, ADDRESS);
  await goToStart(page);
  await page.locator('.ag-row[row-id^="ingresos.income"] .ag-cell[col-id="m0"]').first().click();
  // The first month that is typed over makes the stream one that has such.
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(3_000);
}

async function editAssumptions(page: Page, column: string): Promise<void> {
  await page.goto(`${ADDRESS}?pestana=ingresos-operativos`);
  await page.getByText('Supuestos', { exact: true }).click();
  await goToStart(page);
  await page.locator(`.ag-row[row-index="0"] .ag-cell[col-id="${column}"]`).click();
}

async function editCosts(page: Page): Promise<void> {
  await goTo(page, '/tools/rentals');
  await goToStart(page);
  await page.locator('.ag-row[row-id="assetCost"] .ag-cell.dg-figure').first().click();
}

interface Measure {
  /** Of a page that is signed in: brings the document there. */
  readonly begin: (page: Page) => Promise<void>;
  readonly parts: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const MEASURES: Readonly<Record<string, Measure>> = {
  operatormax: {
    begin: async (page) => {
      await goTo(page, ADDRESS);
      await upload(
        page,
        'Archivo del proyecto, JSON o Excel',
        operatorFile(await versionOf('operatormax')),
      );
      await page.getByText('Importado en un proyecto nuevo: «Medida»').waitFor();
      await page.waitForTimeout(3_000);
    },
    parts: {
      opening: (page) => opening(OPERATOR, page, ADDRESS),
      scrolling: async (page) => {
        await goTo(page, ADDRESS);
        await scrolling(OPERATOR, page);
      },
      workbook: async (page) => {
        await goTo(page, ADDRESS);
        await workbook(OPERATOR, page);
      },
      edits: async (page) => {
        await edits(`${OPERATOR}: months typed over`, page, 'Tab', [() => editMonths(page)]);
        // Two columns: of 200 streams a fifth has neither.
        const columns = ['tarifa', 'cantidad'].map((column) => () => editAssumptions(page, column));
        await edits(`${OPERATOR}: assumptions`, page, 'Enter', columns);
      },
    },
  },
  rentals: {
    begin: async (page) => {
      await goTo(page, '/tools/rentals');
      await upload(page, 'Copia de seguridad para importar', rentalsFile());
      await page.getByRole('button', { name: 'Reemplazar', exact: true }).click();
      await page.getByText('Datos importados exitosamente').waitFor();
      await page.waitForTimeout(5_000);
    },
    parts: {
      opening: (page) => opening(RENTALS, page, '/tools/rentals'),
      scrolling: async (page) => {
        await goTo(page, '/tools/rentals');
        await scrolling(RENTALS, page);
      },
      edits: (page) => edits(`${RENTALS}: costs of projects`, page, 'Tab', [() => editCosts(page)]),
    },
  },
};

/** What was asked for by name, tools or parts; everything where nothing was. */
async function measureAll(page: Page, asked: readonly string[]): Promise<void> {
  const tools = asked.filter((name) => name in MEASURES);
  const chosen = asked.filter((name) => !tools.includes(name));
  for (const [name, { begin, parts }] of Object.entries(MEASURES)) {
    if (tools.length > 0 && !tools.includes(name)) continue;
    await begin(page);
    for (const [part, measure] of Object.entries(parts)) {
      if (chosen.length === 0 || chosen.includes(part)) await measure(page);
    }
  }
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
const before = load();
try {
  await withPage(async (page) => {
    await probe(page);
    await measureAll(page, process.argv.slice(2));
  });
} finally {
  if (lines.length > 0) console.log(table());
  console.log(`Load before ${before}, after ${load()}, on ${cpus().length} cores.`);
}
