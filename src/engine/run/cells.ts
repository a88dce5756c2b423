import { restOf100 } from '../../finance/index.ts';
import type { Ref } from '../model.ts';
import type { Program } from '../program/compile.ts';
import { type GraphNode, nameOf } from '../program/graph.ts';
import type { Column } from '../storage.ts';
import type { Sheet } from './sheet.ts';

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
export interface Cell {
  readonly node: GraphNode;
  readonly column: Column;
  readonly row: number;
  readonly blank: number;
  readonly texts: readonly (string | null)[] | null;
  /** Whether it takes the rest of 100. */
  readonly isRest: boolean;
}

/** Where a value of a run comes from. */
export interface Output {
  readonly node: GraphNode;
  readonly column: Column;
  readonly row: number;
}

/** The cells that an input sets. @throws {RangeError} for one that can't be set so */
export function cellsOf(sheet: Sheet, input: RunInput): Cell[] {
  const { ref, same = [], rest } = input;
  return [ref, ...same, ...(rest ? [rest] : [])].map((cell) => cellOf(sheet, cell, input));
}

function cellOf(sheet: Sheet, ref: Ref, { ref: own, texts, rest }: RunInput): Cell {
  const node = nodeOf(sheet.program, ref);
  const { column, blank } = sheet.input(ref.id, ref.table);
  const row = rowOf(ref);
  if (row < 0 || row >= column.length) throw new RangeError(`${nameOf(ref)} has no row ${row}`);
  const isText = column.type === 'text';
  if (isText !== (texts !== undefined)) {
    throw new RangeError(`${nameOf(own)} ${isText ? 'is a text' : 'is no text'}`);
  }
  return { node, column, row, blank, texts: texts ?? null, isRest: ref === rest };
}

/** @throws {RangeError} for a cell that has no number */
export function outputOf(sheet: Sheet, ref: Ref): Output {
  const node = nodeOf(sheet.program, ref);
  const column = sheet.column(ref);
  const row = rowOf(ref);
  if (row < 0) throw new RangeError(`${nameOf(ref)} is a whole column`);
  if (column.type === 'text') throw new RangeError(`${nameOf(ref)} is a text`);
  return { node, column, row };
}

/** What a run's value is to a cell of numbers. */
export function numberIn({ blank, isRest }: Cell, value: number): number {
  if (value !== value) return blank;
  return isRest ? restOf100(value) : value;
}

/** What a run's value is to a cell of texts. */
export function textIn({ texts }: Cell, value: number): string | null {
  return texts?.[value] ?? null;
}

/** The value of an output after a run; NaN where it has none. */
export function valueOf({ column, row }: Output): number {
  return finite(row < column.length ? (column.data[row] as number) : Number.NaN);
}

export function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
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
