import type { Page } from '@playwright/test';

/** Milliseconds. */
export interface Spread {
  readonly median: number;
  readonly worst: number;
}

declare global {
  interface Window {
    /** What the page measures of itself, in milliseconds. */
    bench: { edits: number[]; frames: number[]; opened: number | null; countFrames: () => void };
  }
}

/**
 * Runs in the page before its own scripts. `opened`: from the start of the navigation until a cell of a
 * table shows a number and was painted. `edits`: from each press of Enter or Tab, what the page still
 * had to do then included, until the frame after it was painted. `frames`: between one frame and the next,
 * from `countFrames` on: while each frame asks for the next one, keys wait for frames that nobody needs.
 */
function install(): void {
  window.bench = {
    edits: [],
    frames: [],
    opened: null,
    countFrames: () => {
      window.bench.frames = [];
      let last = performance.now();
      const count = (now: number): void => {
        window.bench.frames.push(now - last);
        last = now;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    },
  };
  // Ahead of what else waits for its turn: what follows the frame is no part of it.
  const painted = (then: () => void): void => {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  };
  const lookForFigure = (): void => {
    if (!/\d/.test(document.querySelector('.dg-figure')?.textContent ?? '')) {
      requestAnimationFrame(lookForFigure);
      return;
    }
    painted(() => (window.bench.opened = performance.now()));
  };
  requestAnimationFrame(lookForFigure);
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter' && key !== 'Tab') return;
      painted(() => window.bench.edits.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
}

export async function probe(page: Page): Promise<void> {
  // What runs TypeScript here names functions by a helper that the page hasn't.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(install);
}

/** Opens an address several times; the first fills the browser's cache and isn't counted. */
export async function timeOpening(page: Page, address: string, times = 5): Promise<Spread> {
  const taken: number[] = [];
  for (let turn = 0; turn <= times; turn += 1) {
    await page.goto(address);
    await page.waitForFunction(() => (window.bench.opened ?? 0) > 0);
    const opened = await page.evaluate(() => window.bench.opened ?? Number.NaN);
    if (turn > 0) taken.push(opened);
    // What is written or asked for after the opening is no part of the next one.
    await page.waitForTimeout(1_500);
  }
  return spreadOf(taken);
}

/** Milliseconds from one key to the next, as few as a person needs who types fast. */
const KEY_DELAY = 40;

/**
 * Types numbers, each ended by `key`, and measures how long each takes to be painted. A cell that takes
 * none is passed over; one that refuses what was typed isn't what is measured.
 */
export async function timeEdits(
  page: Page,
  key: 'Enter' | 'Tab',
  count: number,
): Promise<number[]> {
  await page.evaluate(() => (window.bench.edits = []));
  for (let at = 0; at < count; at += 1) {
    await passOver(page, key === 'Enter' ? 'ArrowDown' : 'ArrowRight');
    await page.keyboard.type(String(10 + (at % 80)), { delay: KEY_DELAY });
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_DELAY);
    if (await page.locator('.ag-cell.dg-refused').count())
      throw new Error(`edit ${at} was refused`);
  }
  return await page.evaluate(() => window.bench.edits);
}

/** What a cell shows that has no such value. */
const NONE = '—';
/** More of them than that, one after the other, are the end of the table. */
const MOST_NONE = 50;

/** From cells that take no value on to one that does. */
async function passOver(page: Page, step: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  for (let passed = 0; passed < MOST_NONE; passed += 1) {
    if ((await page.locator('.ag-cell.dg-active').textContent()) !== NONE) return;
    await page.keyboard.press(step);
  }
  throw new Error('there are no more cells to type into');
}

/** Turns the wheel over the table, down and then aside; gives the frames beyond 32 ms, and the longest. */
export async function timeScrolling(
  page: Page,
): Promise<{ late: number; worst: number; frames: number }> {
  const box = await page.locator('.dg').first().boundingBox();
  if (!box) throw new Error('no table');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2);
  await page.waitForTimeout(500);
  await page.evaluate(() => window.bench.countFrames());
  for (const [right, down] of [
    [0, 120],
    [160, 0],
    [0, -120],
    [-160, 0],
  ] as const) {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(right, down);
      await page.waitForTimeout(16);
    }
  }
  const frames = await page.evaluate(() => window.bench.frames);
  return {
    late: frames.filter((frame) => frame > 32).length,
    worst: Math.max(...frames),
    frames: frames.length,
  };
}

/** Exports the document as a workbook; gives how long that took, and the longest frame meanwhile. */
export async function timeWorkbook(page: Page): Promise<{ whole: number; worst: number }> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).first().click();
  const item = page.getByRole('menuitem', { name: /^Excel con fórmulas/ });
  await item.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => window.bench.countFrames());
  const start = performance.now();
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await item.click();
  await coming;
  const whole = performance.now() - start;
  return { whole, worst: Math.max(...(await page.evaluate(() => window.bench.frames))) };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}
