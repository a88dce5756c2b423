import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { urlOfRunning } from '../../backup/connect.ts';
import { findRunning, isServing, readPostmaster } from '../../database/embedded/postmaster.ts';
import { Courses } from '../courses.ts';
import { ServerProcess } from '../process.ts';

export const LESSONS = Array.from({ length: 6 }, (_, i) => `leccion-${i}`);

const PATIENCE_MS = 60_000;
const MANY = '1000000';
/** All come from one address. */
const SETTINGS = {
  JWT_SECRET: 'un secreto de al menos 32 caracteres',
  LOGIN_LIMIT_ADDRESS: MANY,
  LOGIN_LIMIT_TOTAL: MANY,
  REFRESH_LIMIT_ADDRESS: MANY,
  SIGNUP_LIMIT_ADDRESS: MANY,
};

/** A service on a folder of its own, with its own PostgreSQL server, for faults to happen to. */
export class Stage {
  readonly folder: string;
  /** Those that are meant to answer. */
  servers: ServerProcess[] = [];
  readonly #shelf = new Courses().course('rentas', LESSONS);

  constructor(folder: string) {
    this.folder = folder;
  }

  get server(): ServerProcess {
    const [first] = this.servers;
    if (!first) throw new Error('no service');
    return first;
  }

  get cluster(): string {
    return path.join(this.folder, 'data/postgres');
  }

  spawn(more: Record<string, string> = {}): ServerProcess {
    return new ServerProcess(this.folder, {
      ...SETTINGS,
      COURSES_DIR: this.#shelf.folder,
      ...more,
    });
  }

  /** A service in the place of the one that has ended. */
  async start(): Promise<void> {
    const server = this.spawn();
    this.servers = [server];
    await server.ready();
  }

  /** On its database, as superuser. */
  async query(text: string): Promise<void> {
    const client = new pg.Client(await urlOfRunning(path.join(this.folder, 'data')));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(text);
    await client.end();
  }

  /** The process of its PostgreSQL server. */
  async postmaster(): Promise<number> {
    const running = await findRunning(this.cluster);
    if (!running) throw new Error('PostgreSQL is not running');
    return running.pid;
  }

  /** As a power cut does: the service and its database, with nothing written any more. */
  async cutPower(): Promise<void> {
    const pid = await this.postmaster();
    this.server.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await this.server.ended();
    while (await isServing(pid, this.cluster)) await wait(20);
  }

  /** After a round in which nothing worked any more. */
  async startAnew(): Promise<void> {
    await this.#stop();
    await this.start();
  }

  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!holds()) {
      if (performance.now() > end) throw new Error('waited in vain');
      await wait(20);
    }
  }

  async end(): Promise<void> {
    await this.#stop();
    for (const folder of [this.folder, this.#shelf.folder]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  }

  async #stop(): Promise<void> {
    for (const server of this.servers) await server.kill('SIGTERM');
    const left = await readPostmaster(this.cluster);
    if (left && (await isServing(left.pid, this.cluster))) process.kill(left.pid, 'SIGINT');
  }
}
