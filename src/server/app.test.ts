import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';

const INDEX = '<!doctype html><title>Ábaco</title>';
const SCRIPT = 'export const a = 1;';

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'abaco-dist-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), INDEX);
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(dist, '.secret'), 'x');
  writeFileSync(path.join(dist, 'assets/app-abc123.js'), SCRIPT);
  writeFileSync(path.join(dist, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(dist, 'assets/plain-abc123.css'), 'a{}');
  mkdirSync(path.join(dist, 'pages/tools'), { recursive: true });
  const image = '<meta property="og:image" content="__ORIGIN__/og.png" />';
  writeFileSync(path.join(dist, 'pages/login.html'), `<title>Inicia sesión</title>${image}`);
  writeFileSync(path.join(dist, 'pages/tools/leasing.html'), '<title>Leasing</title>');
  app = await createApp({ dist, publicUrl: 'https://abaco.ejemplo.co/' });
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = (url: string) => app.inject({ url, headers: browser });

describe('pages', () => {
  test.each(['/', '/tools/airbnb', '/tools/airbnb/', '/courses/1?x=a.b', '/index.html', '//'])(
    '%s answers with the app, to be revalidated each time',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(INDEX);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['*/*', 'application/json', 'image/webp', ''])(
    'is answered whatever is accepted (%j)',
    async (accept) => {
      const answer = await app.inject({ url: '/tools/airbnb', headers: { accept } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test.each(['/login', '/login/', '/login?actionKey=x'])(
    '%s has a head of its own, with the address of the service',
    async (url) => {
      expect((await page(url)).body).toBe(
        '<title>Inicia sesión</title><meta property="og:image" content="https://abaco.ejemplo.co/og.png" />',
      );
    },
  );

  test('a deeper one too, and only under its own address', async () => {
    expect((await page('/tools/leasing')).body).toBe('<title>Leasing</title>');
    for (const url of ['/tools/leasing/x', '/leasing', '/pages/tools/leasing', '/constructor']) {
      expect((await page(url)).body).toBe(INDEX);
    }
    expect((await page('/pages/login.html')).statusCode).toBe(404);
  });

  test('HEAD answers without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/tools/airbnb', headers: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('files', () => {
  test('what has a hash in its name is kept for a year', async () => {
    const answer = await app.inject('/assets/app-abc123.js');
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding');
  });

  test('what was compressed by the build is sent compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await app.inject({ url: '/assets/app-abc123.js', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('what was not is sent as it is', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await app.inject({ url: '/assets/plain-abc123.css', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('a{}');
  });

  test('a file without a hash is revalidated', async () => {
    const answer = await app.inject('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('what does not exist', () => {
  test.each(['/assets/gone-abc123.js', '/gone.png', '/assets/..%2f..%2fpackage.json', '/.secret'])(
    '%s is not answered with the app',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/text\/plain/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('a page takes no POST', async () => {
    const answer = await app.inject({ method: 'POST', url: '/tools/airbnb', headers: browser });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['/api', '/api/gone', '/api/gone/'])('%s is unknown, as JSON', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'No existe.', code: 'not_found' });
  });
});

describe('headers', () => {
  test.each(['/', '/assets/app-abc123.js', '/api/gone', '/gone.png'])(
    '%s carries the headers of security',
    async (url) => {
      const { headers } = await page(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('the content policy lets in nothing that is inline or from elsewhere', async () => {
    const policy = String((await page('/')).headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
    });
  });
});
