/** The grid and the formula bar, by the keys and gestures of a spreadsheet. */
import { cell, copied, grid, paste, refusal } from './support/grid.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { figure, formulaBar, input, openTool, result, type } from './support/workbench.ts';

const list = (page: Page) => grid(page, 'Propiedades');
const undo = (page: Page) => page.getByRole('button', { name: /^Deshacer/ });
const selected = (page: Page) => list(page).locator('.ag-cell[aria-selected="true"]');

/** Three columns of forty rows, as a spreadsheet in Colombia puts them on the clipboard. */
const BLOCK = Array.from({ length: 40 }, (_, row) =>
  [`${300_000_000 + row * 1_234_567}`, `${1_500_000 + row * 12_345}`, `${4 + row / 8}`].join('\t'),
)
  .join('\n')
  .replaceAll('.', ',');

test.describe('a list as a sheet', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'portfolio-optimizer');
    await expect(cell(list(page), 0, 'value')).toBeVisible();
  });

  test('takes 3 columns of 40 rows, gives them back unchanged, in one step', async ({ page }) => {
    await cell(list(page), 0, 'value').click();
    await paste(page, BLOCK);
    await expect(result(page, 'Propiedades')).toHaveText('40');
    await expect(refusal(page)).toBeHidden();
    // The last column is one of percents, and leaves as that.
    const percents = BLOCK.replaceAll(/$/gm, ' %');
    expect((await copied(page)).replaceAll('\r\n', '\n')).toBe(percents);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(result(page, 'Propiedades')).toHaveText('3');
    await expect(cell(list(page), 0, 'value')).toHaveText('$ 620.000.000');
    await expect(undo(page)).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+y');
    await expect(result(page, 'Propiedades')).toHaveText('40');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(result(page, 'Propiedades')).toHaveText('40');
  });

  test('reports the cells that it refused, and takes the rest in one step', async ({ page }) => {
    await cell(list(page), 1, 'capRate').click();
    // The last row is refused whole, so it doesn't come to be.
    await paste(page, '8,5\tx\n99\t2\n$ 7\t-60\nTotal\t-');
    await expect(result(page, 'Propiedades')).toHaveText('4');
    await expect(refusal(page)).toContainText('5 celdas no se pegaron');
    await expect(refusal(page)).toContainText('«x» no es un número');
    await expect(refusal(page)).toContainText('99 supera el máximo 20');
    await expect(refusal(page)).toContainText('−60 está por debajo del mínimo −50');
    await expect(cell(list(page), 1, 'capRate')).toHaveText('8,50 %');
    await expect(cell(list(page), 1, 'cashOnCashReturn')).toHaveText('x');
    await expect(cell(list(page), 2, 'cashOnCashReturn')).toHaveText('2,00 %');
    await expect(cell(list(page), 3, 'capRate')).toHaveText('7,00 %');
    await page.keyboard.press('Escape');
    await expect(refusal(page)).toBeHidden();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(result(page, 'Propiedades')).toHaveText('3');
    await expect(cell(list(page), 1, 'capRate')).toHaveText('7,07 %');
    await expect(undo(page)).toBeDisabled();
  });

  test('selects by mouse, by Shift and arrows, and all of it', async ({ page }) => {
    const from = await cell(list(page), 0, 'value').boundingBox();
    const to = await cell(list(page), 2, 'capRate').boundingBox();
    if (!from || !to) throw new Error('the cells are not in sight');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(selected(page)).toHaveCount(9);
    await expect(page.getByText('Recuento 9')).toBeVisible();

    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Suma $ 2.250.000.000' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2250000000');
    // The sheet keeps the focus.
    expect(await copied(page)).toBe('620000000\r\n850000000\r\n780000000');
    // A text that was marked before is let go of: the keys copy the cells.
    await page.getByRole('heading', { level: 1 }).dblclick();
    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+ArrowDown');
    expect(await copied(page)).toBe('620000000\r\n850000000');

    await page.keyboard.press('ControlOrMeta+a');
    const lines = (await copied(page)).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual([
      'Apartamento El Poblado',
      '620000000',
      '3600000',
    ]);
  });

  test('copies and pastes from its menu, sorts as a view, and is found by the palette', async ({
    page,
  }) => {
    const item = (name: RegExp) => page.getByRole('menuitem', { name });
    await cell(list(page), 1, 'capRate').click({ button: 'right' });
    await item(/^Copiar Ctrl/).click();
    await cell(list(page), 0, 'capRate').click({ button: 'right' });
    await item(/^Pegar Ctrl/).click();
    await expect(cell(list(page), 0, 'capRate')).toHaveText('7,07 %');

    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+F10');
    await item(/^Ordenar por Valor, de mayor a menor/).click();
    await expect(cell(list(page), 0, 'name')).toHaveText('Oficina Chapinero');
    await page.getByRole('button', { name: 'Quitar el orden' }).click();
    await expect(cell(list(page), 0, 'name')).toHaveText('Apartamento El Poblado');

    // By the head's own button: one goes on in one's place, whatever came there.
    const sorts = list(page).getByRole('button', {
      name: 'Ordenar o filtrar por Valor',
      exact: true,
    });
    await sorts.click();
    await item(/^Ordenar por Valor, de mayor a menor/).click();
    await expect(cell(list(page), 0, 'value')).toHaveText('$ 850.000.000');
    await expect(cell(list(page), 0, 'value')).toBeFocused();
    await page.getByRole('button', { name: 'Ordenar el documento así' }).click();
    await expect(cell(list(page), 0, 'value')).toBeFocused();
    await expect(cell(list(page), 0, 'name')).toHaveText('Oficina Chapinero');
    // The note is of the cell that one has come to, however fast one types.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F2');
    const note = page.getByRole('dialog', { name: 'Nueva nota' });
    await expect(note).toContainText('Valor · Apartamento turístico Bocagrande');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(list(page), 0, 'name')).toHaveText('Apartamento El Poblado');

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('bocagrande');
    await page.keyboard.press('Enter');
    // In the value that one was in.
    await expect(cell(list(page), 2, 'value')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('vacancia chapinero');
    await page.keyboard.press('Enter');
    await expect(cell(list(page), 1, 'vacancyRate')).toBeFocused();

    // A letter like any other in a name; no amount begins with it, so there it shows the keys.
    await cell(list(page), 2, 'value').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Teclas de esta página' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(list(page), 2, 'value')).toBeFocused();
    await expect(cell(list(page), 2, 'value')).toHaveText('$ 780.000.000');
  });

  test('cuts, deletes and fills down', async ({ page }) => {
    await cell(list(page), 1, 'location').click();
    await page.keyboard.press('ControlOrMeta+x');
    await expect(cell(list(page), 1, 'location')).toHaveText('Bogotá');
    await cell(list(page), 2, 'location').click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(list(page), 2, 'location')).toHaveText('Bogotá');
    await expect(cell(list(page), 1, 'location')).toHaveText('');
    await page.keyboard.press('Delete');
    await expect(cell(list(page), 2, 'location')).toHaveText('');

    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(figure(page, 'Valor total')).toHaveText('$ 1.860.000.000');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(figure(page, 'Valor total')).toHaveText('$ 2.250.000.000');
  });

  test('goes on with a series by its handle, and fills a selection by Ctrl+Enter', async ({
    page,
  }) => {
    await cell(list(page), 0, 'location').click();
    await page.keyboard.type('Sitio 1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.locator('.dg-handle').dblclick();
    await expect(cell(list(page), 2, 'location')).toHaveText('Sitio 3');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(list(page), 2, 'location')).toHaveText('Cartagena');

    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+ArrowDown');
    const from = await page.locator('.dg-handle').boundingBox();
    const to = await cell(list(page), 2, 'value').boundingBox();
    if (!from || !to) throw new Error('the cells are not in sight');
    await page.mouse.move(from.x + 4, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
    await page.mouse.up();
    // 620 and 850 million go on by equal steps.
    await expect(cell(list(page), 2, 'value')).toHaveText('$ 1.080.000.000');

    await page.keyboard.type('1000');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(figure(page, 'Valor total')).toHaveText('$ 3.000');
  });

  test('finds, and replaces in one step', async ({ page }) => {
    await cell(list(page), 0, 'name').click();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('APARTAMENTO');
    const find = page.getByRole('search', { name: 'Buscar en Propiedades' });
    await expect(find.getByRole('status')).toHaveText('1 de 2');
    await page.keyboard.press('Enter');
    await expect(find.getByRole('status')).toHaveText('2 de 2');
    await expect(cell(list(page), 2, 'name')).toHaveClass(/dg-active/);
    await find.getByLabel('Reemplazar por').fill('Apto.');
    await find.getByRole('button', { name: 'Todas' }).click();
    await expect(cell(list(page), 2, 'name')).toHaveText('Apto. turístico Bocagrande');
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();
    await expect(cell(list(page), 2, 'name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(list(page), 0, 'name')).toHaveText('Apartamento El Poblado');
  });

  test('types, edits with F2, and moves with Enter and Tab', async ({ page }) => {
    await cell(list(page), 0, 'value').click();
    await page.keyboard.type('700.000.000');
    await page.keyboard.press('Tab');
    await expect(cell(list(page), 0, 'value')).toHaveText('$ 700.000.000');
    await expect(cell(list(page), 0, 'monthlyRent')).toBeFocused();
    await page.keyboard.type('4000000');
    await page.keyboard.press('Enter');
    // Back under the column where tabbing began.
    await expect(cell(list(page), 1, 'value')).toBeFocused();
    await page.keyboard.press('F2');
    await expect(page.locator('input.dg-editor:focus')).toHaveValue('850.000.000');
    await page.keyboard.press('Home');
    await page.keyboard.type('1');
    await expect(page.locator('input.dg-editor:focus')).toHaveValue('1.850.000.000');
    await page.keyboard.press('Escape');
    await expect(cell(list(page), 1, 'value')).toHaveText('$ 850.000.000');
    await page.keyboard.press('Shift+Enter');
    await expect(cell(list(page), 0, 'value')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cell(list(page), 0, 'name')).toBeFocused();
    // A choice is chosen from its list, by its first letters.
    await cell(list(page), 0, 'risk').click();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(cell(list(page), 0, 'risk')).toHaveText('Alto');
  });

  test('types through a selected range, which stays', async ({ page }) => {
    await cell(list(page), 0, 'value').click();
    await page.keyboard.press('Shift+ArrowDown');
    await cell(list(page), 2, 'capRate').click({ modifiers: ['ControlOrMeta'] });
    for (const [text, key] of [
      ['5', 'Enter'],
      ['100', 'Enter'],
      ['200', 'Tab'],
    ] as const) {
      await page.keyboard.type(text);
      await page.keyboard.press(key);
    }
    await expect(cell(list(page), 2, 'capRate')).toBeFocused();
    await expect(selected(page)).toHaveCount(3);
    await expect(cell(list(page), 0, 'value')).toHaveText('$ 100');
    await expect(cell(list(page), 1, 'value')).toHaveText('$ 200');
    await expect(cell(list(page), 2, 'capRate')).toHaveText('5,00 %');
    await cell(list(page), 0, 'value').click({ modifiers: ['ControlOrMeta'] });
    await expect(selected(page)).toHaveCount(2);
    await page.keyboard.press('Shift+Space');
    await expect(cell(list(page), 2, 'capRate')).toHaveClass(/dg-active/);
    await page.keyboard.press('ArrowLeft');
    await expect(cell(list(page), 2, 'monthlyRent')).toBeFocused();
    await expect(selected(page)).toHaveCount(1);
  });

  test('is entered and left by keyboard alone', async ({ page }) => {
    await page.getByRole('button', { name: 'Agregar Propiedad' }).focus();
    await page.keyboard.press('Tab');
    await expect(cell(list(page), 0, 'name')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(list(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(cell(list(page), 0, 'name')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(list(page).locator(':focus')).toHaveCount(0);
  });
});

test.describe('a table of results', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'mortgage-simulator');
    await type(page, 'Valor de la propiedad', '350000000');
  });

  test('is read and copied whole, and never written', async ({ page }) => {
    const table = grid(page, 'Tabla de amortización');
    await cell(table, 0, 'payment').click();
    // Where the formula is followed to is seen, also by who came with the mouse.
    await expect(formulaBar(page)).toContainText('Cuota · Mes 1');
    await page.keyboard.press('Alt+Enter');
    await expect(page.locator('button:focus')).toHaveCSS('outline-style', 'solid');
    await cell(table, 0, 'payment').click();
    await page.keyboard.press('7');
    await expect(refusal(page)).toContainText('Celda de solo lectura');
    await paste(page, '1');
    await expect(refusal(page)).toContainText('celda de solo lectura');
    await page.keyboard.press('ControlOrMeta+a');
    const lines = (await copied(page)).split('\r\n');
    expect(lines).toHaveLength(240);
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual([
      '1',
      expect.stringMatching(/^3083041,17\d*$/),
      '2800000',
    ]);
    await expect(undo(page)).toBeEnabled();
  });
});

test.describe('the formula bar', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'mortgage-simulator');
    await type(page, 'Valor de la propiedad', '350000000');
  });

  test('says where a figure comes from, and leads there and back', { tag: '@sizes' }, async ({
    page,
  }) => {
    await figure(page, 'Monto del crédito').click();
    const bar = formulaBar(page);
    await expect(bar).toContainText('$ 350.000.000');
    await expect(bar).toContainText('$ 70.000.000');
    await expect(bar).toContainText('$ 280.000.000');
    await bar.getByRole('button', { name: 'Cuota inicial', exact: true }).first().click();
    await expect(result(page, 'Cuota inicial')).toBeFocused();
    // Divided by 100 it has no sign of a percentage.
    await expect(bar).toContainText('× 20,00 ÷ 100');
    await bar.getByRole('button', { name: 'Valor de la propiedad' }).click();
    await expect(input(page, 'Valor de la propiedad')).toBeFocused();
    await expect(bar).toContainText('dato que escribes');
    await bar.getByRole('button', { name: 'Volver a la celda anterior' }).click();
    await expect(result(page, 'Cuota inicial')).toBeFocused();
    await bar.getByRole('button', { name: 'Volver a la celda anterior' }).click();
    await expect(figure(page, 'Monto del crédito')).toBeFocused();
  });

  test('leads to dependents and into tables by keyboard', async ({ page }) => {
    await figure(page, 'Monto del crédito').focus();
    await page.keyboard.press('Enter');
    const bar = formulaBar(page);
    await expect(bar.getByText('Alimenta a')).toBeVisible();
    await bar.getByRole('button', { name: 'Cuota', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(bar).toContainText('$ 3.083.041');
    const table = grid(page, 'Tabla de amortización');
    await cell(table, 1, 'interest').click();
    await expect(bar).toContainText('Interés · Mes 2');
    await expect(bar).toContainText('2.797.170');
    await expect(cell(table, 0, 'balance')).toHaveClass(/dg-precedent/);
    await bar.getByRole('button', { name: 'Saldo · Mes 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(cell(table, 0, 'balance')).toBeFocused();
  });

  test('comes up on a phone when a figure is touched', { tag: '@phone' }, async ({ page }) => {
    await input(page, 'Plazo').focus();
    await expect(formulaBar(page)).toBeHidden();
    await result(page, 'Total pagado').tap();
    await expect(formulaBar(page)).toBeInViewport({ ratio: 1 });
    await expect(formulaBar(page)).toContainText('$ 739.929.882');
    await page.getByRole('button', { name: 'Cerrar la fórmula' }).tap();
    await expect(formulaBar(page)).toBeHidden();
  });
});

test.describe('undo in the panel of inputs', () => {
  test.beforeEach(({ page }) => openTool(page, 'mortgage-simulator'));

  test('a visit to a field is one step, and the keys keep the focus', async ({ page }) => {
    await type(page, 'Plazo', '15');
    await page.keyboard.press('Enter');
    await expect(input(page, 'Tasa de interés')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10,5');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(input(page, 'Tasa de interés')).toHaveValue('12');
    await expect(input(page, 'Tasa de interés')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(input(page, 'Plazo')).toHaveValue('20');
    await expect(undo(page)).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(input(page, 'Plazo')).toHaveValue('15');
    await expect(input(page, 'Tasa de interés')).toHaveValue('10,5');
  });

  test('Escape and Ctrl+Z drop what is being typed, and no more', async ({ page }) => {
    await type(page, 'Plazo', '15');
    await page.keyboard.press('Enter');
    await type(page, 'Tasa de interés', '9');
    await page.keyboard.press('Escape');
    await expect(input(page, 'Tasa de interés')).toHaveValue('12');
    await type(page, 'Tasa de interés', '9x');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(input(page, 'Tasa de interés')).toHaveValue('12');
    await expect(input(page, 'Tasa de interés')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(input(page, 'Plazo')).toHaveValue('15');
  });
});
