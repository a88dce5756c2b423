import type { Column } from '../column.ts';

/** Works on the values of one row (or on scalars). */
export interface ElementFunction {
  readonly kind: 'element';
  /** Number of arguments, from and to. */
  readonly arity: readonly [number, number];
  /** NaN where there is no answer. */
  readonly apply: (...args: number[]) => number;
  /** In Spanish, why there may be no answer. */
  readonly why?: string;
  /** The same for many rows at once, where one argument walks and the others stand still. */
  readonly steps?: Steps;
}

export interface Steps {
  /** The argument that walks, from 0. */
  readonly argument: number;
  /** Computes rows [from, to); row i has `args` with i · step added to that argument. */
  readonly fill: (
    out: Float64Array,
    from: number,
    to: number,
    args: readonly number[],
    step: number,
  ) => void;
}

/** Works on whole columns (`table.column`) and scalars, and gives one value. */
export interface SeriesFunction {
  readonly kind: 'series';
  readonly params: readonly SeriesParam[];
  readonly apply: (args: readonly SeriesArgument[]) => number;
  /** The row (from 0) that alone decides, where it isn't the whole column. */
  readonly row?: (args: readonly SeriesArgument[]) => number;
  readonly why?: string;
}

/**
 * An argument in its place: a column of numbers or of anything, a number (with '?' it may
 * be left out), or something of the type of the `series` to compare its rows with.
 */
export type SeriesParam = 'numbers' | 'series' | 'value' | 'value?' | 'match';

export type SeriesArgument = Column | number | string | null;

/** Fills a whole column at once from scalars; it must be the whole formula of a column. */
export interface FillFunction {
  readonly kind: 'fill';
  readonly arity: readonly [number, number];
  readonly fill: (out: Float64Array, args: readonly (number | string | null)[]) => void;
  readonly why?: string;
}

/** Makes a text of the values of one row; null where there is no answer. */
export interface TextFunction {
  readonly kind: 'text';
  /** The types of the arguments in order; `rest` for any number more. */
  readonly params: readonly ('text' | 'number')[];
  readonly rest?: 'text';
  readonly apply: (...args: (string | number)[]) => string | null;
  readonly why?: string;
}
