import { availableParallelism } from 'node:os';

/** Runs at most so many tasks at a time; the others wait for their turn. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

/** Node has four threads for hashing, files and names together. */
export const hashingSlots = () => new Slots(Math.max(2, Math.min(3, availableParallelism())));
