import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../database/pool.ts';
import { isUnavailable } from '../database/failures.ts';
import { escapeHtml } from '../http/escape.ts';
import { type Pages, pageOf } from '../http/pages.ts';
import { type Preview, previewOf } from './shares.ts';

const params = z.object({ '*': z.string().max(64) });
const GONE: Words = {
  title: 'Enlace no disponible',
  description: 'Quien lo compartió lo quitó, o el enlace venció.',
};
/** Where nobody can say what the link shows: the page itself asks again. */
const UNKNOWN: Words = { title: 'Caso compartido', description: 'Para ver sin cuenta.' };

interface Words {
  title: string;
  description: string;
}

const wordsOf = ({ name, figure }: Preview): Words => ({
  title: name,
  description: `${figure === null ? '' : `${figure}. `}Caso de Ábaco, para ver sin cuenta y hacer tu copia.`,
});

/**
 * The page of a link. Programs that show where a link leads run no script: its head says the name
 * and the deciding figure of what the link shows. A link that is gone is answered 404, with nothing
 * of what it has shown.
 */
export function serveSharedPages(app: FastifyInstance, db: Db, pages: Pages): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { data } = params.safeParse(request.params);
    const words = data ? await look(db, data['*']) : GONE;
    return reply
      .code(words === GONE ? 404 : 200)
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(withWords(pageOf(pages, '/compartido'), words));
  };
  app.get('/compartido', answer);
  app.get('/compartido/*', answer);
}

async function look(db: Db, token: string): Promise<Words> {
  try {
    const preview = await previewOf(db, token);
    return preview ? wordsOf(preview) : GONE;
  } catch (error) {
    if (isUnavailable(error)) return UNKNOWN;
    throw error;
  }
}

const withWords = (html: string, { title, description }: Words): string =>
  html
    .replaceAll('__TITLE__', () => escapeHtml(title))
    .replaceAll('__DESCRIPTION__', () => escapeHtml(description));
