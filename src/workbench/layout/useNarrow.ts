import { useSyncExternalStore } from 'react';

/** As wide as the styles take a window for a phone's. */
const NARROW = 600;

/** Whether there is room for one column only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow);
}

/** The same at this moment. */
export function isNarrow(): boolean {
  return window.innerWidth <= NARROW;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
