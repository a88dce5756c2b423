import { guessLayout, type Layout, type Records } from '../table/layout.ts';
import { headScore, headsList } from '../records/parts.ts';
import type { Rows } from '../table/rows.ts';
import { type Laid, laidOut, leftOut } from './laidOut.ts';
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
}

export function laidTable(table: ForeignTable, target: ImportTarget): LaidOut {
  // A file of the tool itself is laid out as it says.
  if (target.layout) {
    const { rows } = table;
    return { ...table, left: [], whole: rows, standing: rows, blocks: [] };
  }
  const left = leftOut(table.rows, target);
  return { ...table, ...laidOut(table.rows, target), left, whole: table.rows };
}

/** With all of its records where the sheet has them. */
export const standingTable = (table: LaidOut): LaidOut => ({
  ...table,
  rows: table.standing,
  blocks: [],
});

export const layoutOf = (table: ForeignTable, target: ImportTarget): Layout =>
  target.layout ??
  guessLayout(
    table,
    (lines, at) => headScore(lines, at, target),
    (lines, at) => headsList(lines, at, target),
  );

/** The block whose records a layout reads; undefined where they are rows of the sheet, or columns of all of it. */
export const blockRead = (
  { blocks }: LaidOut,
  { head, turned }: Layout,
): ColumnBlock | undefined => (turned ? undefined : blocks.find(({ at }) => at === head));

/** How a person sees that a table is read, and the rows of the sheet in which its heads are. */
export function shownAs(table: LaidOut, layout: Layout): { layout: Layout; rows: Rows } {
  const block = blockRead(table, layout);
  return block
    ? { layout: { head: block.labelled, turned: true }, rows: table.standing }
    : { layout, rows: table.rows };
}

/** Records of a block by the columns of the sheet that they are, and its labels by their rows. */
export function placedIn(records: Records, block: ColumnBlock | undefined): Records {
  if (!block) return records;
  const lines = records.lines.map((line) => ({
    ...line,
    at: block.columns[line.at - block.at - 1] ?? line.at,
  }));
  const headsAt = records.heads.map((_, column) => block.rows[column - block.labelled] ?? column);
  return { ...records, lines, headsAt };
}
