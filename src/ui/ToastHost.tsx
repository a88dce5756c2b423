import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NoticeRegions } from './NoticeRegions.tsx';
import { lazyPart } from './parts/lazyPart.tsx';
import styles from './ToastHost.module.css';
import type { ToastMessage } from './toast.ts';
import { attachToastDisplay } from './toast.ts';

/** More than this at once is not read: the oldest go. */
const MOST_SHOWN = 3;

/** Loads with the first message; until then, and where it can't, the words stand alone. */
const Notices = lazyPart(async () => (await import('./Notices.tsx')).Notices);

/**
 * Shows what `toast` reports at the bottom right, on a phone across the bottom, above what sticks
 * there (`--covered-bottom`).
 */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [host, setHost] = useState<HTMLElement | null>(null);

  // Stable: a new one would start every timer again.
  const close = useCallback(
    (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)),
    [],
  );
  // A layout effect, so that it listens before any effect of the page reports something.
  useLayoutEffect(
    () =>
      attachToastDisplay({
        show: (next) =>
          setMessages((shown) =>
            [...shown.filter((old) => !saysTheSame(old, next)), next].slice(-MOST_SHOWN),
          ),
        close,
      }),
    [close],
  );
  const words = messages.map(({ id, message }) => (
    <p key={id} className={styles.plain}>
      {message}
    </p>
  ));
  return (
    <section ref={setHost} aria-label="Notificaciones" className={styles.host}>
      <NoticeRegions>
        {host && messages.length > 0 && (
          <ErrorBoundary fallback={words} resetKeys={[messages]}>
            <Suspense fallback={words}>
              <Notices page={host} messages={messages} onClose={close} />
            </Suspense>
          </ErrorBoundary>
        )}
      </NoticeRegions>
    </section>
  );
}

function saysTheSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.level === other.level && one.message === other.message;
}
