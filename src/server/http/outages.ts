import type { FastifyRequest } from 'fastify';

/** Why requests fail that are right: the database doesn't answer, or there is no room to write. */
export type Outage = 'unavailable' | 'full';

const SENTENCES: Record<Outage, string> = {
  unavailable: 'La base de datos no está disponible; las solicitudes se responden con 503',
  full: 'El disco está lleno; las solicitudes que guardan se responden con 503',
};

const EVERY_MS = 10_000;
/** So long after the last failure the disk still counts as full. */
const FULL_MS = 60_000;

/** Outages of a process. They fail thousands of requests, and are said once every ten seconds. */
export class Outages {
  readonly #seen: Record<Outage, { at: number; saidAt: number; unsaid: number }> = {
    unavailable: { at: -Infinity, saidAt: -Infinity, unsaid: 0 },
    full: { at: -Infinity, saidAt: -Infinity, unsaid: 0 },
  };

  note(outage: Outage, error: Error, { id: reqId, log }: FastifyRequest): void {
    const seen = this.#seen[outage];
    seen.at = performance.now();
    seen.unsaid++;
    if (seen.at - seen.saidAt < EVERY_MS) return;
    log.error({ reqId, err: error, requests: seen.unsaid }, SENTENCES[outage]);
    seen.saidAt = seen.at;
    seen.unsaid = 0;
  }

  isFull(): boolean {
    return performance.now() - this.#seen.full.at < FULL_MS;
  }
}
