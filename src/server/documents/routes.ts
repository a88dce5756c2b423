import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  behindAnswer,
  deleteQuery,
  documentAnswer,
  documentList,
  documentParams,
  documentQuery,
  documentWrite,
  writeAnswer,
} from '../../../schemas/documents.ts';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { AccessTokens } from '../auth/access.ts';
import { requireMember } from '../auth/members.ts';
import type { Db } from '../database/pool.ts';
import { endDocument, putInBin, restoreDocument } from './bin.ts';
import { isKnown, preconditionOf, seenRevision, tagOf } from './precondition.ts';
import { listDocuments, readDocument } from './read.ts';
import { answerBehind, described, errors, takeWriter, userIdOf } from './shared.ts';
import { ownShareRoutes } from './shareRoutes.ts';
import { versionRoutes } from './versionRoutes.ts';
import { writeDocument } from './write.ts';

export interface DocumentService {
  db: Db;
  access: AccessTokens;
  /** Where the app is reached, for the addresses of links. */
  publicUrl: string;
}

/** With room for the names around a document that is as large as it may be. */
const BODY_BYTES = DOCUMENT_LIMITS.documentBytes + 64 * 1024;

/** A member's documents. */
export const documentRoutes: FastifyPluginAsyncZod<DocumentService> = async (app, service) => {
  const { db } = service;
  app.addHook('onRequest', requireMember(service));
  await app.register(versionRoutes, service);
  await app.register(ownShareRoutes, service);

  app.get(
    '/documents',
    {
      schema: {
        ...described,
        summary: 'Los documentos de la cuenta, sin su contenido',
        description:
          'since: solo lo escrito desde ese momento. deleted=true: también los de la papelera.',
        querystring: documentQuery,
        response: { 200: documentList, ...errors },
      },
    },
    async (request) => {
      const { tool, since, deleted } = request.query;
      const wanted = { tool, since, withDeleted: deleted === 'true' };
      return { documents: await listDocuments(db, userIdOf(request), wanted) };
    },
  );

  app.get(
    '/documents/:id',
    {
      schema: {
        ...described,
        summary: 'Un documento con su contenido',
        params: documentParams,
        response: { 200: documentAnswer, 304: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const document = await readDocument(db, userIdOf(request), request.params.id);
      reply.header('etag', tagOf(document.revision));
      if (isKnown(request.headers, document.revision)) return reply.code(304).send();
      return document;
    },
  );

  app.put(
    '/documents/:id',
    {
      bodyLimit: BODY_BYTES,
      schema: {
        ...described,
        summary: 'Escribe un documento',
        description:
          'If-None-Match: * crea uno; If-Match con el ETag que se leyó lo escribe, y responde 412 ' +
          'si entretanto cambió. Repetido con el mismo mark, responde como la primera vez.',
        params: documentParams,
        body: documentWrite,
        response: { 200: writeAnswer, 201: writeAnswer, 412: behindAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const condition = preconditionOf(request.headers);
      const writer = await takeWriter(db, request);
      const done = await writeDocument(db, writer, request.params.id, condition, request.body);
      if ('behind' in done) return answerBehind(reply, done.behind);
      reply.header('etag', tagOf(done.answer.revision));
      return reply.code(done.created ? 201 : 200).send(done.answer);
    },
  );

  app.delete(
    '/documents/:id',
    {
      schema: {
        ...described,
        summary: 'Lleva un documento a la papelera, donde queda 30 días',
        description: 'forever=true acaba con uno que ya está en ella.',
        params: documentParams,
        querystring: deleteQuery,
        response: { 204: z.undefined(), 412: behindAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const seen = seenRevision(request.headers);
      const writer = await takeWriter(db, request);
      const end = request.query.forever === 'true' ? endDocument : putInBin;
      const behind = await end(db, writer, request.params.id, seen);
      return behind ? answerBehind(reply, behind) : reply.code(204).send();
    },
  );

  app.post(
    '/documents/:id/restore',
    {
      schema: {
        ...described,
        summary: 'Saca un documento de la papelera',
        params: documentParams,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const writer = await takeWriter(db, request);
      const revision = await restoreDocument(db, writer, request.params.id);
      return reply.code(204).header('etag', tagOf(revision)).send(undefined);
    },
  );
};
