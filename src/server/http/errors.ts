import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../../../schemas/accounts.ts';
import { isDiskFull, isUnavailable } from '../database/failures.ts';
import type { Outage, Outages } from './outages.ts';

/** An error that a person is told: `message` is what they read. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

const OUTAGES: Record<Outage, ApiError> = {
  unavailable: new ApiError(
    503,
    'unavailable',
    'El servicio no está disponible en este momento. Intenta de nuevo.',
    { retryAfter: 5 },
  ),
  full: new ApiError(
    503,
    'storage_full',
    'El servicio no tiene espacio para guardar en este momento. Intenta de nuevo más tarde.',
    { retryAfter: 60 },
  ),
};

/** What goes wrong before a request reaches its route, by Fastify's code. */
const BY_CODE: Record<string, ApiError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badRequest('El contenido no es JSON válido'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badRequest('El contenido llegó incompleto'),
  FST_ERR_BAD_URL: badRequest('La dirección no es válida'),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413, 'too_large', 'El contenido es demasiado grande'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badRequest('El tipo del contenido no es válido'),
};

function badRequest(message: string): ApiError {
  return new ApiError(400, 'bad_request', message);
}

/** For the log; a status that proxies use. */
const CLIENT_GONE = 499;

/** Answers an error: what a person can use of it, never its stack. */
export function errorAnswers(outages: Outages) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // The client broke off: nobody is there to answer, and nothing went wrong.
    if (error === request.raw.errored) return reply.code(CLIENT_GONE).send();
    const outage = outageOf(error);
    if (outage) outages.note(outage, error, request);
    const known = outage ? OUTAGES[outage] : toApiError(error);
    if (!outage && known.status >= 500 && known !== error)
      request.log.error({ reqId: request.id, err: error }, 'La solicitud falló');
    return sendError(known, reply);
  };
}

function sendError({ status, message, code, fields, retryAfter }: ApiError, reply: FastifyReply) {
  void reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  const answer: ErrorAnswer = fields ? { message, code, fields } : { message, code };
  // As text, since the route's schema may know nothing of this status.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

function outageOf(error: FastifyError): Outage | null {
  if (isDiskFull(error)) return 'full';
  return isUnavailable(error) ? 'unavailable' : null;
}

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const known = BY_CODE[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new ApiError(status, 'bad_request', 'Solicitud inválida');
  return new ApiError(500, 'internal', 'Ocurrió un error inesperado. Intenta de nuevo.');
}

/** Answers what is no HTTP, or too much of it, before there is a request. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request'];
  const answer: ErrorAnswer = { message: 'Solicitud inválida', code: 'bad_request' };
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const CLIENT_ERRORS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
