import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { knownHeads, likelyHeads } from '../match/heads.ts';
import { filledIn, firstText } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

/** The line after a block that begins under a line, which ends where one is empty. */
export function endOfBlock(rows: Rows, at: number): number {
  const after = rows.slice(at + 1).findIndex((row) => filledIn(row).length === 0);
  return after < 0 ? rows.length : at + 1 + after;
}

/** Whether the block under a line is one record written downwards: 'Habitaciones | 48' over 'Tarifa | 385.000'. */
export function isRecordDownwards(rows: Rows, at: number, target: ImportTarget): boolean {
  const block = rows.slice(at + 1, endOfBlock(rows, at));
  const labels = block.map(firstText);
  return (
    block.every((row) => row.filter(beginsAsFigure).length < 2) &&
    knownHeads(labels, target) >= 2 &&
    likelyHeads(labels, target) * 2 >= labels.length
  );
}

/** A figure with a word of its own, as no unit is, '45 habitaciones', '180 cada una', or the year of a source. */
const REMARK = /^(\d[\d.,]*\s+\p{L}{4}|(19|20)\d\d$)/u;

/** The column of the only figure of a row that begins with a name; −1 for none. */
export function figureAt(row: readonly string[] = []): number {
  const name = firstText(row);
  const all = row.flatMap((cell, column) => (beginsAsFigure(cell) ? [column] : []));
  // '90 | camas | 45 habitaciones' has a remark behind its figure.
  const plain = all.filter((column) => !REMARK.test(row[column] ?? ''));
  const figures = plain.length === 1 ? plain : all;
  const isNamed = /\p{L}/u.test(name) && !beginsAsFigure(name);
  return isNamed && figures.length === 1 ? (figures[0] ?? -1) : -1;
}
