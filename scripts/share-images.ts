/**
 * Draws what stands for the app elsewhere, into public/: the picture beside a shared link (og.png)
 * and the icons of an installed app, from the mark and the colours of Ágora. Run by hand when they
 * change: `npx tsx scripts/share-images.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { environmentOf, findBrowser } from './browser.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'public');
const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

const font = readFileSync(path.join(ROOT, FONT)).toString('base64');
const tokens = readFileSync(path.join(ROOT, 'src/ui/tokens.css'), 'utf8');
const icon = readFileSync(path.join(ROOT, 'src/ui/favicon.svg'), 'utf8');
/** The mark alone, without the rounded ground of the favicon. */
const mark = icon.replace(/<rect[^>]*>/, '');

const STYLE = `<style>
@font-face { font-family: "Geist Variable"; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font}) format("woff2"); }
${tokens}
:root { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { overflow: hidden; background: var(--canvas); font-family: "Geist Variable"; }
.card { position: relative; width: 1200px; height: 630px; padding: 72px 80px; }
.name { display: flex; gap: 20px; align-items: center; color: var(--text-strong);
  font-size: 56px; font-weight: 650; letter-spacing: -0.03em; }
.name svg { width: 76px; height: 76px; }
h1 { max-width: 800px; margin-top: 96px; color: var(--text-strong); font-size: 68px; text-wrap: balance;
  font-weight: 650; line-height: 1.06; letter-spacing: -0.03em; }
p { max-width: 720px; margin-top: 32px; color: var(--text-muted); font-size: 30px; line-height: 1.35; }
.rails { position: absolute; top: 0; right: 56px; width: 220px; height: 630px; }
.rails path { stroke: var(--hairline-strong); stroke-width: 2; }
.rails circle { fill: var(--raised); stroke: var(--hairline-strong); stroke-width: 2; }
.rails .moved { fill: var(--accent); stroke: none; }
.icon { display: grid; place-items: center; width: 100vw; height: 100vh; background: #191714; }
</style>`;

/** Rails at their x with the heights of their beads; the one that was moved is orange. */
const BEADS = [
  [30, [92, 148, 470]],
  [110, [60, 372, 428]],
  [190, [230, 286, 548]],
] as const;
const MOVED = 372;
const rails = BEADS.map(([x, heights]) => {
  const beads = heights.map(
    (y) => `<circle cx="${x}" cy="${y}" r="25"${y === MOVED ? ' class="moved"' : ''}/>`,
  );
  return `<path d="M${x} 0v630"/>${beads.join('')}`;
}).join('');

const CARD = `<div class="card"><svg class="rails" viewBox="0 0 220 630">${rails}</svg>
  <div class="name">${mark}<span>Ábaco</span></div>
  <h1>Invierte en finca raíz con las cuentas a la vista</h1>
  <p>Herramientas y cursos para inversionistas inmobiliarios en Colombia</p></div>`;

/** The mark on its ground, so large in it: a launcher cuts a maskable icon down to a circle. */
const iconOf = (share: number) =>
  `<div class="icon"><div style="width:${share}vw;height:${share}vw">${mark.replace('<svg', '<svg width="100%" height="100%"')}</div></div>`;

async function draw(browser: Browser, name: string, size: [number, number], body: string) {
  const [width, height] = size;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><meta charset="utf-8">${STYLE}${body}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, name) });
  await page.close();
  console.log(name);
}

const launch = await findBrowser();
const browser = await chromium.launch({
  executablePath: launch.executablePath,
  args: launch.args,
  env: environmentOf(launch),
});
mkdirSync(FOLDER, { recursive: true });
await draw(browser, 'og.png', [1200, 630], CARD);
await draw(browser, 'icon-192.png', [192, 192], iconOf(92));
await draw(browser, 'icon-512.png', [512, 512], iconOf(92));
await draw(browser, 'icon-maskable-512.png', [512, 512], iconOf(68));
await draw(browser, 'apple-touch-icon.png', [180, 180], iconOf(84));
await browser.close();
