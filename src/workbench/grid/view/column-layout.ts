/** Pixels. */
export const LEAST_WIDTH = 48;

export interface ColumnLayout {
  readonly id: string;
  readonly width: number;
  readonly pinned: 'left' | 'right' | null;
  /** What it can't be dragged below. */
  readonly least: number;
}

/** Of all columns together. */
export function layoutWidth(layout: readonly ColumnLayout[]): number {
  return sumOf(layout.map(({ width }) => width));
}

export function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
