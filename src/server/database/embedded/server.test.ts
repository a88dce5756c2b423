import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { query } from '../../testing/service.ts';
import { InUseError } from './claim.ts';
import { findRunning, pidFile, readPostmaster } from './postmaster.ts';
import { startEmbedded } from './server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
const cluster = () => path.join(dataDir, 'postgres');
const logged: string[] = [];

function start(signal = new AbortController().signal) {
  const note = (line: unknown) => logged.push(String(line));
  const log = { warn: note, error: note };
  return startEmbedded({ dataDir, flags: ['-c', 'fsync=off'], log, onLost: note, signal });
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'abaco-test-embedded-'));
  await (await start()).stop();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('what a power cut leaves of postmaster.pid', () => {
  test.each([
    ['nothing', ''],
    ['half a number', '98'],
    ['half of its lines', `4194000\n/srv/abaco/data/postgres\n17000`],
    ['bytes that say nothing', '\0\0\0\0\0\0\0\0'],
    ['the number of another program', `${process.pid}\n/srv\n1700000000\n5432\n\n127.0.0.1\n`],
  ])('%s', async (_name, content) => {
    const { uid, gid } = statSync(cluster());
    writeFileSync(pidFile(cluster()), content, { mode: 0o600 });
    chownSync(pidFile(cluster()), uid, gid);
    const server = await start();
    expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(existsSync(pidFile(cluster()))).toBe(false);
  });
});

describe('the claim on the folder', () => {
  test('holds when the database has cut all connections', async () => {
    const first = await start();
    await query(
      first.url('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await expect(start()).rejects.toThrow(InUseError);
    await expect(start()).rejects.toThrow(`(proceso ${process.pid}) ya usa la carpeta de datos`);
    expect(await query(first.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    await (await start()).stop();
  });

  test('is let go where the start fails', async () => {
    const ended = AbortSignal.abort(new Error('told to end'));
    await expect(start(ended)).rejects.toThrow('told to end');
    expect(await findRunning(cluster())).toBeNull();
    await (await start()).stop();
  });
});

test('a server that was killed is started again, on its port', async () => {
  const server = await start();
  logged.length = 0;
  const before = await readPostmaster(cluster());
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(
    async () => {
      expect(logged).toContain('PostgreSQL está de nuevo en servicio');
      expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    { timeout: 40_000, interval: 200 },
  );
  const after = await readPostmaster(cluster());
  expect(after?.pid).not.toBe(before?.pid);
  expect(after?.port).toBe(before?.port);
  expect(logged[0]).toBe('PostgreSQL terminó de repente; se inicia de nuevo (1)');
  await server.stop();
  expect(await findRunning(cluster())).toBeNull();
});

test('a folder that cannot be made: a sentence, and what to do', async () => {
  const file = path.join(dataDir, 'archivo');
  writeFileSync(file, '');
  const options = { log: console, onLost: () => undefined, signal: new AbortController().signal };
  for (const [at, reason] of [
    [file, 'es un archivo'],
    [path.join(file, 'datos'), 'en su ruta hay un archivo'],
  ] as const) {
    await expect(startEmbedded({ ...options, dataDir: at })).rejects.toThrow(
      `No se pudo crear la carpeta de datos ${at}: ${reason}.\nIndique otra con la variable DATA_DIR.`,
    );
  }
});
