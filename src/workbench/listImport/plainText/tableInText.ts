import { isOfMessage } from '../table/courtesies.ts';
import { isSaid } from '../table/notes.ts';
import { filledIn } from '../table/layout.ts';
import { padded, type Rows } from '../table/rows.ts';
import { amountsBehind } from './amountsBehind.ts';
import { labelledTable } from './labelledTable.ts';
import { separatedTable } from './separatedTable.ts';
import { stackedTable } from './stackedTable.ts';
import { withoutStamps } from './stamps.ts';

/* What a message, a note or a phone's mail has instead of cells: a line of text for each row, or for each cell. */

/** A text as it is where it is no table: each of its lines is a cell. */
export const linesIn = (text: string): Rows => text.split(/\r?\n/).map((line) => [line]);

/** The table that a text is, and what stands over it in a cell a line; null where it is none, or has cells. */
export function tableInText(rows: Rows): Rows | null {
  const lines = rows.map(([line = '']) => line);
  if (rows.some((row) => row.length > 1) || lines.some((line) => line.includes('\t'))) return null;
  const texts = withoutStamps(lines);
  const table =
    labelledTable(texts) ?? separatedTable(texts) ?? amountsBehind(texts) ?? stackedTable(texts);
  return table && padded(withoutEnd(table));
}

/** Without what a message ends with, an empty line below its table: 'Quedo atenta', and who writes. */
export function withoutEnd(rows: Rows): Rows {
  const last = rows.findLastIndex(
    ([text = '', ...more]) => (more.length > 0 || /\d/.test(text)) && !isOfMessage(text),
  );
  const apart = rows.findIndex((row, at) => at > last && filledIn(row).length === 0);
  if (apart < 0) return rows;
  return rows.filter((row, at) => at < apart || row.some(isSaid));
}
