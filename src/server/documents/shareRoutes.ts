import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  documentParams,
  ownShareList,
  shareList,
  shareMade,
  shareParams,
  shareRequest,
  sharedAnswer,
  sharedParams,
} from '../../../schemas/documents.ts';
import { note } from '../auth/audit.ts';
import type { Db } from '../database/pool.ts';
import { described, errors, takeWriter, userIdOf } from './shared.ts';
import { listAllShares, listShares, makeShare, openShare, revokeShare } from './shares.ts';

/** The links to a member's document. */
export const ownShareRoutes: FastifyPluginAsyncZod<{ db: Db; publicUrl: string }> = async (
  app,
  { db, publicUrl },
) => {
  app.post(
    '/documents/:id/shares',
    {
      schema: {
        ...described,
        summary: 'Hace un enlace para ver un documento sin cuenta',
        description: 'El token se da esta única vez. Con revision muestra siempre esa versión.',
        params: documentParams,
        body: shareRequest,
        response: { 201: shareMade, ...errors },
      },
    },
    async (request, reply) => {
      const { userId } = await takeWriter(db, request);
      const { id, token } = await makeShare(db, userId, request.params.id, request.body);
      await note(db, { kind: 'document-shared', userId, ip: request.ip });
      return reply.code(201).send({ id, token, url: `${publicUrl}/compartido/${token}` });
    },
  );

  app.get(
    '/account/shares',
    {
      schema: {
        ...described,
        summary: 'Todos los enlaces de la persona, con lo que muestran',
        response: { 200: ownShareList, ...errors },
      },
    },
    async (request) => ({ shares: await listAllShares(db, userIdOf(request)) }),
  );

  app.get(
    '/documents/:id/shares',
    {
      schema: {
        ...described,
        summary: 'Los enlaces de un documento',
        params: documentParams,
        response: { 200: shareList, ...errors },
      },
    },
    async (request) => ({ shares: await listShares(db, userIdOf(request), request.params.id) }),
  );

  app.delete(
    '/documents/:id/shares/:share',
    {
      schema: {
        ...described,
        summary: 'Quita un enlace',
        params: shareParams,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { userId } = await takeWriter(db, request);
      await revokeShare(db, userId, request.params.id, request.params.share);
      await note(db, { kind: 'share-ended', userId, ip: request.ip });
      return reply.code(204).send();
    },
  );
};

/** What links show, to whoever has one. */
export const sharedRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/shared/:token',
    {
      schema: {
        tags: ['Documentos'],
        summary: 'Lo que muestra un enlace, sin cuenta',
        description: 'Un enlace que se quitó, que venció o que nunca hubo responde lo mismo.',
        params: sharedParams,
        response: { 200: sharedAnswer, ...errors },
      },
    },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
      return openShare(db, request.params.token);
    },
  );
};
