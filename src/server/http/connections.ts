import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Open at a time. */
  most: number;
  /** Of them from one address. */
  perAddress: number;
  /** Whose connections are those of many people. */
  isProxy: (address: string) => boolean;
  /** Told of one that was refused. */
  onRefused: (address: string) => void;
}

/**
 * The connections of a service. There is a bound to them, since a process has only so many file
 * descriptors; and it can end without waiting for those that say nothing.
 */
export class Connections {
  /** How many requests of each are being answered. The oldest is the first. */
  readonly #answering = new Map<Socket, number>();
  readonly #byAddress = new Map<string, number>();
  readonly #limits: ConnectionLimits;
  #isEnding = false;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** How many are open. */
  get open(): number {
    return this.#answering.size;
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#open(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#count(socket, 1);
      response.on('close', () => this.#count(socket, -1));
    });
  }

  /**
   * Ends all connections on which no request is being answered, now and from now on; after `ms` the
   * others too.
   */
  end(ms: number): void {
    this.#isEnding = true;
    for (const [socket, answers] of this.#answering) if (answers === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of this.#answering.keys()) socket.destroy();
    }, ms).unref();
  }

  #open(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const fromThere = (this.#byAddress.get(address) ?? 0) + 1;
    const isTooMany = fromThere > this.#limits.perAddress && !this.#limits.isProxy(address);
    if (this.#isEnding || isTooMany || !this.#hasRoom()) {
      if (!this.#isEnding) this.#limits.onRefused(address);
      socket.destroy();
      return;
    }
    this.#answering.set(socket, 0);
    this.#byAddress.set(address, fromThere);
    socket.on('close', () => {
      this.#answering.delete(socket);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  /** Makes room where there is none: the oldest connection on which nothing happens gives way. */
  #hasRoom(): boolean {
    if (this.#answering.size < this.#limits.most) return true;
    for (const [socket, answers] of this.#answering) {
      if (answers > 0 || socket.destroyed) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  #count(socket: Socket, change: 1 | -1): void {
    const before = this.#answering.get(socket);
    if (before === undefined) return;
    this.#answering.set(socket, before + change);
    // Once the last of the answer is on its way.
    if (this.#isEnding && before + change === 0) socket.destroySoon();
  }
}
