/** What a person finds on the page of any tool, by the names that they would use. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a tool and waits until its figures stand there. */
export async function openTool(page: Page, id: string): Promise<void> {
  await page.goto(`/tools/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** An editor of the panel of inputs. */
export function input(page: Page, label: string): Locator {
  return page.getByRole('complementary', { name: 'Datos' }).getByLabel(label, { exact: true });
}

/** Types one value over another, key by key, and stays in the field. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await input(page, label).click();
  await input(page, label).press('ControlOrMeta+a');
  await input(page, label).pressSequentially(text);
}

/** One of the figures on top. */
export function figure(page: Page, label: string): Locator {
  return page
    .getByRole('list', { name: 'Cifras que deciden' })
    .getByRole('button', { name: `${label}: ` });
}

/** A result in the lists below. */
export function result(page: Page, label: string): Locator {
  return page.locator('dl').getByRole('button', { name: `${label}: ` });
}

export function formulaBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Fórmula' });
}

/** Says yes to what a file would change. */
export async function confirmImport(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '¿Reemplazar los datos de hoy?' });
  await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The message of a field, as assistive technology hears it. */
export async function expectFault(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    typeof message === 'string' ? new RegExp(escaped(message)) : message,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the page says in passing. */
export function toast(page: Page, message: string): Locator {
  return page.locator('[aria-live]').getByText(message, { exact: true });
}

/** Colours are named by the tokens of the design. */
export async function expectColour(
  text: Locator,
  token: 'good' | 'warning' | 'orange' | 'bad' | 'text-strong' | 'input',
): Promise<void> {
  const wanted = await text.evaluate((element, name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(--${name})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
  await expect(text).toHaveCSS('color', wanted);
}

/** Nothing that isn't for people: unfinished values and names of the program. */
export async function expectCleanText(page: Page): Promise<void> {
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/\b(NaN|Infinity|undefined|null|\[object)\b|∞/);
}

/** Figures and amounts that are cut by the box they stand in. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page
    .locator('main button, main dd, .dg-right .dg-bare, .dg-right .dg-label')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.clientWidth > 0)
        // What a finger hits around a button without words cuts nothing.
        .filter((element) => element.textContent !== '')
        // The name of the selected cell may be as long as its record's; its tooltip has it whole.
        .filter((element) => element.closest('[aria-label="Fórmula"]') === null)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
  expect(cut, 'texts cut short').toEqual([]);
}
