import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** One component, in some of its states. */
export function Specimen({ title, children }: Props) {
  return (
    <div className={styles.specimen}>
      <h3>{title}</h3>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}

/** Side by side, as wide as each needs to be. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** In columns of equal width. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
