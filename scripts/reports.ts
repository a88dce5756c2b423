/** Counts what the test runners report. A report that can't be trusted counts as a failure. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  /** Tests that passed only when they were repeated, by name. */
  flaky?: string[];
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

interface Suite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Every test that did not pass has failed: skipped and pending ones too, and files that broke. */
export function countVitest(report: unknown): Count {
  const { success, testResults } = vitestReport.parse(report);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const broken = testResults.filter(
    (file) =>
      file.status !== 'passed' && file.assertionResults.every((test) => test.status === 'passed'),
  ).length;
  const failed = tests.length - passed + broken;
  return { passed, failed: success ? failed : Math.max(failed, 1) };
}

/** The same for Playwright; a test that passed when repeated (flaky) has passed, and is named. */
export function countPlaywright(report: unknown): Count {
  const { errors, stats, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: suites.flatMap(flakyOf),
  };
}

function flakyOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ title, file, line }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(flakyOf),
  ];
}

/**
 * The count of one suite from its report in `file`. No tests at all, an unreadable report, or a
 * runner that ended badly although every test passed, are one failure.
 */
export function readCount(
  file: string,
  count: (report: unknown) => Count,
  exitedWell: boolean,
): Count & { problem?: string } {
  let result: Count;
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: 1, problem: `no report that can be read: ${String(error)}` };
  }
  if (result.failed > 0) return result;
  if (result.passed === 0) return { passed: 0, failed: 1, problem: 'no tests' };
  if (!exitedWell) return { ...result, failed: 1, problem: 'all passed, but the runner failed' };
  return result;
}
