import type { Column } from '../storage.ts';

/** Works on the values of one row (or on scalars). */
export interface ElementFunction {
  readonly kind: 'element';
  /** Number of arguments, from and to. */
  readonly arity: readonly [number, number];
  /** NaN where there is no answer. */
  readonly apply: (...args: number[]) => number;
  /** In Spanish, why there may be no answer. */
  readonly why?: string;
  /** The same for many rows at once, where one argument is affine in the row, the others invariant. */
  readonly overRows?: OverRows;
}

export interface OverRows {
  /** The position, from 0, of the argument that is affine in the row. */
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
  /** The one row (from 0) that the value depends on, where it isn't the whole column. */
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

/** The ways in which a function of one name works; `sum` takes values of a row or a whole column. */
export type Form = ElementFunction | SeriesFunction | FillFunction | TextFunction;

/** What people read of a function. */
export interface About {
  /** Its name in Excel in Spanish ('PAGO'), or one in that style where Excel has no such function. */
  readonly spanish: string;
  readonly excel: ExcelSpelling;
  /**
   * What the arguments are, in Spanish: '[vf]' may be left out and is 0 then, '[tamaño=1]' is 1,
   * 'números…' is one or more.
   */
  readonly args: readonly string[];
  /** In Spanish, a sentence: what it gives. */
  readonly help: string;
  readonly example: Example;
}

/**
 * Excel's function of the same arguments, in English, as its files have it. Where its arguments or
 * answers differ, or there is none, `as` is the formula that does the same: in it the arguments
 * go by their names, and `fila` is the number of the row.
 */
export type ExcelSpelling =
  | { readonly name: string; readonly as?: string }
  | { readonly name: null; readonly as: string };

/** A formula whose value anybody can check. */
export interface Example {
  /** In the syntax of formulas; it reads columns as `datos.name`. */
  readonly formula: string;
  readonly data?: Readonly<Record<string, readonly (number | string)[]>>;
  /** To as many decimals as it counts; a list where the formula is a column, by the name of `column`. */
  readonly gives: number | string | readonly number[];
  readonly column?: string;
}

/** A function: how it works, and what people read of it. */
export interface FunctionEntry extends About {
  /** None where the syntax itself does it, as with `prev`. */
  readonly forms: readonly Form[];
}
