import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { openPlaces, watchPlaces } from './noticePlaces.ts';
import { lazyPart } from './parts/lazyPart.tsx';
import styles from './ToastHost.module.css';
import type { ToastMessage } from './toast.ts';
import { attachToastDisplay } from './toast.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';

/** More than this at once is not read: the oldest go. */
const MOST_SHOWN = 3;

/** Its looks load with the first message; until then, and where they can't, the words stand alone. */
const Toast = lazyPart(async () => (await import('./Toast.tsx')).Toast);

const isUrgent = ({ level }: ToastMessage) => level === 'error' || level === 'warning';

/** A message with the place where it came: that of a dialog, or null for the page. */
interface Placed extends ToastMessage {
  readonly place: HTMLElement | null;
}

/**
 * Shows what `toast` reports at the bottom right, on a phone across the bottom, above what sticks
 * there (`--covered-bottom`). What comes while a dialog is open stands in the dialog; what stood before
 * steps aside until it closes.
 */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly Placed[]>([]);
  const places = useSyncExternalStore(watchPlaces, openPlaces);
  const front = places.at(-1) ?? null;
  const [known, setKnown] = useState(places);
  // What a dialog has told goes on in the one below it, or on the page.
  if (known !== places) {
    setKnown(places);
    setMessages(messages.map((one) => (isGone(one, places) ? { ...one, place: front } : one)));
  }
  const host = useRef<HTMLElement>(null);
  const edge = useClearOfFocus(host, messages);

  // Stable: a new one would start every timer again.
  const close = useCallback(
    (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)),
    [],
  );
  // A layout effect, so that it listens before any effect of the page reports something.
  useLayoutEffect(
    () =>
      attachToastDisplay({
        show: (next) => {
          const placed = { ...next, place: openPlaces().at(-1) ?? null };
          setMessages((shown) =>
            [...shown.filter((old) => !saysTheSame(old, next)), placed].slice(-MOST_SHOWN),
          );
        },
        close,
      }),
    [close],
  );
  const inDialog = messages.filter(({ place }) => front !== null && place === front);
  const onPage = messages.filter((message) => !inDialog.includes(message));
  return (
    <>
      <section ref={host} aria-label="Notificaciones" className={styles.host} data-edge={edge}>
        <Lists messages={onPage} isAside={front !== null} onClose={close} />
      </section>
      {front && createPortal(<Lists messages={inDialog} onClose={close} />, front)}
    </>
  );
}

interface ListsProps {
  messages: readonly ToastMessage[];
  isAside?: boolean;
  onClose: (id: number) => void;
}

/** Two live regions, which must be there before their first message. */
function Lists({ messages, isAside = false, onClose }: ListsProps) {
  const renderToast = (message: ToastMessage) => {
    const words = (
      <p className={styles.plain} hidden={isAside}>
        {message.message}
      </p>
    );
    return (
      <ErrorBoundary key={message.id} fallback={words}>
        <Suspense fallback={words}>
          <Toast {...message} isAside={isAside} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return (
    <>
      <div aria-live="polite" aria-relevant="additions" className={styles.list}>
        {messages.filter((message) => !isUrgent(message)).map(renderToast)}
      </div>
      <div aria-live="assertive" aria-relevant="additions" className={styles.list}>
        {messages.filter(isUrgent).map(renderToast)}
      </div>
    </>
  );
}

function isGone({ place }: Placed, places: readonly HTMLElement[]): boolean {
  return place !== null && !places.includes(place);
}

function saysTheSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.level === other.level && one.message === other.message;
}
