/**
 * How a person left a table: columns that they dragged to a width, in pixels, and where it was scrolled to. That
 * is told by the row and the column that come first, as both are of another size on a phone that is turned.
 */
export interface GridLook {
  readonly widths: Readonly<Record<string, number>>;
  readonly row: number;
  /** Null where it is scrolled nowhere to the side. */
  readonly column: string | null;
}

export const PLAIN_LOOK: GridLook = { widths: {}, row: 0, column: null };

/** A look from outside; what isn't one is plain. */
export function lookOf(value: unknown): GridLook {
  if (typeof value !== 'object' || value === null) return PLAIN_LOOK;
  const { widths, row, column } = value as Partial<Record<keyof GridLook, unknown>>;
  const entries = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    widths: Object.fromEntries(
      entries.filter(([, width]) => isPixels(width)),
    ) as GridLook['widths'],
    row: isRow(row) ? row : 0,
    column: typeof column === 'string' ? column : null,
  };
}

function isRow(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e6;
}
