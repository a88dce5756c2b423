import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { figure, formulaBar, input, openTool } from './support/workbench.ts';

// axe looks at every cell in sight, once for each question.
test.slow();

const dock = (page: Page) => page.getByRole('region', { name: 'Análisis' });
const choose = (page: Page, label: string, option: string) =>
  dock(page).getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

test('a goal is sought from a figure, applied and taken back', async ({ page }) => {
  await openTool(page, 'speculator-analysis');
  await figure(page, 'TIR E.A.').click();
  await formulaBar(page).getByRole('button', { name: 'Buscar meta…' }).click();
  await dock(page).getByRole('textbox', { name: 'Meta' }).fill('20');
  await choose(page, 'Moviendo', 'Valorización anual');
  await expect(dock(page).getByRole('status')).toContainText('llega a 20,00 %');
  // The end of the page doesn't lie under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await dock(page).boundingBox())?.y ?? 0);
  await dock(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(figure(page, 'TIR E.A.')).toHaveText('20,00 %');
  // As one step.
  await page.getByRole('button', { name: /^Deshacer: Meta: TIR E.A./ }).click();
  await expect(input(page, 'Valorización anual')).toHaveValue('8');
  await expect(figure(page, 'TIR E.A.')).toHaveText('34,05 %');
  await page.keyboard.press('Escape');
});

test('each question has its answer, on a phone too', { tag: '@sizes' }, async ({ page }) => {
  await openTool(page, 'speculator-analysis');
  await page.getByRole('button', { name: 'Análisis', exact: true }).click();
  const tab = (name: string) => dock(page).getByRole('tab', { name });
  await tab('Tornado').click();
  await expect(dock(page).getByRole('row', { name: /Plazo de la cuota inicial/ })).toContainText(
    '27,82 %',
  );
  await dock(page).getByRole('button', { name: 'Valorización anual' }).click();
  await expect(tab('Tabla')).toHaveAttribute('aria-selected', 'true');
  await expect(dock(page).getByRole('row', { name: /^8 %/ })).toContainText('34,05 %');
  await tab('Simulación').click();
  await dock(page).getByRole('button', { name: 'Empezar con los datos que más la mueven' }).click();
  await expect(dock(page).getByRole('status')).toContainText(
    'En 10.000 corridas, según tus supuestos',
  );
  await expectAccessible(page);
  await tab('Escenarios').click();
  await dock(page).getByRole('button', { name: 'Nuevo escenario' }).click();
  await choose(page, 'Cambiar un dato', 'Valorización anual');
  await dock(page).getByRole('textbox', { name: 'Valorización anual' }).fill('6');
  await expect(dock(page).getByRole('heading', { name: /^Por qué cambia TIR E.A./ })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
});
