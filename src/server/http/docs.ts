import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage, docsStyle } from './docsPage.ts';
import type { OpenApi } from './docsPage.ts';

/** Collects the routes that are declared after it. */
export async function collectDocs(app: FastifyInstance) {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ábaco',
        version: '1',
        description:
          'Cuentas, sesiones, cursos y documentos. Los errores responden {message, code, fields?}.',
      },
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The description of the API, for machines and as a page that needs no script. */
export async function serveDocs(app: FastifyInstance) {
  const schema = { hide: true };
  app.get('/docs/openapi.json', { schema }, async () => app.swagger());
  app.get('/docs/docs.css', { schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
  app.get('/docs', { schema }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as OpenApi)),
  );
}
