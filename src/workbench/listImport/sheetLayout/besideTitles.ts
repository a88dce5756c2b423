import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, firstFilledAt, isHeadLike, isNameLike, textAt, until } from '../table/layout.ts';
import { MOST_OF_SHEET, padded, type Rows, widthOf } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { hasFigure, listOf } from '../match/titles.ts';

/* Blocks of several lists side by side, each under its title, with no empty column between them: 'INGRESOS' over 'Tipo |
   Unid. | Tarifa', and beside it 'COSTOS FIJOS' over 'Vigilancia | 16'. */

/** Fewer titles in one column may be like that by chance. */
const LEAST_TITLES = 2;

/** The same sheet with what begins in the column of such titles below all else, or below the block that it stands beside. */
export function besideTitlesApart(sheet: Rows, target: ImportTarget): Rows {
  if (sheet.length > MOST_OF_SHEET) return sheet;
  const rows = sectionsApart(sheet, target);
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

/** The same sheet with two blocks that stand side by side between empty lines one below the other. */
function sectionsApart(rows: Rows, target: ImportTarget): Rows {
  const at = rows.findIndex((_, line) => besideFrom(rows, line, target) > 0);
  if (at < 0) return rows;
  const column = besideFrom(rows, at, target);
  const section = sectionAt(rows, at);
  const [left, right] = [
    section.map((row) => row.slice(0, column)),
    section.map((row) => row.slice(column)),
  ];
  const rest = sectionsApart(rows.slice(at + section.length), target);
  return padded([...rows.slice(0, at), ...left, [], ...right, ...rest], widthOf(rows));
}

const sectionAt = (rows: Rows, at: number): Rows =>
  until(rows.slice(at), (row) => filledAt(row).length === 0);

/** The column of the second of two titles in a line, where an empty one parts what they have below, each under heads; 0 for none. */
function besideFrom(rows: Rows, at: number, target: ImportTarget): number {
  const row = rows[at] ?? [];
  const [first = 0, column = 0, another] = filledAt(row);
  const areTitles = [first, column].every((place) => isTitle(textAt(row, place), target));
  if (another !== undefined || column - first < 2 || !areTitles) return 0;
  const section = sectionAt(rows, at);
  const [, heads = []] = section;
  const areHeads = [heads.slice(0, column), heads.slice(column)].every(isHeadLike);
  const isParted = section.every((line) => textAt(line, column - 1) === '');
  return areHeads && isParted ? column : 0;
}

const isTitle = (text: string, target: ImportTarget): boolean =>
  isNameLike(text) && !hasFigure(text) && listOf(text, target) !== undefined;

/** The line from which on titles stand in a column over names, beside others in the first one; −1 for none. */
function titledFrom(rows: Rows, first: number, column: number, target: ImportTarget): number {
  const hasTitle = (row: Rows[number], at: number): boolean => isTitle(textAt(row, at), target);
  const beside = rows.filter(
    (row) =>
      textAt(row, column - 1) === '' &&
      !row.slice(0, column).some(beginsAsFigure) &&
      hasTitle(row, column),
  );
  const cells = rows.map((row) => textAt(row, column)).filter((text) => text !== '');
  const areNames = cells.filter(isNameLike).length * 4 > cells.length * 3;
  const isBeside = beside.some((row) => hasTitle(row, first));
  const [begin] = beside;
  return begin && areNames && isBeside && beside.length >= LEAST_TITLES ? rows.indexOf(begin) : -1;
}
