import { goBackToPage, goFromPage } from '../../ui/backCloses.ts';
import { guardTravel } from './leaving.ts';

/** Links within the app and steps through its history, of a page that has to be asked first. Each returns what stops it. */

/** Of a link, and of the window. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** Whether an address is still the page's. */
export type IsHere = (address: Address) => boolean;

/** The path of now, and no other. */
function samePath(): IsHere {
  const { pathname } = window.location;
  return (address) => address.pathname === pathname;
}

/** The address of now with what is asked for in it, which may be one of several tabs. */
export function sameAddress(): IsHere {
  const { pathname, search } = window.location;
  return (address) => address.pathname === pathname && address.search === search;
}

/** Calls `ask` instead of following a link of the app that leads off the page. */
export function interceptLinks(ask: (path: string) => void, isHere = samePath()): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain =
      event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const elsewhere = !link || link.target === '_blank' || link.origin !== window.location.origin;
    if (elsewhere || !plain || isHere(link)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(link.pathname + link.search + link.hash);
  };
  // Captured, so that the router's own handler never sees the click.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** The place of an entry in the router's history; it keeps it in the entry's state. */
function placeOf(state: unknown): number | null {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}

/** Takes a step back or forward back, and calls `ask` with what makes it after all. */
export function interceptTravel(ask: (go: () => void) => void, isHere = samePath()): () => void {
  const here = placeOf(window.history.state);
  let letThrough = false;
  const onPop = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (letThrough || here === null || there === null) return;
    if (isHere(window.location)) return;
    event.stopImmediatePropagation();
    goBackToPage(here - there);
    ask(() => {
      letThrough = true;
      goFromPage(there - here);
    });
  };
  return guardTravel(onPop);
}
