import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

const isEmpty = (body: string): boolean => body.trim() === '';

/** Takes JSON only; but an empty body is none, whatever it is announced as. */
export function acceptEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isEmpty(body)) done(null, undefined);
      else void parse(request, body, done);
    },
  );
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => {
    if (isEmpty(body)) done(null, undefined);
    else done(new ApiError(415, 'media_type', 'El contenido debe ser JSON'));
  });
}
