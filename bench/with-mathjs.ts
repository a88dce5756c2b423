import {
  all,
  create,
  type EvalFunction,
  type FactoryFunctionMap,
  type MathNode,
} from 'mathjs/number';
import type { GraphNode } from '../src/engine/graph.ts';
import { type FormulaSpec, type Model, Sheet } from '../src/engine/index.ts';
import * as finance from '../src/finance/index.ts';

type Value = number | string | boolean;
type Column = Value[];

/** What is iterative, and what means something else in mathjs: the same functions for everybody. */
const FUNCTIONS = {
  irr: finance.irr,
  pv: finance.pv,
  pmt: finance.pmt,
  periodicRate: finance.periodicRate,
  index: (column: Column, position: number) => column[position - 1],
  round: (value: number, digits = 0) =>
    (Math.sign(value) * Math.floor(Math.abs(value) * 10 ** digits + 0.5)) / 10 ** digits,
  // Its own `==` compares numbers only, and with a tolerance.
  equal: (a: Value, b: Value) => a === b,
};

interface Step {
  readonly node: GraphNode;
  readonly formula: EvalFunction;
}

/**
 * A model computed by mathjs: each formula compiled once and evaluated for row after row with a
 * scope, in the order that the engine found.
 */
export class WithMathjs {
  private readonly scalars = new Map<string, unknown>();
  private readonly tables = new Map<string, Record<string, Column>>();
  private readonly rows = new Map<string, number>();
  private readonly steps: readonly Step[];
  private readonly nodes: ReadonlyMap<string, GraphNode>;

  constructor(model: Model) {
    const math = create(all as FactoryFunctionMap, {});
    math.import({ ...FUNCTIONS, prev: this.prev() }, { override: true });
    const { program } = new Sheet(model);
    this.nodes = program.nodes;
    for (const [name, table] of Object.entries(model.tables)) {
      const ids = [...Object.keys(table.inputs), ...Object.keys(table.columns)];
      const columns = Object.fromEntries(ids.map((id): [string, Column] => [id, []]));
      this.tables.set(name, columns);
      this.scalars.set(name, columns);
    }
    this.steps = program.units
      .flatMap((unit) => unit.nodes)
      .filter((node) => node.code)
      .map((node) => ({ node, formula: math.compile(expressionOf(model, node)) }));
  }

  setScalar(id: string, value: Value): void {
    this.scalars.set(id, value);
  }

  setRows(table: string, length: number): void {
    this.rows.set(table, length);
  }

  setCell(table: string, id: string, row: number, value: number): void {
    this.column(table, id)[row] = value;
  }

  scalar(id: string): number {
    return Number(this.scalars.get(id));
  }

  cell(table: string, id: string, row: number): number {
    return Number(this.column(table, id)[row]);
  }

  /** The steps that lead from some inputs to an output, or to all that hangs on them. */
  plan(inputs: readonly string[], output?: string): readonly Step[] {
    const after = reach(inputs.map(this.node), (node) => node.usedBy.map((edge) => edge.node));
    const before = output && reach([this.node(output)], (node) => node.uses.map((e) => e.node));
    return this.steps.filter(({ node }) => after.has(node) && (!before || before.has(node)));
  }

  /** Computes steps; of the tables only one row, if it is given. */
  run(steps: readonly Step[] = this.steps, row?: number): void {
    for (const { node, formula } of steps) {
      const { table, id } = node.ref;
      if (table === undefined) this.scalars.set(id, formula.evaluate(this.scalars));
      else if (!node.column) this.rows.set(table, Number(formula.evaluate(this.scalars)));
      else this.runColumn(table, id, formula, row);
    }
  }

  private runColumn(table: string, id: string, formula: EvalFunction, only?: number): void {
    const columns = this.tables.get(table) as Record<string, Column>;
    const target = this.column(table, id);
    const length = this.rows.get(table) ?? 0;
    const scope = new RowScope(this.scalars, columns, length);
    if (only === undefined) target.length = length;
    const end = only === undefined ? length : only + 1;
    for (scope.index = only ?? 0; scope.index < end; scope.index++) {
      this.current = scope;
      target[scope.index] = formula.evaluate(scope) as Value;
    }
  }

  private current: RowScope | undefined;

  /** `prev(column, first)`: a function of the names, not of their values. */
  private prev(): unknown {
    const compiled = new WeakMap<MathNode, EvalFunction>();
    const prev = ([column, first]: MathNode[]): unknown => {
      const scope = this.current as RowScope;
      if (scope.index > 0) return scope.at(String(column), scope.index - 1);
      const node = first as MathNode;
      const code = compiled.get(node) ?? node.compile();
      compiled.set(node, code);
      return code.evaluate(this.scalars);
    };
    prev.rawArgs = true;
    return prev;
  }

  private column(table: string, id: string): Column {
    return (this.tables.get(table) as Record<string, Column>)[id] as Column;
  }

  private readonly node = (name: string): GraphNode => this.nodes.get(name) as GraphNode;
}

/** The names of one row: its columns first, then the scalars. mathjs takes it as a Map. */
class RowScope {
  index = 0;

  constructor(
    private readonly scalars: ReadonlyMap<string, unknown>,
    private readonly columns: Readonly<Record<string, Column>>,
    private readonly length: number,
  ) {}

  at(column: string, row: number): unknown {
    return this.columns[column]?.[row];
  }

  get(name: string): unknown {
    const column = this.columns[name];
    if (column) return column[this.index];
    if (name === 'row') return this.index + 1;
    return name === 'rows' ? this.length : this.scalars.get(name);
  }

  has(name: string): boolean {
    return name in this.columns || name === 'row' || name === 'rows' || this.scalars.has(name);
  }

  keys(): Iterator<string> {
    return [...Object.keys(this.columns), 'row', 'rows', ...this.scalars.keys()].values();
  }

  set(name: string): never {
    throw new TypeError(`a formula sets ${name}`);
  }
}

function expressionOf(model: Model, { ref, column }: GraphNode): string {
  const table = ref.table === undefined ? undefined : model.tables[ref.table];
  if (!column && table && table.rows !== 'records') return table.rows.count;
  const spec: FormulaSpec | undefined = (table?.columns ?? model.formulas)[ref.id];
  if (!spec || spec.applies || spec.scope) throw new TypeError(`${ref.id} is not for mathjs`);
  return spec.expression;
}

function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
