import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What comes over a sheet doesn't push it away under the hand that types in it: the page scrolls along. Further down
 * the browser does that by itself, and so it does where it goes again. `box`: what grows and shrinks, in a column.
 */
export function useSteadyGrid(box: RefObject<HTMLElement | null>): void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const height = heightOf(element);
    const more = height - (before.current ?? height);
    before.current = height;
    if (more > 0 && window.scrollY === 0 && isOverSheetAtWork(element)) window.scrollBy(0, more);
  });
}

/** With the gap that parts it from what is below; an empty one has none. */
function heightOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  if (height === 0 || !element.parentElement) return 0;
  return height + (Number.parseFloat(getComputedStyle(element.parentElement).rowGap) || 0);
}

function isOverSheetAtWork(element: HTMLElement): boolean {
  const grid = document.activeElement?.closest('[role="grid"], [role="treegrid"]');
  if (!grid) return false;
  return (element.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
