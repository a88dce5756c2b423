const GAP = 4;
const EDGE = 8;

/**
 * Puts a fixed element under its anchor, or above where there is no room, inside the window and clear of what
 * covers its bottom.
 */
export function placeBelow(element: HTMLElement, anchor: HTMLElement, covered = 0): void {
  const at = anchor.getBoundingClientRect();
  const view = document.documentElement;
  const room = view.clientWidth - 2 * EDGE;
  element.style.minWidth = `${Math.round(Math.min(at.width, room))}px`;
  const { width, height } = element.getBoundingClientRect();
  const below = at.bottom + GAP;
  const fitsBelow = below + height <= view.clientHeight - Math.max(EDGE, covered);
  const top = fitsBelow ? below : Math.max(EDGE, at.top - GAP - height);
  const left = Math.max(EDGE, Math.min(at.left, view.clientWidth - EDGE - width));
  element.style.top = `${Math.round(top)}px`;
  element.style.left = `${Math.round(left)}px`;
}

/** Where a box stands that is about a cell or a head. */
export type Side = 'above' | 'below' | 'beside';

/**
 * Where what is said of a cell stands, without lying on those with which one compares it: along a row in time, or else
 * above and below it.
 */
export const sideOfCell = ({ inTime = false }: { readonly inTime?: boolean }): Side =>
  inTime ? 'above' : 'beside';

/**
 * Puts a fixed element on a side of its anchor. Above a cell it stands above its row, whose name may stand
 * over its figures: what comes next, by Enter or in reading, lies below. Beside it is at its right, or else at
 * its left. Where there is no room it goes above instead of beside, and below instead of above.
 */
export function placeAt(element: HTMLElement, anchor: HTMLElement, side: Side): void {
  placeBelow(element, anchor);
  if (side === 'below') return;
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const view = document.documentElement;
  const right = at.right + GAP;
  const left = right + width <= view.clientWidth - EDGE ? right : at.left - GAP - width;
  if (side === 'beside' && left >= EDGE) {
    const lowest = view.clientHeight - EDGE - height;
    element.style.left = `${Math.round(left)}px`;
    element.style.top = `${Math.round(Math.max(EDGE, Math.min(at.top, lowest)))}px`;
    return;
  }
  const row = anchor.closest('[role="row"]')?.getBoundingClientRect() ?? at;
  const above = row.top - GAP - height;
  if (above >= EDGE) element.style.top = `${Math.round(above)}px`;
}
