import { listenToBack } from '../../ui/backCloses.ts';

/**
 * Ways out of a page that the browser's own question doesn't cover: what asks by itself, and the back and forward
 * buttons. All pages load it; what a page with changes intercepts is in `intercept.ts`.
 */

let asking: ((go: () => void) => void) | null = null;

/** Calls `ask` with what `leave` was to do. */
export function interceptLeave(ask: (go: () => void) => void): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Does what leaves the page, as signing out does, at once or after the page's question. */
export function leave(go: () => void): void {
  if (asking) asking(go);
  else go();
}

let guard: ((event: PopStateEvent) => void) | null = null;

/** Hears of steps through the history before the router does; returns what stops it. */
export function guardTravel(onPop: (event: PopStateEvent) => void): () => void {
  guard = onPop;
  return () => {
    if (guard === onPop) guard = null;
  };
}

/**
 * To be called before the router starts: browsers call the listeners of the window in the order
 * in which they were added, whatever their phase, and the first one can keep it from the others.
 */
export function listenToTravel(): void {
  listenToBack();
  window.addEventListener('popstate', (event) => guard?.(event));
}
