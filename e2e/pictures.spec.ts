/** Charts taken along: files by keyboard, the clipboard, and what is said where that is refused. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import { openTool } from './support/workbench.ts';

test('a chart is saved as a drawing and copied as an image', async ({ page }) => {
  await openTool(page, 'portfolio-optimizer');
  const title = 'Cap rate y cash on cash por propiedad';
  const trigger = page.getByRole('button', { name: `Imagen de «${title}»` });
  await trigger.scrollIntoViewIfNeeded();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copiar imagen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^portfolio-optimizer-cap-rate.*\.svg$/);
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain(`>${title}</text>`);
  expect(svg).toContain('Fuente: Ábaco · ');
  expect(svg).not.toMatch(/var\(|class=|style=|<style|<image|foreignObject/);
  // Light, whatever the theme of the page.
  expect(svg).toContain('fill="#ffffff"');

  await trigger.click();
  await page.getByRole('menuitem', { name: 'Copiar imagen' }).click();
  await expect(page.getByText('Imagen copiada')).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap(await item!.getType('image/png'));
    return [image.width, image.height];
  });
  // 880 px across, at twice the pixels.
  expect(size[0]).toBe(1760);
  expect(size[1]).toBeGreaterThan(400);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await trigger.click();
  await page.getByRole('menuitem', { name: 'Copiar imagen' }).click();
  const instead = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar PNG' }).click();
  expect((await instead).suggestedFilename()).toMatch(/\.png$/);
});
