import { foldedWords } from '../../../ui/fold.ts';
import type { Scale } from '../../grid/clipboard/scales.ts';
import { beginsAsFigure, turnedOver as turnedRows } from '../../grid/clipboard/texts.ts';
import type { Rows } from './rows.ts';
import type { ForeignTable } from './tables.ts';

/** How a foreign table is to be read. */
export interface Layout {
  /** The line of the heads, from 0; −1 where there is none. */
  readonly head: number;
  /** Whether a record is a column of the file. */
  readonly turned: boolean;
}

/** What a field of the records is in the file. */
export const lineName = ({ turned }: Layout): string => (turned ? 'fila' : 'columna');

/** Of each row of a sheet as it is read, from 0, where it stands in what was pasted; null where that can't be told. */
export type Places = readonly (number | null)[];

/** A foreign table as records under heads. */
export interface Records {
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly cells: readonly string[];
    /** Its row in the file, or its column where it is turned; from 0. */
    readonly at: number;
    /** The title that stands nearest above it, if there is any. */
    readonly title?: string;
  }[];
  /** Of each head the row of the sheet that it is, where the records are columns of a part of it. */
  readonly headsAt?: readonly number[];
  /** Where its rows stand for who pasted it, if some were moved. */
  readonly places?: Places;
  /** By what the sheet says over them that amounts are multiplied: 'cifras en millones'. */
  readonly scale?: Scale;
  /** What of the sheet is another list's, or has heads of its own. */
  readonly parts?: readonly Part[];
  /** Values beside their labels, of which the list has nothing. */
  readonly blocks?: readonly Block[];
  /** Columns beside the records that only say something of them. */
  readonly remarks?: readonly Part[];
}

/** Some lines of a sheet that aren't records of the list, by the first of them. */
export interface Part {
  readonly at: number;
  /** Its title, or its first head. */
  readonly text: string;
  /** Whether it may be of the list as well, under heads of its own. */
  readonly apart?: boolean;
  /** Whether the list has all its records by name. */
  readonly isThere?: boolean;
}

/** Lines of a sheet that belong together, none of them a record of a list. */
export interface Block {
  /** Its title, or its first label. */
  readonly text: string;
  /** How many of its lines have values. */
  readonly rows: number;
  /** Without a title of its own, the heads and the title further up, the nearest first. */
  readonly over: readonly string[];
  /** Of a table. */
  readonly heads?: readonly string[];
}

/** The cells of a line that have something in them. */
export const filledIn = (cells: readonly string[]): string[] =>
  cells.filter((cell) => cell.trim() !== '');

/** The same, without the spaces around them. */
export const textsIn = (cells: readonly string[]): string[] =>
  filledIn(cells).map((cell) => cell.trim());

/** The columns of the cells that have something in them. */
export const filledAt = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));

/** The first of them; −1 where a line is empty. */
export const firstFilledAt = (cells: readonly string[]): number =>
  cells.findIndex((cell) => cell.trim() !== '');

/** What stands before the first that ends it. */
export function until<T>(all: readonly T[], isEnd: (one: T) => boolean): readonly T[] {
  const end = all.findIndex(isEnd);
  return end < 0 ? all : all.slice(0, end);
}

/** Whether a text is a name, and no figure with a unit. */
export const isNameLike = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !beginsAsFigure(text);

/** The text of a cell; the empty text where a line has no such cell. */
export const textAt = (line: readonly string[] | undefined, column: number): string =>
  line?.[column]?.trim() ?? '';

/** The empty text where a line has none. */
export const firstText = (cells: readonly string[]): string => textsIn(cells)[0] ?? '';

/** Whether nothing but a title stands right over a line. */
export const isApart = (lines: Rows, at: number): boolean =>
  filledIn(lines[at - 1] ?? []).length < 2;

/** Columns of a sheet of ours that are no records. */
const ASIDE = new Set(['periodo', 'unidad']);

export function recordsOf({ rows }: ForeignTable, { head, turned }: Layout): Records {
  const lines = turned ? turnedOver(rows) : rows;
  const width = lines[0]?.length ?? 0;
  // A head may be broken into several lines.
  const headAt = (column: number): string => textAt(lines[head], column).replace(/\s+/g, ' ');
  const heads = Array.from({ length: width }, (_, column) => headAt(column));
  return {
    heads,
    lines: lines
      .map((cells, at) => ({ cells, at }))
      .filter(({ cells, at }) => at > head && filledIn(cells).length > 0)
      .filter(({ cells }) => !turned || !ASIDE.has(foldedWords(cells[0] ?? ''))),
  };
}

/** With its columns as rows. */
export const turnedOver = (rows: Rows): string[][] => turnedRows(rows, '');

/** Titles and dates may stand over the heads. */
const MOST_OVER = 15;

/** Where heads may be: among the first lines, or where another table begins further down. */
export function headLines(lines: Rows): number[] {
  return lines.flatMap((line, at) =>
    at < Math.min(MOST_OVER, lines.length - 1) || (isApart(lines, at) && isHeadLike(line))
      ? [at]
      : [],
  );
}

/** 'Concepto', which says that names are below it and not of what. */
export const isOverNames = (head: string): boolean =>
  /^(concepto|rubro|[ií]tem|detalle|descripci[oó]n|supuesto|variable|par[aá]metro|cuenta|nombre)s?$/iu.test(
    head,
  );

/** Several texts and no number; '#' may be over running numbers, '%' over shares: 'Concepto | %'. */
export function isHeadLike(line: readonly string[]): boolean {
  const filled = filledIn(line);
  const texts = filled.filter((cell) => /\p{L}/u.test(cell) && !beginsAsFigure(cell));
  const [first = '', second = '', ...more] = textsIn(line);
  const isOverShares = isOverNames(first) && second === '%' && more.length === 0;
  return (
    (texts.length > 1 || isOverShares) &&
    filled.every((cell) => texts.includes(cell) || /^[#%$]$/.test(cell.trim()))
  );
}

/** The title right over a line, empty lines between them left aside; the empty text where there is none. */
export function titleOver(lines: Rows, at: number): string {
  const over = lines.slice(0, at).findLast((line) => filledIn(line).length > 0) ?? [];
  const [title = '', ...more] = filledIn(over);
  return more.length === 0 ? title : '';
}

/** Of heads one below the other one in so many is known, at the least. */
const LEAST_KNOWN = 3;

/**
 * The layout under which a line heads the list best: `score` says how well, 0 for not at all. Without any,
 * the first line of several texts is the head. Where lines are heads for `sure`, it is one of them.
 */
export function guessLayout(
  table: ForeignTable,
  score: (lines: Rows, at: number) => number,
  sure: (lines: Rows, at: number) => boolean = () => false,
): Layout {
  let [best, most] = [plainLayout(table), 0];
  const likely = new Set(headLines(table.rows));
  // Heads for sure may stand right under other records.
  const known = table.rows.flatMap((line, at) =>
    (likely.has(at) || isHeadLike(line)) && sure(table.rows, at) ? [at] : [],
  );
  for (const turned of known.length > 0 ? [false] : [false, true]) {
    const lines = turned ? turnedOver(table.rows) : table.rows;
    for (const head of known.length > 0 ? known : headLines(lines)) {
      const found = score(lines, head);
      // Of the names of a whole sheet one below the other some are heads by chance.
      const isKnown = !turned || found * LEAST_KNOWN >= filledIn(lines[head] ?? []).length;
      if (found > most && isKnown) [best, most] = [{ head, turned }, found];
    }
  }
  return best;
}

/** The first line of several texts is the head. */
export function plainLayout({ rows }: ForeignTable): Layout {
  const head = rows.slice(0, MOST_OVER).findIndex(isHeadLike);
  return { head, turned: false };
}

/** The last line of one text above, whatever stands between; undefined without any. */
export function lastTitleOver(lines: Rows, at: number): string | undefined {
  const title = lines.slice(0, at).findLast((line) => {
    const [text = '', ...more] = textsIn(line);
    return more.length === 0 && isNameLike(text);
  });
  return title && firstText(title);
}

/** Where a row stands in what was pasted; null where that can't be told. */
export const rowPasted = ({ places }: Records, at: number): number | null =>
  places ? (places[at] ?? null) : at;

/** What a spreadsheet calls a cell: 'C7'. Both from 0. */
export function placeOf(row: number, column: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
