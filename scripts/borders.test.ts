import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Runs the real linter with the real configuration on a small house that breaks every border, so
// that a border which no longer bites fails a test.

const ROOT = path.resolve(import.meta.dirname, '..');

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

/** One file per forbidden import, and the reason that the linter must give for it. */
const FORBIDDEN: [file: string, code: string, message: string][] = [
  ['src/finance/a.ts', "import '../engine/ok.ts';", 'src/finance may not import from src/engine'],
  ['src/finance/deep/a.ts', "import '../../ui/ok.ts';", 'src/finance may not import from src/ui'],
  ['src/finance/b.ts', "import 'mathjs';", "src/finance may not import the package 'mathjs'"],
  ['src/finance/c.ts', "import '../../schemas/ok.ts';", 'src/finance may not import from schemas'],
  ['src/engine/a.ts', "import '../tool/ok.ts';", 'src/engine may not import from src/tool'],
  ['src/engine/b.ts', "import 'react';", "src/engine may not import the package 'react'"],
  ['src/engine/c.ts', "import '../../schemas/ok.ts';", 'src/engine may not import from schemas'],
  ['src/engine/d.ts', "import './testing/ok.ts';", "'./testing/ok.ts' serves tests only"],
  [
    'src/engine/formula/a.ts',
    "import type {} from '../run/ok.ts';",
    'src/engine/formula may not import from src/engine/run',
  ],
  ['src/engine/storage.ts', "import './index.ts';", 'may not import from src/engine/index.ts'],
  ['src/engine/run/a.ts', "import '../other/ok.ts';", "'other' has no place in the order"],
  ['src/tool/a.ts', "import '../workbench/ok.ts';", 'src/tool may not import from src/workbench'],
  ['src/tool/b.ts', "export * from '../ui/ok.ts';", 'src/tool may not import from src/ui'],
  ['src/tool/text/a.ts', "import '../compute/ok.ts';", 'may not import from src/tool/compute'],
  ['src/tool/c.ts', "import '../../plugins/one/tool.ts';", 'nothing names a plugin'],
  ['src/xlsx/a.ts', "import '../workbench/ok.ts';", 'src/xlsx may not import from src/workbench'],
  ['src/xlsx/b.ts', "import 'react';", "src/xlsx may not import the package 'react'"],
  ['src/ui/a.ts', "import '../finance/ok.ts';", 'src/ui may not import from src/finance'],
  ['src/ui/b.ts', "import '../../schemas/ok.ts';", 'src/ui may not import from schemas'],
  ['src/workbench/a.ts', "import '../app/ok.ts';", 'src/workbench may not import from src/app'],
  ['src/workbench/b.ts', "import '/src/app/ok.ts';", 'src/workbench may not import from src/app'],
  ['src/app/a.ts', "import '../engine/ok.ts';", 'src/app may not import from src/engine'],
  ['src/app/b.ts', "void import('../../plugins/one/tool.ts');", 'nothing names a plugin'],
  ['src/app/c.ts', "import '../server/ok.ts';", 'src/app may not import from src/server'],
  ['src/server/a.ts', "import '../tool/ok.ts';", 'src/server may not import from src/tool'],
  ['src/cli/a.ts', "import '../workbench/ok.ts';", 'src/cli may not import from src/workbench'],
  ['src/cli/b.ts', "import '../../e2e/ok.ts';", 'src/cli may not import from e2e'],
  ['schemas/a.ts', "import '../src/tool/ok.ts';", 'schemas may not import from src/tool'],
  ['schemas/b.ts', "import 'react';", "schemas may not import the package 'react'"],
  ['plugins/one/a.ts', "import '../../src/engine/ok.ts';", 'may not import from src/engine'],
  ['plugins/one/b.ts', "import '../../src/workbench/ok.ts';", 'may not import from src/workbench'],
  ['plugins/one/c.ts', "export type A = import('../../src/ui/ok.ts').Ok;", 'from src/ui'],
  ['plugins/one/d.ts', "import './view.tsx';", "may load './view.tsx' by import() only"],
  ['plugins/one/page/e.ts', "import '../../../src/app/ok.ts';", 'may not import from src/app'],
  ['plugins/one/page/f.tsx', "import '../../two/tool.ts';", 'nothing names a plugin'],
  ['e2e/a.ts', "import '../plugins/one/tool.ts';", 'nothing names a plugin'],
  ['bench/a.ts', "import type {} from '../plugins/one/tool.ts';", 'nothing names a plugin'],
];

/** What each room is there to import: no error of a border may come from these. */
const ALLOWED: [file: string, code: string][] = [
  ['src/finance/deep/ok.ts', "import '../ok.ts';"],
  ['src/engine/good.ts', "import '../finance/ok.ts'; import 'mathjs/number';"],
  ['src/engine/testing/ok.ts', "import 'fast-check';"],
  ['src/engine/run/good.ts', "import './ok.ts'; import '../formula/ok.ts';"],
  ['src/engine/formula/good.test.ts', "import '../run/ok.ts';"],
  ['src/engine/good.test.ts', "import './testing/ok.ts';"],
  ['src/tool/good.ts', "import '../engine/ok.ts'; import '../../schemas/ok.ts';"],
  ['src/tool/compute/ok.ts', "import '../text/ok.ts';"],
  ['src/tool/text/ok.ts', 'export type Ok = 1;'],
  ['src/workbench/good.ts', "import '../tool/ok.ts'; import '../ui/ok.ts';"],
  ['src/workbench/page/good.ts', "import '../grid/ok.ts';"],
  ['src/workbench/grid/ok.ts', "void import('../page/good.ts');"],
  ['src/app/good.ts', "import '../workbench/ok.ts'; import '../ui/ok.ts';"],
  ['src/app/glob.ts', "export default import.meta.glob('../../plugins/*/tool.ts');"],
  ['src/server/good.ts', "import '../../schemas/ok.ts'; import 'fastify';"],
  ['src/cli/good.ts', "import '../tool/ok.ts'; import 'node:fs';"],
  ['schemas/good.ts', "import './ok.ts'; import 'zod';"],
  ['plugins/one/tool.ts', "import '../../src/tool/ok.ts'; void import('./view.tsx');"],
  ['plugins/one/view.tsx', "import '../../src/ui/ok.ts'; import '../../src/workbench/ok.ts';"],
  ['plugins/one/page/part.ts', "import '../../../src/workbench/ok.ts';"],
  ['plugins/two/tool.ts', "import '../../src/finance/ok.ts'; import '../_shared/ok.ts';"],
  ['plugins/_shared/ok.ts', "import '../../src/tool/ok.ts';"],
];

const ROOMS = ['finance', 'engine', 'tool', 'ui', 'workbench', 'app', 'server', 'cli'];

/** The other rules that the project stands on, each broken once. */
const RULES: [file: string, code: string, rule: string][] = [
  ['src/ui/cycle.ts', "import { b } from './cycle-b.ts'; export const a = () => b;", 'no-cycle'],
  ['src/ui/any.ts', 'export const a: any = 1;', 'no-explicit-any'],
  ['src/ui/equal.ts', 'export const a = (b: number) => b == 1;', 'eqeqeq'],
  ['src/ui/console.ts', "console.log('a');", 'no-console'],
  ['src/ui/unused.ts', 'const a = 1; export {};', 'no-unused-vars'],
  ['src/ui/floating.ts', 'const a = async () => 1; a();', 'no-floating-promises'],
  [
    'src/engine/run/open.ts',
    "export function a(b: 'c' | 'd') { switch (b) { case 'c': return 1; default: return 2; } }",
    'switch-exhaustiveness-check',
  ],
  ['src/ui/misused.ts', '[1].forEach(async () => { await 1; });', 'no-misused-promises'],
  ['src/ui/empty.ts', 'try { Math.abs(1); } catch {}', 'no-empty'],
  ['src/ui/function.ts', "export const a = new Function('return 1');", 'no-new-func'],
  [
    'src/ui/hooks.ts',
    "import { useState } from 'react'; export function useA(b: boolean) { if (b) useState(1); }",
    'rules-of-hooks',
  ],
  [
    'src/ui/deps.ts',
    "import { useEffect } from 'react';" +
      'export function useA(b: () => void) { useEffect(() => { b(); }, []); }',
    'exhaustive-deps',
  ],
  ['src/ui/alt.tsx', 'export const A = () => <img src="/a.png" />;', 'alt-text'],
  [
    'src/ui/skip.test.ts',
    "import { expect, test } from 'vitest'; test.skip('a', () => { expect(1).toBe(1); });",
    'no-disabled-tests',
  ],
];

let house: string;
let diagnostics: Diagnostic[];

function write(file: string, code: string) {
  const target = path.join(house, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${code}\n`);
}

function lint(): Diagnostic[] {
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [oxlint, '--format', 'json'], { cwd: house, stdio: 'pipe' });
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return (JSON.parse(stdout.toString()) as { diagnostics: Diagnostic[] }).diagnostics;
  }
  return [];
}

const of = (file: string) => diagnostics.filter((found) => found.filename === file);

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'abaco-borders-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint']) {
    cpSync(path.join(ROOT, name), path.join(house, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  for (const room of [...ROOMS.map((name) => `src/${name}`), 'schemas', 'e2e']) {
    write(`${room}/ok.ts`, 'export type Ok = 1;');
  }
  write('src/ui/cycle-b.ts', "import { a } from './cycle.ts'; export const b = () => a;");
  for (const [file, code] of [...ALLOWED, ...FORBIDDEN, ...RULES]) write(file, code);
  diagnostics = lint();
}, 60_000);

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

describe('borders between the rooms', () => {
  test.each(FORBIDDEN)('%s: %s', (file, _code, message) => {
    const errors = of(file).filter((found) => found.code === 'abaco(borders)');
    expect(errors.map((found) => found.message)).toEqual([expect.stringContaining(message)]);
  });

  test.each(ALLOWED)('%s: %s is allowed', (file) => {
    expect(of(file).map((found) => `${found.code} ${found.message}`)).toEqual([]);
  });
});

describe('rules', () => {
  test.each(RULES)('%s: %s', (file, _code, rule) => {
    expect(of(file).map((found) => found.code)).toContainEqual(expect.stringContaining(rule));
  });
});
