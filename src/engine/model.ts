/**
 * What the engine computes from: plain data, no functions, so that a tool can write it
 * as a constant or derive it from a document. Ids may have dots (`colors.cap`); a dot
 * only groups.
 */
export interface Model {
  readonly inputs: Readonly<Record<string, InputSpec>>;
  readonly formulas: Readonly<Record<string, FormulaSpec>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
}

export type ValueType = 'number' | 'boolean' | 'text';

export interface InputSpec {
  readonly type: ValueType;
  /** The value that an empty cell counts as; without it, what depends on it has no value. */
  readonly blank?: number;
  /** Its cells are never empty: whoever sets them sees to it. */
  readonly required?: boolean;
}

export interface FormulaSpec {
  /** In mathjs syntax. */
  readonly expression: string;
  /** 'number' unless declared. */
  readonly type?: ValueType;
  /** A condition without which the formula has no value ('No aplica'). */
  readonly applies?: string;
  /** A prefix in which bare names are looked up first: 'income_7' finds `income_7.rate` as `rate`. */
  readonly scope?: string;
}

export interface TableSpec {
  /** An expression for the number of rows, or 'records' where the rows are records of the data. */
  readonly rows: 'records' | { readonly count: string };
  /** Columns that hold data (of a list of records). */
  readonly inputs: Readonly<Record<string, InputSpec>>;
  /** Columns that hold formulas; they may use `row` (from 1), `rows` and `prev(column, first)`. */
  readonly columns: Readonly<Record<string, FormulaSpec>>;
}

export type Scalar = number | string | boolean | null;

/** What a model is computed from: its inputs' values, and the records of its lists. */
export interface Data {
  readonly scalars: Readonly<Record<string, Scalar>>;
  readonly lists: Readonly<Record<string, readonly Readonly<Record<string, Scalar>>[]>>;
}

/** A cell of a model: a scalar where `table` is absent, else the whole column or one row of it. */
export interface Ref {
  readonly id: string;
  readonly table?: string;
  /** From 0. */
  readonly row?: number;
}

/** No table grows past this; a longer one is cut. */
export const MAX_ROWS = 20_000;

/** A model that cannot be compiled: where, and why (in Spanish). */
export class ModelError extends Error {
  override name = 'ModelError';
  constructor(
    readonly ref: Ref,
    readonly reason: string,
  ) {
    super(`${ref.table ? `${ref.table}.` : ''}${ref.id}: ${reason}`);
  }
}
