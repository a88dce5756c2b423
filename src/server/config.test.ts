import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, environment, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/abaco');

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) };

function problemWith(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('configuration', () => {
  test('by default: this machine only, a folder of its own, registration open', () => {
    const config = read({});
    expect(config.TRUST_PROXY).toBeUndefined();
    expect(config.DATABASE_URL).toBeUndefined();
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '/srv/abaco/data',
      OUTBOX_DIR: '/srv/abaco/data/outbox',
      DIST: '/srv/abaco/dist',
      COURSES_DIR: '/srv/abaco/fixtures/courses',
      REGISTRATION: 'open',
      isProduction: false,
    });
  });

  test('an empty value counts as none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', REGISTRATION: '' })).toEqual(read({}));
  });

  test('sign-up is held tighter in production', () => {
    expect(read({}).SIGNUP_LIMIT_ADDRESS).toBe(2000);
    expect(read(PRODUCTION).SIGNUP_LIMIT_ADDRESS).toBe(20);
    const more = { ...PRODUCTION, SIGNUP_LIMIT_ADDRESS: '7' };
    expect(read(more).SIGNUP_LIMIT_ADDRESS).toBe(7);
  });

  test.each([
    ['true', '192.168.1.5', 0, true],
    ['true', '::ffff:127.0.0.1', 0, true],
    ['true', 'fd00::7', 0, true],
    ['true', '192.168.1.5', 1, false],
    ['true', '198.51.100.7', 0, false],
    ['127.0.0.1, 10.0.0.0/8,::1', '10.9.9.9', 2, true],
    ['127.0.0.1, 10.0.0.0/8,::1', '0:0:0:0:0:0:0:1', 0, true],
    ['127.0.0.1, 10.0.0.0/8,::1', '192.168.1.5', 0, false],
    ['10.0.0.0/8', 'unknown', 0, false],
  ])('TRUST_PROXY=%s: %s at hop %d: %s', (text, address, hop, trusted) => {
    expect(read({ TRUST_PROXY: text }).TRUST_PROXY?.(address, hop)).toBe(trusted);
  });

  test.each([
    [{ PORT: 'x' }, "PORT debe ser un número entero entre 0 y 65535; recibido: 'x'."],
    [{ PORT: '65536' }, "PORT debe ser un número entero entre 0 y 65535; recibido: '65536'."],
    [{ PORT: '-1' }, "PORT debe ser un número entero entre 0 y 65535; recibido: '-1'."],
    [
      { SESSION_DAYS: '1.5' },
      "SESSION_DAYS debe ser un número entero entre 1 y 365; recibido: '1.5'.",
    ],
    [
      { NODE_ENV: 'prod' },
      "NODE_ENV debe ser uno de: development, production, test; recibido: 'prod'.",
    ],
    [{ REGISTRATION: 'no' }, "REGISTRATION debe ser uno de: open, closed; recibido: 'no'."],
    [
      { PUBLIC_URL: 'abaco.co' },
      "PUBLIC_URL debe ser una dirección http o https; recibido: 'abaco.co'.",
    ],
    [
      { NODE_ENV: 'production' },
      'JWT_SECRET es obligatorio en producción, por ejemplo lo que escribe: openssl rand -base64 32',
    ],
    [{ JWT_SECRET: 'corto' }, 'JWT_SECRET debe tener al menos 32 caracteres.'],
    [
      { ARGON2_MEMORY_KIB: '1024', NODE_ENV: 'production' },
      'ARGON2_MEMORY_KIB debe ser al menos 7168 en producción.',
    ],
  ])('%j', (env, message) => {
    expect(problemWith(env)).toBe(message);
  });

  test.each(['1', 'x', '10.0.0.0/33', '127.0.0.1,', '0.0.0.0/0x'])('TRUST_PROXY=%j', (text) => {
    expect(problemWith({ TRUST_PROXY: text })).toMatch(/^TRUST_PROXY debe ser 'true' o una lista/);
  });

  test('all problems are told at once, and no secret', () => {
    const secret = 'clave-secreta';
    const problem = problemWith({
      PORT: 'x',
      DATABASE_URL: `mysql://a:${secret}@b/c`,
      SMTP_URL: `http://a:${secret}@b`,
      JWT_SECRET: secret,
    });
    expect(problem.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'JWT_SECRET',
      'SMTP_URL',
    ]);
    expect(problem).not.toContain(secret);
  });

  test('docs/configuration.md has every setting with its default', () => {
    const file = path.resolve(import.meta.dirname, '../../docs/configuration.md');
    const rows = readFileSync(file, 'utf8').matchAll(/^\| `(\w+)` \| (?:`([^`]*)`)?/gm);
    const documented = Object.fromEntries(Array.from(rows, ([, name, value]) => [name, value]));
    const defaults = environment.parse({});
    for (const name of Object.keys(environment.shape)) {
      const value = defaults[name as keyof typeof defaults];
      expect([name, documented[name]]).toEqual([name, value === undefined ? value : String(value)]);
    }
    expect(Object.keys(documented).sort()).toEqual(Object.keys(environment.shape).sort());
  });

  test('README.md names every setting', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    const missing = Object.keys(environment.shape).filter((name) => !text.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
