import type { Step } from '../program/steps.ts';
import type { Column } from '../storage.ts';
import { type Cell, finite, numberIn, type Output, textIn, valueOf } from './cells.ts';
import { LANES, Lanes } from './lanes.ts';
import { Plan } from './plan.ts';

/** A cell that an input sets, and the lane that its values go through. */
interface Given {
  readonly input: number;
  readonly cell: Cell;
  readonly lane: Column;
}

/** A value of a lane that is read run by run, where it is read, and what follows from it. */
interface Feed {
  readonly lane: Column;
  readonly column: Column;
  readonly row: number;
  readonly isText: boolean;
  readonly steps: Int32Array;
}

/** An output, by its position, that is a scalar with a lane. */
interface FromLane {
  readonly at: number;
  readonly lane: Column;
}

/** An output that is computed run by run. */
interface FromSteps {
  readonly at: number;
  readonly output: Output;
}

/**
 * Many runs at once: first the scalars of all, side by side; then run by run what comes of tables,
 * where something that it reads is new.
 */
export class Batch {
  private readonly lanes = new Lanes();
  private readonly given: readonly Given[];
  private readonly plan: Plan;
  private readonly feeds: readonly Feed[];
  private readonly fromLanes: FromLane[] = [];
  private readonly fromSteps: FromSteps[] = [];

  /**
   * @param steps - what lies between the inputs and the outputs, in order
   * @param inputs - the cells that each of them sets
   */
  constructor(
    steps: readonly Step[],
    inputs: readonly (readonly Cell[])[],
    outputs: readonly Output[],
  ) {
    const { lanes } = this;
    this.given = inputs.flatMap((cells, input) =>
      cells.map((cell) => {
        const { column } = cell;
        const { id, type, frame } = column;
        return { input, cell, lane: frame.isRoot ? lanes.add(column) : lanes.newLane(id, type) };
      }),
    );
    const moving = new Set([
      ...this.given.map(({ cell }) => cell.node),
      ...steps.flatMap(({ nodes }) => nodes),
    ]);
    const others = lanes.take(steps, (node) => moving.has(node));
    this.plan = new Plan(others);
    this.feeds = [...this.fromRecords(), ...this.fromScalars(others)];
    outputs.forEach((output, at) => {
      const lane = lanes.of(output.column);
      if (lane) this.fromLanes.push({ at, lane });
      else this.fromSteps.push({ at, output });
    });
  }

  private fromRecords(): Feed[] {
    return this.given
      .filter(({ cell }) => !cell.column.frame.isRoot)
      .map(({ cell: { node, column, row }, lane }) => this.feed(node, column, row, lane));
  }

  private fromScalars(steps: readonly Step[]): Feed[] {
    const read = new Set(steps.flatMap(({ nodes }) => nodes.flatMap(({ reads }) => reads)));
    return [...read].flatMap((node) => {
      const lane = node.column && this.lanes.of(node.column);
      return node.column && lane ? [this.feed(node, node.column, 0, lane)] : [];
    });
  }

  private feed(node: Cell['node'], column: Column, row: number, lane: Column): Feed {
    return { lane, column, row, isText: column.type === 'text', steps: this.plan.after([node]) };
  }

  run(values: readonly Float64Array[], out: readonly Float64Array[]): void {
    const total = (out[0] ?? values[0])?.length ?? 0;
    for (let from = 0; from < total; from += LANES) {
      const count = Math.min(LANES, total - from);
      for (let i = 0; i < this.given.length; i++) fill(this.given[i] as Given, values, from, count);
      this.lanes.compute(count);
      this.copy(out, from, count);
      this.runByRun(out, from, count);
    }
  }

  private copy(out: readonly Float64Array[], from: number, count: number): void {
    for (const { at, lane } of this.fromLanes) {
      const target = out[at] as Float64Array;
      for (let run = 0; run < count; run++) target[from + run] = finite(lane.data[run] as number);
    }
  }

  private runByRun(out: readonly Float64Array[], from: number, count: number): void {
    const { feeds, plan, fromSteps } = this;
    if (fromSteps.length === 0) return;
    for (let run = 0; run < count; run++) {
      for (let f = 0; f < feeds.length; f++) {
        const feed = feeds[f] as Feed;
        if (take(feed, run)) plan.mark(feed.steps);
      }
      plan.compute();
      for (let o = 0; o < fromSteps.length; o++) {
        const { at, output } = fromSteps[o] as FromSteps;
        (out[at] as Float64Array)[from + run] = valueOf(output);
      }
    }
  }
}

/** The values of the next runs. */
function fill({ input, cell, lane }: Given, all: readonly Float64Array[], from: number, n: number) {
  const values = all[input] as Float64Array;
  if (cell.texts)
    for (let i = 0; i < n; i++) lane.texts[i] = textIn(cell, values[from + i] as number);
  else for (let i = 0; i < n; i++) lane.data[i] = numberIn(cell, values[from + i] as number);
}

/** Puts the value of a run where it is read; false where it is there already. */
function take({ lane, column, row, isText }: Feed, run: number): boolean {
  if (isText) {
    const text = lane.texts[run] as string | null;
    if (column.texts[row] === text) return false;
    column.texts[row] = text;
    return true;
  }
  const value = lane.data[run] as number;
  if (Object.is(column.data[row], value)) return false;
  column.data[row] = value;
  return true;
}
