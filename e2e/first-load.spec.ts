/** What is downloaded before a person does anything, and what only where it is shown. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';
import type { Page, Response } from './support/test.ts';

const KIB = 1024;

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** The scripts that the page has asked for so far, as heavy as gzip makes them. */
function watchScripts(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  const read = async (answer: Response): Promise<Script> => ({
    name: new URL(answer.url()).pathname,
    bytes: gzipSync(await answer.body(), { level: 9 }).length,
  });
  return () => Promise.all(answers.map(read));
}

const weight = (scripts: readonly Script[]) =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
const named = (scripts: readonly Script[], part: string) =>
  scripts.filter(({ name }) => name.includes(part));

test('the catalogue loads at most 100 KiB of script, and neither grid nor charts', async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Herramientas' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await asked();
  expect(weight(scripts)).toBeGreaterThan(20);
  expect(weight(scripts)).toBeLessThanOrEqual(100);
  expect(named(scripts, 'DataGrid')).toEqual([]);
  expect(named(scripts, 'Chart')).toEqual([]);
});

test('a tool without figures yet loads neither grid nor charts; with them, both', async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto('/tools/mortgage-simulator', { waitUntil: 'networkidle' });
  expect(named(await asked(), 'DataGrid')).toEqual([]);
  expect(named(await asked(), 'Chart')).toEqual([]);
  // Files that are asked for one by one take longer to come than the same in few. What keeps the page
  // offline comes seconds later, when nobody waits for it: on a slow machine before the network rests.
  const waitedFor = (await asked()).filter(({ name }) => !name.includes('keepOffline'));
  expect(new Set(waitedFor.map(({ name }) => name)).size).toBeLessThanOrEqual(30);
  await page.getByLabel('Valor de la propiedad', { exact: true }).fill('350000000');
  await expect(page.locator('.ag-row').first()).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  const scripts = await asked();
  const sheets = weight(named(scripts, 'DataGrid'));
  expect(sheets).toBeGreaterThan(50);
  expect(sheets).toBeLessThanOrEqual(250);
  const charts = weight(named(scripts, 'Chart'));
  expect(charts).toBeGreaterThan(50);
  expect(charts).toBeLessThanOrEqual(110);
});
