import { answer, type Asked, type Build, fileFor, fill, tidy } from './shelf.ts';

/*
 * The service worker: the app without a network. `scripts/offline.ts` builds it as /sw.js and puts
 * in what the build is made of. A new one waits until somebody asks for it, or until no page of the
 * one before is open.
 */

declare const __BUILD__: Build;

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  readonly request: Request & Asked;
  respondWith: (answer: Promise<Response>) => void;
}

/** The part of a service worker's global scope that is used here. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent<unknown>) => void) => void);
}
const scope = globalThis as unknown as Scope;
const build = __BUILD__;

scope.addEventListener('install', (event) => event.waitUntil(fill(caches, build, fetch)));

scope.addEventListener('activate', (event) =>
  event.waitUntil(tidy(caches, build).then(() => scope.clients.claim())),
);

scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = fileFor(build, request, scope.location.origin);
  if (file !== null) event.respondWith(answer(caches, build, file, () => fetch(request)));
});
