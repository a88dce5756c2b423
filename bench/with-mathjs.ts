import {
  all,
  create,
  type EvalFunction,
  type FactoryFunctionMap,
  type MathNode,
  type SymbolNode,
} from 'mathjs/number';
import type { GraphNode } from '../src/engine/program/graph.ts';
import { type FormulaSpec, type Model, Sheet } from '../src/engine/index.ts';
import * as finance from '../src/finance/index.ts';
import { flat, wholeColumn, withFlatNames } from './mathjs-names.ts';

type Value = number | string | boolean;
type Column = Value[];

/** The values of the rows at which `keys` holds something. */
const matching = (keys: Column, wanted: Value, values: Column): number => {
  let sum = 0;
  keys.forEach((key, row) => {
    if (key === wanted) sum += values[row] as number;
  });
  return sum;
};

/** What is iterative, and what means something else in mathjs: the same functions for everybody. */
const FUNCTIONS = {
  // The product's own goes over typed arrays: lists of another kind would slow it for everybody.
  irr: (flows: number[], guess: number) => finance.irr(Float64Array.from(flows), guess),
  npv: finance.npv,
  pv: finance.pv,
  pmt: finance.pmt,
  periodicRate: finance.periodicRate,
  creditBalance: (amount: number, rate: number, payments: number, type: finance.CreditType) => {
    const balances = new Float64Array(payments);
    finance.creditBalance(balances, amount, rate, payments, type);
    return [...balances];
  },
  index: (column: Column, position: number) => column[position - 1],
  last: (column: Column) => column.at(-1),
  average: (column: number[]) => column.reduce((sum, value) => sum + value, 0) / column.length,
  sumif: matching,
  xmatch: (wanted: Value, column: Column) => column.indexOf(wanted) + 1,
  compare: finance.compare,
  isnumber: (value: number) => (Number.isFinite(value) ? 1 : 0),
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
      const columns = Object.fromEntries(ids.map((id): [string, Column] => [flat(id), []]));
      this.tables.set(name, columns);
      for (const id of ids) this.scalars.set(wholeColumn(name, id), columns[flat(id)]);
    }
    const compiled = (node: GraphNode): EvalFunction => {
      const { expression, scope } = specOf(model, node);
      const symbol = (name: string): SymbolNode => new math.SymbolNode(name);
      const { table } = node.column ? node.ref : {};
      return withFlatNames(math.parse(expression), { model, symbol, table, scope }).compile();
    };
    this.steps = program.steps
      .flatMap((step) => step.nodes)
      .filter((node) => node.code)
      .map((node) => ({ node, formula: compiled(node) }));
  }

  setScalar(id: string, value: Value): void {
    this.scalars.set(flat(id), value);
  }

  setRows(table: string, length: number): void {
    this.rows.set(table, length);
  }

  setCell(table: string, id: string, row: number, value: number): void {
    this.column(table, id)[row] = value;
  }

  scalar(id: string): number {
    return Number(this.scalars.get(flat(id)));
  }

  cell(table: string, id: string, row: number): number {
    return Number(this.column(table, id)[row]);
  }

  /** The steps that lead from some inputs to an output, or to all that depends on them. */
  plan(inputs: readonly string[], output?: string): readonly Step[] {
    const after = reach(inputs.map(this.node), (node) => node.usedBy.map((edge) => edge.node));
    const before = output && reach([this.node(output)], (node) => node.uses.map((e) => e.node));
    return this.steps.filter(({ node }) => after.has(node) && (!before || before.has(node)));
  }

  /** Computes steps; of the tables only one row, if it is given. */
  run(steps: readonly Step[] = this.steps, row?: number): void {
    for (const { node, formula } of steps) {
      const { table, id } = node.ref;
      if (table === undefined) this.scalars.set(flat(id), formula.evaluate(this.scalars));
      else if (!node.column) {
        this.rows.set(table, Math.ceil(Number(formula.evaluate(this.scalars)) - 1e-9));
      } else this.runColumn(table, id, formula, row);
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
      const value = formula.evaluate(scope) as Value | Column;
      // A schedule comes as a whole.
      if (Array.isArray(value)) return void target.splice(0, length, ...value);
      target[scope.index] = value;
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
    return (this.tables.get(table) as Record<string, Column>)[flat(id)] as Column;
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

/** A formula with its condition, as one expression. */
function specOf(model: Model, { ref, column }: GraphNode): FormulaSpec {
  const table = ref.table === undefined ? undefined : model.tables[ref.table];
  if (!column && table && table.rows !== 'records') return { expression: table.rows.count };
  const spec: FormulaSpec | undefined = (table?.columns ?? model.formulas)[ref.id];
  if (!spec) throw new TypeError(`${ref.id} has no formula`);
  if (!spec.applies) return spec;
  return { ...spec, expression: `(${spec.applies}) ? (${spec.expression}) : NaN` };
}

function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
