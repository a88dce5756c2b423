import { createHash } from 'node:crypto';
import { readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { pathOf } from '../http/logging.ts';

/**
 * Videos, captions and thumbnails. They need no session: a `<video>` sends no bearer token, and
 * what they show is no secret. Progress and texts do need one.
 */

const PREFIX = '/api/media';
const DAYS = 24 * 60 * 60;
const FOREVER = `public, max-age=${365 * DAYS}, immutable`;

/** A file of a course's folder `media`, and of nothing else below the folder of courses. */
const MEDIA_PATH = /^\/[a-z0-9-]+\/media\/[a-z0-9][a-z0-9-]*\.(webm|mp4|vtt|webp|jpg|png)$/;

type HeaderValues = Record<string, string>;

/** Serves the media of the courses below `root`, with ranges (RFC 9110, section 14). */
export async function serveMedia(app: FastifyInstance, root: string) {
  await app.register(
    async (scope) => {
      scope.addHook('onSend', async (request, reply) => {
        if (reply.statusCode < 400) reply.header('cache-control', cacheControlOf(request.url));
      });
      scope.addHook('onRequest', async (request, reply) => {
        const file = path.join(root, pathOf(request.url).slice(PREFIX.length));
        if (!(await isInside(root, file))) reply.callNotFound();
      });
      scope.setErrorHandler((error: FastifyError & { headers?: HeaderValues }, _request, reply) => {
        // The length of the file, where a range lies beyond it.
        if (error.headers) reply.headers(error.headers);
        // To the handler of all errors.
        throw error;
      });
      await scope.register(fastifyStatic, {
        root,
        decorateReply: false,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        schemaHide: true,
        allowedPath: (pathname) => MEDIA_PATH.test(pathname),
      });
    },
    { prefix: PREFIX },
  );
}

/** Whether a file is in `root` once its links are followed; false where there is no such file. */
async function isInside(root: string, file: string): Promise<boolean> {
  try {
    return (await realpath(file)).startsWith((await realpath(root)) + path.sep);
  } catch {
    return false;
  }
}

/** With the mark of its content an address never changes its meaning. */
const cacheControlOf = (url: string) => (/\?v=[\da-f]+$/.test(url) ? FOREVER : 'no-cache');

/** The address of a file of `media`; `field` is where the author wrote its name. */
export type MediaAddress = (file: string, field: string) => string;

/**
 * @returns `address`, by the file that names the media, and the problems that it comes upon: names
 * of files that aren't there
 */
export async function addressMedia(root: string, courseId: string) {
  const marks = await markFiles(root, path.join(root, courseId, 'media'));
  const problems: string[] = [];
  const address =
    (namedIn: string): MediaAddress =>
    (file, field) => {
      const mark = marks.get(file);
      if (mark === undefined) {
        problems.push(`${namedIn}, ${field}: no existe ${courseId}/media/${file}`);
      }
      return `${PREFIX}/${courseId}/media/${file}?v=${mark}`;
    };
  return { address, problems };
}

/** What tells apart two contents under the same name, by name. */
async function markFiles(root: string, folder: string): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(folder, name);
    if (name.startsWith('.') || !(await isInside(root, file))) continue;
    const content = await readFile(file);
    marks.set(name, createHash('sha256').update(content).digest('hex').slice(0, 12));
  }
  return marks;
}
