import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUnavailable } from '../database/failures.ts';

/** Work that goes on after an answer. Before the service stops, it is waited for. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Starts `task` once the answer is on its way, so that nobody can tell its work by the time. */
  start(task: () => Promise<void>): void {
    const running = nextTurn()
      .then(task)
      .catch(this.#onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Does `task` now and every `ms`, once at a time. Returns what ends that. */
  repeat(ms: number, task: () => Promise<void>): () => void {
    let isAtIt = false;
    const once = () => {
      if (isAtIt) return;
      isAtIt = true;
      this.start(() =>
        task()
          // Said by the requests that fail meanwhile; the next time will do.
          .catch((error: unknown) => {
            if (!isUnavailable(error)) throw error;
          })
          .finally(() => (isAtIt = false)),
      );
    };
    once();
    const timer = setInterval(once, ms);
    return () => clearInterval(timer);
  }

  async finished(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
