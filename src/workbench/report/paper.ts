/** Sheets of paper and how much of a table fits across them. */

export const PAPERS = { a4: 'A4', letter: 'Carta' } as const;
export type Paper = keyof typeof PAPERS;
export type Orientation = 'portrait' | 'landscape';

/** Between the margins, in millimetres. Letter is 8½ × 11 inches. */
const WIDTHS: Readonly<Record<Paper, Readonly<Record<Orientation, number>>>> = {
  a4: { portrait: 210 - 30, landscape: 297 - 30 },
  letter: { portrait: 216 - 30, landscape: 279 - 30 },
};

/** Of a table's text: a figure in millimetres, and what a cell has at both sides of it. */
const CHARACTER = 1.62;
const PADDING = 3.6;

/** What a column takes across, in millimetres; `characters` is the length of its widest text. */
export function columnWidth(characters: number): number {
  return characters * CHARACTER + PADDING;
}

export interface Split {
  readonly orientation: Orientation;
  /** The columns that stand side by side, block by block, counted from 0. */
  readonly blocks: readonly (readonly number[])[];
}

/**
 * Divides the columns of a table into blocks that fit on a sheet. `widths` in millimetres; the first
 * `heads` columns stand in front of every block. Upright where all fits so, else across, unless the
 * orientation is given. A column wider than the sheet has a block of its own.
 */
export function splitColumns(
  widths: readonly number[],
  heads: number,
  paper: Paper,
  given?: Orientation,
): Split {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const fits = total <= WIDTHS[paper].portrait;
  const orientation = given ?? (fits ? 'portrait' : 'landscape');
  const front = Array.from({ length: heads }, (_, column) => column);
  const taken = widths.slice(0, heads).reduce((sum, width) => sum + width, 0);
  const blocks: number[][] = [];
  let room = 0;
  for (let column = heads; column < widths.length; column++) {
    const width = widths[column] ?? 0;
    if (blocks.length === 0 || width > room) {
      blocks.push([...front]);
      room = WIDTHS[paper][orientation] - taken;
    }
    blocks.at(-1)?.push(column);
    room -= width;
  }
  return { orientation, blocks: blocks.length > 0 ? blocks : [front] };
}
