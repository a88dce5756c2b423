import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './logging.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;

/** Serves the built app from the folder `dist`. */
export async function serveBuild(app: FastifyInstance, dist: string) {
  const assets = path.join(dist, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders(response, file) {
      // The build puts a hash of the content into the names below assets/, and only there.
      response.setHeader('cache-control', file.startsWith(assets) ? FOREVER : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** A page of the app is answered with the app, which has the routes; anything else is unknown. */
export async function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const pathname = pathOf(request.url);
  if (isPage(request, pathname)) return reply.code(200).sendFile('index.html');
  reply.code(404).header('cache-control', 'no-store');
  if (isApi(pathname)) return { message: 'No existe.', code: 'not_found' };
  return reply.type('text/plain; charset=utf-8').send('No existe.\n');
}

function isPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isApi(pathname) || path.posix.basename(pathname).includes('.')) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');
