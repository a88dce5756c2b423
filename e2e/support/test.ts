/** What every browser test is written with, in place of `@playwright/test`. */
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { emptyAccount, type Member, signUp } from './member.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export { expect } from '@playwright/test';
export type { Locator, Page, Response } from '@playwright/test';

/**
 * Declares a problem that the test is about, by what its text matches: `console error: …`,
 * `page error: …`, `request failed: GET … (…)` or `answered 404: GET …`. It has to occur.
 */
export type AllowProblem = (pattern: RegExp) => void;

/** The client left before the end: a page change, a download, a media element that seeks. */
const CLIENT_LEFT = 'net::ERR_ABORTED';

/** Writes down whatever goes wrong in any page of the context. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    const error = event.error();
    problems.push(`page error: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason === CLIENT_LEFT) return;
    problems.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    problems.push(
      `answered ${response.status()}: ${response.request().method()} ${response.url()}`,
    );
  });
  return problems;
}

function withoutWorkers(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
}

interface Fixtures {
  allowProblem: AllowProblem;
  /** Whether the browser opens with the worker's member signed in; `test.use({ signedIn: false })`. */
  signedIn: boolean;
  /**
   * Whether the browser keeps the app for when there is no network. Otherwise it has no service
   * workers: each test would download the whole app.
   */
  worksOffline: boolean;
}

/**
 * `test` that fails where the browser reported a problem which the test did not declare, with a
 * member signed in from the start.
 */
export const test = base.extend<Fixtures, { member: Member }>({
  signedIn: [true, { option: true }],
  worksOffline: [false, { option: true }],
  // An account a worker, made through the service: no test pays for signing in.
  member: [
    async ({ playwright }, provide, { project }) => {
      const service = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await provide(await signUp(service));
      await service.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn, member, baseURL, playwright }, provide) => {
    if (signedIn) {
      const service = await playwright.request.newContext({ baseURL });
      await emptyAccount(service, member);
      await service.dispose();
    }
    const localStorage = [{ name: 'jwt', value: JSON.stringify(member) }];
    await provide({
      cookies: [],
      origins: signedIn ? [{ origin: baseURL ?? '', localStorage }] : [],
    });
  },
  allowProblem: [
    async ({ context, worksOffline }, use) => {
      if (!worksOffline) await context.addInitScript(withoutWorkers);
      const allowed: RegExp[] = [];
      const watched = watch(context);
      await use((pattern) => allowed.push(pattern));
      const problems = [...watched];
      // What its pages send as they go would arrive in the account of the next test.
      await context.setOffline(true);
      const surprises = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(surprises, 'problems that the browser reported').toEqual([]);
      const unseen = allowed.filter((pattern) => !problems.some((text) => pattern.test(text)));
      expect(unseen, 'declared problems that did not occur').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Expects that axe finds nothing at all in the page, or in the part of it that `within` selects.
 * Left out are the guards at the ends of an open menu or dialog: they hand the focus on as soon as
 * they get it, so that nobody ever stands on what axe takes for a hidden tab stop. So are the rows of
 * a grid after its sixth, which look like those before them: axe takes ten seconds for a full grid.
 */
export async function expectAccessible(page: Page, within?: string) {
  // Grids load when they are shown, and AG Grid makes the row of heads before its cells.
  const coming = page.locator(
    '[class*="_sheet_"] > [class*="_skeleton_"], .dg:not(:has(.ag-root))',
  );
  await expect(coming).toHaveCount(0);
  const head = page.getByRole('columnheader', { includeHidden: true });
  for (const whole of ['.dg:visible', '.ag-header-row:visible']) {
    await expect(page.locator(whole).filter({ hasNot: head })).toHaveCount(0);
  }
  expect(await violations(page, within, {}), 'accessibility').toEqual([]);
  // The themes differ in their colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  const colours = await violations(page, within, { runOnly: ['color-contrast'] });
  expect(colours, 'contrast in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * What axe finds, a text for each element. The page gets axe's source once: the ready-made builder
 * hands it over at every look, and opens another page for each of its reports.
 */
async function violations(page: Page, within: string | undefined, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ({ include, run }) =>
      window.axe.run(
        { include, exclude: ['[data-base-ui-focus-guard]', '.ag-row:nth-child(n + 7)'] },
        run,
      ),
    { include: within ?? 'html', run: { ...options, resultTypes: ['violations' as const] } },
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Expects that the page fits the width of the screen; names the elements that stand out. */
export async function expectNoHorizontalScroll(page: Page) {
  const width = page.viewportSize()?.width;
  if (width === undefined) throw new Error('the page has no viewport');
  const outside = await page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 0.5,
    );
    const names = wide.map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 120));
    return [`scrollWidth ${document.documentElement.scrollWidth}`, ...names.slice(0, 10)];
  }, width);
  expect(outside, `wider than ${width} px`).toEqual([]);
}
