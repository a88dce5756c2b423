import type { FastifyPluginAsync } from 'fastify';
import { consentRoutes } from './account/consentRoutes.ts';
import { emailRoutes } from './account/emailRoutes.ts';
import { accountRoutes } from './account/routes.ts';
import { ownSessionRoutes } from './account/sessionRoutes.ts';
import { securityRoutes } from './account/securityRoutes.ts';
import { decorateMember } from './auth/members.ts';
import { passwordRoutes, sessionRoutes } from './auth/routes.ts';
import type { AccountService } from './auth/service.ts';
import { courseRoutes } from './courses/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { sharedRoutes } from './documents/shareRoutes.ts';
import { collectDocs, serveDocs } from './http/docs.ts';
import { refuseForeignOrigin } from './http/origin.ts';
import { acceptEmptyBodies } from './http/parsing.ts';
import { statusRoutes } from './http/status.ts';
import type { StatusOptions } from './http/status.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';

export interface ApiOptions {
  status: StatusOptions;
  accounts: AccountService;
}

/** Everything below `/api`. */
export const api: FastifyPluginAsync<ApiOptions> = async (app, { status, accounts }) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyBodies(app);
  app.addHook('onRequest', refuseForeignOrigin(accounts.config.PUBLIC_URL));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  decorateMember(app);
  await collectDocs(app);
  await app.register(statusRoutes, status);
  await app.register(sessionRoutes, accounts);
  await app.register(passwordRoutes, accounts);
  await app.register(courseRoutes, accounts);
  await app.register(accountRoutes, accounts);
  await app.register(securityRoutes, accounts);
  await app.register(consentRoutes, accounts);
  await app.register(emailRoutes, accounts);
  await app.register(ownSessionRoutes, accounts);
  const { db, access, config } = accounts;
  await app.register(documentRoutes, { db, access, publicUrl: config.PUBLIC_URL });
  await app.register(sharedRoutes, { db });
  await app.register(serveDocs);
};
