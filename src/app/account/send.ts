import { RequestFailure, refusal } from './failure.ts';

/** A schema of zod: what is answered has to look like it. */
export interface Shape<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: unknown };
}

/** A service of ours: where it is, and how long it may take. */
export interface Service {
  /** What comes before the path: `/api`, `https://cursos.ejemplo.co/api`. */
  readonly base: string;
  readonly timeoutMs: number;
}

export const AUTH: Service = { base: '/api', timeoutMs: 10_000 };

export interface Call<T> {
  readonly answer: Shape<T>;
  /** Default `GET`, or `POST` where there is a body. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** What is sent in place of `body`, made JSON already. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Default `AUTH`. */
  readonly service?: Service;
  /** The message of a refusal that has none of its own. */
  readonly failure?: string;
  /** Goes through even if the page is left. */
  readonly keepalive?: boolean;
}

/**
 * One request, as it is.
 *
 * @throws {RequestFailure}
 * @throws {DOMException} 'AbortError', where the caller's own signal says so
 */
export async function send<T>(path: string, call: Call<T>): Promise<T> {
  const { base, timeoutMs } = call.service ?? AUTH;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    const response = await fetch(base + path, { ...initOf(call), signal });
    const body = parse(await response.text());
    if (!response.ok) throw refusal(response, body, call.failure);
    const read = call.answer.safeParse(body);
    if (!read.success) throw new RequestFailure('answer', { cause: read.error });
    return read.data;
  } catch (error) {
    if (error instanceof RequestFailure || call.signal?.aborted === true) throw error;
    throw new RequestFailure(timeout.aborted ? 'timeout' : 'network', { cause: error });
  }
}

function initOf({ method, body, json, headers, keepalive = false }: Call<unknown>): RequestInit {
  // Nothing at all where there is no body: the types of the platform don't say so.
  const text: string | undefined = json ?? JSON.stringify(body);
  const hasText = text !== undefined;
  return {
    method: method ?? (hasText ? 'POST' : 'GET'),
    headers: { accept: 'application/json', ...(hasText && JSON_TYPE), ...headers },
    credentials: 'include',
    keepalive,
    ...(hasText && { body: text }),
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of whatever stands in between: no answer of the service's has its shape.
    return undefined;
  }
}
