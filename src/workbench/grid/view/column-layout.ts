/** Pixels. */
export const LEAST_WIDTH = 48;

export interface ColumnLayout {
  readonly id: string;
  readonly width: number;
  readonly pinned: 'left' | 'right' | null;
  /** What it can't be dragged below. */
  readonly least: number;
}

/** The column a screen of so many pixels to the side of another, or at the end; the next one at least. */
export function screenAside(
  layout: readonly ColumnLayout[],
  from: number,
  room: number,
  by: -1 | 1,
): number {
  let at = from;
  let left = room;
  for (let next = from + by; layout[next]; next += by) {
    const { pinned, width } = layout[by > 0 ? next - 1 : next] ?? { pinned: null, width: 0 };
    left -= pinned === null ? width : 0;
    if (left < 0 && at !== from) break;
    at = next;
  }
  return at;
}

/**
 * Scrolled aside by `left` pixels, the column that comes first, where they get other widths or some of them
 * go, as those that are folded: one looks at it still, or at the next that stays. Null where others come or
 * they change places.
 */
export function firstToStay(
  before: readonly ColumnLayout[],
  after: readonly ColumnLayout[],
  left: number,
): string | null {
  const ids = new Set(after.map(({ id }) => id));
  const staying = before.filter(({ id }) => ids.has(id));
  const areKnown =
    staying.length === after.length && staying.every(({ id }, at) => id === after[at]?.id);
  return areKnown ? firstSeen(before, left, ids) : null;
}

/** The first column in sight, of those `among` which it is looked for; null where nothing is scrolled aside. */
export function firstSeen(
  layout: readonly ColumnLayout[],
  left: number,
  among?: ReadonlySet<string>,
): string | null {
  if (left <= 0) return null;
  let end = 0;
  for (const { id, width, pinned } of layout) {
    if (pinned !== null) continue;
    end += width;
    if (end > left + 1 && (among?.has(id) ?? true)) return id;
  }
  return null;
}

/** Of all columns together. */
export function layoutWidth(layout: readonly ColumnLayout[]): number {
  return sumOf(layout.map(({ width }) => width));
}

export function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
