import type { Scale } from '../../grid/clipboard/scales.ts';
import { nameScore } from '../match/heads.ts';
import { scaleOver } from '../match/scale.ts';
import { filledIn, guessLayout, type Layout, type Places, type Records } from '../table/layout.ts';
import { fromFirstTable, headScore, headsList } from '../records/parts.ts';
import type { Rows } from '../table/rows.ts';
import { withBlocksInRows } from './labelledBlocks.ts';
import { type Laid, laidOut, leftOut } from './laidOut.ts';
import { placesIn } from './places.ts';
import type { ColumnBlock } from './recordsInColumns.ts';
import type { ForeignTable } from '../table/tables.ts';
import type { ImportTarget } from '../target.ts';

/** A table as the list reads it. */
export interface LaidOut extends ForeignTable, Laid {
  readonly rows: Rows;
  /** As it was pasted. */
  readonly whole: Rows;
  /** What of it isn't taken. */
  readonly left: readonly string[];
  /** Where its rows stand in what was pasted. */
  readonly places: Places;
  /** By what it says over all figures that amounts are multiplied: once heads take the place of years it is no more seen. */
  readonly scale: Scale;
}

export function laidTable(table: ForeignTable, target: ImportTarget): LaidOut {
  // A file of the tool itself is laid out as it says, and a sheet of it as lists are.
  if (target.layout || isOwnTable(table.rows, target)) {
    const { begin = 0, end } = target.layout ?? {};
    // Lines keep their places, by which it is told where something stands in the file.
    const rows = table.rows
      .slice(0, end)
      .map((line, at) => (at < begin ? line.map(() => '') : line));
    const places = placesIn(rows, rows);
    return { ...table, rows, left: [], whole: rows, standing: rows, blocks: [], places, scale: 1 };
  }
  const rows = withBlocksInRows(table.rows, target);
  const laid = laidOut(rows, target);
  return {
    ...table,
    ...laid,
    places: placesIn(laid.rows, table.rows),
    left: leftOut(rows, target),
    whole: table.rows,
    scale: scaleOver(table.rows),
  };
}

/** With all of its records where the sheet has them. */
export const standingTable = (table: LaidOut): LaidOut => ({
  ...table,
  rows: table.standing,
  places: placesIn(table.standing, table.whole),
  blocks: [],
});

export function layoutOf(table: ForeignTable, target: ImportTarget): Layout {
  if (target.layout) return target.layout;
  if (isOwnTable(table.rows, target)) return { head: 0, turned: false };
  const best = guessLayout(
    table,
    (lines, at) => headScore(lines, at, target),
    (lines, at) => headsList(lines, at, target),
  );
  return fromFirstTable(table, best, target);
}

/** So many heads nobody else writes just as the list does. */
const LEAST_OWN = 5;

/** Whether a table has the very heads of the list over it, but for one, as what comes of a record. */
function isOwnTable([first = []]: Rows, { columns }: ImportTarget): boolean {
  const heads = filledIn(first);
  const own = heads.filter((head) => columns.some((column) => nameScore(head, column) === 1));
  return own.length >= LEAST_OWN && own.length >= heads.length - 1;
}

/** The block whose records a layout reads; undefined where they are rows of the sheet, or columns of all of it. */
export const blockRead = (
  { blocks }: LaidOut,
  { head, turned }: Layout,
): ColumnBlock | undefined => (turned ? undefined : blocks.find(({ at }) => at === head));

/** How a person sees that a table is read, and the rows of the sheet in which its heads are. */
export function shownAs(
  table: LaidOut,
  layout: Layout,
): { layout: Layout; rows: Rows; places: Places } {
  const block = blockRead(table, layout);
  if (!block) return { layout, rows: table.rows, places: table.places };
  const { rows, places } = standingTable(table);
  return { layout: { head: block.labelled, turned: true }, rows, places };
}

/** Records with their places in the sheet: those of a block by the columns that they are, and its labels by their rows. */
export function placedIn(read: Records, table: LaidOut, layout: Layout): Records {
  const records = { ...read, places: table.places };
  const block = blockRead(table, layout);
  if (!block) return records;
  const lines = records.lines.map((line) => ({
    ...line,
    at: block.columns[line.at - block.at - 1] ?? line.at,
  }));
  const headsAt = records.heads.map((_, column) => block.rows[column - block.labelled] ?? column);
  return { ...records, lines, headsAt };
}
