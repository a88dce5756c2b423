import type { Field, Ref, Scalar } from '../../tool/index.ts';
import { foldedWords } from '../../ui/fold.ts';
import type { CellEdit, RefusedEdit } from '../grid/index.ts';
import type { Session } from '../session/session.ts';
import type { Layout, Records } from './table/layout.ts';
import type { Rows } from './table/rows.ts';

/** What a column of a foreign table may be. */
export interface TargetColumn {
  readonly id: string;
  readonly label: string;
  /** By which its cells are read; where that depends on the record (its type), one that most have. */
  readonly field: Field;
  /** Other names that mean it. */
  readonly also?: readonly string[];
  /** Names that mean it as a whole, folded, and that make nothing else like it. */
  readonly exactly?: RegExp;
  /** What it isn't, however like it: 'Plazo de gracia' of 'Plazo'. */
  readonly never?: RegExp;
  /** Of what period its amounts are, where its label doesn't say it or is somebody's own: 'al mes'. */
  readonly per?: string;
  /** Of columns that may be created, those that differ by the period of their amounts alone have the same. */
  readonly inPeriods?: string;
  /** What something costs once, which may be far more than any rate or cost of a month. */
  readonly isPrice?: true;
  /** What is paid: a statement may have all of it below 0. */
  readonly isPaid?: boolean;
  /** Its amounts may be percentages of another one of their record: `completed` reads them. */
  readonly takesShares?: boolean;
  /** Its percentages may be amounts of which `recast` makes shares: what a payer pays of a cost. */
  readonly takesAmounts?: boolean;
  /** `recast` reads more in its texts than the option that they say, and gets them as they stand: 'Anual (marzo)'. */
  readonly asWritten?: boolean;
}

/** For `exactly`: these names, however they are spelled. */
export const wholeNames = (names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.map(foldedWords).join('|')})$`);

const PART = ' · ';

/** 'Nómina' of 'Nómina · Ciclo de pago'; the empty text where a label names no part of anything. */
export const wholeOf = (label: string): string => label.split(PART).slice(0, -1).join(PART);

/** 'Ciclo de pago' of it; null where it names no part. */
export const partOf = (label: string): string | null =>
  label.includes(PART) ? (label.split(PART).at(-1) ?? null) : null;

/** What says of which kind a record is: 'Tipo', the first choice of a list. */
export const kindAmong = (columns: readonly TargetColumn[]): TargetColumn | undefined =>
  columns.find(({ field, label }) => field.kind === 'choice' && wholeOf(label) === '');

/** The column of the list that each column of a file is; the empty text for none. */
export type Mapping = readonly string[];

export interface Taken {
  readonly label: string;
  readonly edits: readonly CellEdit[];
  /** How many records there are afterwards. */
  readonly count: number;
  /** Those of today go first. */
  readonly replace: boolean;
  /** Joins it to a step right before it with the same key. */
  readonly mergeKey?: string;
}

/** A cell of a record from elsewhere, as it is typed here. */
export interface ForeignCell {
  /** Of the list; the empty text where its column isn't imported. */
  readonly columnId: string;
  readonly text: string;
  /** Of the file. */
  readonly column: number;
  /** Without a column of the list, but part of what another cell of the record says. */
  readonly isPart?: true;
}

export type ForeignRecord = readonly ForeignCell[];

/** What a record of a foreign table has in a column of the list. */
export const cellOf = (record: ForeignRecord, id: string): ForeignCell | undefined =>
  record.find(({ columnId }) => columnId === id);

/** Records whose cells are other columns of the list than those that they stand in, and what to tell of them. */
export type Recast = (
  records: readonly ForeignRecord[],
  table: {
    /** Of the columns of the file. */
    readonly heads: readonly string[];
    /** Names of the records of today that stay. */
    readonly stay: readonly string[];
    /** The title that stands nearest above each record; the empty text for none. */
    readonly titles: readonly string[];
    /** Of today's records the one that each brings up to date; undefined where it is a new one. */
    readonly today: readonly (number | undefined)[];
  },
) => { readonly records: readonly ForeignRecord[]; readonly notices: readonly string[] };

/** Columns that a list can get for what a table has besides. */
export interface NewColumns {
  /** Whether a head is of what such lists are about, whatever it may become. */
  readonly knows: (head: string) => boolean;
  /** What to do about such columns, told where some aren't imported. */
  readonly hint: string;
  /** What a column may be, by its head and its texts. */
  readonly of: (head: string, texts: readonly string[]) => readonly TargetColumn[];
  /** What amounts without a head usually are, of those that they may become and those that the list has. */
  readonly meant: (
    created: readonly TargetColumn[],
    columns: readonly TargetColumn[],
  ) => readonly { readonly label: string; readonly becomes: string }[];
  /** A mapping with those that columns surely are, of what each may be. */
  readonly usual: (
    table: Records,
    mapping: Mapping,
    created: readonly (readonly TargetColumn[])[],
  ) => Mapping;
  /** The other columns that may as well be what the one at a place is, of which only one enters. */
  readonly rivals: (
    heads: readonly string[],
    mapping: Mapping,
    created: readonly (readonly TargetColumn[])[],
    at: number,
  ) => readonly number[];
}

/** A cell that a table fills, and the column that was chosen for it. */
export interface PlacedEdit extends CellEdit {
  readonly from: string;
}

/** A list that takes records from elsewhere. */
export interface ImportTarget {
  /** Of the list, unique in its tool. */
  readonly id: string;
  /** 'Propiedades'. */
  readonly label: string;
  readonly singular: string;
  /** What else its blocks are called: 'Nómina' of expenses. */
  readonly titles?: readonly string[];
  /** Names of what else a sheet may hold beside the list: 'Egresos'. */
  readonly others?: readonly string[];
  /** Those of them that are another list of the tool, and no forms; its own name first. */
  readonly lists?: readonly string[];
  readonly columns: readonly TargetColumn[];
  /** Those that it gets by being chosen for a column of the table; `take` makes them. */
  readonly newColumns?: NewColumns;
  /** The same list for a file of its own tool, which may have more than the list has yet; null for any other table. */
  readonly forFile?: (session: Session, rows: Rows) => ImportTarget | null;
  /** Cells that were copied from a sheet of the tool, as its own file has them; null for any other table. */
  readonly asFile?: (rows: Rows) => Rows | null;
  /** Why a table isn't taken, though it may look like one of the list; null for others. */
  readonly refuses?: (rows: Rows) => string | null;
  /** How such a file is laid out, and the lines before and from which on it has something else; any other table is looked through. */
  readonly layout?: Layout & { readonly begin?: number; readonly end?: number };
  /** The column that names a record. */
  readonly name: string | undefined;
  /** Of today's records, in their order. */
  readonly names: (session: Session) => readonly string[];
  readonly most: number;
  /**
   * The name of the one record of a list that can't be empty, as long as nobody has filled it: what comes in
   * takes its place.
   */
  readonly placeholder?: (session: Session) => string | null;
  /** Whether its records are the example that the tool starts with, which nobody has touched: what comes in takes its place. */
  readonly isExample?: (session: Session) => boolean;
  /** Where figures of months or years belong, which it has no columns for. */
  readonly inTime?: string;
  /** The year in which its times begin: of a sheet with a column for each year it takes that one. */
  readonly startYear?: number;
  /** Where single values with their names belong, which a sheet may hold beside the list. */
  readonly ofInputs?: string;
  /** How records are read that others write in other columns than the list has. */
  readonly recast?: (session: Session) => Recast;
  /** What records lack that others of their amounts say; of cells as they are typed here, after `recast`. */
  readonly completed?: Recast;
  /** What to tell of values that a sheet states beside its records, as other ones than the tool has. */
  readonly beside?: (session: Session, rows: Rows) => readonly string[];
  /** What records are called, by which they are known among anything else. */
  readonly called?: {
    readonly own: RegExp;
    /** Those of other lists. */
    readonly other: RegExp;
    /** Of those, what may as well be of either, as its neighbours are: a rent is got or paid. */
    readonly either: RegExp;
    /** What is no record of any list, also between two of them. */
    readonly none: RegExp;
  };
  /** Why a row is none of the list, by its name and figure, where an input of the tool takes it; null for others. */
  readonly ofForm?: (name: string, text: string) => string | null;
  /** What the amount is called that each record has, where a title stands in the place of heads. */
  readonly amount?: string;
  /** Writes into a session as one step; what can't be taken stays in its cell and is told. */
  readonly take: (session: Session, taken: Taken) => readonly RefusedEdit[];
  /**
   * What a new record is, as it says or by what it has where that settles it: the option of a choice by which
   * the other columns are read. `heads`: what the table calls the list's columns.
   */
  readonly kindOf?: (
    cells: readonly Omit<CellEdit, 'row'>[],
    heads: ReadonlyMap<string, string>,
  ) => Omit<CellEdit, 'row'> | null;
  /** Whether the amount that a record has in a column is as usual for a night, where nothing says its period. */
  readonly mayBeOfNight?: (columnId: string, cells: readonly Omit<CellEdit, 'row'>[]) => boolean;
  /** Whether a record is of a kind that is let by the month, also where its table has rates of a night. */
  readonly isByMonth?: (cells: readonly Omit<CellEdit, 'row'>[]) => boolean;
  /** Of what was written, what records have no value for, so that it comes to nothing. */
  readonly idle?: (session: Session, edits: readonly CellEdit[]) => readonly CellEdit[];
  /**
   * What records that were taken lack in order to count, or count by though their table doesn't say it, a
   * sentence each; said before they are taken. `heads`: what the table calls the list's columns; those from
   * `firstNew` weren't there before, when the session was `before`.
   */
  readonly lacks?: (
    session: Session,
    edits: readonly CellEdit[],
    heads: ReadonlyMap<string, string>,
    firstNew: number,
    before: Session,
  ) => readonly string[];
  /** Once they are taken the cells that edits of new columns are, each with the column that it is `from`. */
  readonly writtenAs?: (session: Session, edits: readonly CellEdit[]) => readonly PlacedEdit[];
  /** The value of a record that takes what a sheet remarks of it as a note. */
  readonly noteAt?: (session: Session, row: number) => Ref | null;
  /** The value of a record in a column; null where it has none, or that can't be said. */
  readonly valueAt?: (session: Session, row: number, columnId: string) => Scalar;
}
