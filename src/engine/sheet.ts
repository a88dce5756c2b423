import type { Column } from './column.ts';
import { compile, type Program, rowsKey } from './compile.ts';
import { type GraphNode, nameOf } from './graph.ts';
import type { InputSpec, Model, Ref, Scalar } from './model.ts';
import type { Unit } from './units.ts';

/**
 * A model with its data and its values. Inputs are set one by one; `calculate` then
 * computes what hangs on them and nothing else: an edit of one record computes one row
 * of the columns that go row by row.
 */
export class Sheet {
  readonly program: Program;
  private readonly inputs = new Map<string, InputSpec>();
  private readonly unitOf = new Map<GraphNode, number>();
  private readonly dirtyFrom: Int32Array;
  private readonly dirtyTo: Int32Array;
  private firstDirty = 0;

  /** @throws {ModelError} where the model can't be compiled */
  constructor(readonly model: Model) {
    this.program = compile(model);
    for (const [id, spec] of Object.entries(model.inputs)) this.inputs.set(id, spec);
    for (const [table, { inputs }] of Object.entries(model.tables)) {
      for (const [id, spec] of Object.entries(inputs)) this.inputs.set(`${table}.${id}`, spec);
    }
    this.program.units.forEach((unit, index) => {
      for (const node of unit.nodes) this.unitOf.set(node, index);
    });
    this.dirtyFrom = new Int32Array(this.program.units.length);
    this.dirtyTo = new Int32Array(this.program.units.length).fill(ALL);
  }

  /** Sets a scalar input; null is an empty cell. */
  setScalar(id: string, value: Scalar): void {
    this.set({ id }, 0, value);
  }

  /** Sets one cell of a record list (row from 0). */
  setCell(table: string, id: string, row: number, value: Scalar): void {
    this.set({ id, table }, row, value);
  }

  /** Sets the number of records of a list. */
  setRows(table: string, length: number): void {
    const node = this.node(rowsKey(table));
    if (node.frame.length === length) return;
    node.frame.resize(length);
    this.touch(node, 0, ALL);
  }

  private set(ref: Ref, row: number, value: Scalar): void {
    const name = nameOf(ref);
    const spec = this.inputs.get(name);
    const node = this.node(name);
    const { column } = node;
    if (!spec || !column) throw new RangeError(`${name} is not an input`);
    if (row >= column.length) throw new RangeError(`${name} has no row ${row}`);
    if (column.type === 'text') {
      const text = value === null ? null : String(value);
      if (column.texts[row] === text) return;
      column.texts[row] = text;
    } else {
      const number = value === null ? (spec.blank ?? Number.NaN) : Number(value);
      if (Object.is(column.data[row], number)) return;
      column.data[row] = number;
    }
    this.touch(node, row, row + 1);
  }

  /** Computes what hangs on what was set since the last time. */
  calculate(): void {
    const { units } = this.program;
    for (let index = this.firstDirty; index < units.length; index++) {
      const to = this.dirtyTo[index] as number;
      if (to === 0) continue;
      this.runDirty(units[index] as Unit, this.dirtyFrom[index] as number, to);
      this.dirtyFrom[index] = 0;
      this.dirtyTo[index] = 0;
    }
    this.firstDirty = units.length;
  }

  private runDirty(unit: Unit, dirtyFrom: number, dirtyTo: number): void {
    const [first] = unit.nodes;
    const length = first?.column ? first.frame.length : 1;
    const from = Math.min(dirtyFrom, length);
    const to = unit.recurrent ? length : Math.min(dirtyTo, length);
    const whole = dirtyTo >= ALL;
    if (!unit.run(from, to)) return;
    for (const node of unit.nodes) {
      for (const edge of node.usedBy) {
        if (edge.use === 'whole') this.touch(edge.node, 0, ALL);
        else if (edge.use === 'row') this.touch(edge.node, from, whole ? ALL : to);
        else this.touch(edge.node, from, whole ? ALL : to + 1);
      }
    }
  }

  private touch(node: GraphNode, from: number, to: number): void {
    const index = this.unitOf.get(node) as number;
    const clean = this.dirtyTo[index] === 0;
    this.dirtyFrom[index] = clean ? from : Math.min(this.dirtyFrom[index] as number, from);
    this.dirtyTo[index] = Math.max(this.dirtyTo[index] as number, to);
    if (index < this.firstDirty) this.firstDirty = index;
  }

  /** A value, or null where there is none. A column's ref needs its row. */
  value(ref: Ref): Scalar {
    const column = this.column(ref);
    const row = ref.table === undefined ? 0 : (ref.row ?? -1);
    if (row < 0 || row >= column.length) return null;
    return readValue(column, row);
  }

  rows(table: string): number {
    return this.node(rowsKey(table)).frame.length;
  }

  /** The column behind a ref; read only. */
  column(ref: Ref): Column {
    const { column } = this.node(nameOf(ref));
    if (!column) throw new RangeError(`${nameOf(ref)} has no values`);
    return column;
  }

  has(ref: Ref): boolean {
    return this.program.nodes.has(nameOf(ref));
  }

  private node(name: string): GraphNode {
    const node = this.program.nodes.get(name);
    if (!node) throw new RangeError(`unknown name ${name}`);
    return node;
  }

  /**
   * A function that computes one output from new values of a few scalar inputs, through a
   * plan that holds just the steps between them. It works on this sheet's own storage:
   * give it a sheet of its own, and set every other input before.
   */
  sweep(inputIds: readonly string[], outputId: string): (values: readonly number[]) => number {
    this.calculate();
    const cells = inputIds.map((id) => this.column({ id }));
    const output = this.column({ id: outputId });
    const plan = this.between(inputIds, outputId);
    return (values) => {
      for (let i = 0; i < cells.length; i++) (cells[i] as Column).data[0] = values[i] as number;
      for (const unit of plan) unit.run(0, unit.nodes[0]?.frame.length ?? 1);
      return output.data[0] as number;
    };
  }

  private between(inputIds: readonly string[], outputId: string): Unit[] {
    const after = reach(
      inputIds.map((id) => this.node(id)),
      (node) => node.usedBy.map((edge) => edge.node),
    );
    const before = reach([this.node(outputId)], (node) => node.uses.map((edge) => edge.node));
    return this.program.units.filter((unit) =>
      unit.nodes.some((node) => node.code && after.has(node) && before.has(node)),
    );
  }
}

// Greater than any row: 'to the end', also of a table that is yet to grow.
const ALL = 0x7fffffff;

/** NaN and infinities are no values for anybody outside. */
export function readValue(column: Column, row: number): Scalar {
  if (column.type === 'text') return column.texts[row] ?? null;
  const number = column.data[row] as number;
  if (!Number.isFinite(number)) return null;
  return column.type === 'boolean' ? number !== 0 : number;
}

function reach(
  start: readonly GraphNode[],
  next: (node: GraphNode) => GraphNode[],
): Set<GraphNode> {
  const seen = new Set(start);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
