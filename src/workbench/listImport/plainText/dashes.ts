import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { DOOR, SAYING } from '../sheetLayout/messageLines.ts';
import { isNameLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { headAt } from './divided.ts';
import { withoutLead } from './leads.ts';
import { cellsOf } from './separators.ts';

/* Dashes between spaces, as in messages. Names have them as well: 'Apto 101 - Torre 2', 'Torre Norte - 301'. */

/** That of an address, 'Cra 7 # 45 - 20', parts nothing. */
const DASH = /(?<!#\s*\d{1,3}\s?\p{L}?)\s+[-–—](?=\s)/u;

export function byDashes(lines: readonly string[]): Rows {
  const divided = lines.map(dividedLine);
  const heads = divided[headAt(divided)];
  const rows = divided.map((row, at) => {
    const isWhole = heads ? row.length <= heads.length : !isRange(row);
    return isWhole ? row : ((heads && withWholeName(row, heads.length)) ?? [lines[at] ?? '']);
  });
  const isValue = (cell: string): boolean =>
    beginsAsFigure(cell) && (heads ? !DOOR.test(cell) : SAYING.test(cell));
  return rows.some((row) => row.slice(1).some(isValue)) ? rows : lines.map((line) => [line]);
}

/** 'Plazo 8 - 10 años', 'Ocupación 60 - 65 %'. */
const isRange = (row: Rows[number]): boolean =>
  row.length === 2 && /\s\d{1,3}(,\d+)? - \d{1,3}(,\d+)?\s*(%|\p{L})/u.test(row.join(' - '));

/** A dash separates only behind a name: '300 - 400' is a range. */
export function dividedLine(line: string): string[] {
  const cells = cellsOf(line.trim().split(DASH));
  return isNameLike(withoutLead(cells[0] ?? '')) ? cells : [line];
}

/** A row in as many cells as there are heads, the first of them its name; null where that would have an amount in it. */
function withWholeName(row: Rows[number], width: number): string[] | null {
  const name = row.slice(0, row.length - width + 1);
  const isAmount = (part: string): boolean => beginsAsFigure(part) && SAYING.test(part);
  return name.slice(1).some(isAmount) ? null : [name.join(' - '), ...row.slice(name.length)];
}
