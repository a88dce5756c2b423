import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site sends through a person's browser. A program that is no
 * browser names no origin.
 *
 * @param publicUrl where the app is reached, if not by the name that the request came to
 */
export function refuseForeignOrigin(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;
  return async (request: FastifyRequest) => {
    const { origin } = request.headers;
    if (origin === undefined || READS.has(request.method)) return;
    if (origin === ownOrigin) return;
    // The scheme may differ: whoever puts TLS in front speaks HTTP to this service.
    if (URL.canParse(origin) && new URL(origin).host === request.host) return;
    throw new ApiError(403, 'foreign_origin', 'La solicitud viene de otro sitio');
  };
}
