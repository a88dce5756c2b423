import type { Data, Model, Ref, Scalar } from '../model.ts';
import type { GraphNode } from '../program/graph.ts';
import type { Step } from '../program/steps.ts';
import { Batch } from './batch.ts';
import {
  type Cell,
  cellsOf,
  numberIn,
  type Output,
  outputOf,
  type RunInput,
  textIn,
  valueOf,
} from './cells.ts';
import { loadData } from './load.ts';
import { Plan, reach } from './plan.ts';
import { Sheet } from './sheet.ts';

interface Input {
  readonly cells: readonly Cell[];
  /** A bit for each step between the input and the outputs. */
  readonly steps: Int32Array;
  value: number;
}

/**
 * Many runs of a model with new values of some cells, each giving some values: a table, a
 * simulation, a search. A run computes only the steps that lie between the cells that changed and
 * the outputs, on storage of its own.
 */
export class Runs {
  private readonly steps: readonly Step[];
  private readonly plan: Plan;
  private readonly inputs: readonly Input[];
  private readonly outputs: readonly Output[];
  private batch: Batch | null = null;

  /**
   * @param outputs - cells with numbers or truth values
   * @throws {RangeError} for a cell that the model doesn't have, or that can't be set or read so
   */
  constructor(model: Model, data: Data, inputs: readonly RunInput[], outputs: readonly Ref[]) {
    const sheet = new Sheet(model);
    loadData(sheet, data);
    sheet.calculate();
    this.outputs = outputs.map((ref) => outputOf(sheet, ref));
    const cells = inputs.map((input) => cellsOf(sheet, input));
    this.steps = stepsBetween(sheet.program.steps, cells.flat(), this.outputs);
    this.plan = new Plan(this.steps);
    this.inputs = inputs.map((input, at) => {
      const own = cells[at] as Cell[];
      const steps = this.plan.after(own.map(({ node }) => node));
      return { cells: own, steps, value: valueIn(sheet, input) };
    });
  }

  /**
   * One run.
   * @param values - one for each input: a number, 0 or 1, the position of a text; NaN leaves it empty
   * @param out - receives one number for each output; NaN where it has no value
   */
  run(values: ArrayLike<number>, out: Float64Array): void {
    const { inputs, outputs, plan } = this;
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i] as Input;
      const value = values[i] as number;
      if (Object.is(input.value, value)) continue;
      input.value = value;
      for (let c = 0; c < input.cells.length; c++) write(input.cells[c] as Cell, value);
      plan.mark(input.steps);
    }
    plan.compute();
    for (let i = 0; i < outputs.length; i++) out[i] = valueOf(outputs[i] as Output);
  }

  /**
   * The same for many runs, in less time.
   * @param values - for each input its value in every run, as `run` takes them
   * @param out - for each output an array that receives its value in every run
   */
  runAll(values: readonly Float64Array[], out: readonly Float64Array[]): void {
    const { steps, inputs, outputs } = this;
    this.batch ??= new Batch(
      steps,
      inputs.map(({ cells }) => cells),
      outputs,
    );
    this.batch.run(values, out);
    // Which values the storage has now is not known one by one.
    for (const input of inputs) input.value = UNKNOWN;
  }
}

/** What has to be computed anew for the outputs where the cells have new values. */
function stepsBetween(
  steps: readonly Step[],
  cells: readonly Cell[],
  outputs: readonly Output[],
): Step[] {
  const nodesOf = (some: readonly { node: GraphNode }[]) => some.map(({ node }) => node);
  const needed = reach(nodesOf(outputs), ({ reads }) => reads);
  const moved = reach(nodesOf(cells), ({ usedBy }) => usedBy.map(({ node }) => node));
  const within = (node: GraphNode): boolean => needed.has(node) && moved.has(node);
  return steps.filter(({ nodes }) => nodes.some((node) => node.code && within(node)));
}

function write(cell: Cell, value: number): void {
  const { column, row, texts } = cell;
  if (texts !== null) column.texts[row] = textIn(cell, value);
  else column.data[row] = numberIn(cell, value);
}

/** What an input is before the first run, as runs give it; what none of them can give is undefined. */
function valueIn(sheet: Sheet, { ref, texts, same, rest }: RunInput): number {
  // The other cells may not agree with it yet: the first run then writes them all.
  if (same !== undefined || rest !== undefined) return UNKNOWN;
  const value: Scalar = sheet.value(ref);
  if (texts) return texts.indexOf(value === null ? null : String(value));
  return value === null ? UNKNOWN : Number(value);
}

/** Unlike all that a run may give, so that the first run writes its value. */
const UNKNOWN = Number.NEGATIVE_INFINITY;
