import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import type { ToastMessage } from './toast.ts';
import styles from './ToastHost.module.css';

const LOOK = {
  success: { Icon: CircleCheck, name: 'Éxito' },
  error: { Icon: CircleAlert, name: 'Error' },
  warning: { Icon: TriangleAlert, name: 'Advertencia' },
  info: { Icon: Info, name: 'Información' },
} as const;

interface ToastProps extends ToastMessage {
  onClose: (id: number) => void;
}

/** One message, until its time is over: it stays while it is pointed at or has the focus. */
export function Toast({ id, level, message, duration, action, onClose }: ToastProps) {
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
      // A finger that touched it never leaves.
      onPointerEnter={({ pointerType }) => setHeld(pointerType !== 'touch')}
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
