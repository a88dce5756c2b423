import { type ComponentType, use } from 'react';

/** A part of the app that didn't arrive: the service is away, or there is no network. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

const failed = new Set<() => void>();

const listeners = new Set<() => void>();
let arrivals = 0;

function tellOfArrival(): void {
  arrivals += 1;
  for (const listener of listeners) listener();
}

/** Grows with every part that arrived. */
export const arrived = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => arrivals,
};

/** What didn't arrive is asked for anew. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Loads once. A failure stays until `forgetFailures`: a component that is being drawn asks again
 * and again, and would never come to an end.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    if (asked) return asked;
    asked = load().catch((cause: unknown) => {
      failed.add(() => {
        asked = null;
      });
      throw new LoadFailure('A part of the app did not load', { cause });
    });
    void asked.then(tellOfArrival, () => undefined);
    return asked;
  };
}

/** A component that loads when it is first shown. React's own `lazy` never tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const get = once(load);
  return function LazyPart(props: Props) {
    const Part = use(get());
    return <Part {...props} />;
  };
}
