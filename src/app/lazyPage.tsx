import { type ComponentType, use } from 'react';

/** A part of the app that didn't arrive: the service is away, or there is no network. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** Loads once; what failed may be tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= load().catch((cause: unknown) => {
      asked = null;
      throw new LoadFailure('A part of the app did not load', { cause });
    });
    return asked;
  };
}

/** A page that loads when it is visited. React's own `lazy` never tries again. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const get = once(load);
  return function LazyPage(props: Props) {
    const Page = use(get());
    return <Page {...props} />;
  };
}
