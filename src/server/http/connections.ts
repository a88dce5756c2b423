import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a service, so that it can end without waiting for those that say nothing. */
export class Connections {
  /** How many requests of each are being answered. */
  readonly #answering = new Map<Socket, number>();
  #isEnding = false;

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
    if (this.#isEnding) {
      socket.destroy();
      return;
    }
    this.#answering.set(socket, 0);
    socket.on('close', () => this.#answering.delete(socket));
  }

  #count(socket: Socket, change: 1 | -1): void {
    const before = this.#answering.get(socket);
    if (before === undefined) return;
    this.#answering.set(socket, before + change);
    // Once the last of the answer is on its way.
    if (this.#isEnding && before + change === 0) socket.destroySoon();
  }
}
