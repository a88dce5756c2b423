import { foldedWords } from '../../../ui/fold.ts';
import { figureAt } from '../records/downwards.ts';
import { filledAt, filledIn, firstText, until } from '../table/layout.ts';
import { isSaid } from '../table/notes.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { partsOf } from './messageLines.ts';

/*
 * A share that is written behind its name in one cell, 'ICA 1% de ingresos totales', among rows that have a cell for each,
 * or beside the same name.
 */

/** '1% de ingresos totales', and nothing else that has a figure. */
const SHARE = /^\d[\d.,]*\s*%\s*(?:s\/|(?:sobre|del?)\s)[^\d%]+$/iu;

/** The same sheet with such a name and its share where the rows of its block have theirs; any other sheet as it is. */
export function withSharesApart(rows: Rows, { amount }: ImportTarget): Rows {
  if (amount === undefined) return rows;
  return rows.map((row, at) => {
    if (filledIn(row).length > 1) return withoutItsName(row);
    const text = firstText(row);
    // '* El ICA es 1% de los ingresos' is a note.
    const isNote = isSaid(text) || !/^\p{L}/u.test(text);
    const [[name, share] = ['', '']] = (isNote ? null : partsOf(row)) ?? [];
    const [nameAt = 0] = filledAt(row);
    const column = SHARE.test(share) ? figureColumn(rows, at, nameAt) : undefined;
    return column === undefined ? row : row.with(nameAt, name).with(column, share);
  });
}

/** 'ICA | ICA 1% de ingresos totales' with its name once. */
function withoutItsName(row: Rows[number]): Rows[number] {
  const name = foldedWords(firstText(row));
  return row.map((cell) => {
    const [[said, share] = ['', '']] = (cell.includes('%') ? partsOf([cell]) : null) ?? [];
    return SHARE.test(share) && foldedWords(said) === name ? share : cell;
  });
}

/** In which column the nearest row of the same block has its figure, behind a name in the same one. */
function figureColumn(rows: Rows, at: number, nameAt: number): number | undefined {
  const isEmpty = (row: Rows[number]): boolean => filledIn(row).length === 0;
  const over = until(rows.slice(0, at).toReversed(), isEmpty);
  const below = until(rows.slice(at + 1), isEmpty);
  const near = [...over, ...below].find((row) => filledAt(row)[0] === nameAt && figureAt(row) >= 0);
  return near && figureAt(near);
}
