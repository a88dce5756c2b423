import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { cx } from './cx.ts';
import styles from './ToastHost.module.css';
import type { ToastMessage } from './toast.ts';
import { attachToastDisplay } from './toast.ts';

/** More than this at once is not read: the oldest go. */
const MOST_SHOWN = 3;

const LOOK = {
  success: { Icon: CircleCheck, name: 'Éxito' },
  error: { Icon: CircleAlert, name: 'Error' },
  warning: { Icon: TriangleAlert, name: 'Advertencia' },
  info: { Icon: Info, name: 'Información' },
} as const;

const isUrgent = ({ level }: ToastMessage) => level === 'error' || level === 'warning';

/**
 * Shows what `toast` reports at the bottom right, on a phone across the bottom, above what sticks
 * there (`--covered-bottom`). Two live regions, which must be there before their first message.
 */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);

  // A layout effect, so that it listens before any effect of the page reports something.
  useLayoutEffect(
    () =>
      attachToastDisplay({
        show: (next) =>
          setMessages((shown) =>
            [...shown.filter((old) => !saysTheSame(old, next)), next].slice(-MOST_SHOWN),
          ),
      }),
    [],
  );

  // Stable: a new one would start every timer again.
  const close = useCallback(
    (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)),
    [],
  );
  const renderToast = (message: ToastMessage) => (
    <Toast key={message.id} {...message} onClose={close} />
  );
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

interface ToastProps extends ToastMessage {
  onClose: (id: number) => void;
}

function Toast({ id, level, message, duration, action, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const { Icon, name } = LOOK[level];

  useEffect(() => {
    if (held || duration === 0) return;
    const timer = window.setTimeout(() => onClose(id), duration);
    return () => window.clearTimeout(timer);
  }, [held, duration, id, onClose]);

  return (
    <div
      className={cx(styles.toast, styles[level])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon role="img" aria-label={name} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose(id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Cerrar notificación"
        className={styles.close}
        onClick={() => onClose(id)}
      >
        <X />
      </button>
    </div>
  );
}
