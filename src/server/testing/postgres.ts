import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
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

/**
 * Starts a PostgreSQL server for all tests of the service, and stops it after the last. What they put
 * into the system's folder for temporary files is in one of its own meanwhile, and goes with it.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'abaco-test-server-'));
  // PostgreSQL works under a user of its own, who has to get to its data.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  await mkdir(dataDir);
  process.env['TMPDIR'] = folder;
  const server = await startEmbedded({
    dataDir,
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
