import { CONTENDERS, type Contender, type ContenderName, type Scenario } from './scenario.ts';

const ROUNDS = 31;
/** Long enough for the clock, short enough for a slow moment of the machine to hit one batch only. */
const BATCH_MS = 8;
const WARM_UP_MS = 300;

/** Nanoseconds per operation: the median of many rounds in which all contenders take turns. */
export function measure({ contenders }: Scenario): Record<ContenderName, number> {
  const repeats = new Map(CONTENDERS.map((name) => [name, warmUp(contenders[name])]));
  const times: Record<ContenderName, number[]> = { hand: [], engine: [], mathjs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < CONTENDERS.length; turn++) {
      const name = CONTENDERS[(round + turn) % CONTENDERS.length] as ContenderName;
      times[name].push(time(contenders[name], repeats.get(name) ?? 1));
    }
  }
  return { hand: median(times.hand), engine: median(times.engine), mathjs: median(times.mathjs) };
}

/** Runs until it is compiled and its speed is known; gives the runs that fill a batch. */
function warmUp(contender: Contender): number {
  const end = performance.now() + WARM_UP_MS;
  let runs = 0;
  let start = performance.now();
  let fastest = Number.POSITIVE_INFINITY;
  while (start < end || runs < 3) {
    contender.run();
    const now = performance.now();
    fastest = Math.min(fastest, now - start);
    start = now;
    runs++;
  }
  return Math.max(1, Math.round(BATCH_MS / Math.max(fastest, 1e-3)));
}

function time(contender: Contender, repeats: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) contender.run();
  return ((performance.now() - start) * 1e6) / (repeats * contender.operations);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
