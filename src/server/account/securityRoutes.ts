import { eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswer, messageAnswer, securityAnswer } from '../../../schemas/accounts.ts';
import { sendConfirmationAgain } from '../auth/confirmations.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';
import { signedOut } from '../auth/sessions.ts';
import { users } from '../database/schema.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const described = { tags: ['Cuentas'], security: [{ bearer: [] }] };

/** How a person's account is protected, and what they do about it. */
export const securityRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  app.addHook('onRequest', requireMember(service));

  app.get(
    '/account/security',
    {
      schema: {
        ...described,
        summary: 'Si el email está confirmado',
        response: { 200: securityAnswer, ...errors },
      },
    },
    async (request) => {
      const [found] = await service.db
        .select({ emailConfirmed: sql<boolean>`${users.confirmedAt} is not null` })
        .from(users)
        .where(eq(users.id, memberOf(request).user.id));
      if (!found) throw signedOut();
      return found;
    },
  );

  app.post(
    '/account/confirmation',
    {
      schema: {
        ...described,
        summary: 'Envía otro enlace para confirmar el email',
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      const { user } = memberOf(request);
      await sendConfirmationAgain(service, user);
      return { message: `Te enviamos un enlace a ${user.email}.` };
    },
  );
};
