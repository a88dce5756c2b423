import { useLayoutEffect, useState } from 'react';
import { isTouch } from '../../ui/index.ts';
import { type Covered, coveredEdges, onCovered } from './sticky.ts';
import { isNarrow } from './useNarrow.ts';

/** Pixels that a row under the head keeps. */
const LAST_ROW = 32;
/** Under a table: some air, on a phone its sums. */
const BELOW = 40;
const LEAST_HEIGHT = 240;
/** So much of the room is enough for a table that all of it is in sight as the page opens. */
const ENOUGH = 0.6;
/** A turn of the wheel must not jump over the places where the table takes it, */
const MOST = 0.75;
/** nor a swipe, which goes farther, and leaves more of a table out of reach. */
const MOST_BY_TOUCH = 0.5;

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
  byTouch: boolean,
): Sight {
  const most = Math.max(0, box.bottom - box.top - head - LAST_ROW);
  const offset = Math.min(most, Math.max(0, covered - box.top));
  const seen = Math.min(box.bottom, window) - Math.max(box.top, covered);
  const least = byTouch ? MOST_BY_TOUCH : MOST;
  const takesScroll = seen >= least * Math.min(box.bottom - box.top, window - covered);
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
    const { offset, takesScroll } = sightOf(
      at,
      height(),
      coveredEdges().top,
      windowHeight,
      isTouch(),
    );
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

/** Whether a row of a box is seen as a whole, in the box and in the window, clear of the head that stays there. */
export function isRowInSight(
  row: { readonly top: number; readonly bottom: number },
  box: HTMLElement,
  head: number,
): boolean {
  const covered = coveredEdges();
  const { top, bottom } = box.getBoundingClientRect();
  const first = Math.max(top, covered.top) + head;
  const last = Math.min(bottom, document.documentElement.clientHeight - covered.bottom);
  return row.top >= first && row.bottom <= last;
}

/** Whether at least a row's height of a box is seen in the window, and nothing takes that whole over it. */
export function isInSight(box: HTMLElement): boolean {
  const covered = coveredEdges();
  const { top, bottom } = box.getBoundingClientRect();
  const last = document.documentElement.clientHeight - covered.bottom;
  const seen = Math.min(bottom, last) - Math.max(top, covered.top);
  return seen >= LAST_ROW && box.closest('[inert]') === null;
}

/** Scrolls the page the least that shows what lies between two heights of the window. */
export function scrollPageTo(top: number, bottom: number, head: number): void {
  const covered = coveredEdges();
  const first = covered.top + head;
  const last = document.documentElement.clientHeight - covered.bottom;
  if (top < first) window.scrollBy(0, top - first);
  else if (bottom > last) window.scrollBy(0, Math.min(bottom - last, top - first));
}

/**
 * The height of a table that fits into the window under what covers its top, in pixels. With `box`, what it
 * stands in: where the window has enough room below that as the page opens, no more than that, so that no
 * cell of it is out of sight but by its own scroll.
 */
export function useRoom(box: HTMLElement | null = null): number {
  // Asked for at each drawing, the page would be laid out for it each time.
  const [known, setKnown] = useState(() => room(null));
  useLayoutEffect(() => {
    const look = () => setKnown(room(box));
    const stopCovered = onCovered(look);
    window.addEventListener('resize', look);
    // What comes or goes above the box moves it.
    const observer = box && new ResizeObserver(look);
    observer?.observe(document.body);
    look();
    return () => {
      stopCovered();
      window.removeEventListener('resize', look);
      observer?.disconnect();
    };
  }, [box]);
  return known;
}

function room(box: HTMLElement | null): number {
  const { clientHeight } = document.documentElement;
  // A finger moves the page.
  const top = box && !isNarrow() ? box.getBoundingClientRect().top + window.scrollY : null;
  return roomIn(clientHeight, coveredEdges(), top);
}

/**
 * `top`: where the table begins on the page, if it is to be in sight as that opens. What floats over the
 * bottom takes its last rows' place, not their sight.
 */
export function roomIn(
  window: number,
  covered: Pick<Covered, 'top' | 'floating'>,
  top: number | null,
): number {
  const most = Math.max(LEAST_HEIGHT, window - covered.top - BELOW);
  const below = top === null ? 0 : window - top - BELOW;
  const free = below >= ENOUGH * most ? Math.min(below, most) : most;
  return Math.max(LEAST_HEIGHT, free - covered.floating);
}

/**
 * Of the height of all rows of a table that takes its room, what it leaves to what floats over the bottom:
 * kept free below it, so that what comes next doesn't move up under that.
 */
export function leftBelow(whole: number, height: number, floating: number): number {
  return Math.min(floating, Math.max(0, whole - height));
}
