import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security.ts';

export interface AppOptions {
  /** Absolute path of the folder with the built app. */
  dist: string;
  /** Whether requests that fail are logged to the standard output. */
  logger?: boolean;
}

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;

/** The service: the built app and, below `/api`, the answers to it. */
export async function createApp({ dist, logger = false }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && { level: 'warn' },
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setNotFoundHandler(answerUnknown);
  await serveBuild(app, dist);
  return app;
}

async function serveBuild(app: FastifyInstance, dist: string) {
  const assets = path.join(dist, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, file) {
      // The build puts a hash of the content into the names below assets/, and only there.
      response.setHeader('cache-control', file.startsWith(assets) ? FOREVER : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** A page of the app is answered with the app, which has the routes; anything else is unknown. */
async function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const pathname = request.url.replace(/[?#].*$/, '');
  if (isPage(request, pathname)) return reply.code(200).sendFile('index.html');
  reply.code(404).header('cache-control', 'no-store');
  if (isApi(pathname)) return { statusCode: 404, error: 'Not Found', message: 'No existe.' };
  return reply.type('text/plain; charset=utf-8').send('No existe.\n');
}

function isPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isApi(pathname) || path.posix.basename(pathname).includes('.')) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');
