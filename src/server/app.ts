import { randomBytes } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown, serveBuild } from './http/build.ts';
import { answerClientError, errorAnswers } from './http/errors.ts';
import type { Listening } from './http/listening.ts';
import { type Pages, readPages } from './http/pages.ts';
import { logAnswers, loggerOptions } from './http/logging.ts';
import type { LogTarget } from './http/logging.ts';
import { Outages } from './http/outages.ts';
import type { TrustedProxies } from './settings.ts';
import { SECURITY_HEADERS } from './security.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the built app. */
    pages: Pages;
  }
}

export interface AppOptions {
  /** Absolute path of the folder with the built app. */
  dist: string;
  /** Where the app is reached, for links that name it whole; none where it is missing. */
  publicUrl?: string;
  /** How much is logged to the standard output; nothing where it is missing. */
  logLevel?: string;
  /** Takes the log in place of the standard output. */
  logTo?: LogTarget | undefined;
  /** Whose forwarded headers are believed; nobody's where it is missing. */
  trustProxy?: TrustedProxies | undefined;
  /** Told of what keeps it from answering. */
  outages?: Outages;
  /** Makes its servers; one of Fastify's where it is missing. */
  listening?: Listening;
}

const BODY_BYTES = 32 * 1024;

/** Those of every answer. By its id an answer is found in the log. */
const headersOf = ({ id }: FastifyRequest) => ({ ...SECURITY_HEADERS, 'x-request-id': id });

/** The built app. What answers below `/api` is registered on it. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const answerError = errorAnswers(options.outages ?? new Outages());
  const app = Fastify({
    logger: options.logLevel === undefined ? false : loggerOptions(options.logLevel, options.logTo),
    // Its lines show the whole address, with the tokens in it.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the rest of what is logged of it: our
    // lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_BYTES,
    // No two are the same, also of several processes.
    genReqId: () => randomBytes(9).toString('base64url'),
    ...(options.listening && { serverFactory: options.listening.create }),
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(headersOf(request));
      void answerError(error, request, reply);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
  logAnswers(app);
  app.setErrorHandler(answerError);
  const pages = await readPages(options.dist, options.publicUrl ?? '');
  app.decorate('pages', pages);
  app.setNotFoundHandler(answerUnknown(pages));
  await serveBuild(app, options.dist);
  return app;
}
