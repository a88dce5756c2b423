/** How much of the window's edges is covered by parts of the page that stay in sight, in pixels. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
  /** By what floats at the bottom for a while and takes the place of tables' last rows. */
  readonly floating: number;
}

/** Between what is scrolled to and what covers the edge. */
const AIR = 16;

const parts = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let covered: Covered = { top: 0, bottom: 0, floating: 0 };
let padded = '';
let observer: ResizeObserver | null = null;

export function coveredEdges(): Covered {
  return covered;
}

/** Calls the listener whenever more or less is covered; returns what stops it. */
export function onCovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A ref for what sticks to the top or the bottom of the window, or is fixed at its bottom: nothing that is scrolled to, by
 * Tab or by following a formula, ends up under it, and tables keep their heads clear of it. With
 * `data-below` it sticks below the others; with `data-above` it floats above what covers the bottom, and with
 * `data-above="rows"` tables end above it.
 */
export function stickyPart(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  if (!observer) {
    observer = new ResizeObserver(measureSticky);
    window.addEventListener('resize', measureSticky);
  }
  parts.add(element);
  observer.observe(element);
  return () => {
    parts.delete(element);
    observer?.unobserve(element);
    measureSticky();
  };
}

/** Whether it stays in sight by itself, as the page scrolls under it. What is fixed may scroll what is in it. */
export function isInStickyPart(element: Element): boolean {
  return [...parts].some(
    (part) => part.contains(element) && getComputedStyle(part).position === 'sticky',
  );
}

/** To be called where parts come to lie under something else, or come back. */
export function measureSticky(): void {
  let [top, bottom, above, floating] = [0, 0, 0, 0];
  // What stands below the others comes after them.
  const below = (part: HTMLElement): number => Number(part.dataset['below'] !== undefined);
  for (const part of [...parts].toSorted((a, b) => below(a) - below(b))) {
    if (below(part)) part.style.top = `${top}px`;
    const style = getComputedStyle(part);
    // On a phone other parts stick than on a desktop; what is inert lies under a full screen.
    const fixed = style.position === 'fixed';
    if (part.closest('[inert]')) continue;
    if (part.dataset['above'] !== undefined) {
      const height = part.offsetHeight + (Number.parseFloat(style.marginBottom) || 0);
      above = Math.max(above, height);
      if (part.dataset['above'] === 'rows') floating = Math.max(floating, height);
      continue;
    }
    if (style.position !== 'sticky' && !fixed) continue;
    // What takes the window is a page of its own: nothing is seen beside it.
    if (fixed && part.offsetHeight >= window.innerHeight - 1) continue;
    if (style.top === 'auto' || fixed) bottom = Math.max(bottom, part.offsetHeight);
    else top = Math.max(top, Number.parseFloat(style.top) + part.offsetHeight);
  }
  // The whole page is styled anew after these: not for nothing.
  const padding = parts.size > 0 ? `${top + AIR}px ${bottom + above + AIR}px` : '';
  const now: Covered = { top, bottom: bottom + above, floating };
  const isSame =
    now.top === covered.top && now.bottom === covered.bottom && floating === covered.floating;
  if (isSame && padding === padded) return;
  document.documentElement.style.scrollPaddingBlock = padding;
  document.documentElement.style.setProperty('--covered-top', `${top}px`);
  // What floats stands above this, and isn't part of it.
  document.documentElement.style.setProperty('--covered-bottom', `${bottom}px`);
  padded = padding;
  covered = now;
  for (const listener of listeners) listener();
}
