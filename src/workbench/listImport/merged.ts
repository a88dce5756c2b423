import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { filledIn, isHeadLike } from './layout.ts';
import type { Rows } from './rows.ts';

/* Cells that a sheet has merged downwards: what is in the first of them, 'DEUDA' or 'Personal', is said of the
   rows below as well, which a copy leaves empty there. */

/** Fewer lines may be like that by chance. */
const LEAST_LINES = 3;

interface Merged {
  /** The first line of the block, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** The column of what is merged. */
  readonly column: number;
  /** Whether a head stands over it. */
  readonly isHeaded: boolean;
}

const textAt = (row: Rows[number] | undefined, column: number): string =>
  row?.[column]?.trim() ?? '';

const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && !beginsAsFigure(text);

const firstAt = (row: Rows[number]): number => row.findIndex((cell) => cell.trim() !== '');

/** Blocks between empty lines whose first column is merged over names and their values. */
function mergedIn(rows: Rows): Merged[] {
  const ends = rows.flatMap((row, at) => (filledIn(row).length === 0 ? [at] : []));
  return [-1, ...ends].flatMap((end, at) => mergedBetween(rows, end + 1, ends[at] ?? rows.length));
}

function mergedBetween(rows: Rows, from: number, to: number): Merged[] {
  const block = rows.slice(from, to);
  const lines = block.filter((row) => filledIn(row).length > 1 && !isHeadLike(row));
  const column = Math.min(...lines.map(firstAt));
  const open = lines.filter((row) => textAt(row, column) === '');
  const name = Math.min(...open.map(firstAt));
  const isBegun = textAt(lines[0], column) !== '';
  if (lines.length < LEAST_LINES || open.length === 0 || !isBegun) return [];
  const isOne = lines.every((row) => {
    const group = textAt(row, column);
    const between = row
      .slice(column + 1, name)
      .join('')
      .trim();
    const isValued = row.slice(name + 1).some((cell) => cell.trim() !== '');
    return (
      (group === '' || isName(group)) && between === '' && isName(textAt(row, name)) && isValued
    );
  });
  const isHeaded = block.some((row) => isHeadLike(row) && textAt(row, column) !== '');
  return isOne ? [{ from, to, column, isHeaded }] : [];
}

/** The same table with what is merged in each of its rows. */
export function withMergedFilled(rows: Rows): Rows {
  const blocks = mergedIn(rows);
  if (blocks.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { from, to, column } of blocks) {
    for (let at = from + 1; at < to; at++) {
      const [row, above] = [filled[at], filled[at - 1]];
      if (row && filledIn(row).length > 1 && textAt(row, column) === '' && !isHeadLike(row))
        row[column] = textAt(above, column);
    }
  }
  return filled;
}

/** The same sheet with what is merged as titles over their rows, where no head makes a column of it. */
export function mergedUnderTitles(rows: Rows): Rows {
  const blocks = mergedIn(rows).filter(({ isHeaded }) => !isHeaded);
  return rows.flatMap((row, at) => {
    const block = blocks.find(({ from, to }) => at >= from && at < to);
    const group = block && filledIn(row).length > 1 ? textAt(row, block.column) : '';
    if (!block || group === '' || isHeadLike(row)) return [row];
    const title = row.map((_, each) => (each === block.column ? group : ''));
    return [title, row.with(block.column, '')];
  });
}
