import { type Difference, explainDifference, type Explanation } from './explain.ts';
import type { SeekAnswer } from './search.ts';
import { confirmed, seek, type Seek } from './seek.ts';
import type { Setup } from './setup.ts';
import { type SimulatedBlock, simulateBlocks, type Simulation } from './simulate.ts';
import { type SimulationResult, summarize } from './summary.ts';
import { type Table, tableRows, type TableRow } from './table.ts';
import { type Bar, type Tornado, tornadoBars } from './tornado.ts';

/** A question as a worker is handed it, by its kind: plain data. */
export interface Works {
  readonly seek: { readonly setup: Setup; readonly question: Seek };
  readonly table: { readonly setup: Setup; readonly table: Table };
  readonly tornado: { readonly setup: Setup; readonly tornado: Tornado };
  readonly simulate: {
    readonly setup: Setup;
    readonly simulation: Simulation;
    /** Which of its blocks. */
    readonly blocks: readonly number[];
  };
  readonly summarize: {
    readonly simulation: Simulation;
    readonly blocks: readonly SimulatedBlock[];
    readonly targets: readonly (number | null)[];
  };
  readonly explain: { readonly setup: Setup; readonly difference: Difference };
}

export interface Answers {
  readonly seek: SeekAnswer;
  readonly table: readonly TableRow[];
  readonly tornado: readonly Bar[];
  readonly simulate: readonly SimulatedBlock[];
  readonly summarize: SimulationResult;
  readonly explain: Explanation | null;
}

export type WorkKind = keyof Works;
export type Work = { [K in WorkKind]: { readonly kind: K } & Works[K] }[WorkKind];

/** What a worker tells: how far it is, from 0 to 1, and at the end the answer. */
export type Told =
  | { readonly progress: number }
  | { readonly answer: Answers[WorkKind] }
  | { readonly failed: string };

/** Does the work; whoever drives it hears how far it is. */
export function* perform(work: Work): Generator<number, Answers[WorkKind]> {
  switch (work.kind) {
    case 'seek':
      return confirmed(work.setup, work.question, seek(work.setup, work.question));
    case 'table':
      return yield* all(tableRows(work.setup, work.table), work.table.rows.values.length);
    case 'tornado':
      return yield* all(tornadoBars(work.setup, work.tornado), work.tornado.inputs.length);
    case 'simulate':
      return yield* all(
        simulateBlocks(work.setup, work.simulation, work.blocks),
        work.blocks.length,
      );
    case 'summarize':
      return summarize(work.simulation, work.blocks, work.targets);
    case 'explain':
      return explainDifference(work.setup, work.difference);
  }
}

function* all<T>(parts: Iterable<T>, total: number): Generator<number, T[]> {
  const done: T[] = [];
  for (const part of parts) {
    done.push(part);
    yield done.length / total;
  }
  return done;
}

/** The storage of blocks, to be handed on to another thread instead of copied. */
export function storageOf(blocks: readonly SimulatedBlock[]): ArrayBufferLike[] {
  return blocks.map(({ values }) => values.buffer);
}
