import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, firstFilledAt, isNameLike, textAt } from '../table/layout.ts';
import { padded, type Rows, widthOf } from '../table/rows.ts';

/* Two halves of a sheet side by side, with an empty column between them: 'Horizonte | 10 |  | Tasa | 12,8 %'. */

/** Fewer rows of a half may be like that by chance. */
const LEAST_ROWS = 4;

/** The same sheet with its right half below its left one; any other sheet as it is. */
export function halvesApart(rows: Rows): Rows {
  const width = widthOf(rows);
  for (let at = 1; at < width - 1; at++) {
    if (rows.some((row) => textAt(row, at) !== '')) continue;
    const [left, right] = [
      rows.map((row) => row.slice(0, at)),
      rows.map((row) => row.slice(at + 1)),
    ];
    if (!isNamed(left) || !isNamed(right)) continue;
    return padded([...left, [], ...halvesApart(right)], width);
  }
  return rows;
}

/** Whether rows begin with names in one column, and have figures beside most of them. */
function isNamed(half: Rows): boolean {
  const rows = half.filter((row) => filledIn(row).length > 1);
  const column = Math.min(...rows.map(firstFilledAt));
  const named = rows.filter((row) => isNameLike(textAt(row, column)));
  const valued = named.filter((row) => row.slice(column + 1).some(beginsAsFigure));
  return named.length >= LEAST_ROWS && valued.length * 2 > rows.length;
}
