import { isTouch } from '../../../ui/index.ts';
import { isNarrow } from '../../layout/useNarrow.ts';
import type { GridModel } from '../model.ts';
import { displayOrder } from '../selection/selection.ts';
import { naturalWidth } from './widths.ts';

const HEADER_HEIGHT = 36;
const ROW_HEIGHT = 28;
/** What a finger needs to hit a row, or a button in a head. */
const FINGER = 44;
/** A line for the row's name and one for its figures. */
const STACKED_ROW_HEIGHT = 48;
/** A frozen column from here on has names in it rather than years or numbers. */
const NAMES_WIDTH = 160;
/** The hairlines at both sides. */
export const FRAME = 2;
/** Room for a scrollbar that the system paints over what it scrolls. A phone's is as thin as the cells' padding. */
const OVERLAY_BAR = 10;

let bar: number | undefined;

/** What the table keeps free for its scrollbar, in pixels: no figure stands under it. */
export function scrollbarWidth(): number {
  bar ??= measuredBar() || (isTouch() ? 0 : OVERLAY_BAR);
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

/**
 * Whether the name of a row stands above its figures rather than beside them: on a phone frozen names
 * would leave room for one column, or be cut short themselves.
 */
export function isStacked({ columns }: GridModel): boolean {
  if (!isNarrow()) return false;
  const [first] = displayOrder(columns);
  return first?.pinned === true && first.align === 'left' && naturalWidth(first) >= NAMES_WIDTH;
}

/** Pixels; a finger needs more than a mouse, however a phone is held. */
export function rowHeight(model: GridModel): number {
  if (isStacked(model)) return STACKED_ROW_HEIGHT;
  return isTouch() ? FINGER : ROW_HEIGHT;
}

function isLow(): boolean {
  return matchMedia('(max-height: 480px)').matches;
}

export function headerHeight({ columns }: GridModel): number {
  const hasButtons = columns.some(
    ({ removes, expanded }) => removes || (expanded !== undefined && !isLow()),
  );
  if (isTouch() && hasButtons) return FINGER;
  return columns.some(({ header }) => header !== '') ? HEADER_HEIGHT : 0;
}

/** The height of all rows with their head and frame, in pixels. */
export function wholeHeight(model: GridModel): number {
  return FRAME + headerHeight(model) + model.rowCount * rowHeight(model);
}
