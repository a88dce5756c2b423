import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface Props {
  /** Where the links of the header lead. */
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A part of the landing page: what it is about at the left, its proof below or beside. */
export function Part({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className={styles.part}>
      <header className={styles.head}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}
