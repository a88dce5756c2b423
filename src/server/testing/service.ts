import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { readConfig } from '../config.ts';
import { createService } from '../service.ts';
import { createFolder } from './folder.ts';
import { CHEAP, PERSON, basic, bearer } from './people.ts';

export { PERSON, basic, bearer, createFolder };

/** A database of its own on the server of all tests. Returns its connection string. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgres');
  await query(`${server}postgres`, `create database ${name}`);
  return `${server}${name}`;
}

export async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** What production asks for. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  ARGON2_MEMORY_KIB: '7168',
  JWT_SECRET: 'un secreto de al menos 32 caracteres',
};

type Environment = Record<string, string>;

/**
 * A whole service in this process, but for the port.
 *
 * @param onLog takes the lines of the log
 */
export async function startService(environment: Environment = {}, onLog?: (line: string) => void) {
  const folder = createFolder();
  const url = environment['DATABASE_URL'] ?? (await createDatabase());
  const config = readConfig(
    {
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '5',
      DATA_DIR: folder,
      DIST: path.join(folder, 'dist'),
      COURSES_DIR: path.join(folder, 'courses'),
      DATABASE_URL: url,
      // Services on one database take one another's tokens.
      JWT_SECRET: PRODUCTION.JWT_SECRET,
      ...CHEAP,
      ...environment,
    },
    folder,
  );
  const service = await createService(config, {
    logTo: onLog && { write: onLog },
    mail: { everyMs: 20, spreadSeconds: 0 },
  });
  return {
    url,
    config,
    ...client((options) => service.app.inject(options)),
    /** The messages so far, the oldest first: those that confirm addresses, or the others. */
    async mails(count: number, isConfirmation = false): Promise<string[]> {
      for (;;) {
        const texts = readOutbox(config.OUTBOX_DIR, isConfirmation);
        if (texts.length >= count) return texts;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    /** As if somebody had opened the link that was sent to that address. */
    confirm: (email: string) =>
      query(url, 'update users set confirmed_at = now() where email = $1', [email]),
    async listen() {
      await service.app.listen({ host: '127.0.0.1', port: 0 });
      return { address: service.app.server.address() };
    },
    query: (text: string, values?: unknown[]) => query(url, text, values),
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;

function readOutbox(folder: string, isConfirmation: boolean): string[] {
  try {
    const names = readdirSync(folder).filter(
      (name) => name.endsWith('.txt') && name.includes('-confirmacion-') === isConfirmation,
    );
    return names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The statuses of some answers, the lowest first. */
export const statusesOf = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map((answer) => answer.statusCode).sort((a, b) => a - b);

export const tokenIn = (mail: string | undefined): string =>
  /\/(?:reset-password|confirm-email)#token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';

let people = 0;
export const newEmail = () => `ana${++people}@ejemplo.co`;

type Send = (options: InjectOptions) => Promise<Response>;

/** The calls of the API, shortly. */
export function client(send: Send) {
  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    send({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
  return {
    send,
    post,
    get: (url: string, headers: Record<string, string> = {}) => send({ url, headers }),
    login: (email: string, password: string, headers: Record<string, string> = {}) =>
      post('/api/auth/login', undefined, { ...basic(email, password), ...headers }),
    profile: (token: string) => send({ url: '/api/auth/profile', headers: bearer(token) }),
    refresh: (refreshToken: string) => post('/api/refresh', { refreshToken }),
    /** A new account, signed in. */
    async signup(more: object = {}): Promise<AuthAnswer> {
      const answer = await post('/api/auth/signup', { ...PERSON, email: newEmail(), ...more });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
      return answer.json<AuthAnswer>();
    },
  };
}
