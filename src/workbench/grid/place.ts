const GAP = 4;
const EDGE = 8;

/** Puts a fixed element under its anchor, or above where there is no room, inside the window. */
export function placeBelow(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const view = document.documentElement;
  const room = view.clientWidth - 2 * EDGE;
  element.style.minWidth = `${Math.round(Math.min(at.width, room))}px`;
  const { width, height } = element.getBoundingClientRect();
  const below = at.bottom + GAP;
  const fitsBelow = below + height <= view.clientHeight - EDGE;
  const top = fitsBelow ? below : Math.max(EDGE, at.top - GAP - height);
  const left = Math.max(EDGE, Math.min(at.left, view.clientWidth - EDGE - width));
  element.style.top = `${Math.round(top)}px`;
  element.style.left = `${Math.round(left)}px`;
}
