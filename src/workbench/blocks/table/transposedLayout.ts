import type { Document, Ref } from '../../../tool/index.ts';
import type { GridCell, GridColumn, GridRow } from '../../grid/index.ts';
import type { Override } from './overrides.ts';

/** A row of a list that is turned on its side. */
export interface TransposedRow extends GridRow {
  /** What stands at its head. */
  readonly head: GridCell;
  /** The field or formula that it shows of every record; none for headings and buttons. */
  readonly shows?: string;
  /** In a file, where `dress` puts its values into another unit than that of what it shows. */
  readonly unit?: string;
  /** The last word on how a cell looks: what an empty one says, what a click opens. */
  readonly dress?: (cell: GridCell, record: number, table: string) => GridCell;
  /** Of a formula that one field alone makes up: that field, which is typed in the formula's place. */
  readonly edits?: string;
  /** Of a formula whose values may be typed over: how what is typed is read, in the unit that is shown. */
  readonly override?: Override;
  /** Of a formula: the fields that make its value up, by names that cells of the same make share. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** What a column shows: a record of a list or a row of a table, whose columns have the same ids. */
export interface Place {
  readonly table: string;
  readonly row: number;
}

/** A column of what is turned on its side: the record of its own position, where `of` says nothing else. */
export interface TurnedColumn extends GridColumn {
  readonly of?: Place;
}

/** A column after the records that says something of each row: a value of the model that belongs to none of them. */
export interface BesideColumn {
  readonly column: GridColumn;
  readonly cell: (row: number) => GridCell;
  readonly refAt: (row: number) => Ref | null;
}

/** How a list is laid out with a column per record. */
export interface TransposedLayout {
  readonly list: string;
  readonly label: string;
  readonly rows: () => readonly TransposedRow[];
  /** The heads' column; it is frozen. */
  readonly heads: GridColumn;
  /** One column a record; the same array as long as they stay the same. */
  readonly records: () => readonly TurnedColumn[];
  /** They follow one another in time. */
  readonly inTime?: boolean;
  /** Why no cell takes a figure of a year, and where such figures go. */
  readonly ofYears?: string;
  readonly toggle: (row: TransposedRow) => void;
  /** Present where columns fold into their total. */
  readonly toggleColumn?: (column: TurnedColumn) => void;
  /** Present where rows fold: all of them with all columns, and what opens those that one is folded under. */
  readonly whole?: {
    readonly rows: () => readonly TransposedRow[];
    readonly records: () => readonly TurnedColumn[];
    readonly open: (row: TransposedRow, column: TurnedColumn | undefined) => void;
  };
  readonly beside?: BesideColumn;
  /** Hears which cells an edit was about, once it is made. */
  readonly edited?: (cells: readonly Ref[]) => void;
  /** Adds records at the end; present where pasting beyond the last column may add some. */
  grow?(draft: Document, count: number): void;
}
