import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { hashToken } from '../src/server/auth/keys.ts';
import { startEmbedded } from '../src/server/database/embedded/server.ts';
import { MismatchError } from './scenario.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const AT_ONCE = 200;
const WARM_UP_ROUNDS = 15;
const ROUNDS = 41;
/** The least that the service's throughput may be, as a part of the bare route's. */
const TARGET = 0.7;

export interface ServiceResult {
  readonly name: 'service';
  readonly operation: string;
  /** Per request. */
  readonly nanoseconds: { readonly bare: number; readonly service: number };
  /** The service's throughput as a part of the bare route's. */
  readonly throughput: number;
  readonly target: number;
  readonly met: boolean;
}

interface Contender {
  url: string;
  headers: Record<string, string>;
}

/**
 * Signed-in profile reads, 200 at once, from the service and from a bare route with the same query:
 * each in a process of its own, on one database, taking turns.
 *
 * @throws {MismatchError} where one fails, or the answers differ
 */
export async function measureService(): Promise<ServiceResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'abaco-bench-'));
  const database = await startEmbedded({
    dataDir: folder,
    log: console,
    onLost: (error) => console.error(error),
    signal: new AbortController().signal,
  });
  const children: ChildProcess[] = [];
  try {
    const { bare, service } = await prepare(folder, database.url('postgres'), children);
    const nanoseconds = await compare(bare, service);
    const throughput = nanoseconds.bare / nanoseconds.service;
    return {
      name: 'service',
      operation: `one of ${AT_ONCE} signed-in profile reads at once`,
      nanoseconds,
      throughput,
      target: TARGET,
      met: throughput >= TARGET,
    };
  } finally {
    await Promise.all(children.map(stop));
    await database.stop();
    rmSync(folder, { recursive: true });
  }
}

async function prepare(folder: string, databaseUrl: string, children: ChildProcess[]) {
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');
  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    DIST: dist,
    DATA_DIR: folder,
  };
  const start = async (file: string, probe: string) => {
    const port = String(await freePort());
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: port, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}${probe}`, child);
    return url;
  };
  const serviceUrl = await start('src/server/main.ts', '/api/health');
  const bareUrl = await start('bench/service-bare.ts', '/');

  const person = {
    firstName: 'Ana',
    lastName: 'Peña',
    email: 'ana@ejemplo.co',
    password: 'secreta',
  };
  const answer = await fetch(`${serviceUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { user, token } = (await answer.json()) as { user: { id: number }; token: string };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sid } = JSON.parse(claims) as { sid: string };
  return {
    service: {
      url: `${serviceUrl}/api/auth/profile`,
      headers: { authorization: `Bearer ${token}` },
    },
    bare: { url: `${bareUrl}/profile/${hashToken(sid)}/${user.id}`, headers: {} },
  };
}

async function compare(bare: Contender, service: Contender) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times = { bare: [] as number[], service: [] as number[] };
  const expected = await read(bare, agent);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const name of round % 2 === 0
      ? (['bare', 'service'] as const)
      : (['service', 'bare'] as const)) {
      const time = await batch(name === 'bare' ? bare : service, agent, expected);
      if (round >= WARM_UP_ROUNDS) times[name].push(time);
    }
  }
  agent.destroy();
  return { bare: median(times.bare), service: median(times.service) };
}

async function batch(contender: Contender, agent: Agent, expected: unknown): Promise<number> {
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => read(contender, agent)));
  const time = ((performance.now() - start) * 1e6) / AT_ONCE;
  if (!answers.every((answer) => isDeepStrictEqual(answer, expected))) {
    throw new MismatchError('service: not every profile is the expected one');
  }
  return time;
}

function read({ url, headers }: Contender, agent: Agent): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    }).on('error', reject);
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended`);
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await wait(50);
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
