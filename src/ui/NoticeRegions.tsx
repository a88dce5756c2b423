import type { ReactNode } from 'react';
import styles from './ToastHost.module.css';

/**
 * The live regions of a place of notices, for what waits its turn and for what interrupts: they must be
 * there before their first message.
 */
export function NoticeRegions({ children }: { children?: ReactNode }) {
  return (
    <>
      <div aria-live="polite" className={styles.list}>
        {children}
      </div>
      <div aria-live="assertive" className={styles.list} />
    </>
  );
}
