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
  return { ...options, stream: target ?? (output ??= standardOutput()) };
}

/** Of the process, whatever number of apps log to it: each would listen to it anew. */
let output: LogTarget | undefined;

/**
 * The standard output. What is logged within one turn of the event loop goes out in one write: one
 * for each line costs a busy service a good part of what it can answer (`npm run bench`).
 */
function standardOutput(): LogTarget {
  let lines = '';
  const flush = () => {
    if (lines !== '') process.stdout.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  // Whoever read it has gone: the service goes on without a log.
  process.stdout.on('error', () => undefined);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/** Links to documents carry their token in the path: whoever reads the log would have the link. */
const TOKEN = /^(\/+(?:api\/+)?(?:shared|compartido)\/+)[^/]+/i;

export const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(TOKEN, '$1…');

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
      reqId: request.id,
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
