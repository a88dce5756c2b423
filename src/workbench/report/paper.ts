/** Sheets of paper and how much of a table fits across them. */

export const PAPERS = { a4: 'A4', letter: 'Carta' } as const;
export type Paper = keyof typeof PAPERS;
export type Orientation = 'portrait' | 'landscape';

/** Between the margins, in millimetres. Letter is 8½ × 11 inches. */
const WIDTHS: Readonly<Record<Paper, Readonly<Record<Orientation, number>>>> = {
  a4: { portrait: 210 - 30, landscape: 297 - 30 },
  letter: { portrait: 216 - 30, landscape: 279 - 30 },
};

/** Of a table's text, in millimetres: most signs, and those that are far from it. */
const SIGN = 1.62;
const SIGNS: Readonly<Record<string, number>> = {
  '.': 0.55,
  ',': 0.55,
  ' ': 0.8,
  '\u00a0': 0.8,
  $: 1.85,
  '%': 2.4,
};
/** Heads and sums are in bold. */
const STRONG = 1.16;
/** What a cell has at both sides of its text. */
const PADDING = 2.9;

/** How far a text of a table goes, in millimetres. */
export function textWidth(text: string, strong: boolean): number {
  const width = Array.from(text).reduce((all, sign) => all + (SIGNS[sign] ?? SIGN), 0);
  return strong ? width * STRONG : width;
}

/** The same of a figure that decides: in 14 points where tables have 8, so less is lost to whole pixels. */
export function figureWidth(text: string): number {
  return (textWidth(text, false) * 1.06 * 14) / 8;
}

/** What a column takes across, in millimetres, by that of its widest text. */
export function columnWidth(text: number): number {
  return text + PADDING;
}

export interface Split {
  readonly orientation: Orientation;
  /** The columns that stand side by side, block by block, counted from 0. */
  readonly blocks: readonly (readonly number[])[];
}

/**
 * Divides the columns of a table into blocks that fit on a sheet. `widths` in millimetres; the first
 * `heads` columns stand in front of every block. Upright where all fits so, else across, unless the
 * orientation is given. A column wider than the sheet has a block of its own. A block ends with any of
 * the columns `ends`: the sum of a year closes its months.
 */
export function splitColumns(
  widths: readonly number[],
  heads: number,
  paper: Paper,
  given?: Orientation,
  ends: ReadonlySet<number> = new Set(),
): Split {
  const taken = sum(widths.slice(0, heads));
  const groups = groupsOf(widths.length, heads, ends);
  const widest = Math.max(0, ...groups.map((group) => widthOf(group, widths)));
  const fits = taken + widest <= WIDTHS[paper].portrait;
  const orientation = given ?? (fits ? 'portrait' : 'landscape');
  const room = WIDTHS[paper][orientation] - taken;
  const front = Array.from({ length: heads }, (_, column) => column);
  const blocks = groups.flatMap((group) => fitted(group, widths, room));
  return {
    orientation,
    blocks: blocks.length > 0 ? blocks.map((block) => [...front, ...block]) : [front],
  };
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

const widthOf = (group: readonly number[], widths: readonly number[]): number =>
  sum(group.map((column) => widths[column] ?? 0));

/** The columns from `first` on, up to each that ends a group. */
function groupsOf(count: number, first: number, ends: ReadonlySet<number>): number[][] {
  const groups: number[][] = [];
  for (let column = first; column < count; column++) {
    if (column === first || ends.has(column - 1)) groups.push([]);
    groups.at(-1)?.push(column);
  }
  return groups;
}

/** As many blocks as a group takes; each has one column at least. */
function fitted(group: readonly number[], widths: readonly number[], room: number): number[][] {
  const blocks: number[][] = [];
  let left = 0;
  for (const column of group) {
    const width = widths[column] ?? 0;
    if (blocks.length === 0 || width > left) {
      blocks.push([]);
      left = room;
    }
    blocks.at(-1)?.push(column);
    left -= width;
  }
  return blocks;
}
