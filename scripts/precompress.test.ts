import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let root: string;
const built = (name: string) => path.join(root, 'dist', name);

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'abaco-precompress-'));
  const page = (text: string) => `<!doctype html><title>a</title><p>${text}</p>`;
  writeFileSync(path.join(root, 'index.html'), page('á'.repeat(2000)));
  writeFileSync(path.join(root, 'small.html'), page('b'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [precompress()],
    build: {
      rolldownOptions: { input: ['index.html', 'small.html'].map((n) => path.join(root, n)) },
    },
  });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a large text has both forms beside it, with the same content', () => {
  const content = readFileSync(built('index.html'));
  const brotli = readFileSync(built('index.html.br'));
  const gzip = readFileSync(built('index.html.gz'));
  expect(brotliDecompressSync(brotli).equals(content)).toBe(true);
  expect(gunzipSync(gzip).equals(content)).toBe(true);
  expect(brotli.length).toBeLessThan(content.length / 2);
  expect(gzip.length).toBeLessThan(content.length / 2);
});

test('a small one is left alone', () => {
  expect(existsSync(built('small.html'))).toBe(true);
  expect(existsSync(built('small.html.br'))).toBe(false);
});
