import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  confirmRequest,
  emailRequest,
  errorAnswer,
  messageAnswer,
} from '../../../schemas/accounts.ts';
import { askEmailChange, changeEmail, dropEmailChanges } from '../auth/emailChange.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const tags = ['Cuentas'];
const described = { tags, security: [{ bearer: [] }] };

/** The change of an account's address. */
export const emailRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  app.post(
    '/account/email',
    {
      onRequest: requireMember(service),
      schema: {
        ...described,
        summary: 'Pide otro email: cuenta desde que se abre el enlace que se envía allí',
        body: emailRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await askEmailChange(service, memberOf(request), request.body, { ip: request.ip });
      const { email } = request.body;
      return { message: `Te enviamos un enlace a ${email}. Ábrelo para terminar el cambio.` };
    },
  );

  app.delete(
    '/account/email',
    {
      onRequest: requireMember(service),
      schema: {
        ...described,
        summary: 'Deja de pedir otro email; el enlace ya no sirve',
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      await dropEmailChanges(service.db, memberOf(request).user.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/change-email',
    {
      schema: {
        tags,
        summary: 'Cambia el email con el token del enlace; termina las demás sesiones',
        body: confirmRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      const email = await changeEmail(service, request.body.token, request.ip);
      return { message: `El email de tu cuenta ahora es ${email}.` };
    },
  );
};
