import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrived } from './lazyPart.tsx';

interface Props {
  /** Shown until all that `children` load is there. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Around what loads on demand. It is drawn anew as parts arrive: by itself React shows what was waited for
 * at the earliest 300 ms after it began to show something else in its place, and what loads in several
 * steps waits so long at each.
 */
export function UntilLoaded({ waiting, children }: Props) {
  useSyncExternalStore(arrived.subscribe, arrived.count);
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
