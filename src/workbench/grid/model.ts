import type { ScoreColor } from '../../ui/scoreClass.ts';
import type { EditVerb } from '../session/change.ts';
import type { Typing } from '../session/regroup.ts';
import type { UnitKey } from '../session/unitKeys.ts';

/**
 * What the grid needs to know of a table, whichever tool it belongs to.
 *
 * The grid paints, selects, copies and pastes; the model owns the data, parses what
 * was typed and says no. Rows and columns are addressed by position and by id, texts
 * cross the border as a person writes them (es-CO), so typing and pasting are one path.
 */
export interface GridModel {
  /** Unique on the page; also the name of an exported file. */
  readonly id: string;
  /** Accessible name, in Spanish. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  row(row: number): GridRow;
  cell(row: number, columnId: string): GridCell;
  /** What a computed cell is made of, where that can be set as a whole: a copy of it takes it along. */
  parts?(row: number, columnId: string): Parts | undefined;
  /** How a cell is edited; asked only of editable cells. */
  editor(row: number, columnId: string): CellEditor;
  /** Applies many edits as ONE step of the history, named by what was done, and reports what it refused. */
  edit(edits: readonly CellEdit[], verb?: EditVerb): EditOutcome;
  /** Present where pasting below the last row adds rows (records that a person keeps). */
  readonly rowsCanGrow?: boolean;
  /**
   * Present where pasting to the right of the last column adds columns (records shown side
   * by side): the id by which the n-th of them, from 0, is read and edited.
   */
  newColumnId?(beyond: number): string;
  /**
   * Present where all columns but the frozen ones and sums are of one kind (months, projects) and so
   * have one width: cells among which are the widest figures of all, and of each column of sums.
   */
  widest?(): readonly CellAddress[];
  /** Present where each row has a unit of its own: what a file says in a column for it. */
  rowUnit?(row: number): string;
  /** Present where amounts may be typed and shown in another unit than the model's: what it is of an amount. */
  typedUnit?(row: number, columnId: string): TypedUnit | undefined;
  /** Present where rows fold; the next revision shows the outcome. */
  toggle?(row: number): void;
  /** The same for columns that stand for others: those with `expanded`. */
  toggleColumn?(columnId: string): void;
  /** Present where rows fold: what is looked for may be folded away. */
  readonly folding?: GridFolding;
  /**
   * Its rows, or all its columns but the frozen ones, are equals: any order of them is as good, and
   * some may be hidden.
   */
  readonly equals?: 'rows' | 'columns';
  /** Its columns follow one another in time: by touch one goes on from a value to the next of its row. */
  readonly inTime?: boolean;
  /** Present where no cell takes a figure of a year: why, and where such figures go. */
  readonly ofYears?: string;
  /** Present where rows are there for good: how what is pasted upon a column lies on them, where that says it. */
  readonly placed?: (texts: readonly (readonly string[])[], columnId: string) => PlacedBlock | null;
  /** Present where heads of rows and columns are typed: what a block that brings such comes to; null for any other. */
  readonly heads?: (texts: readonly (readonly string[])[], at: CellAddress) => PastedHeads | null;
  /** Present where rows or columns are records that a person adds and removes. */
  readonly records?: GridRecords;
}

/** A block by the columns of a table that its figures are of, and the rows. */
export interface PlacedBlock {
  readonly columnIds: readonly string[];
  /** A cell for each of the columns; those without a name follow each other. */
  readonly lines: readonly { readonly name?: string; readonly cells: readonly string[] }[];
  /** What a row is: 'Año'. */
  readonly rowLabel: string;
  /** Whether heads say which columns they are. */
  readonly hasHeads: boolean;
  /** What the block calls the first row, where it counts in another way: '2027'. */
  readonly first?: string;
  /** A name of a row, where none of them says which row it is. */
  readonly unread?: string;
  /** Titles, notes, totals and columns that have no place here. */
  readonly left: readonly string[];
}

/** Heads of rows and columns that were pasted. */
export interface PastedHeads {
  readonly edits: readonly CellEdit[];
  /** What is selected afterwards, rows and columns to be added too. */
  readonly target: {
    readonly top: number;
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
  };
  /** In Spanish; or the title that was left out. */
  readonly said: string | { readonly without: string };
}

export interface GridFolding {
  /** The same table with every row and column in sight. */
  readonly whole: GridModel;
  /** Opens what a cell of `whole` is folded under; the next revision shows the outcome. */
  open(address: CellAddress): void;
}

/** What a grid may do to whole records; each is one step of the history. Positions are the document's. */
export interface GridRecords {
  readonly along: 'rows' | 'columns';
  /** 'propiedad' and 'propiedades', as they stand within a sentence. */
  readonly one: string;
  readonly many: string;
  /** The record that a cell shows a part of; null for heads. */
  at(address: CellAddress): number | null;
  /** Each says why not, in Spanish, where it can't be done. */
  insert(at: number, count: number): string | null;
  remove(records: readonly number[]): string | null;
  duplicate(records: readonly number[]): string | null;
  /** Puts all of them into another order: the positions of today in their new order. */
  arrange?(order: readonly number[], label: string): void;
}

export interface GridColumn {
  readonly id: string;
  readonly header: string;
  /** Shown small beside the header: 'COP', 'E.A.'. */
  readonly unit?: string;
  /** What a file says instead, where the cells say a part of it themselves: '% E.A.'. */
  readonly fileUnit?: string;
  readonly help?: string;
  /** What others head the same figures with: 'IPC'. */
  readonly also?: readonly string[];
  readonly align: 'left' | 'right';
  readonly width?: number;
  /** Frozen at the left while the rest scrolls. */
  readonly pinned?: boolean;
  /** Adds others up: it is set apart, and is as wide as its own figures. */
  readonly total?: boolean;
  /** Of a total that others fold into: whether they are in sight. */
  readonly expanded?: boolean;
  /** Today is in its period. */
  readonly now?: boolean;
  /** Its head has a button for what can be done by it: sort, filter. */
  readonly menu?: boolean;
  /** A record of its own: its head has a button that removes it. */
  readonly removes?: boolean;
  readonly sorted?: 'ascending' | 'descending';
  readonly filtered?: boolean;
  /** Stands last: an icon in each row, frozen at the right, that no copy takes along. */
  readonly button?: 'remove' | 'help';
}

export interface GridRow {
  /** Stable across edits, so that scroll and selection survive. */
  readonly id: string;
  readonly kind: 'data' | 'group' | 'total' | 'separator';
  readonly depth: number;
  /** Undefined where the row has nothing beneath it. */
  readonly expanded?: boolean;
  /** It tells of the row above it, as a difference does: who types or pastes down passes it by. */
  readonly remark?: boolean;
  /** Of a table whose columns are equals: they are sorted or filtered by this row. */
  readonly sorted?: 'ascending' | 'descending';
  readonly filtered?: boolean;
}

export interface GridCell {
  /**
   * What is painted, already in es-CO: '$ 1.250.000', '12,50 %', 'N/A'. A number that is painted with
   * a percent sign is a percent number, and is copied as one.
   */
  readonly text: string;
  /** The value behind it, unrounded, for copying and exporting; null where there is none. */
  readonly value: number | string | boolean | null;
  /** By what it is sorted in the place of its value: 0 for 'Bajo', 2 for 'Alto'. */
  readonly order?: number;
  readonly editable: boolean;
  /** A formula gives its value, whether or not it may be typed over: no text is replaced in it. */
  readonly computed?: boolean;
  /** input: a person may type it; actual: typed over what is computed; computed: neutral. Losses show their sign besides. */
  readonly tone: 'input' | 'actual' | 'computed' | 'good' | 'orange' | 'bad' | 'muted' | 'heading';
  /** Why there is no value, or what the cell means; shown as a tooltip. */
  readonly note?: string;
  /** The note says what is to be looked at: the cell shows it. */
  readonly warned?: boolean;
  /** Of a cell that its record has no value for: why, in the formula bar. */
  readonly idle?: string;
  /** The text is what was typed and can't be taken, the note says why; the value is the one before. */
  readonly refused?: boolean;
  /** What counts in place of a refused text, where the formula bar can't ask the model; the empty text for nothing. */
  readonly kept?: string;
  /**
   * A click or Enter opens something (the grid calls `onOpen`) instead of editing. 'edit': a click selects,
   * and what edits a cell opens it: Enter, F2, a double click, the pencil in it, typing where it isn't editable.
   */
  readonly opens?: boolean | 'edit';
  /** A score on its colour, before the text; in its place where it says the same. */
  readonly badge?: CellBadge;
  /** What the formula bar calls it, where heads of row and column don't say. */
  readonly name?: string;
  /** What the document has now, among others that are tried. */
  readonly base?: boolean;
  /** In the place of an empty cell's text while it is the active one: what another click there does. */
  readonly invitation?: string;
}

export interface CellBadge {
  readonly text: string;
  readonly color: ScoreColor;
  /** What it means, as it is read out: 'Frente al mercado: 4 de 5, verde claro'. */
  readonly says: string;
}

export type CellEditor =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly numeric: boolean;
      /** May be negative: decimal keyboards of phones have no minus. */
      readonly signed?: boolean;
      /** What may stand behind the number, for keyboards without letters. */
      readonly units?: () => readonly UnitKey[];
      /** Of a percentage: whether what is typed may be meant as a part of one, 0,95 as 95 %. */
      readonly mayBeFraction?: (typed: string) => boolean;
      /** Puts the thousands' dots right, as it opens and while it is typed into. */
      readonly regroup?: (typing: Typing, before: string) => Typing;
    }
  | { readonly type: 'choice'; readonly text: string; readonly options: readonly string[] };

/** Texts as they would be typed, by what tells the parts apart in every cell that has such. */
export type Parts = Readonly<Record<string, string>>;

export interface CellEdit {
  readonly row: number;
  readonly columnId: string;
  /** As typed or pasted; the empty text clears. */
  readonly text: string;
  /** Of a cell that isn't typed itself: what it is to be made of. */
  readonly parts?: Parts;
  /** An amount in the model's own unit, whichever the cell shows (`typedUnit`). */
  readonly isUnscaled?: boolean;
  /** Empties what is written elsewhere by the same edits: it stays unless all of that is taken. */
  readonly isCut?: boolean;
  /** Copied from a cell that nobody types, for a row to be added: nobody misses it where one is computed, too. */
  readonly isComputed?: boolean;
}

/** So many pesos are one of it. */
export interface TypedUnit {
  /** 'miles' */
  readonly name: string;
  readonly by: number;
}

export interface RefusedEdit extends CellEdit {
  /** In Spanish, fit to stand beside the cell: 'El máximo es 100 %'. */
  readonly reason: string;
}

export interface EditOutcome {
  readonly applied: number;
  readonly refused: readonly RefusedEdit[];
}

export interface CellAddress {
  readonly row: number;
  readonly columnId: string;
}

/** A rectangle of cells; `anchor` stays put while Shift+arrows move `focus`. */
export interface GridRange {
  readonly anchor: CellAddress;
  readonly focus: CellAddress;
}

export interface GridRanges extends GridRange {
  /** Rectangles that are selected besides, with Ctrl. */
  readonly more?: readonly GridRange[];
}

export interface GridSelection extends GridRanges {
  /** Where one types: a cell of the rectangle, through which Tab and Enter lead. */
  readonly active: CellAddress;
}
