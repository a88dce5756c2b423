import type { Code } from '../formula/ir.ts';
import { type FormulaSpec, type InputSpec, type Model, ModelError } from '../model.ts';
import type { Column, Frame } from '../storage.ts';
import { bind } from './bind.ts';
import { CycleError, type GraphNode, link, nameOf, newNode, order } from './graph.ts';
import { inlineTerms } from './inline-terms.ts';
import { layOut, refIn } from './layout.ts';
import { compileStep, type Step } from './steps.ts';

/** A model made ready to compute: its storage, its graph, and its steps in order. */
export interface Program {
  readonly frames: ReadonlyMap<string, Frame>;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly steps: readonly Step[];
  /** The conditions of formulas that don't always apply. */
  readonly conditions: ReadonlyMap<GraphNode, Code>;
}

/** The key of a table's row count among the nodes. */
export const rowsKey = (table: string): string => `${table}#rows`;

/**
 * Compiles a model; nothing is computed yet.
 * @throws {ModelError} naming the formula and what is wrong with it
 */
export function compile(model: Model): Program {
  const graph = new GraphBuilder(layOut(model));
  for (const [name, { rows, inputs, columns }] of Object.entries(model.tables)) {
    graph.addRows(name, rows === 'records' ? undefined : { expression: rows.count });
    graph.addColumns(name, inputs, columns);
  }
  graph.addColumns('', model.inputs, model.formulas);
  const { frames, nodes, conditions } = graph;
  const all = [...nodes.values()];
  graph.optimize();
  link(
    all,
    (column) => graph.nodeOf(column),
    (frame) => nodes.get(rowsKey(frame.name)),
  );
  return { frames, nodes, steps: stepsOf(all), conditions };
}

/** The nodes of a model, one by one. */
class GraphBuilder {
  readonly nodes = new Map<string, GraphNode>();
  readonly conditions = new Map<GraphNode, Code>();
  private readonly byColumn = new Map<Column, GraphNode>();

  constructor(readonly frames: ReadonlyMap<string, Frame>) {}

  /** A table's row count; `spec` says how it is computed, if it is. */
  addRows(table: string, spec: FormulaSpec | undefined): void {
    const ref = { id: 'rows', table };
    const bound = spec && bind(spec, ref, this.frame(''), this.frames);
    this.nodes.set(rowsKey(table), newNode(ref, this.frame(table), undefined, bound?.code));
  }

  addColumns(
    table: string,
    inputs: Readonly<Record<string, InputSpec>>,
    formulas: Readonly<Record<string, FormulaSpec>>,
  ): void {
    const frame = this.frame(table);
    for (const id of Object.keys(inputs)) this.addColumn(frame, id);
    for (const [id, spec] of Object.entries(formulas)) this.addColumn(frame, id, spec);
  }

  private addColumn(frame: Frame, id: string, spec?: FormulaSpec): void {
    const ref = refIn(frame, id);
    const column = known(frame.columns.get(id));
    const bound = spec && bind(spec, ref, frame, this.frames);
    const node = newNode(ref, frame, column, bound?.code);
    this.nodes.set(nameOf(ref), node);
    this.byColumn.set(column, node);
    if (bound?.condition) this.conditions.set(node, bound.condition);
  }

  optimize(): void {
    for (const node of this.nodes.values()) {
      if (!node.code) continue;
      node.optimized = inlineTerms(node.code, (column) => this.byColumn.get(column)?.code);
    }
  }

  nodeOf(column: Column): GraphNode {
    return known(this.byColumn.get(column));
  }

  private frame(name: string): Frame {
    return known(this.frames.get(name));
  }
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('a table or column is not among those laid out');
  return value;
}

function stepsOf(nodes: readonly GraphNode[]): Step[] {
  try {
    // Scalars first, and tables where one needs them: the processor foresees a run of like steps.
    const scalars = nodes.filter((node) => node.frame.isRoot);
    const others = nodes.filter((node) => !node.frame.isRoot);
    return order([...scalars, ...others]).map(compileStep);
  } catch (error) {
    if (!(error instanceof CycleError)) throw error;
    const [first] = error.nodes;
    throw new ModelError(first?.ref ?? { id: '?' }, `se llama a sí misma: ${error.message}`);
  }
}
