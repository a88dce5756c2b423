import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connections } from './connections.ts';
import { answerClientError } from './errors.ts';

/** In milliseconds. */
export interface ListeningOptions {
  /** From the beginning of a connection, or of a request on it, to the end of its header. */
  headerMs: number;
  /** To the end of the whole request. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
}

/** How often connections are looked at. */
const CHECK_MS = 2000;
/** Longer than the minute for which a proxy keeps its own. */
const KEEP_ALIVE_MS = 72_000;

/**
 * The servers of one app. There are several where a name has several addresses: `localhost` is
 * `127.0.0.1` and `::1`, and browsers take either.
 */
export class Listening {
  readonly #options: ListeningOptions;
  readonly #connections: Connections;
  readonly #servers: Server[] = [];
  #handler: RequestListener = () => undefined;

  constructor(options: ListeningOptions, connections: Connections) {
    this.#options = options;
    this.#connections = connections;
  }

  /** For Fastify's `serverFactory`. */
  readonly create = (handler: RequestListener): Server => {
    this.#handler = handler;
    return this.#add();
  };

  /** Has the other addresses of `host` answered as well, where that works. */
  async addAddresses(host: string): Promise<void> {
    const main = this.#servers[0]?.address() as AddressInfo;
    const all = await lookup(host, { all: true }).catch(() => []);
    for (const other of all.filter((each) => each.address !== main.address)) {
      const server = this.#add();
      server.on('clientError', answerClientError);
      server.listen({ host: other.address, port: main.port });
      await once(server, 'listening').catch(() => server.close());
    }
  }

  /** Takes no more connections, and ends those that say nothing; after `ms` all of them. */
  close(ms: number): void {
    this.#connections.end(ms);
    for (const server of this.#servers.slice(1)) server.close();
  }

  #add(): Server {
    const { headerMs, requestMs, silenceMs } = this.#options;
    const server = createServer(
      {
        headersTimeout: headerMs,
        requestTimeout: Math.max(requestMs, headerMs),
        connectionsCheckingInterval: Math.min(CHECK_MS, headerMs),
      },
      this.#handler,
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.setTimeout(silenceMs);
    this.#connections.watch(server);
    this.#servers.push(server);
    return server;
  }
}
