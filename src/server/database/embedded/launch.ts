import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { program } from './binaries.ts';
import type { Installation } from './binaries.ts';
import { folderAsSeen, plainEnvironment } from './cluster.ts';
import type { Owner } from './owner.ts';
import { pidFile, processesOn, readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

export const POLL_MS = 50;
const LOG_BYTES = 5_000_000;

/** What a server runs on, and with. */
export interface Place {
  folder: string;
  log: string;
  installation: Installation;
  owner: Owner | null;
  flags: readonly string[];
}

/** A server that didn't start, for a reason that may pass: what it said. */
export class NotStarted {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * Starts a server and waits until its folder says so.
 *
 * @param port where it had one before; else any free one
 * @param signal ends the server before it has started
 */
export async function launch(
  place: Place,
  port: number,
  signal: AbortSignal,
): Promise<Postmaster | NotStarted> {
  const { folder, log, installation, owner } = place;
  const output = openLog(log);
  const before = fstatSync(output).size;
  const child = spawn(
    program(installation, 'postgres'),
    ['-D', folderAsSeen(folder, owner), '-p', String(port), ...FLAGS, ...place.flags],
    {
      ...owner,
      cwd: folder,
      env: plainEnvironment(),
      // Out of reach of Ctrl+C, which goes to all programs of a terminal: requests end first.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.unref();
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => 'exited' as const);
  exit.catch(() => undefined);
  for (;;) {
    if (signal.aborted) child.kill('SIGINT');
    const outcome = await Promise.race([exit, wait(POLL_MS, 'waiting' as const, { ref: true })]);
    if (outcome === 'exited') {
      signal.throwIfAborted();
      return explainExit(place, await readFrom(log, before));
    }
    const known = await readPostmaster(folder);
    if (known?.pid === child.pid && known?.port === port) {
      ended.abort();
      return known;
    }
  }
}

const FLAGS = [
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  // Neither values nor statements get into the log.
  ['log_error_verbosity', 'terse'],
  ['log_min_error_statement', 'panic'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Decides what the end of a server at its start means. @throws where another try is no use */
async function explainExit({ folder, log }: Place, output: string): Promise<NotStarted> {
  const passes = [
    // The port was taken meanwhile.
    'could not bind',
    // What is left of a killed server is still going down.
    'pre-existing shared memory',
    'postmaster.pid"',
  ];
  if (!passes.some((text) => output.includes(text))) {
    throw new Error(`PostgreSQL no pudo iniciar. Vea ${log}
${output.trim()}`);
  }
  if (output.includes('postmaster.pid"')) await removeStalePidFile(folder);
  await wait(10 * POLL_MS);
  return new NotStarted(output.trim());
}

/**
 * PostgreSQL doesn't start where that file is empty or makes no sense, and takes any process with
 * the number in it for a server of its own. The folder is claimed: with no PostgreSQL at work on
 * it, the file is what a crash has left.
 */
async function removeStalePidFile(folder: string): Promise<void> {
  const atWork = await processesOn(folder);
  if (atWork?.length === 0) await rm(pidFile(folder), { force: true });
}

function openLog(file: string): number {
  const descriptor = openSync(file, 'a', 0o600);
  if (fstatSync(descriptor).size < LOG_BYTES) return descriptor;
  closeSync(descriptor);
  return openSync(file, 'w', 0o600);
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({
      buffer: Buffer.alloc(Math.max(0, size - position)),
      position,
    });
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
