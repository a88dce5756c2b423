import type { GridModel } from './model.ts';

const HEADER_HEIGHT = 40;
const ROW_HEIGHT = 32;
const COARSE_ROW_HEIGHT = 40;
/** The hairlines above and below. */
const FRAME = 2;

/** Pixels; a finger needs more than a mouse. */
export function rowHeight(): number {
  return window.matchMedia('(pointer: coarse)').matches ? COARSE_ROW_HEIGHT : ROW_HEIGHT;
}

export function headerHeight({ columns }: GridModel): number {
  return columns.some(({ header }) => header !== '') ? HEADER_HEIGHT : 0;
}

/** The height of all rows with their head and frame, in pixels. */
export function wholeHeight(model: GridModel): number {
  return FRAME + headerHeight(model) + model.rowCount * rowHeight();
}
