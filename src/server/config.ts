import path from 'node:path';
import { z } from 'zod';
import * as is from './settings.ts';

/**
 * What whoever runs the service may set, by the names of the environment. An empty value counts as
 * none. `docs/configuration.md` explains each; a test holds the two together.
 */
export const environment = z.object({
  NODE_ENV: is.oneOf(['development', 'production', 'test']).default('development'),
  PORT: is.integer(0, 65_535).default(3000),
  HOST: is.text().default('localhost'),
  PUBLIC_URL: is.httpUrl().optional(),
  TRUST_PROXY: is.proxies().optional(),
  LOG_LEVEL: is.oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: is.secret(16).optional(),
  DIST: is.text().default('dist'),
  COURSES_DIR: is.text().default('fixtures/courses'),
  SHUTDOWN_SECONDS: is.integer(1, 600).default(15),

  CONNECTIONS: is.integer(1, 100_000).default(800),
  CONNECTIONS_ADDRESS: is.integer(1, 100_000).default(250),
  HEADER_SECONDS: is.integer(1, 600).default(10),
  REQUEST_SECONDS: is.integer(1, 600).default(30),
  SILENCE_SECONDS: is.integer(1, 3600).default(120),

  DATA_DIR: is.text().default('data'),
  DATABASE_URL: is.secretUrl(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: is.integer(2, 500).default(10),

  OPERATOR_NAME: is.text().optional(),
  OPERATOR_TAX_ID: is.text().optional(),
  OPERATOR_ADDRESS: is.text().optional(),
  OPERATOR_EMAIL: is.text().optional(),
  OPERATOR_PHONE: is.text().optional(),

  REGISTRATION: is.oneOf(['open', 'closed']).default('open'),
  JWT_SECRET: is.secret(32).optional(),
  ACCESS_TOKEN_MINUTES: is.integer(1, 60).default(10),
  SESSION_DAYS: is.integer(1, 365).default(30),
  SESSION_MOST_DAYS: is.integer(1, 3650).default(180),
  SESSIONS_ACCOUNT: is.integer(1, 100_000).default(50),
  REFRESH_GRACE_SECONDS: is.integer(0, 60).default(5),
  REFRESH_RETRY_SECONDS: is.integer(0, 3600).default(120),
  EVENTS_DAYS: is.integer(1, 3650).default(365),
  EVENTS_ADDRESS_DAYS: is.integer(1, 3650).default(30),
  CONFIRM_TOKEN_HOURS: is.integer(1, 720).default(48),
  INVITATION_DAYS: is.integer(1, 365).default(14),
  RESET_TOKEN_MINUTES: is.integer(1, 1440).default(60),
  ARGON2_MEMORY_KIB: is.integer(8, 1_048_576).default(19_456),
  ARGON2_PASSES: is.integer(1, 100).default(2),

  LOGIN_LIMIT_ACCOUNT: is.integer(1, 1_000_000).default(10),
  LOGIN_LIMIT_ADDRESS: is.integer(1, 1_000_000).default(100),
  LOGIN_LIMIT_TOTAL: is.integer(1, 1_000_000).default(1000),
  LOGIN_LIMIT_MINUTES: is.integer(1, 1440).default(15),
  REFRESH_LIMIT_ADDRESS: is.integer(1, 1_000_000).default(1000),
  SIGNUP_LIMIT_ADDRESS: is.integer(1, 1_000_000).optional(),
  SIGNUP_LIMIT_MINUTES: is.integer(1, 1440).default(60),
  FORGOT_LIMIT_ACCOUNT: is.integer(1, 1_000_000).default(5),
  FORGOT_LIMIT_ADDRESS: is.integer(1, 1_000_000).default(50),
  FORGOT_LIMIT_MINUTES: is.integer(1, 1440).default(60),

  SMTP_URL: is.secretUrl(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: is.text().default('Ábaco <no-responder@abaco.local>'),
  OUTBOX_DIR: is.text().optional(),
});

type Environment = z.infer<typeof environment>;

/** The OWASP minimum for argon2id with little memory; below it only tests make sense. */
const ARGON2_MEMORY_IN_PRODUCTION = 7168;
/** Development: everybody is on the same machine. */
const SIGNUPS_PER_ADDRESS = { production: 20, development: 2000 };

export interface Config
  extends Omit<Environment, 'PUBLIC_URL' | 'SIGNUP_LIMIT_ADDRESS' | 'OUTBOX_DIR'> {
  isProduction: boolean;
  /** Where people reach the app, for the links in messages. */
  PUBLIC_URL: string;
  SIGNUP_LIMIT_ADDRESS: number;
  /** Absolute, as DIST, COURSES_DIR and DATA_DIR are. */
  OUTBOX_DIR: string;
}

/** A setting that doesn't hold. The message has a line for each, and shows no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * @param root what relative paths start from
 * @throws {ConfigError}
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const settings = result.data;
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.ARGON2_MEMORY_KIB < ARGON2_MEMORY_IN_PRODUCTION) {
    throw new ConfigError(
      `ARGON2_MEMORY_KIB debe ser al menos ${ARGON2_MEMORY_IN_PRODUCTION} en producción.`,
    );
  }
  if (isProduction && settings.JWT_SECRET === undefined) {
    throw new ConfigError(
      'JWT_SECRET es obligatorio en producción, por ejemplo lo que escribe: openssl rand -base64 32',
    );
  }
  const dataDir = path.resolve(root, settings.DATA_DIR);
  return {
    ...settings,
    isProduction,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    DIST: path.resolve(root, settings.DIST),
    COURSES_DIR: path.resolve(root, settings.COURSES_DIR),
    DATA_DIR: dataDir,
    OUTBOX_DIR: settings.OUTBOX_DIR
      ? path.resolve(root, settings.OUTBOX_DIR)
      : path.join(dataDir, 'outbox'),
    SIGNUP_LIMIT_ADDRESS:
      settings.SIGNUP_LIMIT_ADDRESS ??
      SIGNUPS_PER_ADDRESS[isProduction ? 'production' : 'development'],
  };
}
