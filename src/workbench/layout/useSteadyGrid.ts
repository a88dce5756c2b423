import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What comes over a sheet doesn't push it away under the hand that works in it: the page scrolls along. Further down
 * the browser does that by itself, and so it does where something goes; at the top of the page, which can't scroll
 * up, the room of what went stays until one leaves the sheet. `box`: what grows and shrinks, in a column.
 */
export function useSteadyGrid(box: RefObject<HTMLElement | null>): void {
  const before = useRef<number | null>(null);
  /** Where the page was before the box changed: one that fits into the window then is at its top as soon as it is measured. */
  const scrolled = useRef(window.scrollY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    letGo(element);
    const height = heightOf(element);
    const more = height - (before.current ?? height);
    before.current = height;
    if (more === 0 || !isOverSheetAtWork(element)) return;
    if (more > 0 && scrolled.current === 0) window.scrollBy(0, more);
    else if (more < 0 && scrolled.current < -more) {
      hold(element, -more);
      before.current = height - more;
    }
    scrolled.current = window.scrollY;
  });
  useEffect(() => {
    const stop = new AbortController();
    const leave = () => {
      const element = box.current;
      if (!element?.style.minHeight || isOverSheetAtWork(element)) return;
      letGo(element);
      before.current = heightOf(element);
    };
    const follow = () => {
      scrolled.current = window.scrollY;
    };
    document.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    // What takes the focus has it by then.
    document.addEventListener('focusin', leave, { signal: stop.signal });
    return () => stop.abort();
  }, [box]);
}

/** Keeps the room that a box has lost, also where it is empty by now. */
function hold(element: HTMLElement, lost: number): void {
  const { height } = element.getBoundingClientRect();
  const gap = height === 0 ? gapBelow(element) : 0;
  element.style.display = 'grid';
  element.style.minHeight = `${height + lost - gap}px`;
}

function letGo(element: HTMLElement): void {
  element.style.display = '';
  element.style.minHeight = '';
}

/** With the gap that parts it from what is below; an empty one has none. */
function heightOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  return height === 0 ? 0 : height + gapBelow(element);
}

function gapBelow({ parentElement }: HTMLElement): number {
  return parentElement ? Number.parseFloat(getComputedStyle(parentElement).rowGap) || 0 : 0;
}

function isOverSheetAtWork(element: HTMLElement): boolean {
  const grid = document.activeElement?.closest('[role="grid"], [role="treegrid"]');
  if (!grid) return false;
  return (element.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
