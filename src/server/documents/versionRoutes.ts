import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  documentParams,
  versionAnswer,
  versionChange,
  versionHead,
  versionList,
  versionParams,
} from '../../../schemas/documents.ts';
import type { Db } from '../database/pool.ts';
import { described, errors, takeWriter, userIdOf } from './shared.ts';
import { labelVersion, listVersions, readVersion } from './versions.ts';

/** What a document was before. One is restored by writing its content. */
export const versionRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/documents/:id/versions',
    {
      schema: {
        ...described,
        summary: 'Las versiones de un documento, la última primero',
        description:
          'Lo que un equipo escribe en diez minutos es una versión; de las de hace más de 30 días ' +
          'queda una por día. Las que tienen etiqueta se quedan.',
        params: documentParams,
        response: { 200: versionList, ...errors },
      },
    },
    async (request) => ({
      versions: await listVersions(db, userIdOf(request), request.params.id),
    }),
  );

  app.get(
    '/documents/:id/versions/:revision',
    {
      schema: {
        ...described,
        summary: 'Una versión con su contenido',
        params: versionParams,
        response: { 200: versionAnswer, ...errors },
      },
    },
    async (request) => {
      const { id, revision } = request.params;
      return readVersion(db, userIdOf(request), id, revision);
    },
  );

  app.patch(
    '/documents/:id/versions/:revision',
    {
      schema: {
        ...described,
        summary: 'Pone o quita la etiqueta de una versión',
        params: versionParams,
        body: versionChange,
        response: { 200: versionHead, ...errors },
      },
    },
    async (request) => {
      const { userId } = await takeWriter(db, request);
      const { id, revision } = request.params;
      return labelVersion(db, userId, id, revision, request.body.label);
    },
  );
};
