import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Courses } from './testing/courses.ts';
import { Crowd } from './testing/crowd.ts';
import { ServerProcess } from './testing/process.ts';
import { createDatabase, createFolder } from './testing/service.ts';

// A process takes a second to start, ten on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const folder = createFolder();
const lessons = Array.from({ length: 6 }, (_, i) => `leccion-${i}`);
const shelf = new Courses().course('rentas', lessons);
let processes: ServerProcess[] = [];
afterEach(async () => {
  for (const each of processes) await each.kill('SIGKILL');
  processes = [];
});
afterAll(() => {
  for (const each of [folder, shelf.folder]) rmSync(each, { recursive: true });
});

test('of two on one database either is killed: no answered write is lost, nobody is signed out', async () => {
  const environment = {
    DATABASE_URL: await createDatabase(),
    JWT_SECRET: 'un secreto de al menos 32 caracteres',
    COURSES_DIR: shelf.folder,
    DATABASE_POOL: '5',
    LOGIN_LIMIT_TOTAL: '100000',
    REFRESH_LIMIT_ADDRESS: '100000',
    SIGNUP_LIMIT_ADDRESS: '100000',
  };
  const start = () => {
    const server = new ServerProcess(folder, environment);
    processes.push(server);
    return server.ready();
  };
  const running = await Promise.all([start(), start()]);
  const crowd = new Crowd(() => running.map(({ url }) => url), lessons);
  crowd.start(16);
  const untilAnswered = (more: number) => {
    const wanted = crowd.answered + more;
    return vi.waitFor(() => expect(crowd.answered).toBeGreaterThanOrEqual(wanted), 90_000);
  };
  for (const victim of [0, 1] as const) {
    await untilAnswered(100);
    await running[victim].kill('SIGKILL');
    await untilAnswered(100);
    running[victim] = await start();
  }
  await untilAnswered(100);
  expect(await crowd.finish()).toEqual([]);
  expect(crowd.answered).toBeGreaterThanOrEqual(500);
});
