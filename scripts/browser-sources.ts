/** The ways to come by a Chromium that are more than a path. See browser.ts for their order. */
import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = path.resolve(import.meta.dirname, '..');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The path of a program that is on the PATH. Throws where it is not. */
export function onPath(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
  if (!found) throw new Error('not on the PATH');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // accessSync says no by throwing.
    return false;
  }
}

/** Lets Playwright download its browser. Without network it gives up within seconds. */
export async function download(): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], {
    timeout: 3 * MINUTE,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(10 * SECOND) },
  });
}

/**
 * Flags of the package that are left out: in a single process the browser dies with its first
 * context, `--headless` is Playwright's to choose, and the rest weakens what the tests look at.
 */
const UNWANTED =
  /^--(single-process|headless|disable-web-security|allow-running-insecure|disable-webgl|use-gl|use-angle|in-process-gpu)/;

/** Unpacks the browser that @sparticuz/chromium carries, with the libraries that it needs. */
export async function fromNpmPackage() {
  // Read when the package is imported: it then unpacks the libraries too, and finds them.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const env: Record<string, string> = {};
  for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
    const value = process.env[name];
    if (value) env[name] = value;
  }
  return { executablePath, args: packaged.args.filter((flag) => !UNWANTED.test(flag)), env };
}

/** Installs Debian's package. Needs root. */
export async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('only as root');
  const apt = (...args: string[]) =>
    run('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      timeout: 3 * MINUTE,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}
