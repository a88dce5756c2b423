import { type RefObject, useEffect } from 'react';

/**
 * Tells the charts in a place that the pointer left, once a finger scrolls what they stand in or
 * touches something else: a finger that is lifted leaves nothing by itself.
 */
export function useFingerLeaves(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    let byFinger = false;
    let scrolls = false;
    const leave = () => {
      for (const chart of element.querySelectorAll('.recharts-wrapper')) {
        const { parentElement: relatedTarget } = chart;
        chart.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget }));
      }
    };
    const touched = ({ pointerType, target }: PointerEvent) => {
      byFinger = pointerType === 'touch';
      scrolls = false;
      if (byFinger && !element.contains(target as Node)) leave();
    };
    const scrolled = ({ target }: Event) => {
      if (!byFinger || !(target as Node).contains(element)) return;
      scrolls = true;
      leave();
    };
    // The library follows the finger while the page does as well.
    const lifted = () => {
      if (scrolls) leave();
    };
    document.addEventListener('pointerdown', touched, options);
    document.addEventListener('scroll', scrolled, options);
    document.addEventListener('touchend', lifted, options);
    return () => ending.abort();
  }, [place]);
}
