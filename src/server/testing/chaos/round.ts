import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '../crowd.ts';
import type { Fault } from './faults.ts';
import { LESSONS } from './stage.ts';
import type { Stage } from './stage.ts';

/** How a service came through a fault. */
export interface Outcome {
  name: string;
  /** Writes that were answered, before and after. */
  answered: number;
  /** Seconds until writes were answered again; null where they weren't. */
  back: number | null;
  /** What was answered and isn't there, and what else went wrong. */
  problems: string[];
}

const PEOPLE = 12;
/** Writes before the fault, and again after it. */
const WRITES = 60;
const PATIENCE_MS = 60_000;

/** A fault while people work. */
export async function runRound(stage: Stage, { name, strike }: Fault): Promise<Outcome> {
  const crowd = new Crowd(() => stage.servers.map(({ url }) => url), LESSONS);
  const problems: string[] = [];
  crowd.start(PEOPLE);
  await answered(crowd, WRITES);
  const begin = performance.now();
  await strike(stage).catch((error: unknown) => problems.push((error as Error).message));
  const isBack = await answered(crowd, WRITES);
  const back = isBack ? (performance.now() - begin) / 1000 : null;
  if (!isBack) problems.push('it did not come back');
  const losses = await crowd.finish();
  problems.push(...losses.map(({ email, what }) => `${email}: ${what}`));
  return { name, answered: crowd.answered, back, problems };
}

async function answered(crowd: Crowd, more: number): Promise<boolean> {
  const wanted = crowd.answered + more;
  const end = performance.now() + PATIENCE_MS;
  while (crowd.answered < wanted && performance.now() < end) await wait(10);
  return crowd.answered >= wanted;
}

/** A line for each fault, and what went wrong below. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(({ name, answered: count, back, problems }) =>
    [
      name.padEnd(width),
      `${count} writes`.padStart(11),
      back === null ? '  not back' : `back ${back.toFixed(1).padStart(5)} s`,
      problems.length === 0 ? 'nothing lost' : `FAILED (${problems.length})`,
    ].join('  '),
  );
  const details = outcomes.flatMap(({ name, problems }) =>
    problems.slice(0, SHOWN).map((problem) => `  ${name}: ${problem}`),
  );
  return [...lines, ...details].join('\n');
}

const SHOWN = 5;
