import { useSyncExternalStore } from 'react';

/** As wide as the styles take a window for a phone's. */
const PHONE = 600;
/** As high as the styles take the window of a phone that is held across. */
const ACROSS = 480;
/** Up to here the styles have what explains a cell at the window's bottom, a tablet's among them. */
export const TABLET = 900;

/** Whether there is room for one column only, or the window is at most as wide as given. */
export function useNarrow(most = PHONE): boolean {
  return useSyncExternalStore(listen, () => isNarrow(most));
}

/** Whether the window is as low as the styles take a phone's that is held across. */
export function useLow(): boolean {
  return useSyncExternalStore(listen, () => window.innerHeight <= ACROSS);
}

/** `useNarrow` at this moment. */
export function isNarrow(most = PHONE): boolean {
  return window.innerWidth <= most;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
