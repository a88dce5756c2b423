import { execFile } from 'node:child_process';
import { mkdir, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findInstallation, program } from './binaries.ts';
import { SUPERUSER, ensureCluster, readPassword, removeDraft } from './cluster.ts';
import { claim, connectTo } from './claim.ts';
import type { Claim } from './claim.ts';
import { POLL_MS, launch } from './launch.ts';
import type { Place } from './launch.ts';
import { findOwner } from './owner.ts';
import { exists, isServing, readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

const run = promisify(execFile);

/** A PostgreSQL server on a folder of our own, claimed by this process. */
export interface EmbeddedServer {
  /** Connection string of a database in it. */
  url: (database: string) => string;
  /** Shuts the server down. Its connections end. */
  stop: () => Promise<void>;
}

/** Recovery after a crash may take a while; a server that is going down, too. */
const PATIENCE_MS = 120_000;
const STOP_MS = 30_000;

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is made where it is missing. After a service was
 * killed its PostgreSQL may still be running: then it is taken over as it is.
 *
 * @param flags more flags for PostgreSQL
 * @throws {InUseError} where another service works with the folder
 * @throws {UnsupportedPlatformError}
 */
export async function startEmbedded(
  dataDir: string,
  flags: readonly string[] = [],
): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const owner = await findOwner();
  const installation = await findInstallation(owner);
  const folder = path.join(await realpath(dataDir), 'postgres');
  const log = path.join(dataDir, 'postgres.log');
  await ensureCluster(folder, installation, owner);
  const place = { folder, log, installation, owner, flags };

  const password = await readPassword(folder);
  const { postmaster, held } = await startAndClaim(place, password);
  await removeDrafts(folder);
  return {
    url: (database) =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/${database}`,
    stop: async () => {
      await shutDown(postmaster, place);
      await held.release();
    },
  };
}

async function startAndClaim(
  place: Place,
  password: string,
): Promise<{ postmaster: Postmaster; held: Claim }> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const postmaster = (await findRunning(place.folder)) ?? (await launch(place));
    const client = postmaster && (await connectTo(postmaster.port, password));
    const held = client && (await claim(client, place.folder));
    if (postmaster && held) return { postmaster, held };
    if (Date.now() > end) {
      throw new Error(`PostgreSQL no respondió en ${place.folder}. Vea ${place.log}`);
    }
    await wait(POLL_MS);
  }
}

async function findRunning(folder: string): Promise<Postmaster | null> {
  const known = await readPostmaster(folder);
  return known !== null && (await isServing(known.pid, folder)) ? known : null;
}

async function shutDown({ pid }: Postmaster, { folder, installation }: Place): Promise<void> {
  if (process.platform === 'win32') {
    await run(program(installation, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast']);
    return;
  }
  // Fast: connections end, then everything is written. Immediate: the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const end = Date.now() + STOP_MS;
    if (await isServing(pid, folder)) process.kill(pid, signal);
    while (Date.now() < end) {
      if (!(await isServing(pid, folder))) return;
      await wait(POLL_MS);
    }
  }
}

/** What services that were killed while they made the folder have left. */
async function removeDrafts(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.new-`;
  const drafts = (await readdir(parent)).filter(
    // One whose process lives is still at it, and removes it itself.
    (name) => name.startsWith(prefix) && !exists(Number(name.slice(prefix.length))),
  );
  await Promise.all(drafts.map((name) => removeDraft(path.join(parent, name))));
}
