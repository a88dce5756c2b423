/** Runs the programs that `npm test` consists of, one child process each. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { countPlaywright, countVitest, readCount } from './reports.ts';
import type { Count } from './reports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MINUTE = 60_000;

export interface Step {
  name: string;
  /** The program below node_modules/, and its arguments. */
  program: string;
  args: string[];
  /** Shown while it runs; else in one piece when it ends, so that steps can run side by side. */
  live?: boolean;
  env?: Record<string, string>;
  /** The test report that the step writes. A step without one is a single check. */
  report?: { file: string; count: (report: unknown) => Count };
}

export type Result = Count & { name: string };

interface Ended {
  code: number | null;
  output: string;
}

/** No colour is forced: the output is read in logs as well. */
function environment(step: Step): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, ...step.env };
}

function execute(step: Step): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'node_modules', step.program), ...step.args],
      {
        cwd: ROOT,
        env: environment(step),
        stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
        // Twice what the longest takes on two cores: it ends what hangs, not what is slow.
        timeout: 25 * MINUTE,
      },
    );
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: null, output: `${String(error)}\n` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs a step to its end and prints it. Never throws: what goes wrong is a failure. */
export async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  if (step.report) rmSync(step.report.file, { force: true });
  if (step.live) console.log(`\n── ${step.name} …`);
  const { code, output } = await execute(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);

  const well = code === 0;
  const { report } = step;
  const count = report
    ? readCount(report.file, report.count, well)
    : { passed: well ? 1 : 0, failed: well ? 0 : 1 };
  const verdict = `${count.passed} passed, ${count.failed} failed`;
  console.log(`\n── ${step.name}: ${report ? verdict : well ? 'passed' : 'FAILED'} (${seconds} s)`);
  if ('problem' in count && count.problem) console.log(`   ${count.problem}`);
  if (output.trim() !== '') console.log(output.trimEnd());
  return { ...count, name: step.name };
}

export const TYPES: Step = { name: 'types', program: 'typescript/bin/tsc', args: [] };
export const LINT: Step = { name: 'lint', program: 'oxlint/bin/oxlint', args: [] };
export const FORMAT: Step = {
  name: 'format',
  program: '@biomejs/biome/bin/biome',
  args: ['format', '--max-diagnostics=20', '.'],
};
export const BUILD: Step = {
  name: 'build',
  program: 'vite/bin/vite.js',
  args: ['build', '--logLevel', 'warn'],
};

/** The service through faults; `npm run chaos` has more of them. */
export const CHAOS: Step = {
  name: 'faults',
  program: 'tsx/dist/cli.mjs',
  args: [path.join(ROOT, 'src/server/testing/chaos/main.ts'), '--short'],
  live: true,
};

/** `quick` leaves out the server's, which start databases and processes, those of pages, and long ones. */
export function unitTests(reports: string, quick: boolean): Step {
  const file = path.join(reports, 'vitest.json');
  return {
    name: 'unit tests and cases',
    program: 'vitest/vitest.mjs',
    args: [
      'run',
      ...(quick ? ['--project=units'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    live: true,
    // It colours what it writes into a pipe, too, where it takes itself to run in CI.
    env: { NO_COLOR: '1' },
    report: { file, count: countVitest },
  };
}

export function browserTests(reports: string): Step {
  const file = path.join(reports, 'playwright.json');
  return {
    name: 'browser tests',
    program: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}
