/**
 * Every check of the project: `npm test`. With `--quick` (`npm run check`) what takes seconds only:
 * no server, no page, no build, no browser, and no test that takes long by itself.
 *
 * All steps run even where one fails. The last line is `N passed, N failed` over all of them, where
 * a step that is not a suite of tests counts as one check.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD, browserTests, CHAOS, FORMAT, LINT, runStep, TYPES, unitTests } from './steps.ts';
import type { Result } from './steps.ts';

/** The browser tests run on the build: without one they count as a failure, not as skipped. */
function withoutBuild(): Result {
  console.log('\n── browser tests: FAILED (there is no build to test)');
  return { name: 'browser tests', passed: 0, failed: 1 };
}

async function runAll(quick: boolean, reports: string): Promise<Result[]> {
  // Side by side: by itself none of them keeps both cores busy.
  const first = [TYPES, LINT, FORMAT, unitTests(reports, quick)];
  const results = await Promise.all(first.map(runStep));
  if (quick) return results;

  const [faults, build] = await Promise.all([runStep(CHAOS), runStep(BUILD)]);
  const browser = build.failed === 0 ? await runStep(browserTests(reports)) : withoutBuild();
  return [...results, faults, build, browser];
}

async function main() {
  const reports = mkdtempSync(path.join(tmpdir(), 'abaco-test-'));
  const results = await runAll(process.argv.includes('--quick'), reports);
  rmSync(reports, { recursive: true, force: true });

  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  const broken = results.filter((result) => result.failed > 0).map((result) => result.name);
  for (const test of results.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`\nPassed only when repeated: ${test}`);
  }
  console.log(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

await main();
