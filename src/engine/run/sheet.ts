import type { Data, InputSpec, Model, Ref, Scalar } from '../model.ts';
import { compile, type Program, rowsKey } from '../program/compile.ts';
import { type GraphNode, nameOf } from '../program/graph.ts';
import type { Column } from '../storage.ts';
import { Scheduler } from './scheduler.ts';

/** An input's storage, what an empty cell counts as, and the position of its step. */
export interface InputCell {
  readonly column: Column;
  readonly blank: number;
  readonly position: number;
}

/**
 * A model with its data and its values. Inputs are set one by one; `calculate` then
 * computes what depends on them and nothing else: an edit of one record computes one row
 * of the columns that go row by row.
 */
export class Sheet {
  readonly program: Program;
  private readonly scheduler: Scheduler;
  private readonly scalarInputs: ReadonlyMap<string, InputCell>;
  private readonly tableInputs = new Map<string, ReadonlyMap<string, InputCell>>();

  /** @throws {ModelError} where the model can't be compiled */
  constructor(readonly model: Model) {
    this.program = compile(model);
    this.scheduler = new Scheduler(this.program.steps);
    this.scalarInputs = this.inputCells(model.inputs);
    for (const [table, { inputs }] of Object.entries(model.tables)) {
      this.tableInputs.set(table, this.inputCells(inputs, table));
    }
    this.scheduler.markAll();
  }

  private inputCells(
    inputs: Readonly<Record<string, InputSpec>>,
    table?: string,
  ): ReadonlyMap<string, InputCell> {
    const cell = (id: string, { blank = Number.NaN }: InputSpec): InputCell => {
      const ref = table === undefined ? { id } : { id, table };
      const position = this.scheduler.position(this.node(nameOf(ref)));
      return { column: this.column(ref), blank, position };
    };
    return new Map(Object.entries(inputs).map(([id, spec]) => [id, cell(id, spec)]));
  }

  /** @throws {RangeError} where there is no such input */
  input(id: string, table?: string): InputCell {
    const cells = table === undefined ? this.scalarInputs : this.tableInputs.get(table);
    const cell = cells?.get(id);
    if (!cell)
      throw new RangeError(`${table === undefined ? '' : `${table}.`}${id} is not an input`);
    return cell;
  }

  /** Sets a scalar input; null is an empty cell. */
  setScalar(id: string, value: Scalar): void {
    const cell = this.input(id);
    if (write(cell, 0, value)) this.scheduler.changed(cell.position);
  }

  /** Sets one cell of a record list (row from 0). */
  setCell(table: string, id: string, row: number, value: Scalar): void {
    const cell = this.input(id, table);
    if (row >= cell.column.length) throw new RangeError(`${table}.${id} has no row ${row}`);
    if (write(cell, row, value)) this.scheduler.changedRows(cell.position, row, row + 1);
  }

  /** Sets cells of a record list, in ascending rows (from 0): each to the member `id` of its record. */
  setCells(
    table: string,
    id: string,
    rows: readonly number[],
    records: Data['lists'][string],
  ): void {
    const cell = this.input(id, table);
    const end = rows.at(-1) ?? -1;
    if (end >= cell.column.length) throw new RangeError(`${table}.${id} has no row ${end}`);
    const written = rows.filter((row) => write(cell, row, records[row]?.[id] ?? null));
    const [first] = written;
    const last = written.at(-1);
    if (first !== undefined && last !== undefined)
      this.scheduler.changedRows(cell.position, first, last + 1);
  }

  /** Sets the number of records of a list. */
  setRows(table: string, length: number): void {
    const node = this.node(rowsKey(table));
    if (node.frame.length === length) return;
    node.frame.resize(length);
    this.scheduler.changed(this.scheduler.position(node));
  }

  /** Computes what depends on what was set since the last time. */
  calculate(): void {
    this.scheduler.run();
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
}

/** Puts a value into an input; false if that is its value already. */
function write({ column, blank }: InputCell, row: number, value: Scalar): boolean {
  if (column.type === 'text') {
    const text = value === null ? null : String(value);
    if (column.texts[row] === text) return false;
    column.texts[row] = text;
    return true;
  }
  const number = value === null ? blank : Number(value);
  if (Object.is(column.data[row], number)) return false;
  column.data[row] = number;
  return true;
}

/** NaN and infinities are no values for anybody outside. */
export function readValue(column: Column, row: number): Scalar {
  if (column.type === 'text') return column.texts[row] ?? null;
  const number = column.data[row] as number;
  if (!Number.isFinite(number)) return null;
  return column.type === 'boolean' ? number !== 0 : number;
}
