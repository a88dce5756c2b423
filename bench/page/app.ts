import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LEGAL } from '../../schemas/legal.ts';
import { environmentOf, findBrowser } from '../../scripts/browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product as `npm start` serves it, with nothing in it, and a page of a browser signed in. */
export async function withPage(act: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'abaco-bench-page-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: folder, ACCESS_TOKEN_MINUTES: '60' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let browser: Browser | undefined;
  try {
    const base = `http://localhost:${port}`;
    while (!(await fetch(base).catch(() => null))) {
      if (child.exitCode !== null) throw new Error('the service ended');
      await wait(200);
    }
    const launch = await findBrowser();
    const { executablePath, args } = launch;
    browser = await chromium.launch({ executablePath, args, env: environmentOf(launch) });
    const context = await browser.newContext({
      baseURL: base,
      locale: 'es-CO',
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: base, localStorage: [{ name: 'jwt', value: await memberOf(base) }] }],
      },
    });
    await act(await context.newPage());
  } finally {
    await browser?.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new account, as the app keeps who is signed in. */
async function memberOf(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Peña',
      email: `ana.${Date.now()}@ejemplo.co`,
      password: 'Inversion2025',
      consent: LEGAL.version,
    }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const { user, token, refreshToken } = (await answer.json()) as Record<string, object>;
  return JSON.stringify({ ...user, token, refreshToken });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
