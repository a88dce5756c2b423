import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { firstFilledAt, isNameLike, textAt } from '../table/layout.ts';
import { MOST_OF_SHEET, padded, type Rows, widthOf } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { hasFigure, listOf } from '../match/titles.ts';

/* Blocks of several lists side by side, each under its title, with no empty column between them: 'INGRESOS' over 'Tipo |
   Unid. | Tarifa', and beside it 'COSTOS FIJOS' over 'Vigilancia | 16'. */

/** Fewer titles in one column may be like that by chance. */
const LEAST_TITLES = 2;

/** The same sheet with what begins in the column of such titles below all else. */
export function besideTitlesApart(rows: Rows, target: ImportTarget): Rows {
  if (rows.length > MOST_OF_SHEET) return rows;
  const width = widthOf(rows);
  const first = Math.min(...rows.map(firstFilledAt).filter((at) => at >= 0));
  for (let column = first + 2; column < width; column++) {
    const begin = titledFrom(rows, first, column, target);
    if (begin < 0) continue;
    // What stands over all of them is said of the whole sheet.
    const left = rows.map((row, at) => (at < begin ? row : row.slice(0, column)));
    const right = rows.slice(begin).map((row) => row.slice(column));
    return padded([...left, [], ...besideTitlesApart(right, target)], width);
  }
  return rows;
}

/** The line from which on titles stand in a column over names, beside others in the first one; −1 for none. */
function titledFrom(rows: Rows, first: number, column: number, target: ImportTarget): number {
  const isTitle = (row: Rows[number], at: number): boolean => {
    const text = textAt(row, at);
    return isNameLike(text) && !hasFigure(text) && listOf(text, target) !== undefined;
  };
  const beside = rows.filter(
    (row) =>
      textAt(row, column - 1) === '' &&
      !row.slice(0, column).some(beginsAsFigure) &&
      isTitle(row, column),
  );
  const cells = rows.map((row) => textAt(row, column)).filter((text) => text !== '');
  const areNames = cells.filter(isNameLike).length * 4 > cells.length * 3;
  const isBeside = beside.some((row) => isTitle(row, first));
  const [begin] = beside;
  return begin && areNames && isBeside && beside.length >= LEAST_TITLES ? rows.indexOf(begin) : -1;
}
