/**
 * `npm run properties`: the property tests with one random seed after another, for five minutes or
 * for as many as are given (`npm run properties -- 30`). `npm test` draws the same cases every
 * time; this looks where nobody has looked yet. It ends at the first seed that fails, and says how
 * to see it fail again.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testFiles } from './test-files.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const DEFAULT_MINUTES = 5;
const MOST_MINUTES = 24 * 60;

/** The test files that draw cases. */
export const propertyFiles = (): string[] => testFiles((text) => /from 'fast-check'/.test(text));

/** Minutes as they are asked for; null where that is no number of them. */
export function minutesOf(args: readonly string[]): number | null {
  if (args.length === 0) return DEFAULT_MINUTES;
  const minutes = Number(args[0]);
  return args.length === 1 && minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

/** One run of all properties; null where the time was up before its end. */
function runWith(seed: number, files: readonly string[], milliseconds: number): boolean | null {
  const { status, error } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--project=!server', '--reporter=dot', ...files],
    {
      cwd: ROOT,
      stdio: 'inherit',
      timeout: Math.max(1, milliseconds),
      env: { ...process.env, SEED: String(seed), NO_COLOR: '1' },
    },
  );
  if (error) {
    if ('code' in error && error.code === 'ETIMEDOUT') return null;
    throw error;
  }
  return status === 0;
}

function main(): number {
  const minutes = minutesOf(process.argv.slice(2));
  if (minutes === null) {
    console.error(`properties: a number of minutes up to ${MOST_MINUTES}, or nothing for five`);
    return 2;
  }
  const files = propertyFiles();
  const end = Date.now() + minutes * 60_000;
  for (let runs = 0; ; runs++) {
    const seed = randomInt(2 ** 31 - 1);
    console.log(`\n── seed ${seed}`);
    const outcome = runWith(seed, files, end - Date.now());
    if (outcome === false) {
      console.error(
        `\nSeed ${seed} fails: SEED=${seed} npx vitest run --project='!server' shows it again.`,
      );
      return 1;
    }
    if (outcome === null || Date.now() >= end) {
      console.log(`\nThe time is up: ${runs + (outcome ? 1 : 0)} seeds passed.`);
      return 0;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
