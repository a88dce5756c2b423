import type { Program } from '../program/compile.ts';
import type { GraphNode } from '../program/graph.ts';
import { compute, type Step } from '../program/steps.ts';
import type { Column } from '../storage.ts';

/** Computes one output from new values of some inputs, in their order. */
export type Sweep = (values: readonly number[]) => number;

/** Which inputs have new values is a set of bits in one whole number. */
const MOST_INPUTS = 31;

/**
 * A sweep over a few scalar inputs, through plans that hold just the steps between the inputs that
 * changed and the output. It works on the program's own storage.
 */
export function sweepOf(program: Program, inputIds: readonly string[], outputId: string): Sweep {
  if (inputIds.length > MOST_INPUTS) throw new RangeError(`more than ${MOST_INPUTS} inputs`);
  const inputs = inputIds.map((id) => columnOf(program, id));
  const output = columnOf(program, outputId);
  const plans = new Map<number, readonly Step[]>();
  const planFor = (changed: number): readonly Step[] => {
    const ids = inputIds.filter((_, i) => (changed & (1 << i)) !== 0);
    const plan = stepsBetween(program, ids, outputId);
    plans.set(changed, plan);
    return plan;
  };
  return (values) => {
    let changed = 0;
    for (let i = 0; i < inputs.length; i++) {
      const { data } = inputs[i] as Column;
      if (Object.is(data[0], values[i])) continue;
      data[0] = values[i] as number;
      changed |= 1 << i;
    }
    const plan = plans.get(changed) ?? planFor(changed);
    for (let i = 0; i < plan.length; i++) {
      const step = plan[i] as Step;
      compute(step, 0, step.frame.length);
    }
    return output.data[0] as number;
  };
}

function nodeOf({ nodes }: Program, id: string): GraphNode {
  const node = nodes.get(id);
  if (!node) throw new RangeError(`unknown name ${id}`);
  return node;
}

function columnOf(program: Program, id: string): Column {
  const { column } = nodeOf(program, id);
  if (!column) throw new RangeError(`${id} has no values`);
  return column;
}

/** The steps that depend on one of the inputs and on which the output depends, in their order. */
function stepsBetween(program: Program, inputIds: readonly string[], outputId: string): Step[] {
  const inputs = inputIds.map((id) => nodeOf(program, id));
  const after = reach(inputs, (node) => node.usedBy.map((edge) => edge.node));
  const before = reach([nodeOf(program, outputId)], (node) => node.reads);
  return program.steps.filter((step) =>
    step.nodes.some((node) => node.code && after.has(node) && before.has(node)),
  );
}

function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => readonly GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
