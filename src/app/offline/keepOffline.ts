import { toast } from '../../ui/index.ts';
import { onSession, readSession } from '../account/session.ts';

/** Whether there is a newer build is asked this often at most. */
const LOOK_MS = 60 * 60 * 1000;
/** A new build is given so long to take over. */
const TAKEOVER_MS = 4_000;

/**
 * Has the browser keep the app for when there is no network, once somebody is signed in: a visitor
 * who looks around downloads no more than what they see. A new build is offered, and comes when the
 * person says so.
 */
export function keepOffline(): void {
  // Missing where the page isn't served safely: plain HTTP on another machine.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  let isStarted = false;
  const startOnce = () => {
    if (isStarted || (readSession() === null && workers.controller === null)) return;
    isStarted = true;
    // Without it the app works as before, with a network.
    start(workers).catch(() => undefined);
  };
  onSession(startOnce);
  startOnce();
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const reload = followTakeover(workers);
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const offer = () => {
    if (registration.waiting === null || workers.controller === null) return;
    toast.info('Hay una versión nueva de Ábaco', {
      duration: 0,
      action: { label: 'Actualizar', onSelect: () => reload(registration) },
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
  lookAgain(registration);
}

/** Whoever comes back to the page after a while hears of what is new. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    // Without a network there is nothing to hear.
    registration.update().catch(() => undefined);
  });
}

/**
 * The page where the new build was asked for is loaded anew; others say that it is there, because
 * somebody may be typing in them. The first worker of all takes over a page that is of its build.
 *
 * @returns asks the worker that waits by then to take over, and loads the page anew
 */
function followTakeover(
  workers: ServiceWorkerContainer,
): (registration: ServiceWorkerRegistration) => void {
  let isFirst = workers.controller === null;
  let isAsked = false;
  workers.addEventListener('controllerchange', () => {
    if (isAsked) {
      window.location.reload();
      return;
    }
    if (!isFirst) {
      toast.info('Ábaco se actualizó en otra pestaña', {
        duration: 0,
        action: { label: 'Actualizar esta', onSelect: () => window.location.reload() },
      });
    }
    isFirst = false;
  });
  return ({ waiting }) => {
    isAsked = true;
    waiting?.postMessage('take over');
    // The old worker may be busy with requests of this page: it gives way once the page goes.
    setTimeout(() => window.location.reload(), waiting ? TAKEOVER_MS : 0);
  };
}
