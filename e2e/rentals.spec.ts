/** The sheet of projects: pasted, computed, followed to its figures. */
import { copied, grid, paste } from './support/grid.ts';
import { cell, heads, kept, openRentals } from './support/rentals.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import { formulaBar, toast } from './support/workbench.ts';

test.beforeEach(async ({ page }) => {
  await openRentals(page);
});

test('twenty projects are pasted from a spreadsheet, and one undo takes them back', async ({
  page,
}) => {
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
  const rows = [
    numbers.map((n) => `Torre ${n}`),
    numbers.map((n) => `${2030 + (n % 5)}`),
    numbers.map((n) => `${n * 10}`),
  ];
  await (await cell(page, 'name')).click();
  await paste(page, rows.map((row) => row.join('\t')).join('\n'));
  await expect(grid(page, 'Hoja de proyectos')).toHaveAttribute('aria-colcount', '21');
  await expect(await cell(page, 'name')).toHaveText('Torre 1');
  await expect.poll(() => kept(page)).toContain('Torre 20');

  // The parts of an income unfold beneath it and take the rest of the spreadsheet.
  await page.getByRole('button', { name: 'Desplegar las partes' }).click();
  await (await cell(page, 'i_alojamiento.tarifa')).click();
  const parts = [
    numbers.map((n) => `$ ${n}.000.000`),
    numbers.map(() => '50%'),
    numbers.map(() => '10'),
  ];
  await paste(page, parts.map((row) => row.join('\t')).join('\n'));
  await expect(await cell(page, 'i_alojamiento')).toHaveText('$ 60.000.000');
  await expect.poll(() => kept(page)).toContain('20000000');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(await cell(page, 'i_alojamiento')).toHaveText('$ 4.821.120.000');
  await (await cell(page, 'name')).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => heads(page)).toContain('Casa Club');
  await expect(grid(page, 'Hoja de proyectos')).toHaveAttribute('aria-colcount', '3');
});

test('a portfolio of forty is sorted, thinned, filled and taken to a spreadsheet', async ({
  page,
}) => {
  const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
  // 41 is a prime: each cost from 1 to 40 million occurs once.
  const costs = numbers.map((n) => ((n * 7) % 41) * 1_000_000);
  await (await cell(page, 'name')).click();
  await paste(page, numbers.map((n) => `Torre ${n}`).join('\t'));
  await (await cell(page, 'assetCost')).click();
  await paste(page, costs.join('\t'));
  await page.locator('.ag-row[row-id="assetCost"] .dg-head-menu').click();
  await page.getByRole('menuitem', { name: 'de mayor a menor' }).click();
  // The dearest five: 7 × 35 = 5 × 41 + 40, 7 × 29 = 4 × 41 + 39, and so on down.
  const dearest = ['Torre 35', 'Torre 29', 'Torre 23', 'Torre 17', 'Torre 11'];
  await expect.poll(async () => (await heads(page)).slice(0, 5)).toEqual(dearest);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await head('Torre 35').click();
  await head('Torre 11').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Alt+Delete');
  const question = page.getByRole('dialog', { name: '¿Eliminar definitivamente 5 proyectos?' });
  await expect(question).toBeVisible();
  // Who thinks better of it finds the five still selected.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Alt+Delete');
  await question.getByRole('button', { name: 'ELIMINAR DEFINITIVAMENTE' }).click();
  await expect.poll(async () => (await heads(page))[0]).toBe('Torre 5');
  await expect(grid(page, 'Hoja de proyectos')).toHaveAttribute('aria-colcount', '36');

  // A row is filled across from its first cell, and what is in sight leaves in its order.
  const year = page.locator('.ag-row[row-id="year"] [aria-colindex="2"]');
  await year.click();
  await page.keyboard.type('2031');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+r');
  const text = await copied(page);
  expect(text.split('\t')).toEqual(Array<string>(35).fill('2031'));
  await page.keyboard.press('ControlOrMeta+a');
  const rows = (await copied(page)).split(/\r?\n/).map((row) => row.split('\t'));
  expect(rows[1]?.slice(0, 3)).toEqual(['Nombre', 'Torre 5', 'Torre 40']);
  await expect.poll(() => kept(page)).not.toContain('Torre 35');
});

test('in a window of 1280 px the tools stay in one line, with steps to go back to as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await (await cell(page, 'year')).click();
  await page.keyboard.type('2031');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Volver a otro paso' })).toBeVisible();
  const middles = await Promise.all(
    ['Nuevo proyecto', 'Exportar', 'Restablecer…'].map(async (name) => {
      const box = await page.getByRole('button', { name }).first().boundingBox();
      return box && box.y + box.height / 2;
    }),
  );
  expect(new Set(middles).size).toBe(1);
});

test('a pasted table of projects fills an income that was just made', async ({ page }) => {
  await (await cell(page, 'name', 'apartamento')).click();
  await (await cell(page, 'ingresos.crear', null)).click();
  const create = page.getByRole('dialog', { name: 'Crear Ingreso' });
  await create.getByLabel('Nombre').fill('Bodega');
  await create.getByRole('radio', { name: 'Servicios' }).check();
  await create.getByRole('button', { name: 'Crear' }).click();
  await expect(create).toBeHidden();
  // One goes on in the project that one was in: the names of the rows are in none.
  await expect(page.locator('.ag-cell:focus')).toHaveAttribute('col-id', 'p.apartamento');
  await (await cell(page, 'name')).click();
  await paste(page, 'Proyecto\tCosto del activo\tBodega\nHostal\t$ 9.000.000\t12');
  const dialog = page.getByRole('dialog', { name: 'Pegar proyectos' });
  const choice = dialog.getByLabel('Qué es Bodega');
  await choice.selectOption({ label: 'Bodega · Cantidad mensual' });
  await dialog.getByRole('button', { name: 'Importar 1 proyecto' }).click();
  await expect.poll(() => kept(page)).toContain('"monthlyQuantity":12');
  // So does one that has a project in each column, with its names beside it.
  await (await cell(page, 'name')).click();
  await paste(page, 'Nombre\tLoft\nCosto del activo\t$ 8.000.000\nIngreso en caja\t$ 70.000');
  await dialog.getByRole('button', { name: 'Importar 1 proyecto' }).click();
  await expect.poll(() => kept(page)).toContain('"assetCost":8000000');
  // Names of the very rows that it is pasted on leave nothing to ask.
  await (await cell(page, 'year')).click();
  await paste(page, 'Año\t2033\nCosto del activo\t$ 7.000.000');
  await expect.poll(() => kept(page)).toContain('"assetCost":7000000');
});

test('in a window of 768 px no word of a pasted head is broken', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await (await cell(page, 'name')).click();
  await paste(
    page,
    [
      'Inmueble\tCanon mensual\tAdministración mensual\tPredial anual\tAvalúo',
      'Apto 301 Edificio Alcalá\t$ 3.025.000\t$ 1.080.000\t$ 14.602.000\t$ 3.222.000.000',
      'Apto 502 Torres de Cedritos\t$ 6.300.000\t$ 1.450.000\t$ 7.320.000\t$ 2.256.000.000',
      'Apto 707 Edificio Santa Ana\t$ 5.100.000\t$ 1.150.000\t$ 6.320.000\t$ 1.956.000.000',
    ].join('\n'),
  );
  const dialog = page.getByRole('dialog', { name: 'Pegar proyectos' });
  const name = dialog.getByRole('rowheader', { name: 'Administración mensual' });
  // One line, or one a word.
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild as Node, 0);
    range.setEnd(element.firstChild as Node, 'Administración'.length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a paste refuses what a bound forbids, and says where', async ({ page }) => {
  await page.getByRole('button', { name: 'Desplegar las partes' }).click();
  await (await cell(page, 'i_alojamiento.ocupacion')).click();
  await paste(page, '120%');
  await expect(page.locator('.dg-refusal')).toContainText('supera el máximo 100');
  // What was refused stays to be mended; undo gives the value back.
  await expect(await cell(page, 'i_alojamiento.ocupacion')).toHaveText('120%');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(await cell(page, 'i_alojamiento.ocupacion')).toHaveText('62,00 %');
});

test('a dependent income follows its base through a chain', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  const create = async (name: string) => {
    await (await cell(page, 'ingresos.crear', null)).click();
    const dialog = page.getByRole('dialog', { name: 'Crear Ingreso' });
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByRole('radio', { name: 'Dependientes' }).check();
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await expect(toast(page, `Ingreso "${name}" (Dependientes) creado exitosamente`)).toBeVisible();
  };
  /** Configures in Casa Club the income that was created last. */
  const follow = async (base: string, share: string) => {
    // On a phone its form opens by itself.
    if (!isMobile) {
      const rows = page.locator('.ag-row[row-id^="i_ingreso_"] [col-id="p.casa-club"]');
      await cell(page, 'ingresos.crear', null);
      // It is where one is, and says what a click there does.
      await expect(rows.last()).toHaveText('Hacer clic para configurar');
      await rows.last().click();
    }
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ingreso base').selectOption({ label: base });
    await dialog.getByLabel('Porcentaje').fill(share);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(page, 'Ingreso actualizado exitosamente').last()).toBeVisible();
  };
  await create('Lavandería');
  await follow('Eventos', '10');
  await create('Propinas');
  await follow('Lavandería', '50');
  const chain = page.locator('.ag-row[row-id^="i_ingreso_"] [col-id="p.casa-club"]');
  await expect(chain).toHaveText(['$ 50.000.000', '$ 25.000.000']);

  await (await cell(page, 'i_eventos')).click();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Eventos · Casa Club' });
  await dialog.getByLabel('Valor').first().fill('1.810.000.000');
  await expect(dialog.getByRole('status')).toHaveText('$ 2.000.000.000');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await cell(page, 'ingresos.crear', null);
  await expect(chain).toHaveText(['$ 200.000.000', '$ 100.000.000']);
});

test('an income is deleted after a question, an expense at once', async ({ page }) => {
  await (await cell(page, 'i_alojamiento', null)).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Quedan sin base y valen 0: «Alimentos y bebidas»');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Ingreso eliminado exitosamente')).toBeVisible();
  await expect(await cell(page, 'i_alimentos')).toHaveText('$ 0');
  await (await cell(page, 'e_seguro', null)).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(toast(page, 'Egreso "Seguro todo riesgo" eliminado exitosamente')).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: Eliminar Seguro/ }).click();
  await expect(await cell(page, 'e_seguro')).toHaveText('$ 96.000.000');
});

test('a project goes in two steps, and the last one stays', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  await page.getByRole('button', { name: 'Nuevo proyecto' }).click();
  const prompt = page.getByRole('dialog', { name: 'Nuevo proyecto' });
  await prompt.getByLabel('Nombre del proyecto').fill('   ');
  await expect(prompt.getByRole('button', { name: 'Crear' })).toBeDisabled();
  await prompt.getByLabel('Nombre del proyecto').fill('  Torre Norte ');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Proyecto "Torre Norte" creado exitosamente')).toBeVisible();
  if (isMobile) {
    // On a phone a new project is filled in in its form.
    const form = page.getByRole('dialog', { name: 'Torre Norte' });
    await form.getByRole('button', { name: 'Listo' }).tap();
    await expect(form).toBeHidden();
  }

  const remove = async (name: string) => {
    await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Eliminar Proyecto');
    await dialog.getByLabel('Proyecto').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('button', { name: 'ELIMINAR DEFINITIVAMENTE' }).click();
    await expect(toast(page, `Proyecto "${name}" eliminado exitosamente`)).toBeVisible();
  };
  await remove('Torre Norte');
  await remove('Casa Club');
  await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
  await expect(toast(page, 'No se puede eliminar el último proyecto')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => heads(page)).toEqual(['Apartamento']);
  await expect.poll(() => kept(page)).not.toContain('casa-club');
});

test('the warning of mixed periods goes with the switch, which is kept', async ({ page }) => {
  const warning = page.getByText('Los totales suman valores mensuales y anuales');
  await expect(warning).toBeVisible();
  await expect(await cell(page, 'i_local', null)).toHaveText('Local comercial · mensual');
  await page.getByRole('switch', { name: 'Anualizar' }).click();
  await expect(warning).toBeHidden();
  await expect(await cell(page, 'i_local')).toHaveText('$ 14.535.000');
  await expect.poll(() => kept(page)).toContain('"anualizar":true');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Anualizar' })).toBeChecked();
});

test('a figure leads through its formula to the cell that it comes from', async ({ page }) => {
  await (await cell(page, 'porcentaje.margen')).click();
  await formulaBar(page)
    .getByRole('button', { name: /^Margen neto \(razón\)/ })
    .click();
  await expect(formulaBar(page)).toContainText('Utilidad neta operativa');
  await expectNoHorizontalScroll(page);
});

test('the page and its dialogs are accessible, and focus comes back to the cell', {
  tag: '@sizes',
}, async ({ page }) => {
  await expectAccessible(page);
  const place = await cell(page, 'i_alojamiento');
  await place.click();
  await expect(formulaBar(page)).toContainText('Alojamiento');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Alojamiento · Casa Club' });
  await expect(dialog.getByLabel('Tarifa')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(place).toBeFocused();
  await (await cell(page, 'ingresos.crear', null)).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoHorizontalScroll(page);
  const composition = page.getByRole('region', {
    name: 'Composición de los ingresos',
    exact: true,
  });
  await composition.scrollIntoViewIfNeeded();
  await composition.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(page.getByRole('columnheader', { name: 'Alojamiento' })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('on a phone projects stand side by side under whole names, and open by a touch', {
  tag: '@phone',
}, async ({ page }) => {
  const name = page.locator('.ag-row[row-id="valorInversion"] .dg-label').first();
  await expect(name).toHaveText('Valor de la inversión');
  expect(await name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  const width = page.viewportSize()?.width ?? 0;
  for (const project of ['casa-club', 'apartamento']) {
    const figure = (await cell(page, 'assetCost', project)).locator('.dg-bare, .dg-label');
    const { left, right } = await figure.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    });
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
  }
  await (await cell(page, 'assetCost', 'casa-club')).tap();
  const form = page.getByRole('dialog', { name: 'Casa Club' });
  await expect(form.getByLabel('Costo del activo')).toBeFocused();
  await form.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(
    page.getByRole('dialog', { name: 'Apartamento' }).getByLabel('Costo del activo'),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Listo' }).tap();
  // One goes on where the walk ended.
  await expect(await cell(page, 'assetCost', 'apartamento')).toBeFocused();
  await (await cell(page, 'i_eventos', 'apartamento')).tap();
  await page.getByRole('button', { name: 'Anterior' }).tap();
  await page
    .getByRole('dialog', { name: /Casa Club/ })
    .getByRole('button', { name: 'Cancelar' })
    .tap();
  await expect(await cell(page, 'i_eventos', 'casa-club')).toBeFocused();
  // A part of a value opens the form of the value, at itself.
  await page.getByRole('button', { name: 'Desplegar las partes' }).tap();
  await (await cell(page, 'i_alojamiento.ocupacion', 'casa-club')).tap();
  const value = page.getByRole('dialog', { name: 'Alojamiento · Casa Club' });
  await expect(value.getByLabel('Ocupación')).toBeFocused();
  await value.getByRole('button', { name: 'Cancelar' }).tap();
  // What is new begins at the project at work: there one goes on, whatever was in sight.
  await (await cell(page, 'egresos.crear', null)).getByText('Crear egreso…').tap();
  const create = page.getByRole('dialog', { name: 'Crear Egreso' });
  await create.getByLabel('Nombre').fill('Predial');
  await create.getByRole('radio', { name: /^Fijo/ }).check();
  await create.getByRole('button', { name: 'Crear' }).tap();
  const made = page.getByRole('dialog', { name: 'Predial · Casa Club' });
  await made.getByLabel('Monto').fill('1000000');
  await made.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.locator('.ag-cell:focus')).toHaveText(/12\.000\.000/);
});
