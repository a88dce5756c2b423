import { errorAnswer } from '../../../schemas/accounts.ts';

/**
 * Why a request failed: `refused` by the service with a status; no `network`; no answer in time
 * (`timeout`); an `answer` that isn't what the service says it answers.
 */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'answer';

const MESSAGES = {
  refused: 'El servicio no está disponible en este momento. Intenta de nuevo.',
  network: 'No pudimos conectar con el servicio. Revisa tu conexión e intenta de nuevo.',
  timeout: 'El servicio tardó demasiado en responder. Intenta de nuevo.',
  answer: 'El servicio respondió algo inesperado. Intenta de nuevo.',
};

/** Bad gateway, unavailable, gateway timeout. */
const AWAY = new Set([502, 503, 504]);

interface Details {
  readonly message?: string | undefined;
  readonly status?: number;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A request that failed. `message` is Spanish, for the person. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly kind: FailureKind;
  /** Of HTTP; 0 where there was no answer. */
  readonly status: number;
  /** The service's name for it, as 'email_taken'. */
  readonly code: string;
  /** The message of each field that was refused, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.message ?? MESSAGES[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? kind;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }

  /** Nobody is there: the same request may work later. */
  get isAway(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || AWAY.has(this.status);
  }
}

/** @param otherwise the message, where the answer has none */
export function refusal(response: Response, body: unknown, otherwise?: string): RequestFailure {
  const { data } = errorAnswer.safeParse(body);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new RequestFailure('refused', {
    message: data?.message ?? otherwise,
    status: response.status,
    code: data?.code ?? 'refused',
    fields: data?.fields,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}
