import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorAnswer, sessionList, sessionParams } from '../../../schemas/accounts.ts';
import { note } from '../auth/audit.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import { endOwnSession, listSessions } from '../auth/ownSessions.ts';
import type { AccountService } from '../auth/service.ts';
import { endSessions } from '../auth/sessions.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const described = { tags: ['Cuentas'], security: [{ bearer: [] }] };

/** Where a person is signed in. */
export const ownSessionRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  const { db } = service;
  app.addHook('onRequest', requireMember(service));

  app.get(
    '/account/sessions',
    {
      schema: {
        ...described,
        summary: 'Las sesiones abiertas: con qué, desde cuándo y cuándo se usaron',
        response: { 200: sessionList, ...errors },
      },
    },
    async (request) => ({ sessions: await listSessions(db, memberOf(request)) }),
  );

  app.delete(
    '/account/sessions/:id',
    {
      schema: {
        ...described,
        summary: 'Cierra una sesión',
        params: sessionParams,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { user } = memberOf(request);
      await endOwnSession(db, user.id, request.params.id);
      await note(db, { kind: 'session-closed', userId: user.id, ip: request.ip });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/account/sessions',
    {
      schema: {
        ...described,
        summary: 'Cierra todas las sesiones menos esta',
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { user, sessionId } = memberOf(request);
      await endSessions(db, user.id, sessionId);
      await note(db, { kind: 'session-closed', userId: user.id, ip: request.ip });
      return reply.code(204).send();
    },
  );
};
