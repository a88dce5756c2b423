import { availableParallelism } from 'node:os';
import { ApiError } from '../http/errors.ts';

/**
 * Runs at most so many tasks at a time. The others wait, in a queue for each key: the keys take
 * turns, so that somebody who asks a hundred times delays nobody else. Where too many wait, the last
 * one of the longest queue is refused.
 */
export class Slots {
  #free: number;
  #waiting = 0;
  readonly #most: number;
  /** Keys with somebody waiting, the next one first. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor(count: number, most: number) {
    this.#free = count;
    this.#most = most;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** @throws {ApiError} 503 where too many wait */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait(key);
    try {
      return await task();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#free++;
    }
  }

  #wait(key: string): Promise<void> {
    return new Promise((start, refuse) => {
      const queue = this.#queues.get(key) ?? [];
      queue.push({ start, refuse });
      this.#queues.set(key, queue);
      this.#waiting++;
      if (this.#waiting > this.#most) this.#refuseOne();
    });
  }

  #next(): Waiting | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [key, queue] = first;
    const next = queue.shift();
    // To the end: the others come first.
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    this.#waiting--;
    return next;
  }

  #refuseOne(): void {
    const [longest] = [...this.#queues].sort(([, a], [, b]) => b.length - a.length);
    if (!longest) return;
    const [key, queue] = longest;
    queue.pop()?.refuse(busy());
    if (queue.length === 0) this.#queues.delete(key);
    this.#waiting--;
  }
}

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

const busy = () =>
  new ApiError(503, 'busy', 'Hay demasiadas solicitudes en este momento. Intenta de nuevo.', {
    retryAfter: 5,
  });

/** So many wait at most: what is hashed in less time than the app waits for an answer. */
const MOST_WAITING = 200;

/** Node has four threads for hashing, files and names together. */
export const hashingSlots = () =>
  new Slots(Math.max(2, Math.min(3, availableParallelism())), MOST_WAITING);
