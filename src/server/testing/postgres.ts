import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the PostgreSQL server of all tests, without the database's name. */
    postgres: string;
  }
}

/** Starts a PostgreSQL server for all tests of the service, and stops it after the last. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'abaco-test-postgres-'));
  const server = await startEmbedded({
    dataDir: folder,
    flags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    log: console,
    onLost: (error) => console.error(error),
    signal: new AbortController().signal,
  });
  project.provide('postgres', server.url(''));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
