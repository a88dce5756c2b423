import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, readCount } from './reports.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('vitest', () => {
  test('counts what passed and what failed', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(countVitest({ success: false, testResults })).toEqual({ passed: 3, failed: 1 });
  });

  test.each(['skipped', 'pending', 'todo', 'disabled'])('%s is a failure', (status) => {
    const testResults = [file('passed', 'passed', status)];
    expect(countVitest({ success: true, testResults })).toEqual({ passed: 1, failed: 1 });
  });

  test('a file that could not be loaded is a failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    expect(countVitest({ success: false, testResults })).toEqual({ passed: 1, failed: 1 });
  });

  test('a run without success has at least one failure', () => {
    const testResults = [file('passed', 'passed')];
    expect(countVitest({ success: false, testResults })).toEqual({ passed: 1, failed: 1 });
  });
});

describe('playwright', () => {
  test('skipped tests and errors outside of tests are failures, a second chance is none', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    const report = { errors: [{}], suites: [], stats };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 5, flaky: [] });
  });

  test('what passed only when repeated is named, at any depth', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status: 'expected' }, { status }],
    });
    const inner = { specs: [spec('saves', 'flaky')] };
    const report = {
      errors: [],
      suites: [{ specs: [spec('opens', 'expected')], suites: [inner] }],
      stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
    };
    expect(countPlaywright(report).flaky).toEqual(['a.spec.ts:7 › saves']);
  });
});

describe('a report', () => {
  let folder: string;
  let report: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'abaco-reports-'));
    report = path.join(folder, 'report.json');
    writeFileSync(report, '{}');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('gives its count', () => {
    const count = readCount(report, () => ({ passed: 2, failed: 0 }), true);
    expect(count).toEqual({ passed: 2, failed: 0 });
  });

  test('that is missing is a failure', () => {
    const count = readCount(path.join(folder, 'none.json'), countVitest, true);
    expect(count).toMatchObject({ passed: 0, failed: 1 });
    expect(count.problem).toMatch(/ENOENT/);
  });

  test('of another shape is a failure', () => {
    expect(readCount(report, countVitest, true)).toMatchObject({ passed: 0, failed: 1 });
    expect(readCount(report, countPlaywright, true)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('without tests is a failure', () => {
    const count = readCount(report, () => ({ passed: 0, failed: 0 }), true);
    expect(count).toEqual({ passed: 0, failed: 1, problem: 'no tests' });
  });

  test('of a runner that failed nevertheless is a failure', () => {
    const count = readCount(report, () => ({ passed: 2, failed: 0 }), false);
    expect(count).toMatchObject({ passed: 2, failed: 1 });
  });
});
