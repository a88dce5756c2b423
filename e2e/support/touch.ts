/** What a finger does on a screen, and what it hits. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A finger that stays where it is. */
export async function hold(page: Page, on: Locator): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to hold');
  const client = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('menu')).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A finger that moves from the left of something, as far to the right and down. */
export async function swipe(page: Page, from: Locator, right: number, down: number): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) => {
    const point = { x: box.x + 40 + right * part, y: box.y + box.height / 2 + down * part };
    return client.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', step / 12);
    await page.waitForTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The browser turns the page back some frames later.
  await page.waitForTimeout(600);
}

/** How wide and high something is to a finger: as far from its middle as a touch still hits it. */
export async function reach(target: Locator): Promise<{ width: number; height: number }> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (right: number, down: number) =>
      element.contains(document.elementFromPoint(x + right, y + down));
    const until = (right: number, down: number) => {
      let far = 0;
      while (far < 100 && hits(right * (far + 1), down * (far + 1))) far++;
      return far;
    };
    return { width: 1 + until(1, 0) + until(-1, 0), height: 1 + until(0, 1) + until(0, -1) };
  });
}

export async function expectReached(target: Locator, height = 44): Promise<void> {
  await expect.poll(async () => (await reach(target)).height).toBeGreaterThanOrEqual(height);
  expect((await reach(target)).width).toBeGreaterThanOrEqual(24);
}
