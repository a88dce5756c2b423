import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isServing, readPostmaster } from './database/embedded/postmaster.ts';
import { ServerProcess } from './testing/process.ts';
import { PERSON, createDatabase, createFolder } from './testing/service.ts';

// A process takes a second to start, ten on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
let processes: ServerProcess[] = [];
beforeAll(() => {
  folder = createFolder();
});
afterEach(async () => {
  for (const each of processes) await each.kill('SIGKILL');
  processes = [];
});
afterAll(async () => {
  await stopDatabase('SIGINT');
  rmSync(folder, { recursive: true });
});

const cluster = () => path.join(folder, 'data/postgres');
const pidFile = () => path.join(cluster(), 'postmaster.pid');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function start(environment: Record<string, string> = {}, at = folder): ServerProcess {
  const server = new ServerProcess(at, environment);
  processes.push(server);
  return server;
}

async function stopDatabase(signal: NodeJS.Signals, at = cluster()) {
  const known = await readPostmaster(at);
  if (!known || !(await isServing(known.pid, at))) return;
  process.kill(known.pid, signal);
  while (await isServing(known.pid, at)) await pause(20);
}

/** A sign-up of which the second half is sent only after the service was told to stop. */
function signUpAcross(server: ServerProcess, signal: NodeJS.Signals): Promise<IncomingMessage> {
  const body = JSON.stringify({ ...PERSON, email: `${signal.toLowerCase()}@ejemplo.co` });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}/api/auth/signup`, { method: 'POST', headers });
    call.on('response', resolve).on('error', reject);
    call.write(body.slice(0, 20), () => {
      // Once another call is through, the first half of this one has arrived.
      void server
        .profile('x')
        .then(() => server.child.kill(signal))
        .then(() => pause(200))
        .then(() => call.end(body.slice(20)));
    });
  });
}

async function expectOrderlyStop(server: ServerProcess, signal: NodeJS.Signals) {
  const answer = await signUpAcross(server, signal);
  expect(answer.statusCode).toBe(201);
  answer.resume();
  expect(await server.ended()).toBe(0);
  expect(existsSync(pidFile())).toBe(false);
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
}

describe('on a folder of its own', () => {
  test('SIGTERM: what is under way is answered, then database and service end', async () => {
    await expectOrderlyStop(await start().ready(), 'SIGTERM');
  });

  test('a second service refuses, and the first goes on until Ctrl+C', async () => {
    const first = await start().ready();
    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(
      `Otro servicio de Ábaco (proceso ${first.child.pid}) ya usa la carpeta de datos`,
    );
    expect(second.output).toContain('DATA_DIR');
    expect(second.output).not.toContain('    at ');
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await expectOrderlyStop(first, 'SIGINT');
  });

  test('of two that start at once on an empty folder exactly one serves', async () => {
    const empty = createFolder();
    const both = [start({}, empty), start({}, empty)];
    const outcomes = await Promise.all(
      both.map((server) =>
        server.ready().then(
          () => 'serves',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['refused', 'serves']);
    const refused = both.find((server) => server.url === '');
    expect(refused?.output).toContain('ya usa la carpeta de datos');
    for (const server of both) await server.kill('SIGTERM');
    await stopDatabase('SIGINT', path.join(empty, 'data/postgres'));
    rmSync(empty, { recursive: true });
  });

  test('killed while 50 people at a time sign up: none that was answered is lost', async () => {
    const server = await start().ready();
    const answered: string[] = [];
    const signUp = async (email: string) => {
      const answer = await server.post('/api/auth/signup', { ...PERSON, email });
      if (answer.status === 201) answered.push(email);
      if (answered.length === 100) server.child.kill('SIGKILL');
    };
    const signUpOneByOne = async (person: number) => {
      for (let i = 0; i < 100; i++) await signUp(`persona${person}.${i}@ejemplo.co`);
    };
    await Promise.allSettled(Array.from({ length: 50 }, (_, i) => signUpOneByOne(i)));
    expect(await server.ended()).toBe('SIGKILL');
    expect(answered.length).toBeGreaterThanOrEqual(100);

    const next = await start().ready();
    const logins = await Promise.all(answered.map((email) => next.login(email)));
    expect(new Set(logins.map((login) => login.status))).toEqual(new Set([200]));
  }, 240_000);

  test('killed with its database: the next start recovers', async () => {
    const server = await start().ready();
    const { token } = await server.signup('ana@ejemplo.co');
    await stopDatabase('SIGKILL');
    await server.kill('SIGKILL');
    expect(existsSync(pidFile())).toBe(true);

    const next = await start().ready();
    expect(await next.profile(token)).toBe(200);
    expect(await next.kill('SIGTERM')).toBe(0);
  });

  test('its database killed under load: nothing answered is lost, and it is back by itself', async () => {
    const server = await start().ready();
    const answered: string[] = [];
    const outcomes = new Set<string>();
    const signUp = async (i: number) => {
      const email = `caida${i}@ejemplo.co`;
      const answer = await server.post('/api/auth/signup', { ...PERSON, email });
      outcomes.add(`${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim());
      if (answer.status === 201) answered.push(email);
      if (answered.length === 20) await stopDatabase('SIGKILL');
    };
    await Promise.all(Array.from({ length: 100 }, (_, i) => signUp(i)));
    expect(outcomes).toEqual(new Set(['201', '503 5']));
    await vi.waitFor(
      async () => expect((await fetch(`${server.url}/api/health`)).status).toBe(200),
      { timeout: 60_000, interval: 200 },
    );
    const logins = await Promise.all(answered.map((email) => server.login(email)));
    expect(new Set(logins.map((login) => login.status))).toEqual(new Set([200]));
    expect(server.output).toContain('PostgreSQL terminó de repente; se inicia de nuevo (1)');
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  test('SIGTERM does not wait for connections that say nothing, or half a thing', async () => {
    const server = await start({ SHUTDOWN_SECONDS: '60' }).ready();
    const { hostname, port } = new URL(server.url);
    const sockets = ['', 'GET / HTTP/1.1\r\nHos', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'].map(
      (text) => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(text);
        return socket;
      },
    );
    // The last one was answered, and stays open for more.
    await once(sockets[2] ?? server.child, 'data');
    const begin = Date.now();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(Date.now() - begin).toBeLessThan(15_000);
    expect(existsSync(pidFile())).toBe(false);
    for (const socket of sockets) socket.destroy();
  });

  test.each(['postgres.new/cluster', 'postgres/postmaster.pid'])(
    'SIGTERM while it starts, at %s: nothing is left running',
    async (file) => {
      const empty = createFolder();
      const server = start({}, empty);
      while (!existsSync(path.join(empty, 'data', file))) await pause(5);
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(existsSync(path.join(empty, 'data/postgres.new'))).toBe(false);
      expect(existsSync(path.join(empty, 'data/postgres/postmaster.pid'))).toBe(false);
      expect(server.output).toBe('');
      rmSync(empty, { recursive: true });
    },
  );
});

describe('several processes on one database', () => {
  test('start at once on an empty one and behave as one', async () => {
    const environment = { DATABASE_URL: await createDatabase(), LOGIN_LIMIT_ACCOUNT: '4' };
    const [one, two] = await Promise.all([start(environment).ready(), start(environment).ready()]);
    const session = await one.signup('ana@ejemplo.co');
    expect(await two.profile(session.token)).toBe(200);
    const spent = await Promise.all(
      [one, two, one].map((server) =>
        server.post('/api/refresh', { refreshToken: session.refreshToken }),
      ),
    );
    const tokens = await Promise.all(
      spent.map(async (answer) => ((await answer.json()) as typeof session).refreshToken),
    );
    expect(new Set(tokens).size).toBe(1);
    const [next = ''] = tokens;
    expect((await two.post('/api/refresh', { refreshToken: next })).status).toBe(200);
    // The first token is two steps old by now: a thief's.
    const stolen = await one.post('/api/refresh', { refreshToken: session.refreshToken });
    expect(stolen.status).toBe(401);
    expect(await one.profile(session.token)).toBe(401);

    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 === 0 ? one : two).login('ana@ejemplo.co', `idea número ${i}`),
      ),
    );
    const statuses = guesses.map((guess) => guess.status).sort((a, b) => a - b);
    expect(statuses).toEqual([
      ...new Array<number>(4).fill(401),
      ...new Array<number>(8).fill(429),
    ]);
    expect((await two.login('ana@ejemplo.co')).status).toBe(429);
  });
});

describe('what keeps it from starting', () => {
  test('settings that do not hold, all of them', async () => {
    const server = start({ PORT: 'x', REGISTRATION: 'quizás' });
    expect(await server.ended()).toBe(1);
    expect(server.output.trim().split('\n')).toEqual([
      "PORT debe ser un número entero entre 0 y 65535; recibido: 'x'.",
      "REGISTRATION debe ser uno de: open, closed; recibido: 'quizás'.",
    ]);
  });

  test('an app that has not been built', async () => {
    const server = start({ DIST: path.join(folder, 'nada') });
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain('Ejecute primero: npm run build');
  });

  test('a port that is taken: it leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain(`El puerto ${port} ya está en uso`);
    expect(existsSync(pidFile())).toBe(false);
    other.close();
  });
});
