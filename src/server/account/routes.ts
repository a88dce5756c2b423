import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { passwordRequest, errorAnswer, nameRequest, user } from '../../../schemas/accounts.ts';
import { note } from '../auth/audit.ts';
import { accountKey, take } from '../auth/limits.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';
import { USER_COLUMNS, signedOut } from '../auth/sessions.ts';
import { users } from '../database/schema.ts';
import { deleteAccount } from './deletion.ts';
import { exportOf } from './export.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const described = { tags: ['Cuentas'], security: [{ bearer: [] }] };

/** A file of all that a person has takes its time. */
const EXPORTS_HOUR = 20;

/** What people do with their own account. */
export const accountRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  const { db } = service;
  app.addHook('onRequest', requireMember(service));

  app.patch(
    '/account',
    {
      schema: {
        ...described,
        summary: 'Cambia el nombre de la cuenta',
        body: nameRequest,
        response: { 200: user, ...errors },
      },
    },
    async (request) => {
      const { firstName, lastName } = request.body;
      const [changed] = await db
        .update(users)
        .set({ firstName, lastName })
        .where(eq(users.id, memberOf(request).user.id))
        .returning(USER_COLUMNS);
      if (!changed) throw signedOut();
      return changed;
    },
  );

  app.delete(
    '/account',
    {
      schema: {
        ...described,
        summary: 'Borra la cuenta y todo lo que es de la persona',
        body: passwordRequest,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { ip } = request;
      await deleteAccount(service, memberOf(request), request.body.password, { ip });
      return reply.code(204).send();
    },
  );

  app.get(
    '/account/export',
    {
      schema: {
        ...described,
        summary: 'Todo lo que es de la persona, en un archivo JSON',
        response: { 200: z.instanceof(Readable), ...errors },
      },
    },
    async (request, reply) => {
      const { user } = memberOf(request);
      const key = accountKey('export', String(user.id));
      await take(db, [{ key, most: EXPORTS_HOUR, minutes: 60 }]);
      await note(db, { kind: 'data-exported', userId: user.id, ip: request.ip });
      const name = `abaco-datos-${new Date().toISOString().slice(0, 10)}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(exportOf(db, user)));
    },
  );
};
