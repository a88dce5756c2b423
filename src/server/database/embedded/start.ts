import { setTimeout as wait } from 'node:timers/promises';
import { answers } from './answers.ts';
import { NotStarted, POLL_MS, freePort, launch } from './launch.ts';
import type { Place } from './launch.ts';
import { findRunning, processesOn } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

export interface StartOptions {
  place: Place;
  /** Connection string of a server on that port. */
  urlOn: (port: number) => string;
  /** The port that it had before. */
  port?: number;
  /** Gives up, and leaves nothing running that was started here. */
  signal: AbortSignal;
}

/** Recovery after a crash may take a while; a server that is going down, too. */
const ANSWERS_MS = 120_000;
/** In this time what a killed server has left goes down. */
const STARTS_MS = 15_000;

/**
 * A server on the folder that takes connections. After a service was killed its PostgreSQL may still
 * be running: then it is taken over as it is.
 */
export async function start(options: StartOptions): Promise<Postmaster> {
  const { place, urlOn, signal } = options;
  const begin = Date.now();
  for (;;) {
    signal.throwIfAborted();
    const server =
      (await findRunning(place.folder)) ??
      (await launch(place, options.port ?? (await freePort()), signal));
    const isUp = !(server instanceof NotStarted);
    if (isUp && (await answers(urlOn(server.port)))) return server;
    const patience = isUp ? ANSWERS_MS : STARTS_MS;
    if (Date.now() - begin > patience) throw new Error(await explain(place, server));
    await wait(POLL_MS);
  }
}

async function explain({ folder, log }: Place, server: Postmaster | NotStarted): Promise<string> {
  if (!(server instanceof NotStarted)) return `PostgreSQL no respondió en ${folder}. Vea ${log}`;
  const atWork = await processesOn(folder);
  const advice =
    atWork !== null && atWork.length > 0
      ? `Otros procesos de PostgreSQL trabajan en esa carpeta (${atWork.join(', ')}): deténgalos.`
      : 'Si ningún PostgreSQL trabaja en esa carpeta, borre en ella el archivo postmaster.pid.';
  return `PostgreSQL no pudo iniciar en ${folder}. ${advice}\n${server.reason}`;
}
