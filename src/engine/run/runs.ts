import { restOf100 } from '../../finance/index.ts';
import type { Data, Model, Ref, Scalar } from '../model.ts';
import type { Program } from '../program/compile.ts';
import { type GraphNode, nameOf } from '../program/graph.ts';
import { compute, type Step } from '../program/steps.ts';
import type { Column } from '../storage.ts';
import { loadData } from './load.ts';
import { Sheet } from './sheet.ts';

/** A cell of the data that takes a value of its own in every run. */
export interface RunInput {
  readonly ref: Ref;
  /** What a text can be: a run then gives the position of one of these. */
  readonly texts?: readonly (string | null)[];
  /** Other cells that take the same value. */
  readonly same?: readonly Ref[];
  /** The cell that makes up the rest of 100. */
  readonly rest?: Ref;
}

/** Where a value of a run goes. */
interface Cell {
  readonly column: Column;
  readonly row: number;
  readonly blank: number;
  readonly texts: readonly (string | null)[] | null;
  /** Whether it takes the rest of 100. */
  readonly isRest: boolean;
}

interface Input {
  readonly cells: readonly Cell[];
  /** A bit for each step between the input and the outputs. */
  readonly steps: Int32Array;
  value: number;
}

interface Output {
  readonly column: Column;
  readonly row: number;
}

/**
 * Many runs of a model with new values of some cells, each giving some values: a table, a
 * simulation, a search. A run computes only the steps that lie between the cells that changed and
 * the outputs, on storage of its own.
 */
export class Runs {
  private readonly steps: readonly Step[];
  private readonly inputs: readonly Input[];
  private readonly outputs: readonly Output[];
  /** A bit for each step that has to be computed in this run. */
  private readonly marked: Int32Array;

  /**
   * @param outputs - cells with numbers or truth values
   * @throws {RangeError} for a cell that the model doesn't have, or that can't be set or read so
   */
  constructor(model: Model, data: Data, inputs: readonly RunInput[], outputs: readonly Ref[]) {
    const sheet = new Sheet(model);
    loadData(sheet, data);
    sheet.calculate();
    const { program } = sheet;
    this.outputs = outputs.map((ref) => outputOf(sheet, ref));
    const needed = reach(
      outputs.map((ref) => nodeOf(program, ref)),
      ({ reads }) => reads,
    );
    this.steps = program.steps.filter(({ nodes }) =>
      nodes.some((node) => node.code && needed.has(node)),
    );
    this.marked = new Int32Array(Math.ceil(this.steps.length / 32));
    this.inputs = inputs.map((input) => this.inputOf(sheet, input));
  }

  private inputOf(sheet: Sheet, input: RunInput): Input {
    const { ref, same = [], rest } = input;
    const refs = [ref, ...same, ...(rest ? [rest] : [])];
    const after = reach(
      refs.map((cell) => nodeOf(sheet.program, cell)),
      ({ usedBy }) => usedBy.map(({ node }) => node),
    );
    const steps = new Int32Array(this.marked.length);
    this.steps.forEach(({ nodes }, at) => {
      if (!nodes.some((node) => after.has(node))) return;
      steps[at >> 5] = (steps[at >> 5] as number) | (1 << (at & 31));
    });
    const cells = refs.map((cell) => cellOf(sheet, cell, input));
    return { cells, steps, value: valueIn(sheet, input) };
  }

  /**
   * One run.
   * @param values - one for each input: a number, 0 or 1, the position of a text; NaN leaves it empty
   * @param out - receives one number for each output; NaN where it has no value
   */
  run(values: ArrayLike<number>, out: Float64Array): void {
    const { inputs, outputs, marked } = this;
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i] as Input;
      const value = values[i] as number;
      if (Object.is(input.value, value)) continue;
      input.value = value;
      for (let c = 0; c < input.cells.length; c++) write(input.cells[c] as Cell, value);
      for (let w = 0; w < marked.length; w++) {
        marked[w] = (marked[w] as number) | (input.steps[w] as number);
      }
    }
    this.compute();
    for (let i = 0; i < outputs.length; i++) {
      const { column, row } = outputs[i] as Output;
      const value = row < column.length ? (column.data[row] as number) : Number.NaN;
      out[i] = Number.isFinite(value) ? value : Number.NaN;
    }
  }

  private compute(): void {
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

function write({ column, row, blank, texts, isRest }: Cell, value: number): void {
  if (texts !== null) column.texts[row] = texts[value] ?? null;
  else if (value !== value) column.data[row] = blank;
  else column.data[row] = isRest ? restOf100(value) : value;
}

function nodeOf({ nodes }: Program, ref: Ref): GraphNode {
  const node = nodes.get(nameOf(ref));
  if (!node) throw new RangeError(`unknown name ${nameOf(ref)}`);
  return node;
}

/** The row of a cell; that of a scalar is its only one. */
function rowOf({ table, row = -1 }: Ref): number {
  return table === undefined ? 0 : row;
}

function outputOf(sheet: Sheet, ref: Ref): Output {
  const column = sheet.column(ref);
  const row = rowOf(ref);
  if (row < 0) throw new RangeError(`${nameOf(ref)} is a whole column`);
  if (column.type === 'text') throw new RangeError(`${nameOf(ref)} is a text`);
  return { column, row };
}

function cellOf(sheet: Sheet, ref: Ref, { ref: own, texts, rest }: RunInput): Cell {
  const { column, blank } = sheet.input(ref.id, ref.table);
  const row = rowOf(ref);
  if (row < 0 || row >= column.length) throw new RangeError(`${nameOf(ref)} has no row ${row}`);
  const isText = column.type === 'text';
  if (isText !== (texts !== undefined)) {
    throw new RangeError(`${nameOf(own)} ${isText ? 'is a text' : 'is no text'}`);
  }
  return { column, row, blank, texts: texts ?? null, isRest: ref === rest };
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

function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => readonly GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
