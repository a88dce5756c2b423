const GAP = 6;
const EDGE = 8;

/** Centres a fixed element above its anchor, or below where there is no room, inside the viewport. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - GAP - height;
  const top = above >= EDGE ? above : at.bottom + GAP;
  const furthest = document.documentElement.clientWidth - EDGE - width;
  const left = Math.max(EDGE, Math.min(at.left + (at.width - width) / 2, furthest));
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
}
