import type { ReactNode } from 'react';
import { useTitle } from '../../useTitle.ts';
import styles from './AuthPage.module.css';

interface Props {
  title: string;
  /** Of the browser's tab, where the heading says something else. */
  tab?: string;
  text?: ReactNode;
  /** Where else to go, under the form. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** One task in a narrow column: heading, form, and where else to go. */
export function AuthPage({ title, tab = title, text, foot, children }: Props) {
  useTitle(tab);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {Boolean(text) && <p>{text}</p>}
      </header>
      {children}
      {Boolean(foot) && <p className={styles.foot}>{foot}</p>}
    </main>
  );
}
