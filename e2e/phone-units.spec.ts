/** Units of a number, by keys under its field: a phone's decimal keyboard has no letters. */
import { field, openProjects, openTab } from './support/operatormax.ts';
import { expect, expectAccessible, test, type Locator } from './support/test.ts';
import { expectReached } from './support/touch.ts';
import { input, openTool } from './support/workbench.ts';

test('units are typed by keys under the field, over which nothing moves', {
  tag: '@phone',
}, async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  const price = input(page, 'Valor de la propiedad');
  const rate = input(page, 'Tasa de interés');
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await price.tap();
  await page.keyboard.type('1');
  await expectReached(key('millones'));
  await key('millones').tap();
  // Without what is said of one peso.
  const places = () => Promise.all([rate, key('millones')].map((each) => each.boundingBox()));
  const before = await places();
  await page.keyboard.type('80');
  await expect(price).toHaveValue('180 millones');
  await expect(price).toBeFocused();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await rate.tap();
  await expect(key('millones')).toBeHidden();
  await page.keyboard.type('1,05');
  await key('mensual').tap();
  await expect(rate).toHaveValue('1,05 mensual');
  await price.tap();
  await expect(rate).toHaveValue('12,6');
});

/** From the end of an input's box to the keys, and from the keys to the box of the next one. */
async function roomOfKeys(from: Locator, next: Locator): Promise<number[]> {
  await from.tap();
  await from.fill('9');
  const keys = from.page().getByRole('group', { name: 'Unidad' });
  await expect(keys).toBeVisible();
  const [above, box, below] = await Promise.all(
    [from.locator('..'), keys, next.locator('..')].map((each) => each.boundingBox()),
  );
  if (!above || !box || !below) throw new Error('no keys between two fields');
  return [box.y - above.y - above.height, below.y - box.y - box.height];
}

async function expectRoomForKeys(from: Locator, next: Locator): Promise<void> {
  for (const room of await roomOfKeys(from, next)) expect(room).toBeGreaterThan(-0.1);
}

test('keys of units lie over no box of another field', { tag: '@phone' }, async ({ page }) => {
  await openTool(page, 'mortgage-simulator');
  await expectRoomForKeys(input(page, 'Valor de la propiedad'), input(page, 'Cuota inicial'));
  await openTool(page, 'rentals');
  await page.locator('.ag-row[row-id="i_alojamiento"] [col-id^="p."]').first().tap();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expectRoomForKeys(form.getByLabel('Tarifa mensual'), form.getByLabel('Ocupación'));
  await openProjects(page);
  await openTab(page, 'Financieros');
  await expectRoomForKeys(field(page, 'Tasa de interés'), field(page, 'Plazo'));
});

test('what is said of a text in two lines stands beside its keys', { tag: '@phone' }, async ({
  page,
}) => {
  await openTool(page, 'mortgage-simulator');
  const rate = input(page, 'Tasa de interés');
  await rate.tap();
  await rate.fill('1.50 x');
  await input(page, 'Plazo').tap();
  await rate.tap();
  const keys = await page.getByRole('group', { name: 'Unidad' }).boundingBox();
  const said = page.getByText('«1.50 x» no es un número');
  // The note behind the text is drawn, and has no box of its own.
  const end = await said.evaluate((text) => {
    const { right } = getComputedStyle(text, '::after');
    return text.getBoundingClientRect().right - Number.parseFloat(right);
  });
  expect(end).toBeLessThanOrEqual(keys?.x ?? 0);
});
