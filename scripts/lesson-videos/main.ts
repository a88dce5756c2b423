/**
 * Makes the sample videos of the courses from their slides, with captions and thumbnails:
 * `npx tsx scripts/lesson-videos/main.ts [<course> [<name>…]]`. Needs ffmpeg with libvpx and
 * libwebp.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { environmentOf, findBrowser } from '../browser.ts';
import { captionsOf } from './captions.ts';
import { encodeThumbnail, encodeVideo } from './encode.ts';
import type { Still } from './encode.ts';
import { pageOf } from './page.ts';
import { readDeck, stepsOf } from './slides.ts';
import type { Deck } from './slides.ts';

const COURSES = path.resolve(import.meta.dirname, '../../fixtures/courses');
/** Between one line of a slide and the next. */
const STEP_SECONDS = 0.75;

async function photograph({ kicker, slides }: Deck, page: Page, folder: string): Promise<Still[]> {
  const stills: Still[] = [];
  for (const slide of slides) {
    const steps = stepsOf(slide);
    for (let step = 0; step < steps; step++) {
      await page.setContent(pageOf(slide, kicker, step));
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(folder, `${stills.length}.png`);
      await page.screenshot({ path: file });
      const rest = slide.seconds - STEP_SECONDS * (steps - 1);
      stills.push({ file, seconds: step < steps - 1 ? STEP_SECONDS : rest });
    }
  }
  return stills;
}

async function make(course: string, name: string, page: Page) {
  const deck = readDeck(path.join(COURSES, course, 'slides', `${name}.json`));
  const target = (extension: string) => path.join(COURSES, course, 'media', `${name}.${extension}`);
  mkdirSync(path.dirname(target('webm')), { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'abaco-video-'));
  try {
    const stills = await photograph(deck, page, folder);
    encodeVideo(stills, target('webm'), folder);
    encodeThumbnail(stills[0]?.file ?? '', target('webp'));
    writeFileSync(target('vtt'), captionsOf(deck.slides));
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${course}/${name}: ${deck.slides.reduce((sum, { seconds }) => sum + seconds, 0)} s`);
}

async function main([onlyCourse, ...onlyNames]: readonly string[]) {
  const launch = await findBrowser();
  const browser = await chromium.launch({
    executablePath: launch.executablePath,
    args: launch.args,
    env: environmentOf(launch),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    for (const course of onlyCourse === undefined ? readdirSync(COURSES) : [onlyCourse]) {
      const names = readdirSync(path.join(COURSES, course, 'slides'))
        .map((file) => path.basename(file, '.json'))
        .filter((name) => onlyNames.length === 0 || onlyNames.includes(name));
      for (const name of names) await make(course, name, page);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
