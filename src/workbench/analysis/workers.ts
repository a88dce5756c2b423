import {
  type Answers,
  blockCount,
  type Setup,
  type Simulation,
  type SimulationResult,
  storageOf,
  type Told,
  type WorkKind,
  type Works,
} from '../../whatif/index.ts';

export interface Watched {
  readonly signal: AbortSignal;
  /** How far it is, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Those that wait for work; starting one takes longer than most questions. */
const idle: Worker[] = [];
const MOST_WORKERS = 8;

/** As many as the machine has cores. */
const workerCount = (): number =>
  Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));

function start(): Worker {
  return new Worker(new URL('../../whatif/worker.ts', import.meta.url), { type: 'module' });
}

/** Starts workers that questions will need, before somebody waits for them. Gives what ends them. */
export function warmUp(): () => void {
  while (idle.length < workerCount()) {
    const worker = start();
    idle.push(worker);
    // One that can't be loaded answers nothing: the question starts another, and hears why.
    worker.addEventListener('error', () => drop(worker), { once: true });
  }
  return () => {
    for (const worker of idle.splice(0)) worker.terminate();
  };
}

function drop(worker: Worker): void {
  const at = idle.indexOf(worker);
  if (at >= 0) idle.splice(at, 1);
}

/** The answer of a worker. An aborted question ends its worker at once, and is rejected. */
export function ask<K extends WorkKind>(
  kind: K,
  work: Works[K],
  { signal, onProgress }: Watched,
  handedOn: ArrayBufferLike[] = [],
): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    const worker = idle.pop() ?? start();
    const listening = new AbortController();
    const stop = (keep: boolean) => {
      listening.abort();
      if (keep && idle.length < workerCount()) idle.push(worker);
      else worker.terminate();
    };
    const hear = ({ data }: MessageEvent<Told>) => {
      if ('progress' in data) {
        onProgress(data.progress);
        return;
      }
      stop(true);
      if ('failed' in data) reject(new Error(data.failed));
      // A worker answers in the kind it was asked in.
      else resolve(data.answer as Answers[K]);
    };
    const fail = ({ message }: ErrorEvent) => {
      stop(false);
      reject(new Error(message || 'no se pudo iniciar el cálculo'));
    };
    const abort = () => {
      stop(false);
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    const until = { signal: listening.signal };
    worker.addEventListener('message', hear, until);
    worker.addEventListener('error', fail, until);
    signal.addEventListener('abort', abort, until);
    worker.postMessage({ kind, ...work }, handedOn as ArrayBuffer[]);
  });
}

/** Blocks that are worth a worker of their own. */
const LEAST_BLOCKS = 4;

/** A simulation over the machine's cores; how it is split doesn't change its runs. */
export async function simulate(
  setup: Setup,
  simulation: Simulation,
  targets: readonly (number | null)[],
  { signal, onProgress }: Watched,
): Promise<SimulationResult> {
  const count = blockCount(simulation);
  const workers = Math.max(1, Math.min(workerCount(), Math.floor(count / LEAST_BLOCKS)));
  const done = Array.from({ length: workers }, () => 0);
  const parts = done.map((_, at) => {
    const blocks = Array.from({ length: count }, (__, block) => block).filter(
      (block) => block % workers === at,
    );
    const told = (part: number) => {
      done[at] = part;
      onProgress((done.reduce((sum, one) => sum + one, 0) / workers) * SIMULATED);
    };
    return ask('simulate', { setup, simulation, blocks }, { signal, onProgress: told });
  });
  const blocks = (await Promise.all(parts)).flat();
  const nothing = () => undefined;
  const watched = { signal, onProgress: nothing };
  return ask('summarize', { simulation, blocks, targets }, watched, storageOf(blocks));
}

/** What the runs take of the whole; the rest is putting them together. */
const SIMULATED = 0.95;
