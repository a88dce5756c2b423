import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './logging.ts';
import { pageOf, type Pages } from './pages.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;

/** Serves the files of the built app from the folder `dist`; its pages are `answerUnknown`'s. */
export async function serveBuild(app: FastifyInstance, dist: string) {
  const assets = path.join(dist, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    allowedPath: isFile,
    schemaHide: true,
    setHeaders(response, file) {
      // The build puts a hash of the content into the names below assets/, and only there.
      response.setHeader('cache-control', file.startsWith(assets) ? FOREVER : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** Folders and pages are no files of the build, whatever lies there. */
function isFile(pathname: string): boolean {
  const extension = path.posix.extname(pathname);
  return extension !== '' && extension !== '.html';
}

/**
 * A page of the app is answered with the app, which has the routes, whatever is asked for: programs
 * that look at a link say they accept anything. All else is unknown.
 */
export function answerUnknown(pages: Pages) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request.url);
    if (isPage(request, pathname)) {
      reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      return reply.send(request.method === 'HEAD' ? '' : pageOf(pages, pathname));
    }
    reply.code(404).header('cache-control', 'no-store');
    if (isApi(pathname)) return { message: 'No existe.', code: 'not_found' };
    return reply.type('text/plain; charset=utf-8').send('No existe.\n');
  };
}

function isPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isApi(pathname)) return false;
  return pathname === '/index.html' || !path.posix.basename(pathname).includes('.');
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');
