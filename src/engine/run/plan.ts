import type { GraphNode } from '../program/graph.ts';
import { compute, type Step } from '../program/steps.ts';

/** Steps in their order, of which a run computes those that it marked. */
export class Plan {
  /** A bit for each step that has to be computed in this run. */
  private readonly marked: Int32Array;

  constructor(private readonly steps: readonly Step[]) {
    this.marked = new Int32Array(Math.ceil(steps.length / 32));
  }

  /** A bit for each step that follows from some nodes. */
  after(nodes: readonly GraphNode[]): Int32Array {
    const following = reach(nodes, ({ usedBy }) => usedBy.map(({ node }) => node));
    const bits = new Int32Array(this.marked.length);
    this.steps.forEach((step, at) => {
      if (!step.nodes.some((node) => following.has(node))) return;
      bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
    });
    return bits;
  }

  mark(bits: Int32Array): void {
    const { marked } = this;
    for (let w = 0; w < marked.length; w++) {
      marked[w] = (marked[w] as number) | (bits[w] as number);
    }
  }

  /** Computes the steps that were marked. */
  compute(): void {
    const { steps, marked } = this;
    for (let w = 0; w < marked.length; w++) {
      let bits = marked[w] as number;
      marked[w] = 0;
      while (bits !== 0) {
        const step = steps[(w << 5) + 31 - Math.clz32(bits & -bits)] as Step;
        bits &= bits - 1;
        compute(step, 0, step.frame.length);
      }
    }
  }
}

/** The nodes themselves and all that can be reached from them. */
export function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => readonly GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
