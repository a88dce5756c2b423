/**
 * The pictures of tools on the landing page, taken from the app as it is with its sample data:
 *
 *     npx tsx scripts/landing-shots.ts http://localhost:3000
 *
 * Writes src/app/landing/shots/<name>-<theme>-<width>.webp. To be run again where a tool's look changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { environmentOf, findBrowser } from './browser.ts';

const FOLDER = path.resolve(import.meta.dirname, '../src/app/landing/shots');
const QUALITY = 72;

interface Shot {
  readonly name: string;
  /** In CSS pixels: of the window, and of the picture. */
  readonly window: readonly [width: number, height: number];
  readonly size: readonly [width: number, height: number];
  /** Pixels of the picture for a CSS pixel. */
  readonly scales: readonly number[];
  readonly open: (page: Page) => Promise<void>;
  /** What the picture starts at: its top left corner. */
  readonly at: string;
  /** Around that, in CSS pixels. */
  readonly margin: number;
}

const cashFlow = async (page: Page) => {
  await page.goto('/tools/operatormax/flujo-mensual');
  await page.locator('.ag-row').nth(6).waitFor();
  await page.getByText('Millones', { exact: true }).click();
  await page.getByRole('button', { name: /^TIR E.A.: / }).click();
  // On a phone the line of figures went along with it.
  const figures = page.locator('ul[aria-label="Indicadores de Proyecto"]');
  await figures.evaluate((list) => list.parentElement?.scrollTo(0, 0));
};

const matrix = async (page: Page) => {
  await page.goto('/tools/speculator-analysis');
  await page.locator('.dg-figure').filter({ hasText: /\d.%/ }).nth(4).waitFor();
};

const advisor = async (page: Page) => {
  await page.goto('/tools/advisor');
  await page.getByText('Indicadores Core').waitFor();
};

const SHOTS: readonly Shot[] = [
  {
    name: 'cash-flow',
    window: [1392, 1200],
    size: [1120, 560],
    scales: [1, 2],
    open: cashFlow,
    at: 'ul[aria-label="Indicadores de Proyecto"]',
    margin: 0,
  },
  {
    name: 'cash-flow-phone',
    window: [390, 1400],
    size: [358, 440],
    scales: [2],
    open: cashFlow,
    at: 'ul[aria-label="Indicadores de Proyecto"]',
    margin: 0,
  },
  {
    name: 'matrix',
    window: [1016, 1400],
    size: [640, 344],
    scales: [1, 2],
    open: matrix,
    at: 'h2:has-text("Sensibilidad")',
    margin: 16,
  },
  {
    name: 'advisor',
    window: [720, 1000],
    size: [640, 344],
    scales: [1, 2],
    open: advisor,
    at: 'text=Indicadores Core',
    margin: 16,
  },
];

async function signIn(base: string): Promise<string> {
  const email = `fotos.${Date.now()}@ejemplo.co`;
  const person = { firstName: 'Ana', lastName: 'Peña', email, password: 'Inversion2025' };
  const answer = await fetch(`${base}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { user, token, refreshToken } = (await answer.json()) as {
    user: object;
    token: string;
    refreshToken: string;
  };
  return JSON.stringify({ ...user, token, refreshToken });
}

type Theme = 'light' | 'dark';

interface Look {
  readonly theme: Theme;
  readonly scale: number;
}

async function take(
  browser: Browser,
  base: string,
  session: string,
  shot: Shot,
  { theme, scale }: Look,
) {
  const [width, height] = shot.size;
  const context = await browser.newContext({
    colorScheme: theme,
    baseURL: base,
    viewport: { width: shot.window[0], height: shot.window[1] },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'es-CO',
    storageState: {
      cookies: [],
      origins: [{ origin: base, localStorage: [{ name: 'jwt', value: session }] }],
    },
  });
  const page = await context.newPage();
  await shot.open(page);
  const start = page.locator(shot.at).first();
  await start.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  const box = await start.boundingBox();
  if (!box) throw new Error(`${shot.name}: nothing at ${shot.at}`);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      x: Math.max(0, box.x - shot.margin + (await page.evaluate(() => window.scrollX))),
      y: box.y - shot.margin + (await page.evaluate(() => window.scrollY)),
      width,
      height,
      scale,
    },
  });
  const file = path.join(FOLDER, `${shot.name}-${theme}-${width * scale}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(`${file} ${Math.round((data.length * 3) / 4 / 1024)} KiB`);
  await context.close();
}

const base = process.argv[2] ?? 'http://localhost:3000';
const launch = await findBrowser();
const browser = await chromium.launch({
  executablePath: launch.executablePath,
  args: launch.args,
  env: environmentOf(launch),
});
mkdirSync(FOLDER, { recursive: true });
const session = await signIn(base);
for (const shot of SHOTS) {
  for (const scale of shot.scales) {
    for (const theme of ['light', 'dark'] as const) {
      await take(browser, base, session, shot, { theme, scale });
    }
  }
}
await browser.close();
