import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { givenBack, openers } from './openers.ts';
import type { ToastAction, ToastMessage } from './toast.ts';
import styles from './Toast.module.css';

const LOOK = {
  success: { Icon: CircleCheck, name: 'Éxito' },
  error: { Icon: CircleAlert, name: 'Error' },
  warning: { Icon: TriangleAlert, name: 'Advertencia' },
  info: { Icon: Info, name: 'Información' },
} as const;

/** Characters: beside a button longer texts would be a narrow column. */
const BESIDE = 60;

interface ToastProps extends ToastMessage {
  /** Out of sight under a dialog. */
  isAside: boolean;
  onClose: (id: number) => void;
}

/**
 * One message, until its time is over: it stays while it is pointed at or has the focus. Aside, one that
 * offers something or tells of a failure waits; the time of any other goes on.
 */
export function Toast(props: ToastProps) {
  const { id, level, message, duration, action, otherAction, isAside, onClose } = props;
  const [isTouched, setTouched] = useState(false);
  const isNeeded = action !== undefined || level === 'error' || level === 'warning';
  const held = isTouched || (isAside && isNeeded);
  const came = useRef<readonly HTMLElement[]>([]);
  const { Icon, name } = LOOK[level];
  const actions = [action, otherAction].filter((one): one is ToastAction => one !== undefined);

  useEffect(() => {
    if (held || duration === 0) return;
    const timer = window.setTimeout(() => onClose(id), duration);
    return () => window.clearTimeout(timer);
  }, [held, duration, id, onClose]);

  // Its buttons are gone once pressed: the focus goes back to where it came from.
  const close = () => {
    onClose(id);
    givenBack(came.current)?.focus({ preventScroll: true });
  };
  return (
    <div
      hidden={isAside}
      className={cx(styles.toast, styles[level], message.length > BESIDE && styles.long)}
      // A finger that touched it never leaves.
      onPointerEnter={({ pointerType }) => setTouched(pointerType !== 'touch')}
      onPointerLeave={() => setTouched(false)}
      // Where a press gives no focus to a button, it takes it from what had it all the same.
      onPointerDownCapture={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) came.current = openers();
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        setTouched(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) {
          came.current = openers(relatedTarget);
        }
      }}
      onBlur={() => setTouched(false)}
    >
      <Icon role="img" aria-label={name} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, onSelect }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        aria-label="Cerrar notificación"
        className={styles.close}
        onClick={close}
      >
        <X />
      </button>
    </div>
  );
}
