import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from './parts/lazyPart.tsx';
import styles from './ToastHost.module.css';
import type { ToastMessage } from './toast.ts';
import { attachToastDisplay } from './toast.ts';

/** More than this at once is not read: the oldest go. */
const MOST_SHOWN = 3;

/** Its looks load with the first message; until then, and where they can't, the words stand alone. */
const Toast = lazyPart(async () => (await import('./Toast.tsx')).Toast);

const isUrgent = ({ level }: ToastMessage) => level === 'error' || level === 'warning';

/**
 * Shows what `toast` reports at the bottom right, on a phone across the bottom, above what sticks
 * there (`--covered-bottom`). Two live regions, which must be there before their first message.
 */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);

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
  const renderToast = (message: ToastMessage) => {
    const words = <p className={styles.plain}>{message.message}</p>;
    return (
      <ErrorBoundary key={message.id} fallback={words}>
        <Suspense fallback={words}>
          <Toast {...message} onClose={close} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return (
    <section aria-label="Notificaciones" className={styles.host}>
      <div aria-live="polite" aria-relevant="additions" className={styles.list}>
        {messages.filter((message) => !isUrgent(message)).map(renderToast)}
      </div>
      <div aria-live="assertive" aria-relevant="additions" className={styles.list}>
        {messages.filter(isUrgent).map(renderToast)}
      </div>
    </section>
  );
}

function saysTheSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.level === other.level && one.message === other.message;
}
