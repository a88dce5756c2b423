/** Files out and in: CSV that a spreadsheet opens with right numbers, JSON that comes back. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { asSheet, choose, cell, downloadBy, grid, textOf } from './support/grid.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { confirmImport, figure, input, openTool, toast, type } from './support/workbench.ts';

/**
 * A strict reader of the files that spreadsheets in Colombia open: BOM, `;`, CRLF, texts quoted
 * and doubled inside, everything else a number with a decimal comma.
 */
function strictCsv(text: string): (string | number | null)[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: (string | number | null)[][] = [[]];
  const cellPattern = /"((?:[^"]|"")*)"|([^";\r\n]*)/y;
  let at = 1;
  while (at < text.length) {
    cellPattern.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cellPattern.exec(text) ?? [];
    if (quoted === undefined) expect(bare).toMatch(/^(-?\d+(,\d+)?(e[+-]\d+)?)?$/);
    const number = bare === '' ? null : Number(bare.replace(',', '.'));
    rows.at(-1)?.push(quoted === undefined ? number : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text.startsWith('\r\n', at)) rows.push([]);
    else expect(text[at] ?? ';').toBe(';');
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

const file = (page: Page) => page.getByLabel('Archivo JSON para importar');

async function importText(page: Page, text: string, name = 'datos.json') {
  const buffer = Buffer.from(text, 'utf8');
  await file(page).setInputFiles({ name, mimeType: 'application/json', buffer });
}

async function exportJson(page: Page): Promise<string> {
  const download = await downloadBy(page, () => choose(page, 'Datos de la herramienta (JSON)'));
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d{2}-\d{2}\.json$/);
  return textOf(download);
}

test.describe('CSV', () => {
  test('a table goes out with all its numbers', async ({ page }) => {
    await openTool(page, 'mortgage-simulator');
    await type(page, 'Valor de la propiedad', '350000000');
    const download = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Exportar Tabla de amortización como CSV' }).click(),
    );
    expect(download.suggestedFilename()).toMatch(
      /^mortgage-simulator-tabla-de-amortizacion-[\d-]+\.csv$/,
    );
    const rows = strictCsv(await textOf(download));
    expect(rows).toHaveLength(241);
    expect(rows[0]).toEqual([
      'Mes',
      'Cuota (COP)',
      'Interés (COP)',
      'Abono a capital (COP)',
      'Saldo (COP)',
    ]);
    const [month, payment, interest, principal, balance] = rows[1] as number[];
    expect(month).toBe(1);
    expect(payment).toBeCloseTo(3_083_041.174, 3);
    expect(interest).toBeCloseTo(2_800_000, 6);
    expect(principal).toBeCloseTo(283_041.174, 3);
    expect(balance).toBeCloseTo(279_716_958.826, 3);
    expect(rows[240]?.at(-1)).toBe(0);
  });

  test('no cell of a list can run as a formula', async ({ page }) => {
    await openTool(page, 'portfolio-optimizer');
    await asSheet(page);
    const hostile = '=HYPERLINK("http://x";"y")';
    const list = grid(page, 'Propiedades');
    await cell(list, 0, 'name').click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${hostile}\r\n+57 300`);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(list, 1, 'name')).toHaveText('+57 300');
    const download = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Exportar Propiedades como CSV' }).click(),
    );
    const rows = strictCsv(await textOf(download));
    expect(rows[0]?.slice(0, 5)).toEqual([
      'Nombre',
      'Valor (COP)',
      'Renta mensual (COP)',
      'Cap rate (%)',
      'Cash on cash (%)',
    ]);
    expect(rows.slice(1).map((row) => row[0])).toEqual([
      `'${hostile}`,
      "'+57 300",
      'Apartamento turístico Bocagrande',
    ]);
    // A negative number stays a number.
    expect(rows[3]?.slice(1, 5)).toEqual([780_000_000, 7_500_000, 6.46, -0.29]);
  });

  test('all tables go out in one file, the matrix too', async ({ page }) => {
    await openTool(page, 'speculator-analysis');
    const download = await downloadBy(page, () => choose(page, 'Todas las tablas (CSV)'));
    const rows = strictCsv(await textOf(download));
    const start = (title: string) => rows.findIndex((row) => row.length === 1 && row[0] === title);
    expect(rows[0]).toEqual(['Comprador Sobre Planos']);
    expect(rows).toContainEqual(['Valor total', 300_000_000, 'COP']);
    expect(rows).toContainEqual(['Tipo de operación', 'Cesión', null]);
    expect(rows).toContainEqual(['Con crédito', 'Sí', null]);
    expect(rows).toContainEqual(['TIR E.A.', 34.05, '% efectiva anual']);
    const model = start('Modelo mensual');
    expect(rows[model + 1]?.[0]).toBe('Mes');
    expect(rows[model + 41]?.[0]).toBe(40);
    const matrix = start('Sensibilidad de la TIR E.A. (% efectiva anual)');
    expect(rows.slice(matrix + 1, matrix + 4)).toEqual([
      ['Meses a la venta (meses) \\ Valorización anual (% efectiva anual)', 4, 6, 8, 10, 12],
      [24, 23.55, 42.86, 61.57, 79.78, 97.55],
      [36, 18.56, 30.28, 41.35, 51.88, 61.98],
    ]);
    expect(start('Flujos desde el mes 0')).toBe(-1);
  });
});

test.describe('JSON', () => {
  test('comes back on another day as it went out', async ({ page, browser }) => {
    await openTool(page, 'portfolio-optimizer');
    const list = grid(page, 'Propiedades');
    await cell(list, 0, 'name').click();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('Ñandú «Ático» ✓');
    await page.keyboard.press('Enter');
    await expect(cell(list, 0, 'name')).toHaveText('Ñandú «Ático» ✓');
    const saved = await exportJson(page);

    const another = await (await browser.newContext()).newPage();
    await another.goto(page.url());
    await importText(another, saved, 'lunes.json');
    await confirmImport(another);
    await expect(toast(another, 'Datos importados de lunes.json')).toBeVisible();
    await expect(cell(grid(another, 'Propiedades'), 0, 'name')).toHaveText('Ñandú «Ático» ✓');
    const again = JSON.parse(await exportJson(another)) as { document: unknown };
    expect(again.document).toEqual((JSON.parse(saved) as { document: unknown }).document);
    await another.context().close();
  });

  test('an import is one step that can be undone', async ({ page }) => {
    await openTool(page, 'mortgage-simulator');
    await type(page, 'Valor de la propiedad', '350000000');
    const saved = await exportJson(page);
    await type(page, 'Valor de la propiedad', '500000000');
    await type(page, 'Plazo', '10');
    await importText(page, saved);
    await expect(page.getByRole('row', { name: /Plazo/ })).toHaveText(/10.*20/);
    await confirmImport(page);
    await expect(figure(page, 'Cuota mensual')).toHaveText('$ 3.083.041');
    await page.getByRole('button', { name: 'Deshacer: Importar datos.json' }).click();
    await expect(input(page, 'Valor de la propiedad')).toHaveValue('500.000.000');
    await expect(input(page, 'Plazo')).toHaveValue('10');
  });

  test('names all that is wrong and changes nothing', async ({ page }) => {
    await openTool(page, 'mortgage-simulator');
    await type(page, 'Valor de la propiedad', '350000000');
    const saved = JSON.parse(await exportJson(page)) as { document: object };
    const wrong = (part: object) => JSON.stringify({ ...saved, ...part });
    const files: [string, (string | RegExp)[]][] = [
      ['{', [/El archivo no es JSON válido/]],
      ['Plazo;Tasa\n10;12\n', [/El archivo es una tabla \(CSV\)/]],
      ['[]', ['El archivo no es una exportación de Ábaco.']],
      [wrong({ tool: 'rentals' }), [/El archivo es de otra herramienta \(«rentals»\)/]],
      [wrong({ version: 99 }), [/versión más nueva \(99\)/]],
      [
        wrong({ document: { ...saved.document, loanTerm: 45, mode: 'otro', extra: 1 } }),
        [
          /mode: "otro" no es una opción/,
          /loanTerm: 45 supera el máximo 30/,
          /extra: 1 no es un campo/,
        ],
      ],
    ];
    for (const [text, faults] of files) {
      await importText(page, text);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveText(faults);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(figure(page, 'Cuota mensual')).toHaveText('$ 3.083.041');
    }
  });

  test('the initial values come back after a question', async ({ page }) => {
    await openTool(page, 'vdt-analysis');
    await type(page, 'Tasa', '2');
    await page.getByRole('button', { name: 'Restablecer…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(input(page, 'Tasa')).toHaveValue('2');
    await page.getByRole('button', { name: 'Restablecer…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restablecer' }).click();
    await expect(input(page, 'Tasa')).toHaveValue('10');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(input(page, 'Tasa')).toHaveValue('2');
  });
});

/** In KiB, as gzip makes it. */
async function weightOf(page: Page, url: string): Promise<number> {
  const body = await (await page.request.get(url)).body();
  return gzipSync(body, { level: 9 }).length / 1024;
}

test('a workbook computes what the page shows, and its writer loads when it is asked for', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!/\/workbook[.-][^/]*\.js$/.test(url)) return;
    // Asked for once more: what a worker has loaded is no longer there once it has ended.
    scripts.set(url, weightOf(page, url));
  });
  await openTool(page, 'mortgage-simulator');
  await type(page, 'Valor de la propiedad', '350000000');
  expect(scripts.size).toBe(0);
  const download = await downloadBy(page, () => choose(page, 'Excel con fórmulas (.xlsx)'));
  expect(download.suggestedFilename()).toMatch(/^mortgage-simulator-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const results = sheets.find(({ name }) => name === 'Resultados');
  const row = results?.rows.findIndex(([label]) => label === 'Cuota mensual') ?? -1;
  // 280 million at 1 % a month over 240 months.
  expect(results?.rows[row]?.[1]).toBeCloseTo(3_083_041.2, 0);
  expect(results?.cells?.get(`${row},1`)?.formula).toMatch(/^IFERROR\(Cuota_mensual,/);
  const weights = await Promise.all(scripts.values());
  // What lays it out and the worker that writes it.
  expect(weights.length).toBeGreaterThanOrEqual(2);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60);
});
