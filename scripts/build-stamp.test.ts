import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, noteBuilt, sourceHash } from './build-stamp.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'abaco-stamp-'));
  for (const file of ['index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']) {
    write(file, file);
  }
  write('src/app/main.tsx', 'one');
  write('dist/index.html', 'built');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build is of the sources that it was noted for, and of no others', () => {
  const before = sourceHash(root);
  expect(isBuilt(root, before)).toBe(false);
  noteBuilt(root, before);
  expect(isBuilt(root, sourceHash(root))).toBe(true);
  write('src/app/main.tsx', 'two');
  expect(isBuilt(root, sourceHash(root))).toBe(false);
  write('src/app/main.tsx', 'one');
  expect(isBuilt(root, sourceHash(root))).toBe(true);
  write('plugins/new/tool.ts', 'three');
  expect(isBuilt(root, sourceHash(root))).toBe(false);
});

test('without its files there is no build, whatever was noted', () => {
  noteBuilt(root, sourceHash(root));
  rmSync(path.join(root, 'dist'), { recursive: true });
  expect(isBuilt(root, sourceHash(root))).toBe(false);
});
