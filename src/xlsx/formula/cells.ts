import type { FormulaTree, Ref } from '../../engine/index.ts';
import type { Space } from '../space.ts';
import type { Piece } from './text.ts';

/** What the translation of a formula asks of the workbook, from the cell where the formula stands. */
export interface Cells {
  /** The row of the formula in its own table, from 0. */
  readonly row: number;
  /** A scalar, or this row's value of a column of the own table. */
  readonly cell: (ref: Ref) => Piece;
  /** The same in the row above. */
  readonly above: (ref: Ref) => Piece;
  /** The number of this row, from 1. */
  readonly rowNumber: () => Piece;
  /** How many rows the table of a column has, or the own table has. */
  readonly rows: (ref?: Ref) => Piece;
  /** The rows of a column that are never in use are none: it isn't empty. */
  readonly isEmptyList: (ref: Ref) => boolean;
  /** How many rows there is room for in the table of a column. */
  readonly capacity: (ref: Ref) => number;
  /** A whole column, with rows that are out of use. */
  readonly column: (ref: Ref) => Piece;
  /** How the texts of a ref stand in its cells. */
  readonly space: (ref: Ref) => Space;
  /** A text from one space in another. */
  readonly convert: (piece: Piece, from: Space, to: Space) => Piece;
  /** How many different values a column of inputs has. */
  readonly distinct: (ref: Ref) => Piece;
  /** The result of a search for a rate. */
  readonly search: (search: Search) => Piece;
  /** The same cells as another sheet names them. */
  readonly elsewhere: () => Cells;
}

/** A rate that has no closed form; each `formula` of a start is tried, the one nearest the guess counts. */
export interface Search {
  readonly tree: FormulaTree;
  readonly guess: Piece;
  /** Whether a rate is right as it is: searches give up far from 0 %, where nothing can be compared. */
  readonly isRoot?: (rate: string, flows: string) => string;
  /** The formula that searches from a start. */
  readonly from: (start: string, flows: string) => string;
  /** Flows that are made for this search alone, by their number from 0; else it reads a column. */
  readonly flow?: { readonly count: number; readonly at: (period: number) => Piece };
}

/** Parts of a formula in cells, for functions. */
export interface Translation {
  readonly cells: Cells;
  readonly number: (tree: FormulaTree) => Piece;
  readonly text: (tree: FormulaTree, space: Space) => Piece;
  /** How the text of a tree stands in cells. */
  readonly spaceIn: (tree: FormulaTree) => Space;
  /** The same as another sheet spells it. */
  readonly elsewhere: () => Translation;
}
