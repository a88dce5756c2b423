import { foldedWords } from '../../ui/fold.ts';
import type { ForeignTable } from './tables.ts';

/** How a foreign table is to be read. */
export interface Layout {
  /** The line of the heads, from 0; −1 where there is none. */
  readonly head: number;
  /** Whether a record is a column of the file. */
  readonly turned: boolean;
}

/** A foreign table as records under heads. */
export interface Records {
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly cells: readonly string[];
    /** Its row in the file, or its column where it is turned; from 0. */
    readonly at: number;
  }[];
}

/** Columns of a sheet of ours that are no records. */
const ASIDE = new Set(['periodo', 'unidad']);

export function recordsOf({ rows }: ForeignTable, { head, turned }: Layout): Records {
  const lines = turned ? turnedOver(rows) : rows;
  const width = lines[0]?.length ?? 0;
  const heads = Array.from({ length: width }, (_, column) => (lines[head]?.[column] ?? '').trim());
  return {
    heads,
    lines: lines
      .map((cells, at) => ({ cells, at }))
      .filter(({ cells, at }) => at > head && cells.some((cell) => cell.trim() !== ''))
      .filter(({ cells }) => !turned || !ASIDE.has(foldedWords(cells[0] ?? ''))),
  };
}

/** With its columns as rows. */
export function turnedOver(rows: readonly (readonly string[])[]): string[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
}

/** Titles and dates may stand over the heads. */
export const MOST_OVER = 15;

/**
 * The layout under which most heads are known: `known` counts them. Without any, the first line of
 * several texts is the head.
 */
export function guessLayout(
  table: ForeignTable,
  known: (heads: readonly string[]) => number,
): Layout {
  let [best, most] = [plainLayout(table), 0];
  for (const turned of [false, true]) {
    const lines = turned ? turnedOver(table.rows) : table.rows;
    for (let head = 0; head < Math.min(MOST_OVER, lines.length - 1); head++) {
      const count = known(lines[head] ?? []);
      if (count > most) [best, most] = [{ head, turned }, count];
    }
  }
  return best;
}

function plainLayout({ rows }: ForeignTable): Layout {
  const isText = (cell: string): boolean => /\p{L}/u.test(cell);
  const head = rows
    .slice(0, MOST_OVER)
    .findIndex(
      (row) => row.filter(isText).length > 1 && row.every((cell) => cell === '' || isText(cell)),
    );
  return { head, turned: false };
}

/** What a spreadsheet calls a cell: 'C7'. Both from 0. */
export function placeOf(row: number, column: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
