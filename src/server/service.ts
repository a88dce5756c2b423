import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Operator, PublicConfig } from '../../schemas/accounts.ts';
import { api } from './api.ts';
import { createApp } from './app.ts';
import { Connections } from './http/connections.ts';
import { Listening } from './http/listening.ts';
import type { LogTarget } from './http/logging.ts';
import { serveMetrics } from './http/metrics.ts';
import type { Gauge } from './http/metrics.ts';
import { Outages } from './http/outages.ts';
import { createAccessTokens } from './auth/access.ts';
import { Background } from './auth/background.ts';
import { cleanUp } from './auth/cleanup.ts';
import { disableDemo, ensureDemo } from './auth/demo.ts';
import { readKeys } from './auth/keys.ts';
import { createPasswords } from './auth/passwords.ts';
import type { AccountService } from './auth/service.ts';
import { hashingSlots } from './auth/slots.ts';
import type { Config } from './config.ts';
import { serveMedia } from './courses/media.ts';
import { loadCourses } from './courses/store.ts';
import { cleanUpDocuments } from './documents/cleanup.ts';
import { serveSharedPages } from './documents/sharedPage.ts';
import { alone } from './database/alone.ts';
import { openDatabase } from './database/database.ts';
import type { Database } from './database/database.ts';
import { openMailQueue } from './mail/queue.ts';
import { createMailTransport } from './mail/transport.ts';

/** App, API and database of one process. */
export interface Service {
  app: FastifyInstance;
  /** The account that an empty database got, for a first look; null in production. */
  demo: PublicConfig['demo'];
  /** Takes requests from now on. Returns where. */
  listen: () => Promise<string>;
  /**
   * Ends after the requests in flight, and the work that follows on them, or when SHUTDOWN_SECONDS
   * are over. An embedded database is shut down in any case.
   */
  close: () => Promise<void>;
}

export interface ServiceOptions {
  /** Takes the log in place of the standard output. */
  logTo?: LogTarget | undefined;
  /** Told when the database is gone for good. */
  onLost?: (error: Error) => void;
  /** Gives up the start, and leaves nothing running. */
  signal?: AbortSignal;
  mail?: MailRhythm;
}

/** When messages leave. */
export interface MailRhythm {
  /** So often those that are due are looked for. */
  everyMs: number;
  /** Each leaves at a random moment within so many seconds. */
  spreadSeconds: number;
}

const CLEANUP_MS = 60 * 60 * 1000;
const MAIL: MailRhythm = { everyMs: 1000, spreadSeconds: 3 };

/** Opens the database and puts everything together; it doesn't listen yet. */
export async function createService(
  config: Config,
  { logTo, onLost = () => undefined, signal = NEVER, mail = MAIL }: ServiceOptions = {},
): Promise<Service> {
  const outages = new Outages();
  const { TRUST_PROXY: isProxy = () => false } = config;
  const connections = new Connections({
    most: config.CONNECTIONS,
    perAddress: config.CONNECTIONS_ADDRESS,
    isProxy: (address) => isProxy(address, 0),
    onRefused: (address) => app.log.debug({ address }, 'Demasiadas conexiones; se rechaza una'),
  });
  const times = {
    headerMs: config.HEADER_SECONDS * 1000,
    requestMs: config.REQUEST_SECONDS * 1000,
    silenceMs: config.SILENCE_SECONDS * 1000,
  };
  const listening = new Listening(times, connections);
  const app = await createApp({
    dist: config.DIST,
    publicUrl: config.PUBLIC_URL,
    logLevel: config.LOG_LEVEL,
    logTo,
    trustProxy: config.TRUST_PROXY,
    listening,
    outages,
  });
  const { log } = app;
  const onError = (error: Error) => {
    // Once the service is told to stop it ends the database itself.
    if (!signal.aborted) log.error({ err: error }, 'Se perdió una conexión con la base de datos');
  };
  const database = await openDatabase(config, { log, onError, onLost, signal });
  try {
    return await assemble({ app, listening, connections, outages, config, database, mail });
  } catch (error) {
    await database.close();
    throw error;
  }
}

const NEVER = new AbortController().signal;

interface Parts {
  app: FastifyInstance;
  listening: Listening;
  connections: Connections;
  outages: Outages;
  config: Config;
  database: Database;
  mail: MailRhythm;
}

async function assemble(parts: Parts): Promise<Service> {
  const { app, listening, outages, config, database } = parts;
  const { db } = database;
  const { log } = app;
  const passwords = await createPasswords(config);
  const keys = await readKeys(db, config);
  const background = new Background((error) =>
    log.error({ err: error }, 'Falló el trabajo que sigue a una respuesta'),
  );
  const accounts = {
    config,
    db,
    keys,
    passwords,
    access: createAccessTokens(keys.access, config.ACCESS_TOKEN_MINUTES),
    hashing: hashingSlots(),
    mail: openMailQueue({
      db,
      seal: keys.seal,
      deliver: createMailTransport(config, log),
      log,
      spreadSeconds: parts.mail.spreadSeconds,
    }),
    background,
    log,
  };
  if (config.isProduction) await disableDemo(db, passwords, log);
  const demo = config.isProduction ? null : await ensureDemo(db, passwords);
  const status = {
    isAlive: database.isAlive,
    isFull: () => outages.isFull(),
    publicConfig: { registration: config.REGISTRATION, demo, operator: operatorOf(config) },
  };
  warnInProduction(config, log);
  if (config.METRICS_TOKEN !== undefined) {
    serveMetrics(app, config.METRICS_TOKEN, () => gaugesOf(parts, accounts));
  }
  await loadCourses(db, config.COURSES_DIR, log);
  await serveMedia(app, config.COURSES_DIR);
  serveSharedPages(app, db, app.pages);
  await app.register(api, { prefix: '/api', accounts, status });
  await app.ready();

  const stopSweeping = background.repeat(CLEANUP_MS, () =>
    alone(db, 'cleanup', async () => {
      await cleanUp(db, config);
      await cleanUpDocuments(db);
    }),
  );
  const stopMail = background.repeat(parts.mail.everyMs, accounts.mail.deliverDue);
  return {
    app,
    demo,
    listen: async () => {
      const address = await app.listen({ host: config.HOST, port: config.PORT });
      await listening.addAddresses(config.HOST);
      return address;
    },
    close: async () => {
      stopSweeping();
      stopMail();
      const third = (config.SHUTDOWN_SECONDS * 1000) / 3;
      listening.close(third);
      await app.close();
      await Promise.race([background.finished(), wait(third, undefined, { ref: false })]);
      await database.close(third);
    },
  };
}

function gaugesOf({ connections, database }: Parts, { hashing }: AccountService): Gauge[] {
  const load = database.load();
  return [
    { name: 'abaco_connections', help: 'Open connections of clients', value: connections.open },
    { name: 'abaco_database_connections', help: 'To the database', value: load.connections },
    { name: 'abaco_database_waiting', help: 'Queries without one', value: load.waiting },
    { name: 'abaco_hashing_waiting', help: 'Passwords to be hashed', value: hashing.waiting },
    { name: 'abaco_memory_bytes', help: 'Of the process', value: process.memoryUsage.rss() },
    { name: 'abaco_uptime_seconds', help: 'Of the process', value: Math.round(process.uptime()) },
  ];
}

const operatorOf = (config: Config): Operator => ({
  name: config.OPERATOR_NAME ?? '',
  taxId: config.OPERATOR_TAX_ID ?? '',
  address: config.OPERATOR_ADDRESS ?? '',
  email: config.OPERATOR_EMAIL ?? '',
  phone: config.OPERATOR_PHONE ?? '',
});

/** What works without, but not as people expect it there. */
function warnInProduction(config: Config, log: FastifyBaseLogger) {
  if (!config.isProduction) return;
  if (!config.SMTP_URL)
    log.warn({ folder: config.OUTBOX_DIR }, 'Sin SMTP_URL no se envían mensajes');
  if (!config.OPERATOR_NAME || !config.OPERATOR_EMAIL)
    log.warn('Sin OPERATOR_NAME y OPERATOR_EMAIL la política de datos no dice quién responde');
  if (config.PUBLIC_URL.startsWith('http://')) {
    log.warn({ url: config.PUBLIC_URL }, 'Los enlaces de los mensajes usan PUBLIC_URL, sin TLS');
  }
}
