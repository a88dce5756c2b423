import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Notice.module.css';

/** What came of a form, in its place. It takes the focus, which was in the form. */
export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.notice}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
