import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publicConfig } from '../../../schemas/accounts.ts';
import type { PublicConfig } from '../../../schemas/accounts.ts';

export interface StatusOptions {
  isAlive: () => Promise<boolean>;
  /** Whether there is no room to write. */
  isFull: () => boolean;
  publicConfig: PublicConfig;
}

const health = z.object({ status: z.enum(['ok', 'degraded', 'unavailable']), message: z.string() });
const tags = ['Servicio'];

/** Whether the service works, and what the app has to know of it. */
export const statusRoutes: FastifyPluginAsyncZod<StatusOptions> = async (app, options) => {
  app.get(
    '/health',
    {
      schema: {
        tags,
        summary: 'Si el servicio y su base de datos responden',
        response: { 200: health, 503: health },
      },
    },
    async (_request, reply) => {
      if (!(await options.isAlive())) {
        const message = 'La base de datos no responde';
        return reply.code(503).send({ status: 'unavailable', message });
      }
      if (options.isFull()) {
        const message = 'El disco está lleno: se puede leer, pero no guardar';
        return { status: 'degraded' as const, message };
      }
      return { status: 'ok' as const, message: 'En servicio' };
    },
  );

  app.get(
    '/config',
    {
      schema: {
        tags,
        summary: 'Lo que la aplicación debe saber antes de iniciar sesión',
        response: { 200: publicConfig },
      },
    },
    async () => options.publicConfig,
  );
};
