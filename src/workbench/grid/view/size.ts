import type { GridModel } from '../model.ts';

const HEADER_HEIGHT = 36;
const ROW_HEIGHT = 28;
const COARSE_ROW_HEIGHT = 40;
/** The hairlines at both sides. */
export const FRAME = 2;
/** Room for a scrollbar that the system paints over what it scrolls, as phones do. */
const OVERLAY_BAR = 10;

let bar: number | undefined;

/** What the table keeps free for its scrollbar, in pixels: no figure stands under it. */
export function scrollbarWidth(): number {
  bar ??= measuredBar() || OVERLAY_BAR;
  return bar;
}

function measuredBar(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; overflow: scroll; width: 99px; visibility: hidden';
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}

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
