import { eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  codeRequest,
  codesAnswer,
  errorAnswer,
  messageAnswer,
  passwordRequest,
  secretAnswer,
  securityAnswer,
} from '../../../schemas/accounts.ts';
import { sendConfirmationAgain } from '../auth/confirmations.ts';
import { newEmailOf } from '../auth/emailChange.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '../auth/secondFactor.ts';
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
        summary: 'Si el email está confirmado, y la verificación en dos pasos activa',
        response: { 200: securityAnswer, ...errors },
      },
    },
    async (request) => {
      const [found] = await service.db
        .select({ emailConfirmed: sql<boolean>`${users.confirmedAt} is not null` })
        .from(users)
        .where(eq(users.id, memberOf(request).user.id));
      if (!found) throw signedOut();
      const { id } = memberOf(request).user;
      const newEmail = await newEmailOf(service.db, id);
      return { ...found, newEmail, ...(await secondFactorOf(service.db, id)) };
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

  app.post(
    '/account/second-factor',
    {
      schema: {
        ...described,
        summary: 'Empieza a activar la verificación en dos pasos',
        description: 'El secreto es para una aplicación de códigos; cuenta desde su primer código.',
        body: passwordRequest,
        response: { 200: secretAnswer, ...errors },
      },
    },
    async (request) =>
      beginSecondFactor(service, memberOf(request).user, request.body.password, { ip: request.ip }),
  );

  app.post(
    '/account/second-factor/enable',
    {
      schema: {
        ...described,
        summary: 'La activa con el primer código; da los códigos de recuperación',
        body: codeRequest,
        response: { 200: codesAnswer, ...errors },
      },
    },
    async (request) => ({
      codes: await enableSecondFactor(service, memberOf(request).user, request.body.code, {
        ip: request.ip,
      }),
    }),
  );

  app.post(
    '/account/second-factor/codes',
    {
      schema: {
        ...described,
        summary: 'Da otros códigos de recuperación; los de antes ya no sirven',
        body: passwordRequest,
        response: { 200: codesAnswer, ...errors },
      },
    },
    async (request) => {
      const { password } = request.body;
      return {
        codes: await renewRecoveryCodes(service, memberOf(request).user, password, {
          ip: request.ip,
        }),
      };
    },
  );

  app.post(
    '/account/second-factor/disable',
    {
      schema: {
        ...described,
        summary: 'Desactiva la verificación en dos pasos',
        body: passwordRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await disableSecondFactor(service, memberOf(request).user, request.body.password, {
        ip: request.ip,
      });
      return { message: 'Desactivaste la verificación en dos pasos.' };
    },
  );
};
