import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Takes lines of the log. */
export interface LogTarget {
  write: (line: string) => void;
}

/**
 * What the log may say of a request and of an error. No header, no body and no query: passwords and
 * tokens travel there. No parameters of a statement either, which Drizzle's message lists.
 */
export function loggerOptions(level: string, target?: LogTarget) {
  const options: LoggerOptions = {
    level,
    base: undefined,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
  return target ? { ...options, stream: target } : options;
}

export const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

interface Described {
  type: string;
  message: string;
  code: string | undefined;
  stack: string;
}

export function describeError(error: Error): Described {
  if (error.cause instanceof Error && 'params' in error) return describeError(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message: error.message, code, stack: stack.join('\n') };
}

/** One line an answered request: of the API always, of a file only where it is asked for. */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    };
    if (line.path.startsWith('/api')) request.log.info(line, 'Solicitud atendida');
    else request.log.debug(line, 'Solicitud atendida');
  });
}
