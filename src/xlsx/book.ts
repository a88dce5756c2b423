import type { Ref, Scalar } from '../tool/index.ts';

/*
 * A workbook as plain data: what stands in which cell and how it looks. `write.ts` makes a file of
 * it; nothing here knows a library.
 */

/** What a cell is for; it decides colours and weight. */
export type Look =
  | 'title'
  | 'section'
  | 'header'
  | 'label'
  | 'note'
  | 'input'
  | 'computed'
  | 'total'
  | 'helper'
  | 'message';

export interface BookCell {
  /** The value, of a formula as it was when the workbook was written; null is an empty cell, or no value. */
  readonly value: Scalar;
  /** In Excel's English spelling, without '='. */
  readonly formula?: string;
  readonly look: Look;
  /** A number format of Excel; General where it is missing. */
  readonly format?: string;
  /** Of an input: what it is the value of. */
  readonly ref?: Ref;
  /** The value of a formula is known beforehand, so that a recalculation has to come to it. */
  readonly known?: boolean;
}

/** What may be typed into cells. */
export type Validation = { readonly range: string; readonly prompt?: string } & (
  | { readonly type: 'list'; readonly source: string }
  | {
      readonly type: 'decimal' | 'whole' | 'date' | 'textLength';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
);

/** The colours of a value by its thresholds: from `good` on (or down to it) green, then orange, else red. */
export interface ColourRule {
  readonly range: string;
  /** Numbers, or names of cells that hold them. */
  readonly good: string;
  readonly warning: string;
  readonly lower: boolean;
}

/** A chart of columns of cells; ranges with their sheet. */
export interface BookChart {
  readonly type: 'line' | 'column' | 'area';
  readonly title: string;
  readonly stacked: boolean;
  readonly categories: string;
  readonly series: readonly { readonly name: string; readonly values: string }[];
  /** From 0: where its upper left corner is. */
  readonly row: number;
  readonly column: number;
}

/** Cells that are marked where they differ from those of another column, row by row. */
export interface ActualRule {
  readonly range: string;
  /** The first cell of the other column. */
  readonly against: string;
}

export interface BookSheet {
  readonly name: string;
  /** What earlier versions called it, where that is another. */
  readonly former?: string;
  readonly hidden?: boolean;
  /** By row and column, from 0; a row may have gaps. */
  readonly rows: readonly (readonly (BookCell | undefined)[] | undefined)[];
  /** Widths in characters, by column. */
  readonly widths: readonly number[];
  /** Rows that are higher than one line, in lines, by row. */
  readonly heights?: readonly (readonly [row: number, lines: number])[];
  /** Columns that are there for formulas only, from 0. */
  readonly hiddenColumns?: readonly number[];
  readonly frozenRows?: number;
  readonly frozenColumns?: number;
  readonly validations?: readonly Validation[];
  readonly colours?: readonly ColourRule[];
  readonly actuals?: readonly ActualRule[];
  /** Ranges whose numbers show decimals only where they have some. */
  readonly wholes?: readonly string[];
  readonly charts?: readonly BookChart[];
  readonly landscape?: boolean;
}

export interface BookName {
  readonly name: string;
  /** With its sheet: `'Cálculo'!$B$4`. */
  readonly range: string;
}

export interface Book {
  readonly title: string;
  readonly sheets: readonly BookSheet[];
  readonly names: readonly BookName[];
}
