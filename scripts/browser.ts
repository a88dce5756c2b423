/**
 * Finds a Chromium for the browser tests and proves it by opening pages with it.
 *
 * Tried in this order: $CHROMIUM_PATH, what worked the last time, Playwright's own, one of the
 * system, a fresh download of Playwright's, the one inside the npm package @sparticuz/chromium, and
 * Debian's package. Run by itself it prints what it found: `npx tsx scripts/browser.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { download, fromNpmPackage, installFromDebian, onPath } from './browser-sources.ts';

/** How to launch a browser. Plain data: it is kept on disk and passed to Playwright's workers. */
export interface Launch {
  /** Missing for Playwright's own. */
  executablePath?: string;
  args: string[];
  /** Variables that the browser needs beside those of this process. */
  env: Record<string, string>;
}

export interface FoundBrowser extends Launch {
  source: string;
  version: string;
}

interface Source {
  name: string;
  /** What to try; throws with the reason where there is nothing to try. */
  find: () => Launch | Promise<Launch>;
}

/** Without sandbox, because the tests may run as root; quiet, because no test needs the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const LAUNCH_TIMEOUT = 30_000;
const ROOT = path.resolve(import.meta.dirname, '..');
const MEMORY = path.join(ROOT, '.cache/browser.json');

/**
 * Each is tried: what Ubuntu calls chromium-browser may be a stub that opens nothing. The one without
 * windows first, as it takes a quarter less time.
 */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const launchOf = (executablePath?: string): Launch => ({ executablePath, args: FLAGS, env: {} });

/** The whole environment to launch with: Playwright replaces its own by what it is given. */
export function environmentOf(launch: Launch): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...Object.fromEntries(own), ...launch.env };
}

/**
 * Opens pages as the tests do, in two contexts one after the other, and returns the version.
 * Throws where any of it fails. (A browser that runs in a single process dies with its first
 * context.)
 */
async function prove(launch: Launch): Promise<string> {
  const { executablePath, args } = launch;
  const env = environmentOf(launch);
  const browser = await chromium.launch({ executablePath, args, env, timeout: LAUNCH_TIMEOUT });
  try {
    for (const isMobile of [false, true]) {
      const context = await browser.newContext({ isMobile });
      const page = await context.newPage();
      page.setDefaultTimeout(LAUNCH_TIMEOUT);
      await page.setContent('<h1>Ábaco</h1>');
      const text = await page.evaluate(() => document.body.innerText);
      if (text !== 'Ábaco') throw new Error(`showed '${text}' in place of 'Ábaco'`);
      await context.close();
    }
    return browser.version();
  } finally {
    await browser.close();
  }
}

function remembered(): Launch {
  if (!existsSync(MEMORY)) throw new Error('none yet');
  const { executablePath, args, env } = JSON.parse(readFileSync(MEMORY, 'utf8')) as FoundBrowser;
  return { executablePath, args, env };
}

function remember(found: FoundBrowser) {
  mkdirSync(path.dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, `${JSON.stringify(found, null, 2)}\n`);
}

function named(variable: string): Launch {
  const file = process.env[variable];
  if (!file) throw new Error('not set');
  return launchOf(file);
}

const SOURCES: Source[] = [
  { name: '$CHROMIUM_PATH', find: () => named('CHROMIUM_PATH') },
  { name: 'the one of the last time', find: remembered },
  { name: "Playwright's own", find: () => launchOf() },
  ...SYSTEM_NAMES.map((name) => ({ name, find: () => launchOf(onPath(name)) })),
  {
    name: 'playwright install chromium',
    find: async () => {
      await download();
      return launchOf();
    },
  },
  {
    name: '@sparticuz/chromium',
    find: async () => {
      const { executablePath, args, env } = await fromNpmPackage();
      return { executablePath, args: [...new Set([...FLAGS, ...args])], env };
    },
  },
  {
    name: 'apt-get install chromium',
    find: async () => {
      await installFromDebian();
      return launchOf(onPath('chromium'));
    },
  },
];

/** One line that says why: of a program that failed, what it wrote about it. */
function reasonOf(error: unknown): string {
  const { message, stderr } = error as { message?: string; stderr?: string };
  const text = stderr?.match(/^(?:E|Error): .*$/m)?.[0] ?? message ?? String(error);
  return text.split('\n', 1)[0] ?? '';
}

/**
 * The first browser that works. Throws with the reason of every source where none does.
 * `only` restricts the search to one source, by name.
 */
export async function findBrowser(only?: string): Promise<FoundBrowser> {
  const reasons: string[] = [];
  for (const { name, find } of SOURCES) {
    if (only !== undefined && only !== name) continue;
    try {
      const launch = await find();
      const found = { ...launch, source: name, version: await prove(launch) };
      remember(found);
      return found;
    } catch (error) {
      reasons.push(`  ${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    `No browser for the tests. Install Chromium or set CHROMIUM_PATH. Tried:\n${reasons.join('\n')}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { source, version, executablePath } = await findBrowser(process.argv[2]);
  console.log(`Chromium ${version} (${source}: ${executablePath ?? 'default'})`);
}
