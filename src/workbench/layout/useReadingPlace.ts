import { useEffect } from 'react';
import { DIALOG, isTouch } from '../../ui/index.ts';
import { coveredEdges } from './sticky.ts';

/** So long after the last scroll or touch, in milliseconds, what stands in the window is what is read. */
const STILL = 150;
/** A phone that is turned has its page laid out anew by then. */
const TURNED = 500;

/** What is read, the innermost part first, as a part may be built anew for the other width. */
type Place = readonly { readonly element: Element; readonly top: number }[];

/** A phone that is turned shows what was read before. */
export function useReadingPlace(): void {
  useEffect(() => (isTouch() ? keepReadingPlace() : undefined), []);
}

/** What has the focus is kept in sight by itself, where it was. Returns what stops it. */
export function keepReadingPlace(): () => void {
  const stop = new AbortController();
  let width = window.innerWidth;
  let place: Place = [];
  let isTurning = false;
  let timer = 0;
  const look = (): void => {
    place = placeRead();
  };
  const later = (): void => {
    if (isTurning) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(look, STILL);
  };
  const onResize = (): void => {
    // A keyboard takes of the height alone.
    if (window.innerWidth === width) return later();
    width = window.innerWidth;
    isTurning = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      goTo(place);
      // Turned back it shows the same again: this was no reading on.
      timer = window.setTimeout(() => (isTurning = false), STILL);
    }, TURNED);
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const event of ['scroll', 'touchend', 'focusin']) {
    window.addEventListener(event, later, options);
  }
  window.addEventListener('resize', onResize, options);
  later();
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

/** What stands in the upper part of the window; nothing where one is at work in sight. */
function placeRead(): Place {
  const { top, bottom } = coveredEdges();
  const last = document.documentElement.clientHeight - bottom;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) {
    const at = activeElement.getBoundingClientRect();
    if (at.bottom > top && at.top < last) return [];
  }
  // A dialog lies over the page.
  if (document.querySelector(DIALOG)) return [];
  const parts: Element[] = [];
  let part = document.elementFromPoint(window.innerWidth / 2, top + (last - top) / 3);
  for (; part && part !== body; part = part.parentElement) parts.push(part);
  return parts.map((element) => ({ element, top: element.getBoundingClientRect().top }));
}

function goTo(place: Place): void {
  const kept = place.find(({ element }) => element.isConnected);
  if (kept) window.scrollBy(0, kept.element.getBoundingClientRect().top - kept.top);
}
