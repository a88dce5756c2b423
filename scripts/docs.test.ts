import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const FILE = /`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.test\.ts)`/g;
/** Folders that a path there may start from. */
const STARTS = ['', 'src', 'src/server', 'src/workbench', 'docs'];

test('docs/security.md names files that there are', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const files = Array.from(text.matchAll(FILE), ([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  const missing = files.filter(
    (file) => !STARTS.some((start) => existsSync(path.join(root, start, file))),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('links between pages lead somewhere', () => {
  const pages = [
    'README.md',
    ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
  ];
  const broken = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const targets = Array.from(text.matchAll(/\]\(([^)#:]+\.md)/g), ([, target = '']) => target);
    return targets.filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
  });
  expect(broken).toEqual([]);
});
