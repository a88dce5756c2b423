import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { environmentOf, findBrowser } from './scripts/browser.ts';
import type { Launch } from './scripts/browser.ts';
import { freePort } from './e2e/support/freePort.ts';

// This file is read once by the runner and again by each of its workers, which inherit what the
// runner has found through the environment.
if (process.env['E2E_PORT'] === undefined) {
  process.env['E2E_PORT'] = String(await freePort(3199));
  // Accounts and messages (in `outbox`) of this run only.
  const folder = path.join(import.meta.dirname, `.cache/e2e-${process.env['E2E_PORT']}`);
  rmSync(folder, { recursive: true, force: true });
  process.env['E2E_DATA_DIR'] = folder;
}
if (process.env['E2E_BROWSER'] === undefined) {
  const found = await findBrowser();
  console.log(`Chromium ${found.version} (${found.source})`);
  process.env['E2E_BROWSER'] = JSON.stringify(found);
}

const port = process.env['E2E_PORT'];
const browser = JSON.parse(process.env['E2E_BROWSER']) as Launch;
const baseURL = `http://localhost:${port}`;

const server = 'node --import tsx src/server/main.ts';
const isBuilt = existsSync(path.join(import.meta.dirname, 'dist/index.html'));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the two cores of the machine it has to fit on: a test waits now and then.
  workers: 3,
  // Two cores are shared with the server and both browsers: a test may miss a message that is shown
  // for three seconds. It gets one more chance, and the list says so ('flaky').
  retries: 1,
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test makes the whole run a fifth slower.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: environmentOf(browser),
    },
  },
  projects: [
    // A test runs on the desktop, with the tag @sizes on both, with @phone on the phone only.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@sizes/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: isBuilt ? server : `npm run build && ${server}`,
    url: baseURL,
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      DATABASE_URL: '',
      // All tests of a worker sign in with one session: it must not have to be renewed meanwhile.
      ACCESS_TOKEN_MINUTES: '60',
      // They all come from one address.
      LOGIN_LIMIT_ADDRESS: '10000',
      LOGIN_LIMIT_TOTAL: '100000',
      REFRESH_LIMIT_ADDRESS: '100000',
      SESSIONS_ACCOUNT: '10000',
      FORGOT_LIMIT_ADDRESS: '10000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
});
