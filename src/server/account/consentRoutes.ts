import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { consentAnswer, consentRequest, errorAnswer } from '../../../schemas/accounts.ts';
import { consentOf, giveConsent } from '../auth/consents.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const described = { tags: ['Cuentas'], security: [{ bearer: [] }] };

/** Whether a person agreed to what is done with their data. */
export const consentRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  const { db } = service;
  app.addHook('onRequest', requireMember(service));
  const answerFor = async (userId: number) => ({
    givenAt: (await consentOf(db, userId))?.toISOString() ?? null,
  });

  app.get(
    '/account/consent',
    {
      schema: {
        ...described,
        summary: 'Cuándo autorizó la persona la política y los términos de hoy',
        response: { 200: consentAnswer, ...errors },
      },
    },
    (request) => answerFor(memberOf(request).user.id),
  );

  app.post(
    '/account/consent',
    {
      schema: {
        ...described,
        summary: 'Autoriza la política y los términos de esa versión',
        body: consentRequest,
        response: { 200: consentAnswer, ...errors },
      },
    },
    async (request) => {
      const { id } = memberOf(request).user;
      await giveConsent(db, id, request.body.version);
      return answerFor(id);
    },
  );
};
