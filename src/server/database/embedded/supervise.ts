import { setTimeout as wait } from 'node:timers/promises';

export interface Supervised {
  isRunning: () => Promise<boolean>;
  /** Starts it again. */
  start: () => Promise<void>;
  /** Told before each new start, with its number in the last ten minutes. */
  onRestart: (count: number) => void;
  /** Told of a start that failed; another one follows. */
  onFailure: (error: unknown) => void;
  /** Told when it has ended too often: nothing more is tried. */
  onGivenUp: () => void;
  signal: AbortSignal;
}

const WINDOW_MS = 10 * 60 * 1000;

export interface SupervisionTimes {
  watchMs: number;
  /** Before the first restart within ten minutes, the second, and so on; then it is given up. */
  pausesMs: readonly number[];
}

const TIMES: SupervisionTimes = { watchMs: 500, pausesMs: [0, 1000, 2000, 4000, 8000] };

/** Starts something again whenever it has ended by itself, until `signal` says that it may end. */
export async function supervise(options: Supervised, { watchMs, pausesMs } = TIMES): Promise<void> {
  const { signal } = options;
  let restarts: number[] = [];
  const isWanted = () => !signal.aborted;
  while (isWanted()) {
    await pause(watchMs, signal);
    if (!isWanted() || (await options.isRunning())) continue;
    restarts = restarts.filter((time) => time > Date.now() - WINDOW_MS);
    const pauseMs = pausesMs[restarts.length];
    if (pauseMs === undefined) return options.onGivenUp();
    await pause(pauseMs, signal);
    if (!isWanted()) return;
    restarts.push(Date.now());
    options.onRestart(restarts.length);
    await options.start().catch((error: unknown) => {
      if (isWanted()) options.onFailure(error);
    });
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => undefined);
