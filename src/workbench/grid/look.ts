/** How a person left a table: columns that they dragged to a width, and where it was scrolled to, in pixels. */
export interface GridLook {
  readonly widths: Readonly<Record<string, number>>;
  readonly top: number;
  readonly left: number;
}

export const PLAIN_LOOK: GridLook = { widths: {}, top: 0, left: 0 };

/** A look from outside; what isn't one is plain. */
export function lookOf(value: unknown): GridLook {
  if (typeof value !== 'object' || value === null) return PLAIN_LOOK;
  const { widths, top, left } = value as Partial<Record<keyof GridLook, unknown>>;
  const entries = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    widths: Object.fromEntries(
      entries.filter(([, width]) => isPixels(width)),
    ) as GridLook['widths'],
    top: isPixels(top) ? top : 0,
    left: isPixels(left) ? left : 0,
  };
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e6;
}
