import type { ActualRule, BookCell, BookChart, BookSheet, ColourRule, Validation } from './book.ts';

/** 'A', 'Z', 'AA': the name of a column, from 0. */
export function letters(column: number): string {
  let [name, rest] = ['', column + 1];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** 'B5', of a row and a column from 0. */
export const address = (row: number, column: number): string => `${letters(column)}${row + 1}`;

const absolute = (row: number, column: number): string => `$${letters(column)}$${row + 1}`;

/** `'Hoja'!$B$5`, or a range down to `lastRow`. */
export function fullAddress(sheet: string, row: number, column: number, lastRow = row): string {
  const from = `'${sheet.replaceAll("'", "''")}'!${absolute(row, column)}`;
  return lastRow === row ? from : `${from}:${absolute(lastRow, column)}`;
}

const WIDEST = 60;
/** In characters. */
const MESSAGE_WIDTH = 54;

/** A sheet while it is being filled. */
export class Grid {
  private readonly rows: (BookCell | undefined)[][] = [];
  private readonly widths: number[] = [];
  readonly validations: Validation[] = [];
  readonly colours: ColourRule[] = [];
  readonly actuals: ActualRule[] = [];
  readonly wholes: string[] = [];
  private readonly heights: [row: number, lines: number][] = [];
  readonly charts: BookChart[] = [];
  readonly hiddenColumns: number[] = [];

  constructor(
    readonly name: string,
    private readonly page: Pick<
      BookSheet,
      'hidden' | 'frozenRows' | 'frozenColumns' | 'landscape'
    > = {},
  ) {}

  /** How many rows are in use. */
  get height(): number {
    return this.rows.length;
  }

  /** The first column that no row uses. */
  get width(): number {
    return Math.max(0, ...this.rows.map((row) => row.length));
  }

  put(row: number, column: number, cell: BookCell): void {
    while (this.rows.length <= row) this.rows.push([]);
    (this.rows[row] as (BookCell | undefined)[])[column] = cell;
  }

  /** A text that goes over as many lines as it needs in a column of that width. */
  putMessage(row: number, column: number, cell: Omit<BookCell, 'look'>, length: number): void {
    this.put(row, column, { ...cell, look: 'message' });
    const lines = Math.ceil(length / (MESSAGE_WIDTH - 4));
    if (lines > 1) this.heights.push([row, lines]);
    this.widen(column, MESSAGE_WIDTH);
  }

  /** A column is as wide as the widest of what was asked for, within reason. */
  widen(column: number, characters: number): void {
    this.widths[column] = Math.min(Math.max(this.widths[column] ?? 0, characters + 2), WIDEST);
  }

  /** The sheet as data. */
  done(): BookSheet {
    const widths = Array.from(this.widths, (width) => width ?? 12);
    const { heights } = this;
    const { name, rows, validations, colours, actuals, wholes, charts, hiddenColumns } = this;
    return {
      name,
      rows,
      widths,
      heights,
      validations,
      colours,
      actuals,
      wholes,
      charts,
      hiddenColumns,
      ...this.page,
    };
  }
}
