import { useEffect, useState } from 'react';
import { coveredEdges, onCovered } from './sticky.ts';

/** Pixels that a row under the head keeps. */
const LAST_ROW = 32;
/** Under a table: some air, on a phone its sums. */
const BELOW = 40;
const LEAST_HEIGHT = 240;
/** A turn of the wheel must not jump over the places where the table takes it. */
const MOST = 0.75;

interface Sight {
  /** How far below the box's top edge its head has to stand to be seen. */
  readonly offset: number;
  /** Whether the box takes the wheel: most of it is in sight, or it fills the window. */
  readonly takesScroll: boolean;
}

/** For a box between `top` and `bottom` in a window whose first `covered` pixels are hidden. */
export function sightOf(
  box: { readonly top: number; readonly bottom: number },
  head: number,
  covered: number,
  window: number,
): Sight {
  const most = Math.max(0, box.bottom - box.top - head - LAST_ROW);
  const offset = Math.min(most, Math.max(0, covered - box.top));
  const seen = Math.min(box.bottom, window) - Math.max(box.top, covered);
  const takesScroll = seen >= MOST * Math.min(box.bottom - box.top, window - covered);
  return { offset: Math.round(offset), takesScroll };
}

/**
 * Keeps the head of a box that scrolls by itself in sight while the page scrolls: its style may
 * use `--head-offset`. Until most of the box is in sight the page scrolls and not the box, which has
 * `data-passes-scroll` so long; unless the page is at its top, where nothing else brings back what the
 * box has scrolled away. `height` is the head's, `scrolled` tells how far the box is scrolled. Returns
 * what stops it.
 */
export function keepHeadInSight(
  box: HTMLElement,
  head: HTMLElement,
  height: () => number,
  scrolled: () => number = () => 0,
): () => void {
  // A dialog covers what covers the page.
  if (box.closest('[role="dialog"]')) return () => undefined;
  const stop = new AbortController();
  const look = (): void => {
    const outer = box.getBoundingClientRect();
    // The head stands within the border: beside it a row would show as a thin line.
    const at = { top: outer.top + box.clientTop, bottom: outer.bottom - box.clientTop };
    const windowHeight = document.documentElement.clientHeight;
    const { offset, takesScroll } = sightOf(at, height(), coveredEdges().top, windowHeight);
    // On the box it would be inherited: every step of a scroll would style all of its cells anew.
    head.style.setProperty('--head-offset', `${offset}px`);
    const isLast = window.scrollY <= 0 && scrolled() > 0;
    box.toggleAttribute('data-passes-scroll', !takesScroll && !isLast);
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  const onScroll = ({ target }: Event): void => {
    // What scrolls within the box moves neither it nor its head.
    if (!(target instanceof Element && box.contains(target))) look();
  };
  window.addEventListener('scroll', onScroll, options);
  box.addEventListener('scrollend', look, options);
  window.addEventListener('resize', look, options);
  const observer = new ResizeObserver(look);
  observer.observe(box);
  // What comes or goes above the box moves it.
  observer.observe(document.body);
  const stopCovered = onCovered(look);
  look();
  return () => {
    stop.abort();
    observer.disconnect();
    stopCovered();
  };
}

/** Scrolls the page the least that shows what lies between two heights of the window. */
export function scrollPageTo(top: number, bottom: number, head: number): void {
  const covered = coveredEdges();
  const first = covered.top + head;
  const last = document.documentElement.clientHeight - covered.bottom;
  if (top < first) window.scrollBy(0, top - first);
  else if (bottom > last) window.scrollBy(0, Math.min(bottom - last, top - first));
}

/** The height of a table that fits into the window under what covers its top, in pixels. */
export function useRoom(): number {
  // Asked for at each drawing, the page would be laid out for it each time.
  const [known, setKnown] = useState(room);
  useEffect(() => {
    const look = () => setKnown(room());
    const stopCovered = onCovered(look);
    window.addEventListener('resize', look);
    look();
    return () => {
      stopCovered();
      window.removeEventListener('resize', look);
    };
  }, []);
  return known;
}

function room(): number {
  const height = document.documentElement.clientHeight - coveredEdges().top - BELOW;
  return Math.max(LEAST_HEIGHT, height);
}
