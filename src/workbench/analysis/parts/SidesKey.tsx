import type { ReactNode } from 'react';
import styles from '../AnalysisDock.module.css';

/** Which colour is which side of a tornado. */
export function SidesKey({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.key}>
      <span>
        <i className={styles.keyLow} />
        con menos
      </span>
      <span>
        <i className={styles.keyHigh} />
        con más
      </span>
      <span>
        <i className={styles.keyBase} />
        la cifra de hoy
      </span>
      {children}
    </p>
  );
}
