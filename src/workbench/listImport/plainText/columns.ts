import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isBlank } from '../match/oneField.ts';
import { turnedOver } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';

/** The columns of some lines, without the cells that say nothing. */
const columnsOf = (rows: Rows): string[][] =>
  turnedOver(rows).map((cells) => cells.filter((cell) => !isBlank(cell)));

/** Whether some column is mostly figures. */
export const hasFigures = (rows: Rows): boolean =>
  columnsOf(rows).some((cells) => cells.filter(beginsAsFigure).length * 2 > cells.length);

/** Whether each column is all figures or all texts, and one of them at the least figures. */
export const areConsistent = (rows: Rows): boolean =>
  hasFigures(rows) &&
  columnsOf(rows).every((cells) => cells.every(beginsAsFigure) || !cells.some(beginsAsFigure));
