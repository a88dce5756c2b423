import { compileKernel } from '../codegen/column.ts';
import type { Kernel } from '../codegen/kernel.ts';
import { type Code, parts, withParts } from '../formula/ir.ts';
import type { GraphNode } from '../program/graph.ts';
import type { Step } from '../program/steps.ts';
import type { ValueType } from '../model.ts';
import { Column, Frame } from '../storage.ts';

/** Runs that go side by side: enough to forget the calls, few enough to stay in the fastest cache. */
export const LANES = 64;

/** Computes a scalar of all runs. */
interface LaneStep {
  readonly lane: Column;
  readonly kernel: Kernel;
}

/**
 * Scalars of many runs: a column each, with a row for each run. So a formula is a kernel over all
 * runs, which takes a fraction of one closure after the other.
 */
export class Lanes {
  private readonly frame = new Frame('runs');
  private readonly lanes = new Map<Column, Column>();
  private readonly steps: LaneStep[] = [];

  constructor() {
    this.frame.resize(LANES);
  }

  /** A lane that no formula reads. */
  newLane(id: string, type: ValueType): Column {
    const lane = new Column(id, this.frame, type);
    lane.reserve(LANES);
    return lane;
  }

  /** Gives a scalar its lane. */
  add(scalar: Column): Column {
    const lane = this.newLane(scalar.id, scalar.type);
    this.lanes.set(scalar, lane);
    return lane;
  }

  /** The lane of a scalar, if it has one. */
  of(column: Column): Column | undefined {
    return this.lanes.get(column);
  }

  /**
   * Takes over the steps that compute a number from nothing that moves but scalars with a lane.
   * @param isMoving - whether a node has values of its own in every run
   * @returns the others
   */
  take(steps: readonly Step[], isMoving: (node: GraphNode) => boolean): Step[] {
    const isFixed = (node: GraphNode): boolean =>
      !isMoving(node) || (node.column !== undefined && this.lanes.has(node.column));
    return steps.filter(({ nodes: [node], column, value }) => {
      if (!column || !value || !node?.optimized || !node.reads.every(isFixed)) return true;
      const kernel = compileKernel(this.onLanes(node.optimized), this.frame);
      this.steps.push({ lane: this.add(column), kernel });
      return false;
    });
  }

  /** Computes the first `count` runs. */
  compute(count: number): void {
    for (let i = 0; i < this.steps.length; i++) {
      const { lane, kernel } = this.steps[i] as LaneStep;
      kernel(lane.data, 0, count);
    }
  }

  /** The code with lanes in place of scalars. */
  private onLanes(code: Code): Code {
    const lane = code.op === 'cell' ? this.lanes.get(code.column) : undefined;
    if (lane) return { type: code.type, vector: true, op: 'cell', column: lane };
    return withParts(
      code,
      parts(code).map((part) => this.onLanes(part)),
    );
  }
}
