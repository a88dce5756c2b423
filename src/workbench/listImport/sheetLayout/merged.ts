import { nameScore, SURE } from '../match/heads.ts';
import { filledIn, firstFilledAt, isHeadLike, isNameLike, textAt } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';

/* Cells that a sheet has merged downwards: what is in the first of them, 'DEUDA' or 'Personal', is said of the
   rows below as well, which a copy leaves empty there. */

/** Fewer lines may be like that by chance; some of them only name what those below are of. */
const LEAST_LINES = 3;

interface Merged {
  /** The first line of the block, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** The column of what is merged, and that of the names beside it. */
  readonly column: number;
  readonly name: number;
  /** Whether a head stands over it. */
  readonly isHeaded: boolean;
}

/** 'Bloque | Rubro | Valor'; two texts may be a block and the first name in it. */
const isHeads = (row: Rows[number]): boolean => isHeadLike(row) && filledIn(row).length > 2;

/** Whether the column holds the names of the records, some of which have none: nothing is said of those below. */
function isNameless(
  rows: Rows,
  { from, to, column, name }: Merged,
  { columns, name: id }: ImportTarget,
): boolean {
  const heads = rows.slice(from, to).find((row) => isHeads(row) && textAt(row, column) !== '');
  const names = columns.find((one) => one.id === id);
  const isNames = (at: number): boolean =>
    names !== undefined && nameScore(textAt(heads, at), names) > SURE;
  return isNames(column) && !isNames(name);
}

/** Blocks between empty lines whose first column is merged over names and their values. */
function mergedIn(rows: Rows): Merged[] {
  const ends = rows.flatMap((row, at) => (filledIn(row).length === 0 ? [at] : []));
  return [-1, ...ends].flatMap((end, at) => mergedBetween(rows, end + 1, ends[at] ?? rows.length));
}

function mergedBetween(rows: Rows, from: number, to: number): Merged[] {
  const block = rows.slice(from, to);
  const filled = block.filter((row) => filledIn(row).length > 0 && !isHeads(row));
  const column = Math.min(...filled.map(firstFilledAt));
  // Heads of names and values alone may stand over them.
  const lines = filled.slice(filled.findIndex((row) => textAt(row, column) !== ''));
  const open = lines.filter((row) => textAt(row, column) === '');
  const name = Math.min(...open.map(firstFilledAt));
  if (lines.length < LEAST_LINES || open.length === 0) return [];
  const isValued = (row: Rows[number]): boolean =>
    row.slice(name + 1).some((cell) => cell.trim() !== '');
  const isMostlyValued = lines.filter(isValued).length * 2 > lines.length;
  const isOne = lines.every((row) => {
    const group = textAt(row, column);
    const between = row
      .slice(column + 1, name)
      .join('')
      .trim();
    return (group === '' || isNameLike(group)) && between === '' && isNameLike(textAt(row, name));
  });
  const isHeaded = block.some((row) => isHeads(row) && textAt(row, column) !== '');
  return isOne && isMostlyValued ? [{ from, to, column, name, isHeaded }] : [];
}

/**
 * The same table with what is merged in each of its rows, where a head makes a column of it. Where it is a title, it
 * stands over those of the list, and without the rows of anything else.
 */
export function withMergedFilled(rows: Rows, target: ImportTarget): Rows {
  return withOwnBlocks(filledDown(rows, target), target);
}

function withOwnBlocks(rows: Rows, target: ImportTarget): Rows {
  const blocks = mergedIn(rows).filter(({ isHeaded }) => !isHeaded);
  const groupOf = ({ from, column }: Merged): string => textAt(rows[from], column);
  const isOwn = (block: Merged): boolean => listOf(groupOf(block), target) === 'own';
  if (!blocks.some((block) => isOwn(block) && block.from > 0)) return rows;
  return rows.map((row, at) => {
    const below = blocks.find(({ from }) => from === at + 1);
    if (below && isOwn(below) && filledIn(row).length === 0)
      return row.with(below.column, groupOf(below));
    const block = blocks.find(({ from, to }) => at >= from && at < to);
    if (!block) return row;
    return isOwn(block) ? row.with(block.column, '') : row.map(() => '');
  });
}

function filledDown(rows: Rows, target: ImportTarget): Rows {
  const blocks = mergedIn(rows).filter(
    (block) => block.isHeaded && !isNameless(rows, block, target),
  );
  if (blocks.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { from, to, column } of blocks) {
    for (let at = from + 1; at < to; at++) {
      const [row, above] = [filled[at], filled[at - 1]];
      if (row && filledIn(row).length > 1 && textAt(row, column) === '' && !isHeads(row))
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
    if (!block || group === '' || isHeads(row)) return [row];
    const title = row.map((_, each) => (each === block.column ? group : ''));
    return [title, row.with(block.column, '')];
  });
}
