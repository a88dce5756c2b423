import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environment, readConfig } from './config.ts';
import { PRODUCTION, createDatabase, createFolder, query } from './testing/service.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml'), { merge: true }));

const GIVEN: Record<string, string> = {
  SITE: 'abaco.ejemplo.co',
  JWT_SECRET: PRODUCTION.JWT_SECRET,
  DATABASE_PASSWORD: 'clave1',
  POSTGRES_PASSWORD: 'clave2',
};

/** What compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?why}`. */
const filled = (text: string, given = GIVEN): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, sign, more: string) => {
    const value = given[name];
    if (value === undefined && sign !== '-') throw new Error(`${name}: ${more}`);
    return value ?? more;
  });

/** The instructions of the image that is run, after those of the one that builds. */
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).split('\n');
const instructions = (name: string) =>
  stage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
const imageSettings = Object.fromEntries(
  instructions('ENV').flatMap((line) =>
    line.split(' ').map((each) => each.split('=') as [string, string]),
  ),
);

describe('compose.yaml', () => {
  const { one, two, proxy, database } = compose.services;
  const settings = Object.fromEntries(
    Object.entries(one?.environment ?? {}).map(([name, value]) => [name, filled(value)]),
  );

  test('has two instances that are the same, with settings that hold', () => {
    expect(two).toEqual(one);
    for (const name of Object.keys(settings)) expect(environment.shape).toHaveProperty(name);
    const config = readConfig({ ...imageSettings, ...settings }, root);
    expect(config).toMatchObject({
      isProduction: true,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://abaco.ejemplo.co',
      DATABASE_URL: 'postgres://abaco:clave1@database:5432/abaco',
      REGISTRATION: 'open',
    });
    // The proxy's address is believed, and nobody's behind it.
    expect([0, 1].map((hop) => config.TRUST_PROXY?.('172.18.0.5', hop))).toEqual([true, false]);
    const grace = Number.parseInt(one?.stop_grace_period ?? '', 10);
    expect(grace).toBeGreaterThan(config.SHUTDOWN_SECONDS + 10);
    // PostgreSQL takes 100 connections where nothing else is said.
    expect(2 * config.DATABASE_POOL).toBeLessThan(90);
  });

  test.each(['SITE', 'JWT_SECRET', 'DATABASE_PASSWORD', 'POSTGRES_PASSWORD'])(
    'does not start without %s',
    (name) => {
      const { [name]: _, ...others } = GIVEN;
      expect(() => filled(read('compose.yaml'), others)).toThrow(name);
    },
  );

  test('writes where a volume is, and nowhere else', () => {
    expect(one?.read_only).toBe(true);
    expect(one?.volumes).toEqual([`data:${imageSettings['DATA_DIR']}`]);
    const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const files = sources.filter((source) => source.startsWith('.'));
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const named = sources.filter((source) => !source.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  test('has a proxy that knows both, and keeps the measures inside', () => {
    const caddyfile = read('deploy/Caddyfile');
    const port = imageSettings['PORT'] ?? '';
    expect(caddyfile).toContain(`reverse_proxy one:${port} two:${port} {`);
    expect(caddyfile).toMatch(/@inside path \/metrics\n\s+respond @inside 404/);
    expect(caddyfile).toContain('Strict-Transport-Security');
    expect(proxy?.depends_on).toEqual(['one', 'two']);
    expect(Object.keys(proxy?.environment ?? {})).toEqual(['SITE']);
  });

  test('gives the service an account of its own, that may do nothing else', async () => {
    expect(database?.volumes).toContain(
      './deploy/database.sh:/docker-entrypoint-initdb.d/database.sh:ro',
    );
    const [, text = ''] = /<<'SQL'\n(.*)SQL\n/s.exec(read('deploy/database.sh')) ?? [];
    const server = inject('postgres');
    // On the server of the tests `abaco` is somebody else.
    const name = 'abaco_image';
    const statements = text.replace(`:'password'`, `'clave1'`).replaceAll(/\babaco\b/g, name);
    for (const line of statements.trim().split('\n')) await query(`${server}postgres`, line);
    const own = new URL(`${server}${name}`);
    [own.username, own.password] = [name, 'clave1'];
    await query(own.href, 'create table mine (id int)');
    await expect(query(own.href, 'create database other')).rejects.toThrow('permission denied');
    await expect(query(own.href, 'create role other')).rejects.toThrow('permission denied');
    await expect(query(own.href, 'select * from pg_authid')).rejects.toThrow('permission denied');
    await query(`${server}postgres`, `drop database ${name}`);
    await query(`${server}postgres`, `drop role ${name}`);
  });
});

/** What .dockerignore keeps out of the folders that are copied. */
const filter = (file: string) => !/\.test\.tsx?$|\/testing$/.test(file);

describe('Dockerfile', () => {
  test('leaves out tests and what serves them', () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['**/*.test.ts', '**/testing', '.git', '.env']));
  });

  const image = mkdtempSync(path.join(tmpdir(), 'abaco-test-image-'));
  const folder = createFolder();
  afterAll(() => [image, folder].forEach((each) => rmSync(each, { recursive: true })));

  test('runs as nobody special, and checks its health', () => {
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(instructions('HEALTHCHECK')[0]).toContain('/api/health');
    expect(instructions('VOLUME')).toEqual([imageSettings['DATA_DIR']]);
    for (const name of Object.keys(imageSettings)) expect(environment.shape).toHaveProperty(name);
  });

  test('what is copied is enough to serve, to back up and to administer', async () => {
    for (const line of instructions('COPY').filter((each) => !each.startsWith('--from'))) {
      const sources = line.split(' ');
      const target = sources.pop() ?? '';
      for (const source of sources) {
        const name = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
        cpSync(path.join(root, source), path.join(image, name), { recursive: true, filter });
      }
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(image, 'node_modules'));
    const [program = '', ...args] = z
      .array(z.string())
      .parse(JSON.parse(instructions('CMD')[0] ?? ''));
    const env = {
      ...PRODUCTION,
      PATH: process.env['PATH'],
      PORT: '0',
      DIST: path.join(folder, 'dist'),
      DATA_DIR: folder,
      DATABASE_URL: await createDatabase(),
    };
    const child = spawn(program, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Ábaco está en');
    const run = (...more: string[]) =>
      execFileSync(program, ['--import', 'tsx', ...more], { cwd: image, env, encoding: 'utf8' });
    expect(run('scripts/admin.ts', 'invite', 'ana@ejemplo.co')).toContain('/signup#invitation=');
    expect(run('scripts/backup.ts', 'backup', path.join(folder, 'copia.gz'))).toContain('filas en');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 120_000);
});
