/** The calculators: each with what it starts with, with nothing in it and with the most it takes. */
import { CALCULATORS } from './support/calculators.ts';
import { cell, grid, paste, refusal } from './support/grid.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import {
  confirmImport,
  expectCleanText,
  expectNothingCut,
  figure,
  openTool,
  result,
  toast,
  type,
} from './support/workbench.ts';

async function importDocument(page: Page, id: string, document: object, name: string) {
  const content = { app: 'abaco', tool: id, version: 1, exportedAt: '2026-01-01T00:00:00Z' };
  await page.getByLabel('Archivo JSON para importar').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...content, document })),
  });
  await confirmImport(page);
  await expect(toast(page, `Datos importados de ${name}`).first()).toBeVisible();
  // It stays while it is pointed at, and would cover the next question on a phone.
  await page.getByRole('button', { name: 'Cerrar notificación' }).first().click();
}

async function expectWhole(page: Page) {
  await expectCleanText(page);
  await expectNothingCut(page);
  await expectNoHorizontalScroll(page);
}

async function expectGood(page: Page) {
  await expectWhole(page);
  await expectAccessible(page);
}

/** Amounts and percentages have no-break spaces; here they are written with plain ones. */
const plain = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'));

for (const { id, submit, start, figures, results = {}, empty, extreme } of CALCULATORS) {
  test(`${id} as it starts, with nothing, with as much as it takes`, { tag: '@sizes' }, async ({
    page,
    isMobile,
  }) => {
    const calculate = async () => {
      if (submit !== undefined) await page.getByRole('button', { name: submit }).click();
    };
    await openTool(page, id);
    if (start) await importDocument(page, id, start, 'datos.json');
    await calculate();
    for (const [label, text] of Object.entries(figures)) {
      await expect(figure(page, label)).toHaveText(plain(text));
    }
    // On a phone lists begin as lines; their cards say all that is computed.
    const cards = page.getByText('Tarjetas', { exact: true });
    if (isMobile && (await cards.count()) > 0) await cards.click();
    for (const [label, text] of Object.entries(results)) {
      await expect(result(page, label).first()).toHaveText(plain(text));
    }
    await expectGood(page);
    await importDocument(page, id, empty, 'nada.json');
    await calculate();
    await expectWhole(page);
    await importDocument(page, id, extreme, 'todo.json');
    await calculate();
    await expectWhole(page);
  });
}

test('scenarios are edited side by side, a column each', async ({ page }) => {
  await openTool(page, 'scenario-builder');
  await page.getByText('Hoja', { exact: true }).click();
  const sheet = grid(page, 'Escenarios');
  await expect(cell(sheet, 0, 'r.1')).toHaveText('Conservador');
  await cell(sheet, 0, 'r.1').click();
  await page.keyboard.type('Prudente');
  await page.keyboard.press('Enter');
  await expect(cell(sheet, 0, 'r.1')).toHaveText('Prudente');
  await page.getByText('Tarjetas', { exact: true }).click();
  await expect(page.getByRole('article', { name: 'Prudente' })).toBeVisible();
  await expectGood(page);
});

test('who pays a closing cost: one part follows the other, and an icon says why', async ({
  page,
}) => {
  await openTool(page, 'escrituracion');
  const costs = grid(page, 'Gastos e impuestos de la compraventa');
  await cell(costs, 0, '_help').click();
  const help = page.getByRole('dialog', { name: 'Gastos Notariales' });
  await expect(help).toContainText('Quién paga: comprador y vendedor, por mitades');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await cell(costs, 0, 'compradorPct').click();
  await page.keyboard.type('66,6');
  await page.keyboard.press('Enter');
  await expect(cell(costs, 0, 'vendedorPct')).toHaveText(plain('33,40 %'));
  await expect(figure(page, 'Paga el comprador')).toHaveText(plain('$ 8.368.920'));

  await page.keyboard.press('ArrowUp');
  await paste(page, '60\t50');
  await expect(refusal(page)).toContainText('deben sumar 100 %');
  // What was refused stays to be mended; undo gives the values back, then those before the edit.
  await expect(cell(costs, 0, 'compradorPct')).toHaveText('60');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(costs, 0, 'compradorPct')).toHaveText(plain('66,60 %'));
  await expect(cell(costs, 0, 'vendedorPct')).toHaveText(plain('33,40 %'));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(costs, 0, 'vendedorPct')).toHaveText(plain('50,00 %'));
});

test('a coliving shows its results once they are asked for', async ({ page }) => {
  await openTool(page, 'eec-colivings');
  await expect(page.getByText('Los resultados aparecen al calcular')).toBeVisible();
  await expect(figure(page, 'TIR')).toBeHidden();
  await expectAccessible(page);
  const calculate = page.getByRole('button', { name: 'Calcular' });
  await calculate.click();
  await expect(figure(page, 'TIR')).toBeFocused();
  await type(page, 'Total de acciones', '200');
  await expect(figure(page, 'TIR')).toHaveText(plain('3.419,39 %'));
  await expect(page.getByText('Desactualizado')).toBeVisible();
  await expectAccessible(page);
  await calculate.click();
  await expect(figure(page, 'TIR')).toHaveText(plain('46,77 %'));
  await expect(page.getByText('Desactualizado')).toBeHidden();

  const topic = page.getByRole('radiogroup', { name: 'Transporte' });
  await topic.getByText('4', { exact: true }).click();
  await calculate.click();
  await expect(figure(page, 'Evaluación cualitativa')).toHaveText('4,0');
  const years = grid(page, 'Ocupación y margen por año');
  await cell(years, 0, 'ocupacion').click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await calculate.click();
  // By bisection, with nothing in the first year.
  await expect(figure(page, 'TIR')).toHaveText(plain('43,78 %'));
});

test('the pages of cards lead on', async ({ page }) => {
  await openTool(page, 'rental-models');
  await expectGood(page);
  await page.getByRole('link', { name: 'Abrir la evaluación cualitativa' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Evaluación Cualitativa de Colivings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Ubicación y Accesibilidad',
    'Perfil del Usuario',
    'Diseño del Producto',
    'Modelo de Negocio',
  ]);
  await expectGood(page);
  await page.getByRole('link', { name: /^Evaluación completa/ }).click();
  await expect(heading).toHaveText('Evaluación Completa de Colivings');
});
